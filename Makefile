# make          the release: one static executable, .build/askform
# make try      what it needs, the release, and the example form asked on this terminal
# make test     what it needs, and every test
# make stress   what it needs, and runs that are killed a thousand times
# make install  PREFIX=/usr/local DESTDIR=
# make deps     installs the missing packages (Debian and Ubuntu)
# make clean    removes what was built

PREFIX ?= /usr/local
DESTDIR ?=
SWIFT ?= swift
FORM ?= forms/event.json

PACKAGES = libedit-dev libpcre2-dev libyaml-dev libutf8proc-dev libbsd-dev libmd-dev \
	libncurses-dev pkg-config mandoc jq tmux \
	python3 python3-yaml python3-dotenv python3-javaproperties

# Static, without unused sections and symbols; the last three are what libedit itself needs. The program has
# one thread, so that counting references need not be atomic, and Swift 6 proves exclusive access where it can
# be proved: both save a fifth of the time of a large form. Types of the standard library's containers are asked
# for directly and not by name, which would search all conformances: a quarter of the work before the first prompt.
# Modules that every file would import, and none uses, stay out. The functions of a start lie together, in the order of
# bench/start.order, so that few pages are fetched for them; names in it that are gone are passed over.
STATIC = -Xswiftc -static-executable \
	-Xswiftc -enforce-exclusivity=unchecked -Xswiftc -Xfrontend -Xswiftc -assume-single-threaded \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors \
	-Xswiftc -Xfrontend -Xswiftc -disable-implicit-string-processing-module-import \
	-Xswiftc -Xfrontend -Xswiftc -disable-implicit-concurrency-module-import \
	-Xswiftc -Xfrontend -Xswiftc -function-sections -Xswiftc -use-ld=lld \
	-Xlinker --symbol-ordering-file=$(CURDIR)/bench/start.order \
	-Xlinker --no-warn-symbol-ordering \
	-Xswiftc -gnone -Xlinker --gc-sections -Xlinker $(STRIP) \
	-Xlinker -ltinfo -Xlinker -lbsd -Xlinker -lmd

# -S keeps the names of functions, which bench/order reads.
STRIP ?= -s

# Counts of how often each part runs, taken by bench/profile: what runs often is made fast and laid out together.
PROFILE = .build/release.profdata
# The tool of the compiler's own version that reads them; without it a release is made that is a little slower.
PROFDATA = $(firstword $(wildcard $(foreach swift,$(SWIFT_PATH) $(realpath $(SWIFT_PATH)), \
	$(dir $(swift))llvm-profdata)) llvm-profdata)
SWIFT_PATH = $(shell command -v $(SWIFT))

all: .build/askform

# A copy is written in one go, and so lies in the page cache in larger pieces than what a linker wrote.
.build/askform: FORCE $(PROFILE)
	$(SWIFT) build -c release --product askform --scratch-path .build/static $(STATIC) \
		$$([ ! -s $(PROFILE) ] || echo -Xswiftc -Xfrontend -Xswiftc -ir-profile-use=$(CURDIR)/$(PROFILE))
	cp .build/static/release/askform $@.new
	mv -f $@.new $@

# The compiler takes an object that is there for as good as new where only the counts are others.
$(PROFILE): bench/release.profile
	mkdir -p .build
	rm -rf .build/static
	$(PROFDATA) merge -o $@ $< || : > $@

# The program with counters, for bench/profile.
counting: FORCE
	$(SWIFT) build -c release --product askform --scratch-path .build/counters $(STATIC) \
		-Xswiftc -Xfrontend -Xswiftc -ir-profile-generate=askform.profraw \
		-Xswiftc -Xclang-linker -Xswiftc -fprofile-generate
	mkdir -p .build/counting
	cp .build/counters/release/askform .build/counting/askform

print-profdata:
	@echo $(PROFDATA)

try: deps all
	.build/askform $(FORM)

test: deps
	$(SWIFT) test --disable-xctest

stress: deps
	ASKFORM_STRESS=1000 $(SWIFT) test --disable-xctest --filter KillTests

# The documentation of the library; a comment that docc complains of is an error.
docs:
	$(SWIFT) package dump-symbol-graph --minimum-access-level public
	rm -rf .build/symbols && mkdir -p .build/symbols
	cp $$(find -L .build -path '*symbolgraph/Wizard*.json') .build/symbols
	docc convert --fallback-display-name Wizard --fallback-bundle-identifier wizard \
		--additional-symbol-graph-dir .build/symbols --output-path .build/docs --warnings-as-errors

# The programs of the folder Examples as a package of their own.
examples: deps
	$(SWIFT) build --package-path Examples --scratch-path .build/examples

install: deps all
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/man/man1 \
		$(DESTDIR)$(PREFIX)/share/man/man5
	install .build/askform $(DESTDIR)$(PREFIX)/bin/askform
	for page in man/*.1; do [ ! -e "$$page" ] || \
		install -m 644 "$$page" $(DESTDIR)$(PREFIX)/share/man/man1; done
	for page in man/*.5; do [ ! -e "$$page" ] || \
		install -m 644 "$$page" $(DESTDIR)$(PREFIX)/share/man/man5; done

# apt runs only where dpkg says that something is missing.
deps:
	@command -v dpkg-query > /dev/null || { \
		echo "make deps: this is no Debian; the packages are named $(PACKAGES) there" >&2; exit 0; }; \
	missing=; \
	for package in $(PACKAGES); do \
		[ "$$(dpkg-query -W -f '$${Status}' $$package 2> /dev/null)" = "install ok installed" ] || \
			missing="$$missing $$package"; \
	done; \
	[ -n "$$missing" ] || exit 0; \
	echo "make deps: installing$$missing"; \
	if [ "$$(id -u)" = 0 ]; then as=; \
	elif command -v sudo > /dev/null; then as=sudo; \
	else echo "make deps: not root and no sudo: install$$missing yourself" >&2; exit 1; fi; \
	$$as apt-get update -q && \
	$$as env DEBIAN_FRONTEND=noninteractive apt-get install -qy --no-install-recommends $$missing

clean:
	rm -rf .build

FORCE:

.PHONY: all counting print-profdata try test stress install deps clean FORCE
