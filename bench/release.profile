:ir

$s6Wizard10AnswerFileV4give2toSayAA7ProblemVGAA7SessionVz_tF
# Func Hash:
565803010221655124
# Num Counters:
135
# Counter Values:
0
0
0
0
0
0
24
6
18
0
0
0
0
2112
0
0
0
0
0
2092
0
0
0
2071
0
0
21
0
0
24
0
18
18
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
15
15
0
0
0
15
0
0
0
0
2
0
0
0
0
1
0
0
2
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2071
0
0
0
18
3
0
0
0
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10AnswerFileV4give33_57DCF5795D06E82AC1E2C96C111365DALL5group4name2to5depthyAA4NodeV6MemberV_SSAA7SessionVzSitF
# Func Hash:
235860694640822326
# Num Counters:
48
# Counter Values:
0
0
0
0
0
0
3
0
7
0
0
0
0
0
7
7
3
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10AnswerFileV4give33_57DCF5795D06E82AC1E2C96C111365DALL_5named2to2ofyAA4NodeV6MemberV_SSSiAA7SessionVztF
# Func Hash:
523456430961608136
# Num Counters:
37
# Counter Values:
0
0
0
0
2096
0
0
0
0
0
0
0
0
2096
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10AnswerFileV4rows33_57DCF5795D06E82AC1E2C96C111365DALL5named2at2inSaySiGSS_AA4NodeV6MemberVAA12CompiledFormCtF
# Func Hash:
1073436550542233155
# Num Counters:
13
# Counter Values:
0
0
10
3
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10AnswerFileV4take_4intoyAA9KeptPartsV_AA7SessionVztF
# Func Hash:
153461407764994785
# Num Counters:
31
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10AnswerFileV7answers33_57DCF5795D06E82AC1E2C96C111365DALL3forSayAA4NodeV6MemberVGAA12CompiledFormC_tF
# Func Hash:
927981633160008540
# Num Counters:
95
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10AnswerFileVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard10AnswerFileVwxx:15

$s6Wizard10AnswerFileV_2asAcA8DocumentV_AC3UseOtcfC
# Func Hash:
95820316715302699
# Num Counters:
13
# Counter Values:
0
0
0
0
0
15
0
15
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10AnswerFileVwxx
# Func Hash:
844982800087245094
# Num Counters:
4
# Counter Values:
15
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10ArithmeticO3add_2toAA5ValueOAG_AGtAC5FaultOYKFZTf4nnd_n
# Func Hash:
1062511248066018065
# Num Counters:
17
# Counter Values:
0
0
0
0
0
4
0
8
0
4
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10ArithmeticO4move33_319E21659390F780190878D7F8FB5EE2LL_2byAA5ValueOAH_AA12ExactDecimalVtAC5FaultOYKFZTf4nnd_n
# Func Hash:
1127386591855789177
# Num Counters:
10
# Counter Values:
0
0
0
0
0
6
0
6
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10ArithmeticO4stepyAA5ValueOAA14ExpressionNodeV7ContentO_SbA2FxtAC5FaultOYKAA17EvaluationContextRzlFZAA6NoRowsV_Tt4g5Tf4nnnnd_n
# Func Hash:
239692798895200193
# Num Counters:
30
# Counter Values:
0
2
0
8
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10ByteStreamO4read4into4fromSi5count_s5Int32V4codetSw_AItFZ
# Func Hash:
334492583792895276
# Num Counters:
5
# Counter Values:
0
0
62
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10ByteStreamO5write_2tos5Int32VSays5UInt8VG_AGtFZ
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
34
0
# Num Bitmap Bytes:
$0

$s6Wizard10ByteStreamO5write_2tos5Int32VSays5UInt8VG_AGtFZAGyXEfU_AGSWXEfU_
# Func Hash:
477729237520080442
# Num Counters:
15
# Counter Values:
16
18
18
18
18
0
0
34
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10ComparisonV8OperatorOyAESgAA15ExpressionTokenV4KindOcfCTf4nd_n
# Func Hash:
5832820346715368
# Num Counters:
14
# Counter Values:
116
67
3
1
1
6
8
0
0
3
1
4
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10CustomTypeV10isReplaced33_F671B864511CC21C578CEAC8641F7D81LL_2bySbSS_SayAA4NodeV6MemberVGtFZTf4nnd_n
# Func Hash:
456618551890981957
# Num Counters:
15
# Counter Values:
0
84
84
0
0
36
0
0
12
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10CustomTypeV12alternatives33_F671B864511CC21C578CEAC8641F7D81LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard10CustomTypeV9completedySayAA4NodeV6MemberVGAIF
# Func Hash:
1085769283586586798
# Num Counters:
15
# Counter Values:
38
38
12
0
0
12
0
4
4
2
0
0
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard10CustomTypeVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
9
9
# Num Bitmap Bytes:
$0

$s6Wizard10CustomTypeVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
6
3
# Num Bitmap Bytes:
$0

$s6Wizard10CustomTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard10EarlierRunVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s6Wizard10FlatGivingV11giveChoices2toyAA7SessionVz_tF
# Func Hash:
647472252026660250
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
0
16
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10FlatGivingVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard10FlatGivingVwxx:16

$s6Wizard10FlatGivingVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
16
0
# Num Bitmap Bytes:
$0

$s6Wizard10FormReaderV11sectionList33_0B57E6CCCD399A05A8B7CFC20216DDD9LLySayAA7SectionVGAA4NodeVF
# Func Hash:
701607650187820594
# Num Counters:
12
# Counter Values:
42
42
14
14
0
0
0
0
0
23
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10FormReaderV3row33_0B57E6CCCD399A05A8B7CFC20216DDD9LLyAA3RowVSgAA4NodeVF
# Func Hash:
971991478673542013
# Num Counters:
36
# Counter Values:
5
0
10653
2153
2153
5
0
2153
2153
0
0
0
0
2153
2153
2153
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2153
8
2153
2
# Num Bitmap Bytes:
$0

$s6Wizard10FormReaderV4form33_0B57E6CCCD399A05A8B7CFC20216DDD9LLyAA0B0VSgAA4NodeVF
# Func Hash:
1146278246437044949
# Num Counters:
29
# Counter Values:
14
0
42
2
40
40
16
0
0
14
0
0
0
0
0
14
2
0
0
0
22
0
0
0
0
0
14
2
0
# Num Bitmap Bytes:
$0

$s6Wizard10FormReaderV4read_6addingAA0B0VSgAA8DocumentV_SayAA10DiagnosticVGztFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard10FormReaderV4read_6addingAA0B0VSgAA8DocumentV_SayAA10DiagnosticVGztFZTf4nnd_n
# Func Hash:
1124680650125156080
# Num Counters:
3
# Counter Values:
15
1
0
# Num Bitmap Bytes:
$0

$s6Wizard10FormReaderV7rowList33_0B57E6CCCD399A05A8B7CFC20216DDD9LLySayAA3RowVGAA4NodeVF
# Func Hash:
141929913143339195
# Num Counters:
11
# Counter Values:
0
2153
44
44
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10FormReaderV7section33_0B57E6CCCD399A05A8B7CFC20216DDD9LLyAA7SectionVSgAA4NodeVF
# Func Hash:
981836594186468575
# Num Counters:
17
# Counter Values:
42
47
47
39
0
0
42
0
0
0
0
0
8
0
0
0
42
# Num Bitmap Bytes:
$0

$s6Wizard10FormReaderVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard10FormReaderVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
16
0
# Num Bitmap Bytes:
$0

$s6Wizard10ItemLimitsV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
321806763269309462
# Num Counters:
14
# Counter Values:
1
3
5
5
5
3
0
0
3
2
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10ItemLimitsVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
6
3
3
# Num Bitmap Bytes:
$0

$s6Wizard10ItemLimitsVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:6

$s6Wizard10ItemLimitsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard10ItemLimitsVwcp:17

$s6Wizard10ItemLimitsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard10ItemLimitsVwxx:10

$s6Wizard10ItemLimitsVwcp
# Func Hash:
1096621587958997758
# Num Counters:
4
# Counter Values:
4
3
6
7
# Num Bitmap Bytes:
$0

$s6Wizard10ItemLimitsVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
6
6
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10ItemLimitsVwxx
# Func Hash:
536873293191249204
# Num Counters:
4
# Counter Values:
13
10
8
4
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckV11expressionsSayAA14FormExpressionCGvg
# Func Hash:
844982796233425917
# Num Counters:
4
# Counter Values:
10
0
5
0
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckV7verdict7onCount2inAA7VerdictOSi_AA17EvaluationContext_ptFTf4nen_n
# Func Hash:
570918056003498858
# Num Counters:
11
# Counter Values:
4
0
0
0
0
0
4
0
3
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4

$s6Wizard10ItemsCheckV7verdict7onCount2inAA7VerdictOSi_AA17EvaluationContext_ptFTf4nen_nAA12SessionStateV_Tg5
# Func Hash:
1104024240100572624
# Num Counters:
11
# Counter Values:
1
0
0
0
0
0
4
0
2
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckVAA0C0A2aDP10isConstantSbvgTW
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
18
18
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckVAA0C0A2aDP11looksAroundSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4
4
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
26
3
3
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16

$s6Wizard10ItemsCheckVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
3
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:10

$s6Wizard10ItemsCheckVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard10ItemsCheckVwcp:5

$s6Wizard10ItemsCheckVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckVwcp
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
3
6
11
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckVwet
# Func Hash:
798733564642628863
# Num Counters:
5
# Counter Values:
26
26
0
9
0
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
12
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10ItemsCheckVwxx
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
5
4
2
# Num Bitmap Bytes:
$0

$s6Wizard10JSONFormatV5bytes2ofSays5UInt8VGAA10OutputNodeO_tFTf4nd_n
# Func Hash:
454381972915261448
# Num Counters:
11
# Counter Values:
0
0
0
0
0
0
15
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10JSONFormatVAA12OutputFormatA2aDP10extensionsSaySSGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard10JSONFormatVAA12OutputFormatA2aDP14namesVariablesSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard10JSONFormatVAA12OutputFormatA2aDP5bytes2ofSays5UInt8VGAA0C4NodeO_tAA15UnwritableValueVYKFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard10JSONFormatVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard10JSONFormatVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
# Num Bitmap Bytes:
$0

$s6Wizard10JSONFormatVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
# Num Bitmap Bytes:
$0

$s6Wizard10JSONFormatVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
63
# Num Bitmap Bytes:
$0

$s6Wizard10JSONParserV11continueMap33_848CBC270AF70855AFA4E0162B93B114LLyyAA9TextFaultVyAA13JSONFaultKindOGYKF
# Func Hash:
685848700550727900
# Num Counters:
88
# Counter Values:
950
0
131
0
0
0
0
0
0
3024
0
2159
0
0
0
0
131
0
0
0
0
0
2159
0
1081
0
0
5183
0
12609
0
0
14808
14808
14808
10410
10410
0
12220
12609
12609
12609
12609
0
267
10410
10410
10410
35
10033
0
12609
8251
2588
0
0
2195
0
0
0
0
0
0
0
0
0
0
389
2199
0
0
0
0
0
0
0
0
0
0
0
383
0
0
0
2187
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10JSONParserV12continueList33_848CBC270AF70855AFA4E0162B93B114LLyyAA9TextFaultVyAA13JSONFaultKindOGYKF
# Func Hash:
629106586045272590
# Num Counters:
95
# Counter Values:
654
0
79
8948
0
2105
0
0
0
0
0
0
79
0
2105
0
0
0
0
0
0
733
0
0
0
0
11053
3464
3464
0
3464
2729
0
2729
0
0
3096
0
17
935
2729
2729
0
2729
0
0
0
0
935
0
8
624
0
2529
0
0
0
0
0
315
0
0
0
0
0
0
0
368
0
0
0
0
0
2161
0
0
0
0
0
0
0
0
0
0
0
16
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10JSONParserV4open33_848CBC270AF70855AFA4E0162B93B114LLyyAA9TextFaultVyAA13JSONFaultKindOGYKF
# Func Hash:
287486626175808235
# Num Counters:
5
# Counter Values:
2567
0
2567
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10JSONParserV6scalar33_848CBC270AF70855AFA4E0162B93B114LL8expectedAA4NodeVSgSS_tAA9TextFaultVyAA13JSONFaultKindOGYKF
# Func Hash:
599005163411045930
# Num Counters:
10
# Counter Values:
38
12626
12626
12220
0
3526
0
0
1236
8694
# Num Bitmap Bytes:
$0

$s6Wizard10JSONParserVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard10JSONParserVwxx:17

$s6Wizard10JSONParserVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
17
17
# Num Bitmap Bytes:
$0

$s6Wizard10JSONReaderO4read_7dialectAA8DocumentVAA10SourceTextV_AC7DialectOtAA11ReadFailureVYKFZTf4nnd_n
# Func Hash:
930722877995786061
# Num Counters:
80
# Counter Values:
0
0
1
1
0
0
17
1
0
17
0
0
0
1071
1071
0
1
17
0
0
0
115
0
114
1
0
0
0
2588
2529
0
0
0
9
17
17
1
1
1
0
0
0
0
0
17
0
0
0
0
17
17
0
17
0
0
0
0
0
0
0
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
9
0
# Num Bitmap Bytes:
$0

$s6Wizard10JSONWriterV10startPiece33_10512B9107EA443A35E15B7DC3C5DD99LL7isFirstySb_tF
# Func Hash:
950994588273965043
# Num Counters:
12
# Counter Values:
2198
2130
2107
2130
0
2130
0
2
3
6
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10JSONWriterV6append33_10512B9107EA443A35E15B7DC3C5DD99LL6quotedySS_tF
# Func Hash:
596847749636731079
# Num Counters:
17
# Counter Values:
0
0
13009
0
0
13009
0
19
0
2793
0
5
0
8
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10JSONWriterV6append33_10512B9107EA443A35E15B7DC3C5DD99LL6quotedySS_tFySRys5UInt8VGXEfU_
# Func Hash:
438284563320887367
# Num Counters:
11
# Counter Values:
0
0
434
2
434
19
19
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10JSONWriterV6append33_10512B9107EA443A35E15B7DC3C5DD99LL7escapedys5UInt8V_tF
# Func Hash:
252375182150418217
# Num Counters:
18
# Counter Values:
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10JSONWriterV6append33_10512B9107EA443A35E15B7DC3C5DD99LLyySayAA10OutputNodeO6MemberVGF
# Func Hash:
265842480408929290
# Num Counters:
25
# Counter Values:
0
2130
1136
664
11
0
3
316
0
23
23
23
15
0
4
1
0
0
0
0
0
0
0
1132
1132
# Num Bitmap Bytes:
$0

$s6Wizard10JSONWriterV6append33_10512B9107EA443A35E15B7DC3C5DD99LLyySayAA10OutputNodeOGF
# Func Hash:
400597114680475340
# Num Counters:
33
# Counter Values:
85
12
23
0
23
0
0
18
0
0
5
0
0
11
11
11
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10JSONWriterV9startLine33_10512B9107EA443A35E15B7DC3C5DD99LLyyF
# Func Hash:
331779888009991949
# Num Counters:
9
# Counter Values:
37
34
34
19
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC10exactIndex2of2inSiSgSS_AA14ReadingContextVtAA7RefusalVYKF
# Func Hash:
934081912589074415
# Num Counters:
21
# Counter Values:
0
0
0
0
0
639
0
0
4
0
0
0
0
0
2
0
2
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC10staticType13allowingOtherAA06StaticE0OSb_tF
# Func Hash:
734311860172112736
# Num Counters:
14
# Counter Values:
93
137
44
0
0
44
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC10withdrawal2of2inAA7RefusalVSgAA5ValueO_AA17EvaluationContext_ptFTf4nen_nAA12SessionStateV_Tg5
# Func Hash:
336841043424155093
# Num Counters:
49
# Counter Values:
0
6
0
0
0
0
0
4
0
4
0
0
2
2
4
0
2
0
0
0
2
0
0
0
0
4
4
0
0
0
4
0
2
2
0
0
0
0
0
0
0
0
0
0
0
0
0
2
2
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC11expressions33_99AB3A3850A37BEF5548CC4CD66BC856LL2ofSayAA14FormExpressionCGSayAA0B0VG_tFZTf4nd_n
# Func Hash:
650973721909623520
# Num Counters:
8
# Counter Values:
2
1
50
4
18
18
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC14unavailability2of2inAA7RefusalVSgSi_AA17EvaluationContext_pSgtF
# Func Hash:
135188633404371194
# Num Counters:
7
# Counter Values:
637
33
2
0
2
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC5index2of2inSiSgAA4NodeV_AA14ReadingContextVtAA7RefusalVYKF
# Func Hash:
197471692873817788
# Num Counters:
22
# Counter Values:
0
0
0
0
625
0
0
0
0
614
11
0
0
11
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC5index2of6orText2inSiSgAA4NodeV_SbAA14ReadingContextVtAA7RefusalVYKF
# Func Hash:
393568426601376939
# Num Counters:
17
# Counter Values:
0
0
0
0
3
621
624
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC5index5named2inSiSgSS_AA14ReadingContextVtAA7RefusalVYKF
# Func Hash:
950994589997717425
# Num Counters:
11
# Counter Values:
0
625
0
5
0
0
620
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC6number_2inSiSgSS_AA14ReadingContextVtF
# Func Hash:
473396408524051213
# Num Counters:
33
# Counter Values:
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC7indices2ofSaySiGAA5ValueO_tF
# Func Hash:
249841959158672791
# Num Counters:
17
# Counter Values:
0
9
0
43
9
43
34
0
0
9
0
0
0
0
0
0
9
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC7indices6ofTextSaySiGSS_tF
# Func Hash:
365794128260436171
# Num Counters:
22
# Counter Values:
12
0
0
0
0
0
0
12
0
0
0
4
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC7indices7ofTitle2inSaySiGSS_AA14ReadingContextVtF
# Func Hash:
153077737662891232
# Num Counters:
26
# Counter Values:
0
12
2
4
2
6
0
2
10
0
1
0
4
0
0
4
0
0
0
0
1
0
0
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC7phrasesSayAA6PhraseCGvg
# Func Hash:
393568428693304129
# Num Counters:
12
# Counter Values:
189
69
61
2
330
20
0
0
1
9
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC7refusal33_00CC3DE92332CFDCB1564EBE910B3AF5LL2of2by_2inAA7RefusalVSgAA0B0V_AA9ConditionOAA4WordOAA17EvaluationContext_pSgtFTf4nnnnd_n
# Func Hash:
999211166152373319
# Num Counters:
9
# Counter Values:
76
0
0
2
4
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC7refusal33_00CC3DE92332CFDCB1564EBE910B3AF5LL9byStateOf2inAA7RefusalVSgAA0B0V_AA17EvaluationContext_pSgtFTf4nnd_n
# Func Hash:
798733565893467389
# Num Counters:
4
# Counter Values:
33
0
33
33
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC9onlyIndex6ofTextSiSgSS_tF
# Func Hash:
847869752997349999
# Num Counters:
19
# Counter Values:
1303
639
0
0
0
0
0
1938
1303
639
0
0
0
0
0
0
0
0
635
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC9preferred33_3B413783A933A4769CDD4DF256FF6DFELL_2inSiSgSaySiG_AA14ReadingContextVtF
# Func Hash:
636369825969467574
# Num Counters:
22
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
4
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
326
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListC_9offeredBy07writtenE06isReadACSayAA0B0VG_AA0B6SourceVSgAA11FormCommandCSgSbtcfc
# Func Hash:
236859847703027452
# Num Counters:
22
# Counter Values:
16
17
1
940
52
20
52
18
52
1
325
18
322
0
2
322
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OptionListCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard10OutputNodeO6MemberVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
# Num Bitmap Bytes:
$0

$s6Wizard10OutputNodeO6MemberVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2150
# Num Bitmap Bytes:
$0

$s6Wizard10OutputNodeOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
5368
54
2030
31
951
# Num Bitmap Bytes:
$0

$s6Wizard10OutputNodeOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
4333
31
1348
20
635
# Num Bitmap Bytes:
$0

$s6Wizard10OutputNodeOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
46
# Num Bitmap Bytes:
$0

$s6Wizard10OutputNodeOyAcA5ValueOcfC
# Func Hash:
162379399930372477
# Num Counters:
48
# Counter Values:
12
314
0
0
0
0
0
0
0
0
13
2150
0
13
0
5
316
4
1136
6
1
671
5
11
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
7
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OutputTreeV3add4node2atyAA0B4NodeO_SaySSGtF
# Func Hash:
141929910456337039
# Num Counters:
11
# Counter Values:
8
2114
8
2106
0
18
0
0
0
0
66
# Num Bitmap Bytes:
$0

$s6Wizard10OutputTreeV4rootAA0B4NodeOvg
# Func Hash:
894595282431077757
# Num Counters:
16
# Counter Values:
3
2
2
0
21
0
0
0
0
0
0
0
20
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10OutputTreeV5Group33_6BBB4ECB2F0F4B7775936C68FA52C2B3LLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
# Num Bitmap Bytes:
$0

$s6Wizard10OutputTreeV5index33_6BBB4ECB2F0F4B7775936C68FA52C2B3LL2of2inSiSS_SitF
# Func Hash:
640704450677319983
# Num Counters:
14
# Counter Values:
3
0
2
0
5
1
0
0
3
0
0
1
0
2
# Num Bitmap Bytes:
$0

$s6Wizard10OutputTreeVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard10OwnDefaultVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard10OwnDefaultVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard10PowerOfTenO5limit_WZ
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
3
0
# Num Bitmap Bytes:
$0

$s6Wizard10PowerOfTenO6values33_ED4D7D0A5B9965B351B4C606F3F2BC7BLLSays7UInt128VGvpZfiAHyXEfU_
# Func Hash:
1096621591126129847
# Num Counters:
5
# Counter Values:
296
304
8
48
0
# Num Bitmap Bytes:
$0

$s6Wizard10PowerOfTenO6values33_ED4D7D0A5B9965B351B4C606F3F2BC7BLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard10RangeCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptF
# Func Hash:
686559561424477671
# Num Counters:
47
# Counter Values:
0
0
0
942
930
12
12
926
12
0
0
5
928
0
0
0
0
0
12
926
0
0
0
0
5
7
928
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
0
0
0
0
0
0
0
0
0

$s6Wizard10RangeCheckVAA0C0A2aDP10isConstantSbvgTW
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1272
1272
# Num Bitmap Bytes:
$0

$s6Wizard10RangeCheckVAA0C0A2aDP11looksAroundSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
309
# Num Bitmap Bytes:
$0

$s6Wizard10RangeCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
942
# Num Bitmap Bytes:
$0

$s6Wizard10RangeCheckVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1270
# Num Bitmap Bytes:
$0

$s6Wizard10RowOfItemsC10staticTypeAA06StaticF0Ovg
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
4
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s6Wizard11TextRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:3
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP06staticC0AA06StaticC0OvgTW:1

$s6Wizard10RowOfItemsC5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKF
# Func Hash:
402209678224865393
# Num Counters:
5
# Counter Values:
0
0
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Wizard10RowOfItemsC5value33_CB1D1F14A878F1144D93529CBFDE820CLL2of2by2inAA5ValueOSayAA4NodeVG_AA0B4Type_pAA14ReadingContextVtAA7RefusalVYKFTf4nnnd_n
# Func Hash:
1014190778589356150
# Num Counters:
17
# Counter Values:
0
2
1
0
0
2
2
0
1
0
0
0
0
0
1
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s6Wizard11TextRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:2
1
$s6Wizard11TextRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:2

$s6Wizard10RowOfItemsCAA0B4TypeA2aDP06staticE0AA06StaticE0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard10RowOfItemsCAA0B4TypeA2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
# Num Bitmap Bytes:
$0

$s6Wizard10RowOfItemsCAA0B4TypeA2aDP10optionListAA06OptionG0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
# Num Bitmap Bytes:
$0

$s6Wizard10RowOfItemsCAA0B4TypeA2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
16
12
# Num Bitmap Bytes:
$0

$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
# Num Bitmap Bytes:
$0

$s6Wizard10RowOfItemsCAA0B4TypeA2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3
0
# Num Bitmap Bytes:
$0

$s6Wizard10RowOfItemsCAA0B4TypeA2aDP8isSecretSbvgTW
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
3
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s6Wizard11TextRowTypeVAA0cD0A2aDP8isSecretSbvgTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP8isSecretSbvgTW:1

$s6Wizard10RowOfItemsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
# Num Bitmap Bytes:
$0

$s6Wizard10RowOfItemsCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard10SecretTextO4make33_1FF8070F1ED15E8AA304A2A465A23533LL6lengthSSSi_tFZTf4nd_n
# Func Hash:
5832819363924875
# Num Counters:
11
# Counter Values:
0
0
20
0
1
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10SecretTextO8alphabet_WZ
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
1
1
1
0
# Num Bitmap Bytes:
$0

$s6Wizard10SourceTextV4name10validatingACSS_Says5UInt8VGtAA0bC5ErrorOYKcfC
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
15
# Num Bitmap Bytes:
$0

$s6Wizard10SourceTextV4name10validatingACSS_Says5UInt8VGtAA0bC5ErrorOYKcfCTf4nnd_n
# Func Hash:
421769327441362188
# Num Counters:
12
# Counter Values:
72
6
34036
153
14
0
31
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10StagedFileV4fill33_02897B8DDEBED6DB0D43942AFA283873LLyAA11OutputErrorOSgs5Int32V_AA0J7ContentVSo4statVSgSSAA0C5Calls_ptFZTf4nnnnen_nAA06SystemO0V_Tt4g5Tf4nxnnd_n
# Func Hash:
436124197577069618
# Num Counters:
14
# Counter Values:
1
0
2
0
0
0
0
0
0
0
0
1
0
1
# Num Bitmap Bytes:
$0

$s6Wizard10StagedFileV8exchange33_02897B8DDEBED6DB0D43942AFA283873LLyyAA11OutputErrorOYKF
# Func Hash:
581449319346695799
# Num Counters:
15
# Counter Values:
0
0
1
1
0
0
0
0
0
1
1
1
1
1
1
# Num Bitmap Bytes:
$0

$s6Wizard10StagedFileVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard10StagedFileVwcp:9

$s6Wizard10StagedFileVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard10StagedFileVwxx:9

$s6Wizard10StagedFileVwcp
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:9

$s6Wizard10StagedFileVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeO21__derived_enum_equalsySbAC_ACtFZ
# Func Hash:
640704448373229720
# Num Counters:
24
# Counter Values:
19
5
0
16
0
4
160
104
348
13
4
1
0
0
12
30
135
341
19
0
23
5
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeO2ofAcA5ValueO_tcfC
# Func Hash:
141929911753894432
# Num Counters:
14
# Counter Values:
4
119
0
44
3
6
0
8
4
0
47
4
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeO6commonACSayACG_tcfC
# Func Hash:
599005164725027949
# Num Counters:
9
# Counter Values:
46
2
22
0
24
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeO6sampleyAA5ValueOSgAA8DateTimeVF
# Func Hash:
149146438285613550
# Num Counters:
20
# Counter Values:
0
0
0
0
100
0
0
0
0
0
0
0
0
9
6
57
28
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeO7ItemKeyVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeO9canBecome_8asAnswerSbAC_SbtF
# Func Hash:
271263513862565512
# Num Counters:
16
# Counter Values:
0
0
0
0
14
14
14
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
72
60
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeOSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
14
14
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard10StaticTypeOwcp:16

$s6Wizard10StaticTypeOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
1846
10
62
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
1424
6
41
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard10StaticTypeOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
536
# Num Bitmap Bytes:
$0

$s6Wizard10SystemZoneO11unknownNameSSSgyFZ
# Func Hash:
1080275683716776242
# Num Counters:
8
# Counter Values:
16
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10TOMLFormatVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard10TextLimitsV4from7hasTrimAcA15AttributeReaderVz_SbtcfCTf4nnd_n
# Func Hash:
574663148792047578
# Num Counters:
15
# Counter Values:
345
24
24
18
339
344
0
9
0
9
0
0
0
2
341
# Num Bitmap Bytes:
$0

$s6Wizard10TextPiecesV5wordsSaySSGvg
# Func Hash:
694937218487371540
# Num Counters:
5
# Counter Values:
8
0
4
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10TextPiecesVyACSScfCTf4nd_n
# Func Hash:
920543277932038851
# Num Counters:
21
# Counter Values:
0
0
0
0
0
0
0
0
0
0
33
33
33
33
33
0
33
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeV12percentFault33_65E398D93827A9417BCC520349830D20LL2inAA4WordOSgSs_tFTf4nd_n
# Func Hash:
128589193505050292
# Num Counters:
24
# Counter Values:
0
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
694937217511360405
# Num Counters:
5
# Counter Values:
5
5
2
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeV5fault33_65E398D93827A9417BCC520349830D20LL12behindSchemeAA4WordOSgSs_tFTf4nd_n
# Func Hash:
824185420479924985
# Num Counters:
13
# Counter Values:
91
84
7
7
7
0
0
0
0
0
0
84
0
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFTf4ndx_n
# Func Hash:
908950564623343395
# Num Counters:
16
# Counter Values:
0
4
7
0
7
0
0
7
0
0
0
0
0
7
7
7
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeV9hostFault33_65E398D93827A9417BCC520349830D20LL2inAA4WordOSgSs_tFTf4nd_n
# Func Hash:
916244605331530990
# Num Counters:
27
# Counter Values:
0
7
0
0
7
0
0
7
0
7
0
0
7
0
0
0
0
0
0
0
0
0
0
7
7
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeV9portFault33_65E398D93827A9417BCC520349830D20LL2inAA4WordOSgSs_tFTf4nd_n
# Func Hash:
855736360325424751
# Num Counters:
24
# Counter Values:
0
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP06staticC0AA06StaticC0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
7
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVAA03RowC0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19
# Num Bitmap Bytes:
$0

$s6Wizard10URLRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLEventsV10byteOffset33_8D03D35E34A8FDC2BF337AEA733945C9LL2ofSiSo11yaml_mark_sV_tF
# Func Hash:
948827211087064668
# Num Counters:
9
# Counter Values:
13156
0
13167
0
13170
0
13170
0
2954
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLEventsV4step33_8D03D35E34A8FDC2BF337AEA733945C9LL2ofAA9YAMLEventVSo12yaml_event_sV_tFTf4nd_n
# Func Hash:
950994590300874837
# Num Counters:
15
# Counter Values:
0
46
1477
199
0
1023
28
46
14
153
1023
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLFormatVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLParserV11raiseHeight33_5833723A75E4FE5F718FE811A8C61C7BLL2toySi_tF
# Func Hash:
844982796012406485
# Num Counters:
4
# Counter Values:
199
185
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLParserV12plainContent33_5833723A75E4FE5F718FE811A8C61C7BLLyAA4NodeV0D0OSSFTf4nd_n
# Func Hash:
776106642098715261
# Num Counters:
16
# Counter Values:
999
999
999
999
999
999
999
999
999
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLParserV13contentOffset33_5833723A75E4FE5F718FE811A8C61C7BLLys6UInt32VAA9YAMLEventVF
# Func Hash:
981836597786651361
# Num Counters:
22
# Counter Values:
0
0
0
0
0
1222
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLParserV3end33_5833723A75E4FE5F718FE811A8C61C7BLLyyAA9YAMLEventVF
# Func Hash:
950994589999797153
# Num Counters:
12
# Counter Values:
199
136
63
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLParserV4take33_5833723A75E4FE5F718FE811A8C61C7BLL_4text7isPlainyAA9YAMLEventV_SSSbtAA9TextFaultVyAA13YAMLFaultKindOGYKF
# Func Hash:
231012523132029937
# Num Counters:
10
# Counter Values:
0
1023
0
999
24
543
0
0
0
1001
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLParserV5begin33_5833723A75E4FE5F718FE811A8C61C7BLL_5isMapyAA9YAMLEventV_SbtAA9TextFaultVyAA13YAMLFaultKindOGYKF
# Func Hash:
1101334238625557456
# Num Counters:
12
# Counter Values:
0
0
199
0
0
14
0
25
185
85
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLParserV5parseAA11TreeBuilderVyAA9TextFaultVyAA13YAMLFaultKindOGYKF
# Func Hash:
981446176576038032
# Num Counters:
13
# Counter Values:
1023
199
0
14
28
199
0
14
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLParserV6setKey33_5833723A75E4FE5F718FE811A8C61C7BLL_6offsetySS_s6UInt32VtF
# Func Hash:
271263511961511370
# Num Counters:
10
# Counter Values:
543
542
1
542
1
0
0
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard10YAMLReaderO4readyAA8DocumentVAA10SourceTextVAA11ReadFailureVYKFZTf4nd_n
# Func Hash:
1124680650602959256
# Num Counters:
3
# Counter Values:
0
14
14
# Num Bitmap Bytes:
$0

$s6Wizard11AnswerTextsV5value5namedAA13TemplateValueOSgSS_tF
# Func Hash:
694937217850346530
# Num Counters:
6
# Counter Values:
2
0
2
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11AnswerTextsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11AnswerTextsVwcp:2

$s6Wizard11AnswerTextsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11AnswerTextsVwxx:2

$s6Wizard11AnswerTextsVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11AnswerTextsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFTf4ndd_g
# Func Hash:
599005162304903834
# Num Counters:
8
# Counter Values:
0
0
3
0
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeV6length33_F67F2CFBBED4AC9C00399982ADF02EDBLLySiSgSsFZTf4nd_n
# Func Hash:
550228145129708102
# Num Counters:
17
# Counter Values:
3
6
0
6
0
3
3
3
3
0
0
0
0
0
0
6
0
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP06staticC0AA06StaticC0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11CheckDigitsO6digits2of5countSaySiGSgSS_SitFZTf4nnd_n
# Func Hash:
681590878161136680
# Num Counters:
18
# Counter Values:
1
25
0
0
22
2
2
0
0
0
0
0
0
0
0
6
0
25
# Num Bitmap Bytes:
$0

$s6Wizard11CheckDigitsO9isCorrect_7weightsSbSaySiG_AFtFZTf4nnd_n
# Func Hash:
331779890194279185
# Num Counters:
9
# Counter Values:
11
10
1
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11CompiledRowC10hasOwnNameySbSSF
# Func Hash:
297729297706118147
# Num Counters:
17
# Counter Values:
0
88
88
18
5
4
4
0
4
0
0
0
13
1
0
0
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard13NumberRowTypeVAA0cD0A2aDP4keysSaySSGvgZTW:4

$s6Wizard11CompiledRowC10inheriting4fromACSi_tF
# Func Hash:
543243710727180550
# Num Counters:
3
# Counter Values:
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14DecimalRowTypeVwcp:1

$s6Wizard11CompiledRowC3tag3key5texts4type12defaultValue11computation6states6checks8isSecret7section10attributes04listC005holdsN019takesDefaultForNone9reactions0M7Watched4heir6originAcA11LocatedTextV_SaySSGAA0C5TextsVAA0C4Type_pAA0tI0OSgA2_AA0C6StatesVAA12AuthorChecksVSbSiSayAA4NodeV6MemberVGSiSgS2bSayAA8ReactionVGSbA12_A12_tcfCTf4nnnennnnnnnnnnnnnnn_n
# Func Hash:
948295361142050423
# Num Counters:
34
# Counter Values:
2081
1
5
0
2158
11
2094
1853
12
3
315
7
6
7
0
4
7
0
0
1
351
2
1
7
2128
4
0
0
0
0
1
7
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
13
__swift_memcpy1_1:1138
__swift_memcpy16_8:335
** External Symbol **:326
__swift_memcpy9_8:319
__swift_memcpy17_8:15
__swift_memcpy33_8:12
__swift_memcpy24_8:6
__swift_memcpy32_8:6
** External Symbol **:5
__swift_memcpy25_8:4
__swift_memcpy44_8:2
__swift_memcpy98_8:1
__swift_memcpy114_8:1
36
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:319
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:310
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:303
$s6Wizard11NameRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:10
$s6Wizard11DateRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:8
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:8
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:8
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6actionAA12ButtonActionOSgvgTW:7
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW:6
$s6Wizard12EmailRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:5
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW:5
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:4
$s6Wizard11InfoRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:4
$s6Wizard9IPRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:3
$s6Wizard15DurationRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:3
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP6actionAA0B6ActionOSgvgTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW:2
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
35
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:318
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:310
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:302
$s6Wizard11NameRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:10
$s6Wizard11DateRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:8
$s6Wizard13NumberRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:8
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP10isQuestionSbvgTW:7
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:5
$s6Wizard12EmailRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:5
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP10isQuestionSbvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP10isQuestionSbvgTW:5
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:4
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:4
$s6Wizard15DurationRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:3
$s6Wizard9IPRowTypeVAA03RowC0A2aDP10isQuestionSbvgTW:3
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP10isQuestionSbvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:2
$s6Wizard13SliderRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP10isQuestionSbvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP10isQuestionSbvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
36
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP6isListSbvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP6isListSbvgTW:319
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6isListSbvgTW:310
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6isListSbvgTW:303
$s6Wizard11NameRowTypeVAA0cD0A2aDP6isListSbvgTW:10
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6isListSbvgTW:8
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6isListSbvgTW:8
$s6Wizard11DateRowTypeVAA0cD0A2aDP6isListSbvgTW:8
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6isListSbvgTW:7
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6isListSbvgTW:6
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP6isListSbvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP6isListSbvgTW:5
$s6Wizard12EmailRowTypeVAA0cD0A2aDP6isListSbvgTW:5
$s6Wizard11InfoRowTypeVAA0cD0A2aDP6isListSbvgTW:4
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6isListSbvgTW:4
$s6Wizard9IPRowTypeVAA03RowC0A2aDP6isListSbvgTW:3
$s6Wizard15DurationRowTypeVAA0cD0A2aDP6isListSbvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6isListSbvgTW:3
$s6Wizard11HostRowTypeVAA0cD0A2aDP6isListSbvgTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP6isListSbvgTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6isListSbvgTW:2
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP6isListSbvgTW:2
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP6isListSbvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP6isListSbvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP6isListSbvgTW:1
36
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:319
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:310
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:303
$s6Wizard11NameRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:10
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:8
$s6Wizard11DateRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:8
$s6Wizard13NumberRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:8
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP10optionListAA06OptionG0CSgvgTW:7
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP10optionListAA06OptionG0CSgvgTW:6
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:5
$s6Wizard12EmailRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP10optionListAA06OptionF0CSgvgTW:5
$s6Wizard11InfoRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:4
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:4
$s6Wizard9IPRowTypeVAA03RowC0A2aDP10optionListAA06OptionF0CSgvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:3
$s6Wizard15DurationRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:3
$s6Wizard14AccountRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP10optionListAA06OptionF0CSgvgTW:2
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:2
$s6Wizard14StepperRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP10optionListAA06OptionG0CSgvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP10optionListAA06OptionG0CSgvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
35
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:310
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:307
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:299
$s6Wizard11NameRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:10
$s6Wizard11DateRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:6
$s6Wizard12EmailRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:5
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:5
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW:5
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:4
$s6Wizard11InfoRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:4
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:4
$s6Wizard9IPRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:3
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard15DurationRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard13SliderRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14AccountRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP6checksSayAA0B0_pGvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
10
$s6Wizard10RangeCheckVAA0C0A2aDP10isConstantSbvgTW:315
$s6Wizard11LengthCheckVAA0C0A2aDP10isConstantSbvgTW:17
$s6Wizard12PatternCheckVAA0C0A2aDP10isConstantSbvgTW:7
$s6Wizard16OptionStateCheckVAA0D0A2aDP10isConstantSbvgTW:4
$s6Wizard9StepCheckVAA0C0A2aDP10isConstantSbvgTW:3
$s6Wizard11MustBeCheckVAA0D0A2aDP10isConstantSbvgTW:1
$s6Wizard13IntervalCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard15ExtensionsCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP10isConstantSbvgTW:1
$s6Wizard11PlacesCheckVAA0C0A2aDP10isConstantSbvgTW:1

$s6Wizard11CompiledRowC7watchedACvg
# Func Hash:
543243710727180550
# Num Counters:
3
# Counter Values:
0
0
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s6Wizard15DateTimeRowTypeVwcp:1
$s6Wizard13SelectRowTypeVwcp:1

$s6Wizard11CompiledRowC8commandsSayAA11FormCommandCGvg
# Func Hash:
52047014743372197
# Num Counters:
9
# Counter Values:
0
3
1
1
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11CompiledRowC8reacting2byACSayAA8ReactionVG_tF
# Func Hash:
543243710727180550
# Num Counters:
3
# Counter Values:
0
0
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
3
** External Symbol **:1
$s6Wizard15DateTimeRowTypeVwcp:1
$s6Wizard11TextRowTypeVwcp:1

$s6Wizard11CompiledRowC9inherited2byACSi_tF
# Func Hash:
543243710727180550
# Num Counters:
3
# Counter Values:
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14DecimalRowTypeVwcp:1

$s6Wizard11CompiledRowCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2173
# Num Bitmap Bytes:
$0

$s6Wizard11CompiledRowCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34
# Num Bitmap Bytes:
$0

$s6Wizard11CompiledRowCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
6
2
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKF
# Func Hash:
536873292501768200
# Num Counters:
3
# Counter Values:
0
0
3
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeV5value33_FEE59303887C6B5F9B373ED935749E67LL2of5clock6localeAA5ValueOSS_AA5ClockVAA11LocaleWordsCSgtAA7RefusalVYKFZTf4nnnd_n
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
0
9
9
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
9
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
# Num Bitmap Bytes:
$0

$s6Wizard11DateRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37
# Num Bitmap Bytes:
$0

$s6Wizard11DurationSumV3add_7isShortys10ArraySliceVys5UInt8VG_SbtAA0B11SyntaxErrorOYKF
# Func Hash:
938459481143240824
# Num Counters:
59
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
13
0
2
0
34
21
15
13
13
13
13
11
0
0
0
0
0
0
11
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11DurationSumV3addyySi_AC4UnitOtAA0B11SyntaxErrorOYKF
# Func Hash:
181107445618424476
# Num Counters:
17
# Counter Values:
0
0
13
0
0
0
2
0
2
0
0
8
5
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11DurationSumV4UnitO_7isShortAESgSS_SbtcfCTf4nnd_n
# Func Hash:
98916518055687718
# Num Counters:
41
# Counter Values:
13
13
0
13
0
0
5
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
8
5
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
650973719086183454
# Num Counters:
8
# Counter Values:
1
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11FileRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11FlatAnswersV4give2to4onceSayAA7ProblemVGAA7SessionVz_SbtF
# Func Hash:
536873289985790083
# Num Counters:
3
# Counter Values:
0
0
16
# Num Bitmap Bytes:
$0

$s6Wizard11FormCommandC4lineSSvg
# Func Hash:
1107539134283829859
# Num Counters:
33
# Counter Values:
3
42
176
0
0
176
12
0
11
3
3
6
3
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
11
29
29
17
0
# Num Bitmap Bytes:
$0

$s6Wizard11FormCommandCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONMapV4nodeyAA4NodeVSgSSF
# Func Hash:
1031809832432915650
# Num Counters:
10
# Counter Values:
75
75
0
359
114
114
0
0
0
9
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONMapV6numberyAA4NodeVSgSSF
# Func Hash:
287486625728717364
# Num Counters:
7
# Counter Values:
0
35
0
6
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONMapV7booleanySbSSF
# Func Hash:
579219202659334041
# Num Counters:
20
# Counter Values:
41
9
0
0
0
0
0
0
0
0
0
0
0
0
0
9
9
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONMapVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
41
1
1
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONMapVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
41
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:41

$s6Wizard11FormJSONMapVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11FormJSONMapVwcp:1

$s6Wizard11FormJSONMapVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11FormJSONMapVwxx:1

$s6Wizard11FormJSONMapV_5named4keys_ACSgAA4NodeV_SSSaySSGAA0B12JSONFindingsCtcfCTf4nnnnd_n
# Func Hash:
971991478371113837
# Num Counters:
36
# Counter Values:
535
403
0
0
132
0
0
0
0
0
0
42
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
133
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONMapVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONMapVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
41
41
0
0
41
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONMapVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
43
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV3key33_71CD5395521B6E99765464AE0125D338LLSayAA4NodeV6MemberVGvg
# Func Hash:
515675267708981126
# Num Counters:
8
# Counter Values:
16
0
0
0
0
14
14
16
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV4head33_71CD5395521B6E99765464AE0125D338LL3tag4typeSayAA4NodeV6MemberVGSS_SStF
# Func Hash:
290495007916882504
# Num Counters:
5
# Counter Values:
3
16
0
3
14
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV5asked_4sets9hiddenTooAA4NodeVAA0B9JSONStateV_SayAA0B10JSONEffectV6effect_AA15NativePredicateO9predicatetGAOtF
# Func Hash:
86095774831425862
# Num Counters:
23
# Counter Values:
8
3
1
15
14
5
1
15
0
1
14
5
1
0
0
0
1
0
0
0
0
1
1
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV5chain_4elseSSSayAA0B10JSONEffectV6effect_AA15NativePredicateO9predicatetG_SStF
# Func Hash:
1096621590133214227
# Num Counters:
5
# Counter Values:
1
1
1
3
0
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV5final__4sets4whenAA4NodeVSS_AA0B9JSONStateVSayAA0B10JSONEffectV6effect_AA15NativePredicateO9predicatetGAOtF
# Func Hash:
451139750214681225
# Num Counters:
39
# Counter Values:
0
1
0
0
1
0
0
0
0
1
0
0
1
1
0
0
0
1
0
0
0
1
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
1
1
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV5startySayAA4NodeV6MemberVGAA0B9JSONStateV_SayAA0B10JSONEffectV6effect_AA15NativePredicateO9predicatetGtF
# Func Hash:
609831942899145809
# Num Counters:
23
# Counter Values:
1
15
1
2
2
1
2
2
2
0
1
0
0
1
1
0
1
3
10
0
0
0
14
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV5takenyAA4NodeVAFF
# Func Hash:
391990852601469130
# Num Counters:
105
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
1
0
0
0
0
1
1
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV5texts33_71CD5395521B6E99765464AE0125D338LL2ofSayAA4NodeV6MemberVGSS_tF
# Func Hash:
1044887269543929665
# Num Counters:
20
# Counter Values:
16
1
16
0
1
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV6limits2inSayAA4NodeV6MemberVGAA0B8JSONKindO_tF
# Func Hash:
460585268160860306
# Num Counters:
46
# Counter Values:
1
8
16
8
2
0
7
1
2
0
2
8
4
0
0
0
0
0
0
2
0
1
0
0
0
0
4
0
0
2
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV7literalySSAA4NodeVF
# Func Hash:
1033781106455183448
# Num Counters:
119
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV7options33_71CD5395521B6E99765464AE0125D338LLSayAA4NodeV6MemberVGvg
# Func Hash:
720618885343736868
# Num Counters:
25
# Counter Values:
0
0
2
1
0
1
0
16
3
1
0
0
1
1
0
0
0
0
0
0
0
3
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowV7pattern33_EB098AB65CEC06D05CB552C6686A131BLLAA4NodeVSgvg
# Func Hash:
510851649848540667
# Num Counters:
10
# Counter Values:
7
1
1
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11FormJSONRowVwxx:15

$s6Wizard11FormJSONRowVwcp
# Func Hash:
534572324863179802
# Num Counters:
16
# Counter Values:
0
0
15
15
14
15
14
16
16
14
15
15
14
16
0
16
# Num Bitmap Bytes:
$0

$s6Wizard11FormJSONRowVwxx
# Func Hash:
894595281158071141
# Num Counters:
16
# Counter Values:
15
15
15
1
1
2
1
2
0
0
1
1
1
2
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11HeldSignalsO6aroundyxSays5Int32VG_xyq_YKXEtq_YKs5ErrorR_r0_lFZ6$deferL_yysAHR_r0_lFTf4nndn_n
# Func Hash:
948827210670297344
# Num Counters:
8
# Counter Values:
68
132
68
74
68
68
37
0
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFTf4ndd_g
# Func Hash:
536873292875662110
# Num Counters:
4
# Counter Values:
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11HostRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
847869753694456952
# Num Counters:
20
# Counter Values:
0
0
0
0
0
4
0
4
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
7
7
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
# Num Bitmap Bytes:
$0

$s6Wizard11InfoRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s6Wizard11JSONScannerV10takeDigits33_55CF3502FB60DB9A178C58769A28978BLL2at6remedyySi_SStAA9TextFaultVyAA13JSONFaultKindOGYKF
# Func Hash:
567185242476353004
# Num Counters:
5
# Counter Values:
3383
2150
0
1233
1233
# Num Bitmap Bytes:
$0

$s6Wizard11JSONScannerV10takeEscape33_68BE2CCA3FB9B7F02504EE6625539224LLyyAA9TextFaultVyAA13JSONFaultKindOGYKF
# Func Hash:
809862442212626714
# Num Counters:
29
# Counter Values:
0
6
6
6
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11JSONScannerV17stringWithEscapes33_68BE2CCA3FB9B7F02504EE6625539224LL8openedAtSSSi_tAA9TextFaultVyAA13JSONFaultKindOGYKF
# Func Hash:
888579792648354380
# Num Counters:
25
# Counter Values:
0
0
0
0
10
0
0
0
9
0
9
0
6
0
3
3
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11JSONScannerV3keySS4text_AA7KeyMarkV4markSb11isAmbiguoustyAA9TextFaultVyAA13JSONFaultKindOGYKF
# Func Hash:
73095915689221006
# Num Counters:
43
# Counter Values:
0
0
0
12714
0
0
68
68
0
12609
0
0
12609
2
0
0
12609
12606
5
0
0
12604
3
2238
10366
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
10366
12609
0
# Num Bitmap Bytes:
$0

$s6Wizard11JSONScannerV4text2inSSSnySiG_tFSiSrys5UInt8VGXEfU_
# Func Hash:
480234099193749415
# Num Counters:
4
# Counter Values:
1236
1236
1236
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
5
1:645
3:298
2:274
4:15
5:4

$s6Wizard11JSONScannerV6numberSSyAA9TextFaultVyAA13JSONFaultKindOGYKF
# Func Hash:
197471692830582919
# Num Counters:
21
# Counter Values:
0
1236
1236
0
0
10
1236
1236
0
10
7
1236
1236
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11JSONScannerV6stringSSyAA9TextFaultVyAA13JSONFaultKindOGYKF
# Func Hash:
128035614620721154
# Num Counters:
22
# Counter Values:
1
0
0
13291
3
4
0
9629
9629
0
0
9628
9554
9626
72
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11JSONScannerV7wordEndSivg
# Func Hash:
948827212025336310
# Num Counters:
10
# Counter Values:
0
125
1236
0
1236
125
1236
1236
1236
0
# Num Bitmap Bytes:
$0

$s6Wizard11JSONScannerV8constantAA4NodeV7ContentOSgyF
# Func Hash:
1129067223513498693
# Num Counters:
50
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
2290
2290
3
2287
0
0
3
2287
0
2287
3
2287
0
3
2287
0
0
3
2287
3
2287
0
3
2287
0
3
2287
0
3
2287
0
3
3
3
0
3
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11LengthCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptF
# Func Hash:
5832820307192427
# Num Counters:
10
# Counter Values:
37
37
0
0
0
0
0
19
0
23
# Num Bitmap Bytes:
$0

$s6Wizard11LengthCheckVAA0C0A2aDP10isConstantSbvgTW
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
57
57
# Num Bitmap Bytes:
$0

$s6Wizard11LengthCheckVAA0C0A2aDP11looksAroundSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard11LengthCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
37
# Num Bitmap Bytes:
$0

$s6Wizard11LengthCheckVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
56
# Num Bitmap Bytes:
$0

$s6Wizard11LineRequestVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11LineRequestVwcp:3

$s6Wizard11LineRequestVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11LineRequestVwxx:3

$s6Wizard11LineRequestVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2
1
# Num Bitmap Bytes:
$0

$s6Wizard11LineRequestVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3
2
# Num Bitmap Bytes:
$0

$s6Wizard11LinesFormatVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard11LocaleWordsC6spoken_2inACSgAF_AA8LanguageVtFZTf4nnd_n
# Func Hash:
536873290821332997
# Num Counters:
3
# Counter Values:
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard11LocaleWordsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11LocaleWordsCSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$s6Wizard11LocaleWordsCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$s6Wizard11LocatedTextVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
4
1
1
# Num Bitmap Bytes:
$0

$s6Wizard11LocatedTextVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4

$s6Wizard11LocatedTextVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
38
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11LocatedTextVwcp:38

$s6Wizard11LocatedTextVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2166
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11LocatedTextVwxx:2166

$s6Wizard11LocatedTextVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
42
# Num Bitmap Bytes:
$0

$s6Wizard11LocatedTextVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
4
4
0
0
4
# Num Bitmap Bytes:
$0

$s6Wizard11LocatedTextVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
4
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11LocatedTextVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4333
# Num Bitmap Bytes:
$0

$s6Wizard11MustBeCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptF
# Func Hash:
679210745886084866
# Num Counters:
4
# Counter Values:
2
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard11MustBeCheckVAA0D0A2aDP10isConstantSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11MustBeCheckVAA0D0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
10
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
29
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
32
# Num Bitmap Bytes:
$0

$s6Wizard11NameRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
41
# Num Bitmap Bytes:
$0

$s6Wizard11NumberStyleV6number_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard11NumberStyleV7decimal_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11NumberStyleV7integer_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard11NumberStyleV7literal_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$s6Wizard11PlacesCheckV11expressionsSayAA14FormExpressionCGvg
# Func Hash:
1096621587405711122
# Num Counters:
5
# Counter Values:
3
0
3
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11PlacesCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptF
# Func Hash:
135188634698034257
# Num Counters:
7
# Counter Values:
2
2
0
0
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard11PlacesCheckVAA0C0A2aDP10isConstantSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11PlacesCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11PlacesCheckVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeV5value33_BDEB1E52E75BBFABB0CCD2AA15A80672LL2ofAA5ValueOSS_tAA7RefusalVYKFZTf4nd_n
# Func Hash:
856435871452454773
# Num Counters:
6
# Counter Values:
0
2
0
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11PortRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11SelfContextVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11SelfContextVwcp:10

$s6Wizard11SelfContextVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11SelfContextVwxx:10

$s6Wizard11SelfContextVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard11SelfContextVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKF
# Func Hash:
536873291309616411
# Num Counters:
3
# Counter Values:
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeV5value33_B2630FEFE8C06BCA0AE60BFD31891AB6LL2of6localeAA5ValueOSS_AA11LocaleWordsCSgtAA7RefusalVYKFZTf4nnd_n
# Func Hash:
373074073720176712
# Num Counters:
14
# Counter Values:
13
9
0
0
0
0
4
0
4
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11SizeRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
21
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP10candidates2inSaySSGAA14ReadingContextV_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
636
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
623
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP10promptHint2inSSSgAA14ReadingContextV_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
311
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
318
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP5typed_2inSSAA5ValueO_AA14ReadingContextVtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
611
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP5value8adopting2inAA5ValueOAJ_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
4
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
951
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1261
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
637
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
332
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
318
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP9completerSaySSGSSYbcSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
609
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1273
# Num Bitmap Bytes:
$0

$s6Wizard11TextRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1309
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKF
# Func Hash:
536873292501768200
# Num Counters:
3
# Counter Values:
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeV5value33_1210690A8F561E0980A88B0937852E8FLL2of5clock6localeAA5ValueOSS_AA5ClockVAA11LocaleWordsCSgtAA7RefusalVYKFZTf4nnnd_n
# Func Hash:
536873290821332997
# Num Counters:
3
# Counter Values:
0
1
1
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11TimeRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard11TreeBuilderV13duplicateKeys2inSayAA10DiagnosticVGAA10SourceTextV_tF
# Func Hash:
623493559381757631
# Num Counters:
13
# Counter Values:
0
0
0
31
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11TreeBuilderV14findDuplicates33_825BEBD1B7AD440609A0244B45CA7713LL2inySayAA4NodeV6MemberVG_tF
# Func Hash:
493736528492525560
# Num Counters:
88
# Counter Values:
486
0
2121
3
909
0
6655
0
0
0
0
1206
1206
6651
4
4125
15
13821
0
17
2019
2018
1
2019
0
2120
1
0
0
0
0
0
0
2589
468
468
3
3
3
456
0
0
0
0
0
468
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
18
13838
0
# Num Bitmap Bytes:
$0

$s6Wizard11TreeBuilderV3addyyAA4NodeVnF
# Func Hash:
640704446927974961
# Num Counters:
14
# Counter Values:
31
2283
19
775
0
32
0
98
0
157
0
0
78
127
# Num Bitmap Bytes:
$0

$s6Wizard11TreeBuilderV4open5isMap6offsetySb_s6UInt32VtF
# Func Hash:
287486627690692241
# Num Counters:
5
# Counter Values:
2735
31
24
0
52
# Num Bitmap Bytes:
$0

$s6Wizard11TreeBuilderV5Frame33_825BEBD1B7AD440609A0244B45CA7713LLVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2797
# Num Bitmap Bytes:
$0

$s6Wizard11TreeBuilderV5close3endys6UInt32V_tF
# Func Hash:
331779888884196398
# Num Counters:
8
# Counter Values:
2766
2352
414
2735
471
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard11TreeBuilderV6setKeyyyAC0E0VnF
# Func Hash:
37730074607360397
# Num Counters:
4
# Counter Values:
389
0
385
4
# Num Bitmap Bytes:
$0

$s6Wizard11TreeBuilderV7lastEnds6UInt32VSgvg
# Func Hash:
93478048472219488
# Num Counters:
7
# Counter Values:
0
97
39
97
39
97
39
# Num Bitmap Bytes:
$0

$s6Wizard11TreeBuilderVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
31
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11TreeBuilderVwcp:31

$s6Wizard11TreeBuilderVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
45
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11TreeBuilderVwxx:45

$s6Wizard11TreeBuilderVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
31
0
# Num Bitmap Bytes:
$0

$s6Wizard11TreeBuilderVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
45
45
# Num Bitmap Bytes:
$0

$s6Wizard11WrittenListVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19
# Num Bitmap Bytes:
$0

$s6Wizard11WrittenListVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19
# Num Bitmap Bytes:
$0

$s6Wizard11WrittenListVwcp
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
6
13
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s6Wizard11TextRowTypeVwCP:4
** External Symbol **:2

$s6Wizard11WrittenListVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
26
9
# Num Bitmap Bytes:
$0

$s6Wizard12AnswerKeeper_pMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
# Num Bitmap Bytes:
$0

$s6Wizard12AnswerKeeper_pSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
6
1
1
# Num Bitmap Bytes:
$0

$s6Wizard12AnswerKeeper_pSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$s6Wizard12AnswerKeeper_pSgWOf
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$s6Wizard12AnswerKeeper_pSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3

$s6Wizard12AnswerSourceOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
41
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard12AnswerSourceOwcp:41

$s6Wizard12AnswerSourceOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
29
0
0
29
0
# Num Bitmap Bytes:
$0

$s6Wizard12AnswerSourceOWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
21
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard12AnswerSourceOwxx:21

$s6Wizard12AnswerSourceOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
49
0
0
49
0
# Num Bitmap Bytes:
$0

$s6Wizard12AnswerSourceOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
41
# Num Bitmap Bytes:
$0

$s6Wizard12AnswerSourceOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
21
# Num Bitmap Bytes:
$0

$s6Wizard12AuthorChecksVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
27
# Num Bitmap Bytes:
$0

$s6Wizard12AuthorChecksVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard12ButtonActionOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
41
7
# Num Bitmap Bytes:
$0

$s6Wizard12ButtonActionOSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
9
9
# Num Bitmap Bytes:
$0

$s6Wizard12ButtonActionOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
13
7
# Num Bitmap Bytes:
$0

$s6Wizard12ButtonActionOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
16
9
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP6checksSayAA0B0_pGvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3
3
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12CheckRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12CompiledFormC4rows5namedSaySiGSS_tF
# Func Hash:
536873291500565565
# Num Counters:
4
# Counter Values:
10
0
10
7
# Num Bitmap Bytes:
$0

$s6Wizard12CompiledFormC8commandsSayAA0C7CommandCGvg
# Func Hash:
95820317732841587
# Num Counters:
14
# Counter Values:
0
2180
3
2180
3
0
2179
2178
17
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12CompiledFormC8languageAA8LanguageVvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
33
# Num Bitmap Bytes:
$0

$s6Wizard12CompiledFormC9keyGroups33_57DCF5795D06E82AC1E2C96C111365DALLShySSGvg
# Func Hash:
414921809753211946
# Num Counters:
8
# Counter Values:
9
29
9
2
2
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12CompiledFormCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard12CompiledFormCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12CompiledFormCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV11keepAnswersyyF
# Func Hash:
971686722223854250
# Num Counters:
6
# Counter Values:
0
0
0
0
0
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Wizard12ConversationV11markedTitle2ofSSSi_tF
# Func Hash:
631255612653460392
# Num Counters:
5
# Counter Values:
1
1
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV11newItemList2ofSiSgSi_tF
# Func Hash:
287486625313377681
# Num Counters:
6
# Counter Values:
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV11presentText2ofSSSgSi_tF
# Func Hash:
438284565694277842
# Num Counters:
10
# Counter Values:
1
1
1
0
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV12printChoices2ofySi_tF
# Func Hash:
135658512365797727
# Num Counters:
9
# Counter Values:
0
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s6Wizard11TextRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
0

$s6Wizard12ConversationV12printHeading2ofySi_tF
# Func Hash:
650973720368877091
# Num Counters:
8
# Counter Values:
0
1
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV12printOpeningyyF
# Func Hash:
515008862375270828
# Num Counters:
5
# Counter Values:
1
1
1
1
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s8Terminal0A7ConsoleC6Wizard0B0AadEP5writeyySSFTW:1

$s6Wizard12ConversationV13placeOfChoice33_BB1F23575B87D43A1786B4468DBDF536LL2in5valueAA0E5PlaceAELLVSgSi_AA5ValueOtF
# Func Hash:
974752427750452075
# Num Counters:
9
# Counter Values:
0
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s6Wizard11TextRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
0

$s6Wizard12ConversationV15printPassedRows6beforeySi_tF
# Func Hash:
875686753415651238
# Num Counters:
35
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV3ask33_7A096679E3AD8A7AE4671B5F58807074LLyAA0B7OutcomeOSgSiF
# Func Hash:
442565691783323118
# Num Counters:
43
# Counter Values:
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
1
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s8Terminal0A7ConsoleC6Wizard0B0AadEP12endingSignals5Int32VSgvgTW:1
1
$s8Terminal0A7ConsoleC6Wizard0B0AadEP8readLineyAD0E5ReplyOAD0E7RequestVFTW:1

$s6Wizard12ConversationV3runAA0B7OutcomeOyF
# Func Hash:
981446173501653705
# Num Counters:
15
# Counter Values:
1
0
0
0
1
0
0
1
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV3say_2asyAA7MessageV_AA9TextStyleOtF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV3sayyyAA6PhraseCSgF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
0
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV5title2ofSSSi_tF
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV5write_2asySS_AA9TextStyleOtF
# Func Hash:
1017341219041429127
# Num Counters:
26
# Counter Values:
0
0
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s8Terminal0A7ConsoleC6Wizard0B0AadEP5widthSivgTW:3
0
1
$s8Terminal0A7ConsoleC6Wizard0B0AadEP5write_2asySS_AD9TextStyleOtFTW:3
0
0
0

$s6Wizard12ConversationV7request3forAA11LineRequestVSi_tF
# Func Hash:
679919163755370311
# Num Counters:
23
# Counter Values:
0
0
0
1
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
1
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV8announceyySayAA7MessageVGF
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV9bracketed33_BB1F23575B87D43A1786B4468DBDF536LLySSSgSiF
# Func Hash:
347968395484652897
# Num Counters:
15
# Counter Values:
0
0
1
0
1
0
1
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Wizard12ConversationV9completer33_BB1F23575B87D43A1786B4468DBDF536LL3forSayAA14LineCompletionVGSSYbcSgSi_tF
# Func Hash:
811594941084420450
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11TextRowTypeVAA0cD0A2aDP9completerSaySSGSSYbcSgvgTW:1

$s6Wizard12ConversationV9introduceyySiF
# Func Hash:
393568426306282574
# Num Counters:
15
# Counter Values:
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationVMi
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationVMr
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationV_2on7reviews6locale6manner6keeperACyxGAA7SessionV_xSbAA11LocaleWordsCSgAA0B6MannerVAA12AnswerKeeper_pSgtcfC
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$s6Wizard12ConversationVwxx
# Func Hash:
716669423126859992
# Num Counters:
7
# Counter Values:
1
0
1
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$s6Wizard12ConversationVy8Terminal0C7ConsoleCGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$s6Wizard12ConversationVy8Terminal0C7ConsoleCGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard12ConversationVwxx:1

$s6Wizard12DateTimeTextO07dateAndC033_866E3B3B97B6334BEE19BF5E04A93E2FLL_5clock5wordsAA0bC0VSaySSG_AA5ClockVAA0B5WordsVtAA0bC11SyntaxErrorOYKFZTf4nnnd_n
# Func Hash:
975224235700500577
# Num Counters:
35
# Counter Values:
2
0
2
2
0
0
0
0
0
0
0
0
2
2
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12DateTimeTextO14relativeMoment33_866E3B3B97B6334BEE19BF5E04A93E2FLL_5clockAA0bC0VSgSS_AA5ClockVtAA0bC11SyntaxErrorOYKFZTf4nnd_n
# Func Hash:
624520587266712091
# Num Counters:
11
# Counter Values:
0
0
2
2
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Wizard12DateTimeTextO6moment_5clock5words07defaultC0AA0bC0VSS_AA5ClockVAA0B5WordsVAA05CivilC0VSgtAA0bC11SyntaxErrorOYKFZTf4nnnnd_n
# Func Hash:
807055964684904372
# Num Counters:
15
# Counter Values:
0
1
0
0
2
2
0
0
0
0
0
2
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard12DefaultValueO5readsSaySiGvg
# Func Hash:
647472252012739355
# Num Counters:
13
# Counter Values:
53
0
11
11
7
63
7
0
3
0
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard12DefaultValueOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
200
157
# Num Bitmap Bytes:
$0

$s6Wizard12DefaultValueOSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
66
58
# Num Bitmap Bytes:
$0

$s6Wizard12DefaultValueOWOe
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
171
124
43
4
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12DefaultValueOWOy
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
168
107
57
4
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12DurationTextO3iso33_103200B3E3FB0F0900579A0B0EC4F94CLLySiSs8UTF8ViewVAA0B11SyntaxErrorOYKFZTf4nd_n
# Func Hash:
965956757653734035
# Num Counters:
31
# Counter Values:
27
0
0
27
0
0
3
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
27
0
# Num Bitmap Bytes:
$0

$s6Wizard12DurationTextO7secondsyAA12ExactDecimalVSSAA0B11SyntaxErrorOYKFZ
# Func Hash:
319540426128714039
# Num Counters:
20
# Counter Values:
0
0
0
0
0
3
0
0
0
11
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5
0
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeV5fault33_F821C537A63CC3D7F7AE07063AF5D3A2LL2inAA4WordOSgSS_tFTf4nx_n
# Func Hash:
822726963761403449
# Num Counters:
13
# Counter Values:
5
0
0
0
5
0
0
0
0
5
0
5
5
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFTf4ndx_n
# Func Hash:
536873291309616411
# Num Counters:
3
# Counter Values:
0
0
5
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeV9isDotAtom33_F821C537A63CC3D7F7AE07063AF5D3A2LLySbSsFTf4nd_n
# Func Hash:
376496937200847632
# Num Counters:
33
# Counter Values:
21
0
0
21
0
0
6
15
6
0
15
5
5
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
21
0
0
21
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
5
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s6Wizard12EmailRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV10isNegative8rounding5scale0D7InexactACSb_AA13WideMagnitudeVSiSbtAA15ArithmeticErrorOYKcfCTf4nnnnd_n
# Func Hash:
396664718307547555
# Num Counters:
15
# Counter Values:
0
0
38
0
0
38
38
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV10isNegative8trimming5scaleACSb_s7UInt128VSitcfCTf4nnnd_n
# Func Hash:
609123562497508530
# Num Counters:
12
# Counter Values:
0
5
91
0
91
58
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV10isNegative9magnitude5scaleACSb_s7UInt128VSitcfCTf4nnnd_n
# Func Hash:
134732430530961965
# Num Counters:
4
# Counter Values:
18
0
0
18
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV10multiplied2byA2C_tAA15ArithmeticErrorOYKF
# Func Hash:
871441886198028758
# Num Counters:
5
# Counter Values:
0
27
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV10normalizedACvg
# Func Hash:
431494656919539458
# Num Counters:
3
# Counter Values:
183
34
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV10plainWhole33_9A0B7DEA2D5EF69A2E55111C453652D1LLySiSgs4SpanVys5UInt8VGFZTf4nd_n
# Func Hash:
93478048041354997
# Num Counters:
8
# Counter Values:
1269
2265
2253
1287
1287
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV11addingFiner33_1ECCB4D19237669C176E0B8BC2B4A0FFLLyA2cA15ArithmeticErrorOYKF
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
11
11
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV11descriptionSSvg
# Func Hash:
878603425978073577
# Num Counters:
18
# Counter Values:
323
0
0
0
12
0
12
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV18isNumericallyEqual2toSbAC_tF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
8
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV3intSiSgvg
# Func Hash:
1111451246003596187
# Num Counters:
9
# Counter Values:
0
0
1306
0
1306
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV3sum33_1ECCB4D19237669C176E0B8BC2B4A0FFLL9withFinerSb10isNegative_AA13WideMagnitudeV6digitsSi5scaleSb0P7InexacttAC_tF
# Func Hash:
597546708598660866
# Num Counters:
16
# Counter Values:
0
0
0
7
0
4
0
0
0
0
0
0
0
0
4
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV4utf85styleACs4SpanVys5UInt8VG_AA11NumberStyleVtAA0H11SyntaxErrorOYKcfCTf4nnd_n
# Func Hash:
596847751972891888
# Num Counters:
23
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
18
18
0
18
1269
0
0
18
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV6addingyA2cA15ArithmeticErrorOYKF
# Func Hash:
391331301830728232
# Num Counters:
7
# Counter Values:
4
22
33
4
7
22
22
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV7compare2toAA8OrderingOAC_tF
# Func Hash:
593401900751647101
# Num Counters:
23
# Counter Values:
2158
1224
14
17
6
0
0
5
0
0
0
0
0
0
305
13
1
0
0
0
0
0
13
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV7compare33_5365BDD2F9D23E43213A28CEE0FE4713LL_8raisedBy2toAA8OrderingOs7UInt128V_SiAKtFZTf4nnnd_n
# Func Hash:
928018417647363060
# Num Counters:
7
# Counter Values:
23
23
23
20
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV7divided2byA2C_tAA15ArithmeticErrorOYKF
# Func Hash:
467290260023149966
# Num Counters:
32
# Counter Values:
0
0
0
7
7
0
0
0
0
0
0
0
19
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
7
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV7negatedACvg
# Func Hash:
960862598675300351
# Num Counters:
5
# Counter Values:
9
0
9
9
9
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV7residue2of5scales7UInt128VAH_SitF
# Func Hash:
174542563769415875
# Num Counters:
10
# Counter Values:
0
16
6
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV7rounded33_2690528F74A9F8B09FAA2B607EDBF880LL6places_ACSi_AC9DirectionAELLOtAA15ArithmeticErrorOYKF
# Func Hash:
1007539319733038948
# Num Counters:
21
# Counter Values:
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$s6Wizard12ExactDecimalV_5styleACSS_AA11NumberStyleVtAA0E11SyntaxErrorOYKcfCTf4nnd_n
# Func Hash:
966946012900891016
# Num Counters:
10
# Counter Values:
0
0
1287
0
0
1287
61
35
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FileSnapshotV4pathACSgSS_tcfC
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
16
2
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV04readB6Checks33_0514774EA009099A5881131B89D12D7ELL4fromSayAA08CompiledB5CheckVGAA15AttributeReaderVz_tF
# Func Hash:
927205940675301868
# Num Counters:
9
# Counter Values:
2
0
2
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV10checkLeadsyyF
# Func Hash:
24661710105039056
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
0
16
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV10checkTexts2ofyAA11CompiledRowC_tF
# Func Hash:
1059307329726093050
# Num Counters:
13
# Counter Values:
37
0
0
0
3
16
7
1
3
0
2140
0
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
36
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:316
$s6Wizard13SelectRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:309
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:303
$s6Wizard11NameRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:10
$s6Wizard11DateRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:8
$s6Wizard13NumberRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:8
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:6
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP7phrasesSayAA6PhraseCGvgTW:5
$s6Wizard12EmailRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:5
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP7phrasesSayAA6PhraseCGvgTW:4
$s6Wizard11InfoRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:4
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:4
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:3
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP7phrasesSayAA6PhraseCGvgTW:3
$s6Wizard9IPRowTypeVAA03RowC0A2aDP7phrasesSayAA6PhraseCGvgTW:3
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:2
$s6Wizard15DurationRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:2
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP7phrasesSayAA6PhraseCGvgTW:1

$s6Wizard12FormCompilerV10ownMembers33_A49AA34B47FDEE073402C5B18C11F32CLL_2of11reportingToSayAA4NodeV6MemberVGAL_SSAA15AttributeReaderVztFTf4nnnd_n
# Func Hash:
591994641434898166
# Num Counters:
23
# Counter Values:
40
40
0
0
0
0
3
0
7
7
3
3
0
0
0
0
0
0
4
0
0
0
3
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV11checkResult2ofyAA15OwnedExpressionV_tF
# Func Hash:
303685788524521976
# Num Counters:
11
# Counter Values:
46
16
0
14
2
0
14
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV11checkedKeys5amongSDySSSaySiGGSnySiG_tF
# Func Hash:
932357360426529308
# Num Counters:
66
# Counter Values:
1
1
0
2160
2160
2149
2149
10
9
3
10
10
9
1
1
9
0
10
0
10
0
4
0
1
0
0
23
0
0
3
0
0
0
23
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2149
2149
23
1
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV11compileList_2of5index6titledyAA4NodeV6MemberV_AA7SectionVSiAA6PhraseCSgtF
# Func Hash:
408530297708141679
# Num Counters:
38
# Counter Values:
1
0
4
0
0
0
4
0
1
1
4
0
4
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
1
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6actionAA12ButtonActionOSgvgTW:4
1
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP10isQuestionSbvgTW:4
1
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6isListSbvgTW:4
1
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP10optionListAA06OptionG0CSgvgTW:4
0
0

$s6Wizard12FormCompilerV11readVersion33_0514774EA009099A5881131B89D12D7ELL4fromyAA15AttributeReaderVz_tF
# Func Hash:
1014045254845113276
# Num Counters:
15
# Counter Values:
16
16
9
0
0
0
16
0
0
0
0
0
0
16
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV12appointHeirs5amongSDySSSiGSnySiG_tF
# Func Hash:
95363969670907438
# Num Counters:
76
# Counter Values:
0
9
1
1
0
2
1
2
2
2
2160
2
1
0
0
0
0
2150
1
0
0
0
0
0
1
0
0
0
0
0
0
23
0
0
0
23
0
0
0
0
0
1
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2150
2
2
1
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$s6Wizard12FormCompilerV12checkDefault2ofyAA11CompiledRowC_tF
# Func Hash:
1140701089644465249
# Num Counters:
19
# Counter Values:
2
2153
3
1
32
1
0
18
0
0
0
0
0
0
0
2
1
4
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
5
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6checksSayAA5Check_pGvgTW:1
3
$s6Wizard16OptionStateCheckVAA0D0A2aDP10isConstantSbvgTW:3
$s6Wizard10RangeCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard10ItemsCheckVAA0C0A2aDP10isConstantSbvgTW:1
0

$s6Wizard12FormCompilerV12checkParents33_A0AEC31D0584D220B7BDA8AFF54566CALL2of2in5amongyAA11CompiledRowC_SDySSSaySiGGSnySiGtF
# Func Hash:
233150020145541009
# Num Counters:
58
# Counter Values:
0
0
0
0
0
0
0
0
0
0
9
9
0
0
0
0
0
0
0
5
4
0
0
0
0
0
0
0
10
9
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV12checkSecrets2in4rowsyAA6PhraseCSg_SayAA11CompiledRowCGtF
# Func Hash:
236859845171004989
# Num Counters:
19
# Counter Values:
0
1
414
2
0
0
0
0
0
137
0
3
134
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV12checkSecrets2of5textsySayAA11CompiledRowCG_SayAA6PhraseCSgGtF
# Func Hash:
962232116910839111
# Num Counters:
19
# Counter Values:
0
0
15
11
14
0
1
0
1
0
8
71
5
5
5
5
0
0
79
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
23
$s6Wizard11TextRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:16
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:9
$s6Wizard13SelectRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:9
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:6
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP7phrasesSayAA6PhraseCGvgTW:5
$s6Wizard11DateRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:5
$s6Wizard11InfoRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:3
$s6Wizard12EmailRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:3
$s6Wizard13NumberRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:3
$s6Wizard11NameRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:2
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:2
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard9IPRowTypeVAA03RowC0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard11HostRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1
$s6Wizard14AccountRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW:1

$s6Wizard12FormCompilerV12compileItemsyyF
# Func Hash:
364828315140982641
# Num Counters:
23
# Counter Values:
6
10
0
0
0
3
0
4
0
0
3
0
0
4
0
0
0
0
1
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s6Wizard11TextRowTypeVwcp:2
** External Symbol **:1

$s6Wizard12FormCompilerV12completeType33_C44FC40502217081BAA8D8F220300263LL2ofyAA11WrittenListV_tF
# Func Hash:
909850503521045904
# Num Counters:
21
# Counter Values:
0
10
4
1
0
4
3
0
1
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4

$s6Wizard12FormCompilerV13checkOwnReads2ofyAA11CompiledRowC_tF
# Func Hash:
271263511162607782
# Num Counters:
11
# Counter Values:
0
1034
0
0
2153
0
1032
1032
0
0
1034
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV14placeReactionsyyF
# Func Hash:
1018080924719804380
# Num Counters:
44
# Counter Values:
0
0
0
0
0
3
1
3
3
2
1
0
1
1
16
0
0
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
1
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV14readFormerTags2ofyAA15AttributeReaderVz_tF
# Func Hash:
236859847880624339
# Num Counters:
21
# Counter Values:
0
0
0
0
0
0
0
2160
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV15rowsWithSecrets_5textsSayAA11CompiledRowCGAA15DependencyGraphV_SayAA6PhraseCSgGtF
# Func Hash:
324155355561794012
# Num Counters:
52
# Counter Values:
2146
275
256
237
0
79
5
9
0
11
0
5
0
0
74
0
74
0
0
0
0
0
0
4
0
59
0
74
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV16checkExpressions8disabled_yAA9ConditionO_SayAA08CompiledB5CheckVGtF
# Func Hash:
1068891787140525632
# Num Counters:
24
# Counter Values:
0
0
0
0
0
0
0
0
0
0
1052
46
1022
2
14
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV16readHiddenValues33_0514774EA009099A5881131B89D12D7ELL4fromSbAA15AttributeReaderVz_tFTf4nd_n
# Func Hash:
669801028698385125
# Num Counters:
16
# Counter Values:
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV17checkedFormerTags5among_SDySSSiGSnySiG_SDySSSaySiGGtF
# Func Hash:
340811749400169060
# Num Counters:
72
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
20
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV17refuseMadeOptions33_3496C9E1BB18C30A6AD844FDC2335E0ALL2of8inItemOf_yAA7RowType_p_SiSgSStF
# Func Hash:
658521669919156202
# Num Counters:
19
# Counter Values:
0
13
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
8
$s6Wizard11TextRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:4
$s6Wizard9IPRowTypeVAA03RowC0A2aDP10optionListAA06OptionF0CSgvgTW:2
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP10optionListAA06OptionG0CSgvgTW:2
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard11NameRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP10optionListAA06OptionF0CSgvgTW:1

$s6Wizard12FormCompilerV3row_2of7section4list4fromAA11CompiledRowCAA0J0V_AA0J4Type_pS2iSgAA15AttributeReaderVztFTf4nennnn_n
# Func Hash:
36189845295780613
# Num Counters:
43
# Counter Values:
2121
2154
2155
2156
8
6
1
35
2
1
0
2150
0
2149
2154
7
2148
0
6
0
0
0
0
0
0
2145
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
27
__swift_memcpy1_1:1138
** External Symbol **:322
$s6Wizard11TextRowTypeVwcp:316
$s6Wizard13SelectRowTypeVwcp:309
$s6Wizard11NameRowTypeVwcp:10
$s6Wizard11DateRowTypeVwcp:8
$s6Wizard14DecimalRowTypeVwcp:6
$s6Wizard10URLRowTypeVwcp:5
$s6Wizard12EmailRowTypeVwcp:5
$s6Wizard15PasswordRowTypeVwcp:5
$s6Wizard15DateTimeRowTypeVwcp:4
$s6Wizard11InfoRowTypeVwcp:4
$s6Wizard18MultiselectRowTypeVwcp:4
** External Symbol **:3
$s6Wizard14SegmentRowTypeVwcp:3
$s6Wizard14AccountRowTypeVwcp:2
$s6Wizard13ButtonRowTypeVwcp:2
$s6Wizard14StepperRowTypeVwcp:1
$s6Wizard14ZipcodeRowTypeVwcp:1
$s6Wizard13SliderRowTypeVwcp:1
$s6Wizard12PhoneRowTypeVwcp:1
$s6Wizard18BankAccountRowTypeVwcp:1
$s6Wizard21SocialSecurityRowTypeVwcp:1
$s6Wizard16LeftrightRowTypeVwcp:1
$s6Wizard15TextareaRowTypeVwcp:1
$s6Wizard11TimeRowTypeVwcp:1
$s6Wizard11FileRowTypeVwcp:1
36
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:315
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:309
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:302
$s6Wizard11NameRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:10
$s6Wizard11DateRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:8
$s6Wizard13NumberRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:8
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:5
$s6Wizard12EmailRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP10isQuestionSbvgTW:5
$s6Wizard11InfoRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:4
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:4
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:3
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP10isQuestionSbvgTW:3
$s6Wizard9IPRowTypeVAA03RowC0A2aDP10isQuestionSbvgTW:3
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP10isQuestionSbvgTW:3
$s6Wizard15DurationRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:2
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:2
$s6Wizard13SliderRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP10isQuestionSbvgTW:1
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP10isQuestionSbvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP10isQuestionSbvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
36
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:316
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:309
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:303
$s6Wizard11NameRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:10
$s6Wizard11DateRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:8
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:8
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:6
$s6Wizard12EmailRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:5
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW:5
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW:4
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:4
$s6Wizard11InfoRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:4
$s6Wizard9IPRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:3
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6actionAA12ButtonActionOSgvgTW:3
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP6actionAA0B6ActionOSgvgTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:2
$s6Wizard15DurationRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:2
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
36
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP6isListSbvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP6isListSbvgTW:316
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6isListSbvgTW:309
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6isListSbvgTW:303
$s6Wizard11NameRowTypeVAA0cD0A2aDP6isListSbvgTW:10
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6isListSbvgTW:8
$s6Wizard11DateRowTypeVAA0cD0A2aDP6isListSbvgTW:8
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6isListSbvgTW:6
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP6isListSbvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP6isListSbvgTW:5
$s6Wizard12EmailRowTypeVAA0cD0A2aDP6isListSbvgTW:5
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6isListSbvgTW:4
$s6Wizard11InfoRowTypeVAA0cD0A2aDP6isListSbvgTW:4
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6isListSbvgTW:4
$s6Wizard9IPRowTypeVAA03RowC0A2aDP6isListSbvgTW:3
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6isListSbvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6isListSbvgTW:3
$s6Wizard11HostRowTypeVAA0cD0A2aDP6isListSbvgTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP6isListSbvgTW:2
$s6Wizard15DurationRowTypeVAA0cD0A2aDP6isListSbvgTW:2
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP6isListSbvgTW:2
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP6isListSbvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP6isListSbvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP6isListSbvgTW:1
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6isListSbvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP6isListSbvgTW:1
27
__swift_memcpy1_1:1138
** External Symbol **:322
$s6Wizard11TextRowTypeVwcp:316
$s6Wizard13SelectRowTypeVwcp:309
$s6Wizard11NameRowTypeVwcp:10
$s6Wizard11DateRowTypeVwcp:8
$s6Wizard14DecimalRowTypeVwcp:6
$s6Wizard10URLRowTypeVwcp:5
$s6Wizard12EmailRowTypeVwcp:5
$s6Wizard15PasswordRowTypeVwcp:5
$s6Wizard15DateTimeRowTypeVwcp:4
$s6Wizard11InfoRowTypeVwcp:4
$s6Wizard18MultiselectRowTypeVwcp:4
** External Symbol **:3
$s6Wizard14SegmentRowTypeVwcp:3
$s6Wizard14AccountRowTypeVwcp:2
$s6Wizard13ButtonRowTypeVwcp:2
$s6Wizard14StepperRowTypeVwcp:1
$s6Wizard14ZipcodeRowTypeVwcp:1
$s6Wizard13SliderRowTypeVwcp:1
$s6Wizard12PhoneRowTypeVwcp:1
$s6Wizard18BankAccountRowTypeVwcp:1
$s6Wizard21SocialSecurityRowTypeVwcp:1
$s6Wizard16LeftrightRowTypeVwcp:1
$s6Wizard15TextareaRowTypeVwcp:1
$s6Wizard11TimeRowTypeVwcp:1
$s6Wizard11FileRowTypeVwcp:1
27
__swift_noop_void_return:1138
$s6Wizard11TextRowTypeVwxx:316
$s6Wizard13SelectRowTypeVwxx:309
** External Symbol **:308
** External Symbol **:17
$s6Wizard11NameRowTypeVwxx:10
$s6Wizard11DateRowTypeVwxx:8
$s6Wizard14DecimalRowTypeVwxx:6
$s6Wizard10URLRowTypeVwxx:5
$s6Wizard15PasswordRowTypeVwxx:5
$s6Wizard12EmailRowTypeVwxx:5
$s6Wizard11InfoRowTypeVwxx:4
$s6Wizard15DateTimeRowTypeVwxx:4
$s6Wizard18MultiselectRowTypeVwxx:4
$s6Wizard14SegmentRowTypeVwxx:3
$s6Wizard14AccountRowTypeVwxx:2
$s6Wizard13ButtonRowTypeVwxx:2
$s6Wizard18BankAccountRowTypeVwxx:1
$s6Wizard14ZipcodeRowTypeVwxx:1
$s6Wizard16LeftrightRowTypeVwxx:1
$s6Wizard12PhoneRowTypeVwxx:1
$s6Wizard11TimeRowTypeVwxx:1
$s6Wizard14StepperRowTypeVwxx:1
$s6Wizard11FileRowTypeVwxx:1
$s6Wizard15TextareaRowTypeVwxx:1
$s6Wizard21SocialSecurityRowTypeVwxx:1
$s6Wizard13SliderRowTypeVwxx:1
36
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP8isSecretSbvgTW:316
$s6Wizard13SelectRowTypeVAA0cD0A2aDP8isSecretSbvgTW:309
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP8isSecretSbvgTW:303
$s6Wizard11NameRowTypeVAA0cD0A2aDP8isSecretSbvgTW:10
$s6Wizard11DateRowTypeVAA0cD0A2aDP8isSecretSbvgTW:8
$s6Wizard13NumberRowTypeVAA0cD0A2aDP8isSecretSbvgTW:8
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP8isSecretSbvgTW:6
$s6Wizard10URLRowTypeVAA03RowC0A2aDP8isSecretSbvgTW:5
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP8isSecretSbvgTW:5
$s6Wizard12EmailRowTypeVAA0cD0A2aDP8isSecretSbvgTW:5
$s6Wizard11InfoRowTypeVAA0cD0A2aDP8isSecretSbvgTW:4
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP8isSecretSbvgTW:4
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP8isSecretSbvgTW:4
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP8isSecretSbvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP8isSecretSbvgTW:3
$s6Wizard9IPRowTypeVAA03RowC0A2aDP8isSecretSbvgTW:3
$s6Wizard15DurationRowTypeVAA0cD0A2aDP8isSecretSbvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP8isSecretSbvgTW:2
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP8isSecretSbvgTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP8isSecretSbvgTW:2
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP8isSecretSbvgTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP8isSecretSbvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP8isSecretSbvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1

$s6Wizard12FormCompilerV4base33_A49AA34B47FDEE073402C5B18C11F32CLL2of5among6behind_2toAC4BaseAELLOSgAA4NodeV6MemberV_SDySSAPGShySSGSayAPGAA15AttributeReaderVztF
# Func Hash:
944879034974110143
# Num Counters:
47
# Counter Values:
0
0
0
0
0
0
0
0
0
2
0
0
0
0
1
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV4form8registry5clock8languageAcA0B0V_AA15RowTypeRegistryVAA5ClockVAA8LanguageVtc33_0514774EA009099A5881131B89D12D7ELlfCTf4nnnnd_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV4type33_3496C9E1BB18C30A6AD844FDC2335E0ALL_2of6custom7section4fromAA7RowType_pAaJ_pXpSg_AA0Q0VAA06CustomR0VSgSiAA15AttributeReaderVztF
# Func Hash:
691211005645216404
# Num Counters:
4
# Counter Values:
3
2150
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
35
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:318
$s6Wizard13SelectRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:309
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:303
$s6Wizard11NameRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:9
$s6Wizard11DateRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:8
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:6
$s6Wizard13NumberRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:6
$s6Wizard12EmailRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:5
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:5
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:4
$s6Wizard11InfoRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:4
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:4
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:3
$s6Wizard9IPRowTypeVAA03RowC0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:3
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:2
$s6Wizard15DurationRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:2
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1

$s6Wizard12FormCompilerV4type33_A49AA34B47FDEE073402C5B18C11F32CLL8declared7basedOn11reportingToAA10CustomTypeVSgAA4NodeV6MemberV_AjA15AttributeReaderVztF
# Func Hash:
247671768008627969
# Num Counters:
10
# Counter Values:
3
3
3
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV5check33_A49AA34B47FDEE073402C5B18C11F32CLL_2atyAA10CustomTypeV_AA4NodeV6MemberVtF
# Func Hash:
101649434966169541
# Num Counters:
28
# Counter Values:
246
234
12
0
0
0
54
0
3
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
15
12
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
$s6Wizard13NumberRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:2
$s6Wizard11NameRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1

$s6Wizard12FormCompilerV5fault33_C5579F69E92019F564B5997BDE32AA09LL2ofSSSgAA15WrittenReactionV_tF
# Func Hash:
3783253943408836
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
0
3
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:2
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP10isQuestionSbvgTW:1
3
$s6Wizard15DurationRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP10isQuestionSbvgTW:1
$s6Wizard11TextRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1

$s6Wizard12FormCompilerV6gather33_0514774EA009099A5881131B89D12D7ELL_4from_SayAA10DiagnosticVGAA8TagTableVz_AA0B0VSayAA11WrittenListVGztFZTf4nxnd_n
# Func Hash:
589825943879466617
# Num Counters:
90
# Counter Values:
37
6
518
7
954
954
0
8924
0
0
0
0
37
44
0
0
8
19
0
2147
0
0
0
0
0
2147
0
0
0
2147
0
0
0
40
0
4
44
3
0
0
7
0
0
0
0
0
0
0
0
16
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
8
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV7compile33_0514774EA009099A5881131B89D12D7ELL_5indexyAA7SectionV_SitF
# Func Hash:
292873008413466554
# Num Counters:
22
# Counter Values:
2103
0
0
4
4
0
44
41
37
0
0
0
3
16
40
4
0
40
0
0
23
4
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV7compile33_3496C9E1BB18C30A6AD844FDC2335E0ALL_2of6custom7section4listAA11CompiledRowCAA0R0V_AA0R4Type_pXpSgAA06CustomS0VSgS2iSgtF
# Func Hash:
393808315658260839
# Num Counters:
46
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
2153
2158
0
0
2153
2153
0
0
0
0
0
5
2153
0
10
0
2151
0
2
2153
0
2153
0
0
0
0
0
0
0
0
0
2153
0
2153
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
36
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:316
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:309
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:303
$s6Wizard11NameRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:9
$s6Wizard11DateRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:8
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:6
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:6
$s6Wizard12EmailRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:5
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW:5
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW:4
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:4
$s6Wizard11InfoRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:4
$s6Wizard9IPRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:3
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6actionAA12ButtonActionOSgvgTW:3
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP6actionAA0B6ActionOSgvgTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:2
$s6Wizard15DurationRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:2
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:1

$s6Wizard12FormCompilerV7compile_7section4listAA11CompiledRowCAA0H0V_S2iSgtF
# Func Hash:
414921813294643675
# Num Counters:
7
# Counter Values:
2140
0
0
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV7compile_8registry5clock8language6addingAA08CompiledB0CSgAA0B0V_AA15RowTypeRegistryVAA5ClockVAA8LanguageVSayAA10DiagnosticVGztFZ
# Func Hash:
414921810665269429
# Num Counters:
7
# Counter Values:
0
1
16
0
15
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV7readKey33_3496C9E1BB18C30A6AD844FDC2335E0ALL2of4fromSaySSGAA3RowV_AA15AttributeReaderVztFTf4nnd_n
# Func Hash:
341199226379183535
# Num Counters:
22
# Counter Values:
19
19
19
2145
12
0
1
10
0
0
10
0
1
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV8compiled33_0514774EA009099A5881131B89D12D7ELLAA08CompiledB0CSgyF
# Func Hash:
397113322145562106
# Num Counters:
70
# Counter Values:
4
0
0
34
2145
39
44
2
2147
1
7
0
2146
16
5
1
0
0
2
1
3
3
16
0
15
0
3
13
14
0
0
0
13
3
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV8constant33_3496C9E1BB18C30A6AD844FDC2335E0ALL2ofAA12DefaultValueOSgAA7RowType_p_tFTf4en_nTf4nd_n
# Func Hash:
444246271753770501
# Num Counters:
4
# Counter Values:
1
1
4
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
2
$s6Wizard11InfoRowTypeVwcp:4
$s6Wizard13ButtonRowTypeVwcp:2
2
$s6Wizard11InfoRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW:4
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP6actionAA0B6ActionOSgvgTW:2

$s6Wizard12FormCompilerV8listType33_3496C9E1BB18C30A6AD844FDC2335E0ALL2of2in6custom_7section4fromAA03RowE0_pAaK_p_AA0S0VAA06CustomE0VSgAA10ItemLimitsVSiAA15AttributeReaderVztF
# Func Hash:
5682228335401059
# Num Counters:
34
# Counter Values:
0
0
0
0
15
0
0
0
0
15
0
3
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
3
3
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
2
$s6Wizard11TextRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP10isQuestionSbvgTW:1
2
$s6Wizard11TextRowTypeVAA0cD0A2aDP6isListSbvgTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6isListSbvgTW:1
2
$s6Wizard11TextRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP06staticC0AA06StaticC0OvgTW:1

$s6Wizard12FormCompilerV8readType33_A49AA34B47FDEE073402C5B18C11F32CLL8declared5among11reportingToyAA4NodeV6MemberV_SDySSALGAA15AttributeReaderVztF
# Func Hash:
424622327878425233
# Num Counters:
17
# Counter Values:
0
3
0
0
3
3
1
3
0
3
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV8template2ofAA12ItemTemplateCAA11WrittenListV_tF
# Func Hash:
280681505945361448
# Num Counters:
20
# Counter Values:
6
13
13
3
7
7
4
4
4
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV9checkText_2inyAA6PhraseCSg_AA11CompiledRowCSgtF
# Func Hash:
421769328583438400
# Num Counters:
13
# Counter Values:
26
8925
6
0
0
18
26
18
26
2324
20
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV9makeGraph5keeps8disabledAA010DependencyE0VSgSb_AA9ConditionOtF
# Func Hash:
896791479556828100
# Num Counters:
183
# Counter Values:
0
0
0
0
0
0
0
0
0
16
2
0
0
0
0
4
0
0
0
0
0
0
5
1
0
1
0
0
1034
0
0
2
0
0
1
0
0
1
41
0
0
16
3
0
0
2122
0
1
38
1
1064
0
44
1032
2121
1
1
1
0
0
1095
16
16
16
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
11
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1095
1095
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerV9readTypes4fromyAA15AttributeReaderVz_tF
# Func Hash:
779599873661277903
# Num Counters:
37
# Counter Values:
0
2
0
21
0
0
0
0
16
1
0
3
0
0
0
3
15
1
0
0
1
3
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
32
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard12FormCompilerVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
32
# Num Bitmap Bytes:
$0

$s6Wizard12FormJSONKindO4typeACSgSS_tcfCTf4gd_n
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
2
2
2
# Num Bitmap Bytes:
$0

$s6Wizard12FormJSONKindO6byName33_3CC0907F18E887635938DAC9DCD022B3LL_WZ
# Func Hash:
844982796956431215
# Num Counters:
4
# Counter Values:
25
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormJSONKindO8narrowed2id9inputType11validations10hasFormulaACSS_SSSgAA0B15JSONValidationsVSbtF
# Func Hash:
836091827437306926
# Num Counters:
47
# Counter Values:
0
75
75
3
0
0
20
0
4
0
7
4
11
3
3
9
0
0
6
3
3
0
0
9
0
3
0
3
0
3
0
0
0
0
4
1
3
0
3
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FormJSONKindOWOe
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
235
32
50
21
114
# Num Bitmap Bytes:
$0

$s6Wizard12FormJSONKindOWOy
# Func Hash:
844982797069585453
# Num Counters:
5
# Counter Values:
249
34
53
22
122
# Num Bitmap Bytes:
$0

$s6Wizard12FormJSONKindOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
25
# Num Bitmap Bytes:
$0

$s6Wizard12FormTemplateVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
4
# Num Bitmap Bytes:
$0

$s6Wizard12FunctionCallV7counted33_189413AD1FCDEE773FB758EA5199801CLL2inAA12ExactDecimalVSi_tAA15ExpressionErrorVYKF
# Func Hash:
1127386592478672256
# Num Counters:
9
# Counter Values:
0
1
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FunctionCallV7rounded33_813F6FD2577E7904BFE2E6900DBDC561LLAA12ExactDecimalVyAA15ExpressionErrorVYKF
# Func Hash:
940266883886897862
# Num Counters:
17
# Counter Values:
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12FunctionCallVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
14
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard12FunctionCallVwxx:14

$s6Wizard12FunctionCallVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
# Num Bitmap Bytes:
$0

$s6Wizard12GraphBuilderV10addRecheck33_2872C07CD9F7C43276F43484255A9979LL2of2byySi_AA14FormExpressionCSgtF
# Func Hash:
934081912448830142
# Num Counters:
23
# Counter Values:
0
0
0
0
2
38
2
2
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12GraphBuilderV5builds6ResultOyAA010DependencyB0VAA0F6CyclesVGyF
# Func Hash:
634061026481861396
# Num Counters:
40
# Counter Values:
0
94
0
0
2087
163
163
0
0
0
163
167
0
12
4
4
0
0
0
4
0
4
4
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12GraphBuilderV8addPlace33_2872C07CD9F7C43276F43484255A9979LL2of5index5keepsyAA11CompiledRowC_SiSbtF
# Func Hash:
620828203043789889
# Num Counters:
71
# Counter Values:
1111
2160
1048
15
0
0
2
0
1036
13
1117
2145
1
9
1035
0
1111
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
0
0
2
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
25
0
# Num Bitmap Bytes:
$0

$s6Wizard12GraphBuilderV8addReads33_2872C07CD9F7C43276F43484255A9979LL2of2byyAA12DefaultValueOSg_SitF
# Func Hash:
274068939287776229
# Num Counters:
38
# Counter Values:
8
0
0
4
76
0
2
26
13
4
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12GraphBuilderV8addReads33_2872C07CD9F7C43276F43484255A9979LL2of2byyAA14FormExpressionCSg_AA0B4NodeOtF
# Func Hash:
160231341620422167
# Num Counters:
41
# Counter Values:
0
4
0
0
26
0
0
0
26
51
15
15
0
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12GraphBuilderV8addReads33_2872C07CD9F7C43276F43484255A9979LL2of2byyAA8ReactionV_SitF
# Func Hash:
523456431786658430
# Num Counters:
34
# Counter Values:
0
5
0
0
4
4
4
1
3
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard12GraphBuilderV8addValue33_2872C07CD9F7C43276F43484255A9979LL2of5indexyAA11CompiledRowC_SitF
# Func Hash:
319626903682577250
# Num Counters:
121
# Counter Values:
0
0
0
0
3
0
0
9
2
0
0
4
0
5
0
4
0
0
0
0
4
4
0
0
0
0
22
0
0
3
1
5
5
38
0
4
0
1
1
0
0
0
0
4
1
38
20
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
12
$s6Wizard11TextRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:9
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6checksSayAA5Check_pGvgTW:7
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:5
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:4
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:3
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:3
$s6Wizard11DateRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14AccountRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard15DurationRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
6
$s6Wizard10RangeCheckVAA0C0A2aDP10isConstantSbvgTW:6
$s6Wizard10ItemsCheckVAA0C0A2aDP10isConstantSbvgTW:6
$s6Wizard16OptionStateCheckVAA0D0A2aDP10isConstantSbvgTW:4
$s6Wizard12PatternCheckVAA0C0A2aDP10isConstantSbvgTW:4
$s6Wizard11LengthCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP10isConstantSbvgTW:1
1
$s6Wizard16OptionStateCheckVAA0D0A2aDP11expressionsSayAA14FormExpressionCGvgTW:4

$s6Wizard12GraphBuilderV8sections4rowsACSi_SitcfCTf4nnd_n
# Func Hash:
599005163055794467
# Num Counters:
9
# Counter Values:
16
16
16
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ItemTemplateC6groupsShySSGvg
# Func Hash:
599005164011084301
# Num Counters:
9
# Counter Values:
0
16
0
5
5
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ItemTemplateCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard12NumberLimitsV4from7isWhole4readAcA15AttributeReaderVz_SbAA5ValueOSSYbAA7RefusalVYKXEtcfC011$s6Wizard13b18RowTypeV4fromAcA15hi10Vz_tcfcAA5j8OSSYbAA7K8VYKXEfU_Tf1nncn_nTf4nnd_n
# Func Hash:
830659418846977889
# Num Counters:
9
# Counter Values:
8
2
8
6
2
8
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard12NumberLimitsV4from7isWhole4readAcA15AttributeReaderVz_SbAA5ValueOSSYbAA7RefusalVYKXEtcfC036$s6Wizard14DecimalRowTypeV4fromAcA15hi10Vz_tcfcAA5j8OSSYbAA7K8VYKXEfU_Tf1nncn_nTf4nnd_n
# Func Hash:
830659418846977889
# Num Counters:
9
# Counter Values:
3
0
3
6
0
3
0
0
5
# Num Bitmap Bytes:
$0

$s6Wizard12NumberLimitsV4from7isWhole4readAcA15AttributeReaderVz_SbAA5ValueOSSYbAA7RefusalVYKXEtcfC036$s6Wizard14IntegerRowTypeV4fromAcA15hi10Vz_tcfcAA5j8OSSYbAA7K8VYKXEfU_Tf1nncn_nTf4nnd_n
# Func Hash:
830659418846977889
# Num Counters:
9
# Counter Values:
302
0
302
303
0
302
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard12OptionLookupVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
18
0
# Num Bitmap Bytes:
$0

$s6Wizard12OptionSourceV6offers_2of2inSbSi_AA0B4ListCAA17EvaluationContext_ptFTf4nnen_nTf4nnnx_n
# Func Hash:
962421121625470551
# Num Counters:
21
# Counter Values:
2
0
0
2
1
1
0
0
0
1
0
0
1
0
0
1
0
0
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s6Wizard12SessionStateVwcp:2
1
$s6Wizard12SessionStateVAA17EvaluationContextA2aDP5value5ofRowAA5ValueOSi_tFTW:2
1
$s6Wizard12SessionStateVwxx:2

$s6Wizard12OptionSourceVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2496
4
# Num Bitmap Bytes:
$0

$s6Wizard12OptionSourceVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
15
14
# Num Bitmap Bytes:
$0

$s6Wizard12OutputChangeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$s6Wizard12OutputFormat_pMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
48
16
# Num Bitmap Bytes:
$0

$s6Wizard12OutputFormat_pSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
63
16
16
# Num Bitmap Bytes:
$0

$s6Wizard12OutputFormat_pSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
31
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:31

$s6Wizard12OutputFormat_pWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
122
# Num Bitmap Bytes:
$0

$s6Wizard12OutputFormat_pWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
31
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard10JSONFormatVwCP:31

$s6Wizard12PaddedDigitsO4text_5radix5widthSSx_S2itSzRzlFZSi_Tt2g5
# Func Hash:
798733567026566613
# Num Counters:
4
# Counter Values:
42
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12PatternCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptF
# Func Hash:
694937219612923883
# Num Counters:
6
# Counter Values:
26
0
26
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12PatternCheckVAA0C0A2aDP10isConstantSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
43
# Num Bitmap Bytes:
$0

$s6Wizard12PatternCheckVAA0C0A2aDP11looksAroundSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard12PatternCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26
# Num Bitmap Bytes:
$0

$s6Wizard12PatternCheckVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
41
# Num Bitmap Bytes:
$0

$s6Wizard12PatternCheckVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
44
# Num Bitmap Bytes:
$0

$s6Wizard12PatternMatchV4code7subjectACs13OpaquePointerVSg_SRys5UInt8VGtcfCTf4nnd_n
# Func Hash:
974670606790743134
# Num Counters:
7
# Counter Values:
0
26
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12PatternMatchV4next4from7optionsSnySiGSgSi_s6UInt32VtAA0B5ErrorOYKF
# Func Hash:
334492581830390582
# Num Counters:
5
# Counter Values:
26
26
0
26
0
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFTf4ndd_g
# Func Hash:
536873292501768200
# Num Counters:
3
# Counter Values:
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeV8isNumber33_850055C159E555459CB23AFE14F97EC0LLySbSS8UTF8ViewVFZTf4nd_n
# Func Hash:
521985129646187038
# Num Counters:
33
# Counter Values:
0
0
0
1
1
1
0
0
0
15
0
0
18
2
0
1
1
1
1
1
0
0
1
1
1
0
0
0
0
0
0
19
18
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard12PhoneRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard12RelativeDateO4date_5todayAA05CivilC0VSgSS_AGtAA0C11SyntaxErrorOYKFZTf4nnd_n
# Func Hash:
263464478703231138
# Num Counters:
48
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
4
4
0
5
4
2
2
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
0
# Num Bitmap Bytes:
$0

$s6Wizard12ReservedWordO4kind2of2inAA15ExpressionTokenV4KindOSgSays5UInt8VG_SnySiGtFZTf4nnd_n
# Func Hash:
981446176854927355
# Num Counters:
14
# Counter Values:
1085
3478
3478
2487
1109
1109
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12ReservedWordO6packed33_637E440DAE0F8E883C60EBFE22CE4C5BLL_WZ
# Func Hash:
204980584261295066
# Num Counters:
14
# Counter Values:
2422
0
0
448
14
0
0
0
0
0
0
0
0
2422
# Num Bitmap Bytes:
$0

$s6Wizard12SavedAnswersV_2ofACSgSayAA4NodeV6MemberVG_AA12CompiledFormCtcfCTf4nnd_n
# Func Hash:
545540445168866311
# Num Counters:
26
# Counter Values:
0
0
15
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV10repetition33_D54420D29EF4838E10B66E5F7B090A0ALL2ofAA7ProblemVSgSi_tF
# Func Hash:
587634243569202835
# Num Counters:
51
# Counter Values:
0
0
0
46
23
0
23
0
0
0
23
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV11composeList33_0F14C5925B70D64B84F4F2358EA09908LLySbSiF
# Func Hash:
634061025632223543
# Num Counters:
42
# Counter Values:
0
0
0
8
8
0
0
7
0
5
2
0
7
0
0
0
0
0
5
2
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV11evaluateAllyyF
# Func Hash:
164553134099083482
# Num Counters:
23
# Counter Values:
3208
75
0
51
80
70
7
0
39
0
3
0
13
3
13
0
0
0
0
0
0
0
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
1
** External Symbol **:7
0

$s6Wizard12SessionStateV11fillOptions2of2byySi_AA11FormCommandCtF
# Func Hash:
817550865774103285
# Num Counters:
25
# Counter Values:
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV11isEmptyItem33_D54420D29EF4838E10B66E5F7B090A0ALLySbSiF
# Func Hash:
3603322369278272
# Num Counters:
15
# Counter Values:
9
0
1
0
0
1
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV11readPendingySayAA9GraphNodeOGSiF
# Func Hash:
647472250996739085
# Num Counters:
10
# Counter Values:
8
0
8
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV12currentValue33_44BA7A530DA0D151AC1EFCAE7B21FF1ALL2of_6numberAA0E0O5value_Sb7taintedtSi_AA11CompiledRowCSitF
# Func Hash:
771951766229327118
# Num Counters:
31
# Counter Values:
0
21
7
10
21
7
0
0
37
0
2117
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
5
5
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV12evaluateList_6numberSbSi_SitF
# Func Hash:
638454391976613861
# Num Counters:
70
# Counter Values:
0
4
1
4
0
0
0
4
0
9
1
0
0
0
0
4
0
1
0
0
0
1
0
0
1
0
1
0
0
0
0
0
0
0
8
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV12readsTaintedySbAA14FormExpressionCSgF
# Func Hash:
1035042143773966546
# Num Counters:
39
# Counter Values:
0
0
0
0
0
0
0
1244
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV13PendingAnswerOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
8
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV13evaluateValue2of6numberSbSi_SitF
# Func Hash:
66903633767422960
# Num Counters:
34
# Counter Values:
6
0
0
2171
0
0
2167
2150
21
0
23
0
2169
21
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV14isPlainlySoundySbSiF
# Func Hash:
636369829282623757
# Num Counters:
27
# Counter Values:
2172
2147
2147
0
2147
2147
2141
2096
0
2136
2141
0
0
2131
2130
2122
5
8
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV15standingProblem33_D54420D29EF4838E10B66E5F7B090A0ALL2ofAA0E0VSgSi_tF
# Func Hash:
306009995567343812
# Num Counters:
74
# Counter Values:
0
0
25
0
0
2
42
0
25
0
0
0
0
0
0
34
0
0
0
0
0
0
8
0
0
0
0
0
1
8
0
0
0
0
8
0
0
0
0
30
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Wizard12SessionStateV3put_2atySi_SiSgtF
# Func Hash:
451794183287615830
# Num Counters:
16
# Counter Values:
14
0
0
14
0
0
0
7
0
0
0
0
0
0
6
14
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
0
1
** External Symbol **:14
0
1
** External Symbol **:14
0
0
0
0
0

$s6Wizard12SessionStateV3set33_0F14C5925B70D64B84F4F2358EA09908LL4list2to9isTaintedSbSi_SayAA5ValueOGSbtF
# Func Hash:
658336372079938401
# Num Counters:
40
# Counter Values:
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
0
0
0
0
0
0

$s6Wizard12SessionStateV3tag2ofSSSi_tF
# Func Hash:
937442762274450263
# Num Counters:
26
# Counter Values:
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV4give_2to4fromyAA4NodeV_SiAA12AnswerSourceOntF
# Func Hash:
397213038437054294
# Num Counters:
27
# Counter Values:
0
0
1434
2105
2105
0
2101
18
0
0
0
18
0
0
0
0
0
0
0
2109
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
29
$s6Wizard11TextRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:311
$s6Wizard13SelectRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:307
$s6Wizard11NameRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:8
$s6Wizard11DateRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:5
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:4
$s6Wizard9IPRowTypeVAA03RowC0A2aDP9isTrimmedSbvgTW:4
$s6Wizard10URLRowTypeVAA03RowC0A2aDP9isTrimmedSbvgTW:3
$s6Wizard12EmailRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:3
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP9isTrimmedSbvgTW:2
$s6Wizard13NumberRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:2
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:2
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP9isTrimmedSbvgTW:2
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP9isTrimmedSbvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP9isTrimmedSbvgTW:1
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:1
$s6Wizard15DurationRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:1
32
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1131
$s6Wizard11TextRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:311
$s6Wizard13SelectRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:307
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:298
$s6Wizard11NameRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:8
$s6Wizard11DateRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:5
$s6Wizard13NumberRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:4
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:4
$s6Wizard9IPRowTypeVAA03RowC0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:4
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:3
$s6Wizard10URLRowTypeVAA03RowC0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:3
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:3
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:3
$s6Wizard12EmailRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:3
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:2
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard15DurationRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
32
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1131
$s6Wizard11TextRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:311
$s6Wizard13SelectRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:307
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:298
$s6Wizard11NameRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:8
$s6Wizard11DateRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:5
$s6Wizard9IPRowTypeVAA03RowC0A2aDP11readsOthersSbvgTW:4
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:4
$s6Wizard13NumberRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:4
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:3
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:3
$s6Wizard10URLRowTypeVAA03RowC0A2aDP11readsOthersSbvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:3
$s6Wizard12EmailRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:3
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP11readsOthersSbvgTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP11readsOthersSbvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:2
$s6Wizard14AccountRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:2
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP11readsOthersSbvgTW:1
$s6Wizard15DurationRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP11readsOthersSbvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP11readsOthersSbvgTW:1

$s6Wizard12SessionStateV4heir2ofSiSgSi_tF
# Func Hash:
863246621740420029
# Num Counters:
26
# Counter Values:
0
0
0
1
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV4note33_0F14C5925B70D64B84F4F2358EA09908LL7taintOf_2inySi_AA03RowN5ItemsCAA8ItemListVztF
# Func Hash:
301351146781543953
# Num Counters:
15
# Counter Values:
25
14
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV4note33_0F14C5925B70D64B84F4F2358EA09908LL_2as2inySi_AA5ValueOAA8ItemListVztF
# Func Hash:
631255616004081115
# Num Counters:
6
# Counter Values:
7
4
0
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV4read33_AF1EDA02462BF1EADDFBE424E7326704LL_2of7givenAs17takingUnavailableAA5GivenCAC13PendingAnswerO_SiAJSbtF
# Func Hash:
573690513259725061
# Num Counters:
32
# Counter Values:
0
0
0
0
0
8
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
8
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
3
$s6Wizard13SelectRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:6
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
0

$s6Wizard12SessionStateV4rows6ofItemSnySiGSi_tF
# Func Hash:
45209325522990797
# Num Counters:
17
# Counter Values:
42
0
30
12
0
30
12
0
12
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV5clearyySiF
# Func Hash:
141929913673151646
# Num Counters:
10
# Counter Values:
0
3
7
7
0
4
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV5holds33_5EA71FF21FA88B38E0C3F438C39D2CB9LL_3forSbAA9ConditionO_SitF
# Func Hash:
238984481558059729
# Num Counters:
3
# Counter Values:
1035
96
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV5index5ofTagSiSgSS_tF
# Func Hash:
934081909691784325
# Num Counters:
23
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV5taken33_44BA7A530DA0D151AC1EFCAE7B21FF1ALL_6orElse_AA5ValueOSi_A2hA7RowType_p_AA14ReadingContextVtAA7RefusalVYKXEtF011$s6Wizard12bc14V7adopted33_44efghijkl17ALL_3row5emptyAA5o14OAI_SiAItFAiA7pq7_p_AA14rs5VtAA7T8VYKXEfU_AHTf1nncn_nTf4nnng_n
# Func Hash:
993108202131101160
# Num Counters:
11
# Counter Values:
0
12
0
0
0
12
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
4
$s6Wizard11TextRowTypeVAA0cD0A2aDP5value8adopting2inAA5ValueOAJ_AA14ReadingContextVtAA7RefusalVYKFTW:4
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP5value8adopting2inAA5ValueOAJ_AA14ReadingContextVtAA7RefusalVYKFTW:3
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP5value8adopting2inAA5ValueOAJ_AA14ReadingContextVtAA7RefusalVYKFTW:3
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP5value8adopting2inAA5ValueOAJ_AA14ReadingContextVtAA7RefusalVYKFTW:2

$s6Wizard12SessionStateV5value33_0F14C5925B70D64B84F4F2358EA09908LL6ofItem_AA5ValueOSi_AA10RowOfItemsCtF
# Func Hash:
920543274289701058
# Num Counters:
13
# Counter Values:
9
0
0
0
0
0
0
0
0
0
0
0
5
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV5value5ofRowAA5ValueOSi_tFTf4nn_g
# Func Hash:
928018420092402540
# Num Counters:
7
# Counter Values:
44
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV6inItem2ofACSi_tF
# Func Hash:
287486627578174898
# Num Counters:
6
# Counter Values:
16
16
25
16
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV6number33_0F14C5925B70D64B84F4F2358EA09908LL7itemsOf4fromySi_SitF
# Func Hash:
1070589995031662342
# Num Counters:
16
# Counter Values:
0
0
14
0
0
14
0
0
14
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV6passes33_66A7BFAFB4C5354D864DDAC3EA22FB85LL6typeOf5valueSbAA11CompiledRowC_AA5ValueOtFTf4nnd_n
# Func Hash:
19126822370473240
# Num Counters:
7
# Counter Values:
350
350
0
2118
4
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
33
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1137
$s6Wizard11TextRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:310
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:308
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:303
$s6Wizard11NameRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:7
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:5
$s6Wizard11DateRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:5
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW:5
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:4
$s6Wizard12EmailRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:4
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:4
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard11HostRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard15DurationRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard13SliderRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14AccountRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard9IPRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP6checksSayAA0B0_pGvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
10
$s6Wizard10RangeCheckVAA0C0A2aDP10isConstantSbvgTW:317
$s6Wizard11LengthCheckVAA0C0A2aDP10isConstantSbvgTW:15
$s6Wizard12PatternCheckVAA0C0A2aDP10isConstantSbvgTW:10
$s6Wizard16OptionStateCheckVAA0D0A2aDP10isConstantSbvgTW:4
$s6Wizard9StepCheckVAA0C0A2aDP10isConstantSbvgTW:3
$s6Wizard11MustBeCheckVAA0D0A2aDP10isConstantSbvgTW:1
$s6Wizard13IntervalCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard15ExtensionsCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP10isConstantSbvgTW:1
$s6Wizard11PlacesCheckVAA0C0A2aDP10isConstantSbvgTW:1
9
$s6Wizard10RangeCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:317
$s6Wizard11LengthCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:15
$s6Wizard12PatternCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:10
$s6Wizard9StepCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:3
$s6Wizard11MustBeCheckVAA0D0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:1
$s6Wizard15ExtensionsCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:1
$s6Wizard13IntervalCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:1
$s6Wizard11PlacesCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:1
$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:1

$s6Wizard12SessionStateV6remade33_0F14C5925B70D64B84F4F2358EA09908LLySayAA5ValueOGAA8ItemListVz_AA10RowOfItemsCtF
# Func Hash:
1029578616041657133
# Num Counters:
14
# Counter Values:
0
0
7
7
0
0
0
0
7
0
7
0
0
7
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV7derived4from3row6number5emptyAA5ValueO5value_Sb7taintedtAA07DefaultI0O_S2iAJtF
# Func Hash:
203981447569820858
# Num Counters:
47
# Counter Values:
3
0
0
1
0
0
0
0
0
0
0
36
0
0
0
1
0
1
0
0
0
11
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV7isDraftySbSiF
# Func Hash:
391331301932117127
# Num Counters:
7
# Counter Values:
25
25
25
25
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV7missing33_D54420D29EF4838E10B66E5F7B090A0ALL_3rowAA7ProblemVSgAA11CompiledRowC_SitF
# Func Hash:
891802862170818367
# Num Counters:
57
# Counter Values:
0
0
0
9
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV7problem33_D54420D29EF4838E10B66E5F7B090A0ALL6ofList_AA7ProblemVSgSi_AA11CompiledRowCtF
# Func Hash:
763061603336716901
# Num Counters:
57
# Counter Values:
0
0
1
0
7
8
2
1
0
0
7
0
1
1
7
2
2
1
0
0
0
1
0
7
0
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV7refusal12byCommandsOf3row5valueAA7ProblemVSgAA11CompiledRowC_SiAA5ValueOtF
# Func Hash:
790715553106524889
# Num Counters:
17
# Counter Values:
0
0
0
0
0
37
1
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV7refusal33_D54420D29EF4838E10B66E5F7B090A0ALL10byChecksOf3row5valueAA7ProblemVSgAA11CompiledRowC_SiAA5ValueOtF
# Func Hash:
236859848515080856
# Num Counters:
19
# Counter Values:
5
0
0
0
5
5
0
0
32
0
5
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV7refusal33_D54420D29EF4838E10B66E5F7B090A0ALL8byTypeOf3row5valueAA7ProblemVSgAA11CompiledRowC_SiAA5ValueOtF
# Func Hash:
508895228258960326
# Num Counters:
22
# Counter Values:
4
0
0
7
4
4
0
0
21
9
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
7
12
$s6Wizard11TextRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:8
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:4
$s6Wizard9IPRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:3
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard11DateRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard11NameRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14AccountRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
6
$s6Wizard16OptionStateCheckVAA0D0A2aDP10isConstantSbvgTW:4
$s6Wizard10RangeCheckVAA0C0A2aDP10isConstantSbvgTW:2
$s6Wizard12PatternCheckVAA0C0A2aDP10isConstantSbvgTW:2
$s6Wizard10ItemsCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard11LengthCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP10isConstantSbvgTW:1
1
$s6Wizard16OptionStateCheckVAA0D0A2aDP11expressionsSayAA14FormExpressionCGvgTW:4
6
$s6Wizard16OptionStateCheckVAA0D0A2aDP10isConstantSbvgTW:4
$s6Wizard10RangeCheckVAA0C0A2aDP10isConstantSbvgTW:2
$s6Wizard12PatternCheckVAA0C0A2aDP10isConstantSbvgTW:2
$s6Wizard10ItemsCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard11LengthCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP10isConstantSbvgTW:1
5
$s6Wizard10RangeCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:2
$s6Wizard12PatternCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:2
$s6Wizard11LengthCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:1
$s6Wizard10ItemsCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:1
$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:1
1
$s6Wizard16OptionStateCheckVAA0D0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:4
0

$s6Wizard12SessionStateV7standIn3for6number5emptyAA5ValueO5value_Sb7taintedtSi_SiAItF
# Func Hash:
949852170935011870
# Num Counters:
72
# Counter Values:
0
0
0
0
0
1
3
3
0
1
2
0
0
0
0
1
0
3
0
0
0
0
35
2
0
0
0
0
2
3
0
0
0
0
0
0
2
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV8addNodesyyF
# Func Hash:
52047011978821672
# Num Counters:
9
# Counter Values:
25
3
0
0
0
0
0
2
2
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV8evaluateySbSiF
# Func Hash:
1025170441571836378
# Num Counters:
136
# Counter Values:
0
13
0
0
21
0
2132
0
0
0
0
44
3
25
25
0
13
44
44
44
0
44
0
1060
0
0
27
0
1052
0
0
26
0
0
0
0
0
0
2171
0
25
25
25
0
0
1034
1
0
0
0
2
6
23
25
25
25
0
0
0
0
0
1029
2132
0
0
0
0
0
0
25
25
25
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV8instance33_24BFFE1441DBA866F1A186F4DB2AE983LL2of6aroundSiSgSi_SitF
# Func Hash:
940266886530405345
# Num Counters:
20
# Counter Values:
0
0
4
0
4
0
0
0
4
0
4
4
0
0
0
0
0
0
0
4
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV8makeItem2ofS2i_tF
# Func Hash:
250395594646939914
# Num Counters:
30
# Counter Values:
25
3
0
0
14
10
4
0
14
10
4
0
14
4
0
0
9
4
5
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV8newValue33_44BA7A530DA0D151AC1EFCAE7B21FF1ALL2of_6numberAA0E0O5value_Sb7taintedSb16isRefusalChangedtSi_AA11CompiledRowCSitF
# Func Hash:
259212324169629700
# Num Counters:
11
# Counter Values:
2171
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV8rendered_3row9argumentsSSAA6PhraseC_SiSgSDyS2SGtF
# Func Hash:
567185242566001521
# Num Counters:
4
# Counter Values:
3
0
1
1
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV8withdraw33_44BA7A530DA0D151AC1EFCAE7B21FF1ALL_2of_SbAA5ValueOz_SiSbztF
# Func Hash:
184867645147137277
# Num Counters:
55
# Counter Values:
0
0
0
6
0
0
0
0
0
0
0
0
0
0
6
0
0
6
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
1
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:6

$s6Wizard12SessionStateV9instances2of8seenFromSaySiGSi_SiSgtF
# Func Hash:
340364878594624931
# Num Counters:
36
# Counter Values:
87
51
45
45
6
6
6
39
45
0
0
45
0
45
0
0
0
0
45
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
3
16:36
8:6
17:3

$s6Wizard12SessionStateV9isChanged33_301513685A31D5D6A9501816B67ADFA8LL_6numberSbSi_SitF
# Func Hash:
72543233218028
# Num Counters:
41
# Counter Values:
0
2
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV9isInForce33_301513685A31D5D6A9501816B67ADFA8LL_3forSbAA8ReactionV_SitF
# Func Hash:
438284562417546876
# Num Counters:
10
# Counter Values:
0
3
0
3
0
3
0
0
3
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV9outermostyS2iF
# Func Hash:
536873290643593345
# Num Counters:
4
# Counter Values:
29
30
25
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateV9propagate4fromSayAA9GraphNodeOGAG_tF
# Func Hash:
1001891082901918011
# Num Counters:
69
# Counter Values:
0
0
0
0
0
0
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
8
0
0
0
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateVAA17EvaluationContextA2aDP5value5ofRowAA5ValueOSi_tFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
81
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard12SessionStateVwcp:81

$s6Wizard12SessionStateVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
35
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard12SessionStateVwxx:35

$s6Wizard12SessionStateV_4deskAcA12CompiledFormC_AA11CommandDeskCSgtcfCTf4nnd_n
# Func Hash:
650973720844414922
# Num Counters:
8
# Counter Values:
6552
16
16
16
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
88
# Num Bitmap Bytes:
$0

$s6Wizard12SessionStateVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
59
# Num Bitmap Bytes:
$0

$s6Wizard12TemplateText33_44092265FD15831DB5D04B84A276FBECLLVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard12TerminalTextO7visible_12allowingTabs0E10LineBreaksS2S_S2btFZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard12TerminalTextO7visible_12allowingTabs0E10LineBreaksS2S_S2btFZTf4nnnd_n
# Func Hash:
449664061558603949
# Num Counters:
28
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
43
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12TerminalTextO9isOneLine_2inSbSS_SitFZTf4nnd_n
# Func Hash:
1096621588795870905
# Num Counters:
5
# Counter Values:
3
3
2
1
0
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateV10referencesSayAC9ReferenceVGvgTf4x_n
# Func Hash:
934081911731346682
# Num Counters:
22
# Counter Values:
0
0
0
0
52
0
0
0
0
0
0
27
0
0
31
0
27
0
0
4
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateV4NodeOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
83
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard12TextTemplateV4NodeOwcp:83

$s6Wizard12TextTemplateV4NodeOWOe
# Func Hash:
287486627356528169
# Num Counters:
7
# Counter Values:
131
92
39
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateV4NodeOWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard12TextTemplateV4NodeOwxx:2

$s6Wizard12TextTemplateV4NodeOWOy
# Func Hash:
287486627356528169
# Num Counters:
7
# Counter Values:
83
52
31
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateV4NodeOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
83
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateV4NodeOwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
83
83
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateV4NodeOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
107
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateV6hasTag33_F509DB120C60D1D7097F14A9792C3C43LLySbSSFZTf4nd_n
# Func Hash:
456618549516190744
# Num Counters:
13
# Counter Values:
24
8
0
125
24
0
0
0
0
0
0
125
133
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateV8constant33_F509DB120C60D1D7097F14A9792C3C43LLySSSgSayAC4NodeOGFZTf4nd_n
# Func Hash:
567185239428114830
# Num Counters:
4
# Counter Values:
24
0
24
0
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateV8partialsSayAC9ReferenceVGvgTf4x_n
# Func Hash:
52047012377175261
# Num Counters:
11
# Counter Values:
47
28
0
75
0
0
0
24
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateV9ReferenceVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
43
9
# Num Bitmap Bytes:
$0

$s6Wizard12TextTemplateVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
53
33
# Num Bitmap Bytes:
$0

$s6Wizard12TranslationsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26
# Num Bitmap Bytes:
$0

$s6Wizard12TranslationsCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard12WrittenCheckO5check_SiSg3rowtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
4
2
2
# Num Bitmap Bytes:
$0

$s6Wizard12WrittenCheckOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2
0
# Num Bitmap Bytes:
$0

$s6Wizard12WrittenCheckOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13AdjacencyListV5count5pairsACSi_Says5Int32V4from_AG2totGtcfCTf4nnd_n
# Func Hash:
276344550989832387
# Num Counters:
28
# Counter Values:
2288
2288
6953
6953
2262
26
26
26
10
26
26
26
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
1112181334349002674
# Num Counters:
64
# Counter Values:
0
3
0
8
0
0
1
0
0
0
0
0
0
0
0
2
0
0
1
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVAA0cD0A2aDP6actionAA0B6ActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVwcp
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
0
6
0
# Num Bitmap Bytes:
$0

$s6Wizard13ButtonRowTypeVwxx
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
6
6
0
# Num Bitmap Bytes:
$0

$s6Wizard13CheckedNumberPAAE5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFAA18BankAccountRowTypeV_Tg5Tf4ndd_n
# Func Hash:
93478046976166696
# Num Counters:
6
# Counter Values:
10
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13CheckedNumberPAAE5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFAA21SocialSecurityRowTypeV_Tg5Tf4ndd_n
# Func Hash:
93478046976166696
# Num Counters:
6
# Counter Values:
10
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13ChoiceListingVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s6Wizard13CommandRunner_pMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
16
16
# Num Bitmap Bytes:
$0

$s6Wizard13CommandRunner_pSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
32
16
16
# Num Bitmap Bytes:
$0

$s6Wizard13CommandRunner_pSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16

$s6Wizard13CommandRunner_pSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16

$s6Wizard13FormJSONFieldV11optionValue33_D3D419AD512FCFB4926F5446DA553D34LLyS2SF
# Func Hash:
421769329121463734
# Num Counters:
12
# Counter Values:
3
3
0
3
0
0
3
1
1
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONFieldV4kind33_3BABF3E7D44F907C2B72174B6658A368LL7againstSSSgAA4NodeV_tF
# Func Hash:
1011178363751366207
# Num Counters:
18
# Counter Values:
0
0
0
1
1
0
0
1
1
1
0
0
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONFieldV5takes33_3BABF3E7D44F907C2B72174B6658A368LLySbAA4NodeVF
# Func Hash:
589733235183780035
# Num Counters:
82
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONFieldVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
16
15
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONFieldVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONFieldVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONFieldVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
63
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard13FormJSONFieldVwcp:63

$s6Wizard13FormJSONFieldVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
33
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard13FormJSONFieldVwxx:33

$s6Wizard13FormJSONFieldVwcp
# Func Hash:
534572324863179802
# Num Counters:
16
# Counter Values:
0
0
71
71
64
70
66
76
76
70
71
70
66
76
0
76
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONFieldVwxx
# Func Hash:
894595281158071141
# Num Counters:
16
# Counter Values:
76
76
76
5
5
12
6
10
0
0
6
5
6
10
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONLexerV4next33_D87ADFA224581971A17461C515AB225FLLAC5TokenOyAC5FaultVYKF
# Func Hash:
545540444131274150
# Num Counters:
27
# Counter Values:
0
0
0
11
1
8
12
8
83
0
0
0
5
0
3
0
0
0
0
0
0
0
0
0
0
0
4
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONLexerV5FaultVAEs5ErrorAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONLexerV5TokenOWOe
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
15
0
0
5
2
3
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONLexerV5TokenOWOy
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
4
0
0
4
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONLexerV7advanceyyAC5FaultVYKF
# Func Hash:
414921813007369558
# Num Counters:
8
# Counter Values:
34
10
0
8
2
10
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONLexerV8takeWord33_D87ADFA224581971A17461C515AB225FLLSSyF
# Func Hash:
325048440777904458
# Num Counters:
17
# Counter Values:
2
18
0
47
41
4
0
6
6
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONStateV10visibility6hidden7besides2atSayAA4NodeV6MemberVGSb_AA15NativePredicateOAItF
# Func Hash:
653247339614968054
# Num Counters:
11
# Counter Values:
17
18
2
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONStateV3hasySbAA0B10JSONTargetV6ActionOF
# Func Hash:
798733564306206941
# Num Counters:
4
# Counter Values:
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONStateV5first33_71B9152C2A0EDB487A29E05BF39205F9LLyAA4NodeVSgAA0B10JSONTargetV6ActionOd_tF
# Func Hash:
974670606973700432
# Num Counters:
6
# Counter Values:
20
35
7
4
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONStateV9condition33_71B9152C2A0EDB487A29E05BF39205F9LL__2atSayAA4NodeV6MemberVGSS_AA15NativePredicateOAHtFTf4nnnd_n
# Func Hash:
391331303227082869
# Num Counters:
6
# Counter Values:
30
3
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONStateV9disabling_2atSayAA4NodeV6MemberVGSb_AGtF
# Func Hash:
694937220151590279
# Num Counters:
5
# Counter Values:
14
14
0
15
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONStateV9predicate33_71B9152C2A0EDB487A29E05BF39205F9LL2ofAA15NativePredicateOAA0B10JSONTargetV6ActionO_tF
# Func Hash:
927205938720306561
# Num Counters:
9
# Counter Values:
1
5
13
4
4
48
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONStateVyACSayAA0B10JSONEffectV_AA15NativePredicateOtGcfCTf4nd_n
# Func Hash:
567185240127103298
# Num Counters:
4
# Counter Values:
2
4
15
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONTimesO4take33_14E1DBAB03CF48BF892357110B2B4053LL_4likeSSSgSsz_SStFZTf4nnd_n
# Func Hash:
579636722591219562
# Num Counters:
11
# Counter Values:
38
4
4
0
0
0
0
0
4
30
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONTimesO4text_3forS2S_SStFZTf4nnd_n
# Func Hash:
549520355296191178
# Num Counters:
12
# Counter Values:
3
0
0
0
0
0
0
0
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13FormJSONTimesO5parts33_14E1DBAB03CF48BF892357110B2B4053LL2ofSSSg3day_AG4timeSS6offsettSS_tFZTf4nd_n
# Func Hash:
672273788339053810
# Num Counters:
32
# Counter Values:
0
0
1
0
0
0
0
0
1
0
3
2
0
1
1
0
1
3
0
0
0
0
0
1
3
3
0
0
0
1
0
1
# Num Bitmap Bytes:
$0

$s6Wizard13IntervalCheckV11expressionsSayAA14FormExpressionCGvg
# Func Hash:
391331303676602269
# Num Counters:
6
# Counter Values:
8
0
4
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13IntervalCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptF
# Func Hash:
638066917811469361
# Num Counters:
21
# Counter Values:
3
3
0
0
0
3
0
0
0
3
3
3
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13IntervalCheckVAA0C0A2aDP10isConstantSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard13IntervalCheckVAA0C0A2aDP11looksAroundSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard13IntervalCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard13IntervalCheckVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard13NumberReadingV6number_6localeAA12ExactDecimalVSS_AA11LocaleWordsCSgtAA7RefusalVYKF
# Func Hash:
732038791112859129
# Num Counters:
7
# Counter Values:
0
0
1222
1222
0
9
0
# Num Bitmap Bytes:
$0

$s6Wizard13NumberReadingVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
24
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard13NumberReadingVwcp:24

$s6Wizard13NumberReadingVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeV4fromAcA15AttributeReaderVz_tcfcAA5ValueOSSYbAA7RefusalVYKXEfU_
# Func Hash:
613345748518556056
# Num Counters:
7
# Counter Values:
0
17
0
17
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeV7reading33_149729873E4A3B7A0F5D0578DB9AF42FLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP4keysSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
9
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard13NumberRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13NumberScannerV10takeDigits33_9A0B7DEA2D5EF69A2E55111C453652D1LLSiyF
# Func Hash:
599005160874716821
# Num Counters:
9
# Counter Values:
70
52
52
46
36
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13NumberScannerV12takeExponent33_9A0B7DEA2D5EF69A2E55111C453652D1LLSiSgyF
# Func Hash:
141929912852695276
# Num Counters:
13
# Counter Values:
0
0
0
18
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13NumberScannerV4scanAA12ExactDecimalVyAA0B11SyntaxErrorOYKF
# Func Hash:
1107929280939688402
# Num Counters:
29
# Counter Values:
0
0
18
18
0
18
18
0
18
0
0
0
0
0
18
0
0
18
0
0
0
0
0
0
0
18
0
12
18
# Num Bitmap Bytes:
$0

$s6Wizard13NumberScannerV6number33_9A0B7DEA2D5EF69A2E55111C453652D1LL10isNegative5scaleAA12ExactDecimalVSb_SitAA0B11SyntaxErrorOYKF
# Func Hash:
252375180559494512
# Num Counters:
17
# Counter Values:
0
18
0
18
0
0
0
0
18
0
0
0
0
0
0
0
18
# Num Bitmap Bytes:
$0

$s6Wizard13NumberScannerVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
# Num Bitmap Bytes:
$0

$s6Wizard13OutputContentVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard13OutputFormatsV6format6ofFileAA0B6Format_pSgSS_tF
# Func Hash:
218260471748045376
# Num Counters:
29
# Counter Values:
0
60
0
0
0
0
15
0
0
0
0
0
0
0
0
0
15
0
0
0
0
0
0
0
0
15
15
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s6Wizard10JSONFormatVAA12OutputFormatA2aDP10extensionsSaySSGvgTW:15
0

$s6Wizard13OutputFormatsV9variablesAcA15VariableOptionsV_tcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard13OverlapChoiceVyACSScfCTf4nd_n
# Func Hash:
619802541635408960
# Num Counters:
6
# Counter Values:
10
0
5
0
5
5
# Num Bitmap Bytes:
$0

$s6Wizard13ProblemReportV5lines2asSaySSGAA10DiagnosticV8SeverityO_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
63
# Num Bitmap Bytes:
$0

$s6Wizard13ProblemReportV9positions33_D04E296C7B552D1F9631FA8F84926E7ELLSayAA14SourcePositionVSgGvgTf4x_n
# Func Hash:
796536979655559336
# Num Counters:
21
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
63
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
310
1
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeV5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKF
# Func Hash:
209100687125344020
# Num Counters:
24
# Counter Values:
0
0
0
0
2
621
2
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFTf4nnn_g
# Func Hash:
1042354055970869044
# Num Counters:
17
# Counter Values:
0
0
0
0
1
2
0
0
0
0
0
1
2
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
622
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
660
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
307
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
310
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
619
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
928
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1250
18
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
621
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
318
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
309
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
608
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
47
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1256
# Num Bitmap Bytes:
$0

$s6Wizard13SelectRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1284
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeV11readsOthersSbvg
# Func Hash:
536873290643593345
# Num Counters:
4
# Counter Values:
0
3
1
0
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
974670605753138458
# Num Counters:
6
# Counter Values:
0
0
0
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeV4fromAcA15AttributeReaderVz_tcfc4readL_yAA5ValueOSSAA7RefusalVYKF
# Func Hash:
613345748518556056
# Num Counters:
7
# Counter Values:
0
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeV7reading33_D0DFA6C84F61AD0697703DB064FD4B26LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
4
0
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
4
# Num Bitmap Bytes:
$0

$s6Wizard13SliderRowTypeVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
0
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1138
1
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeV5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTf4nnd_n
# Func Hash:
391331300176993871
# Num Counters:
6
# Counter Values:
0
0
5
0
2264
0
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeV6answer2to2inSbSS_AA14ReadingContextVtAA7RefusalVYKFZTf4nnd_n
# Func Hash:
647326767254485991
# Num Counters:
36
# Counter Values:
0
0
1
0
2
0
0
0
0
0
0
0
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
1
2
0
0
0
1
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1018
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2274
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3298
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1131
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1137
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2268
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3411
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4542
0
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2274
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1143
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1137
# Num Bitmap Bytes:
$0

$s6Wizard13SwitchRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard13TemplateStackV5value2of2inAA0B5ValueOSgAA04TextB4NameV_xtAA0B7ContextRzlFAA11AnswerTextsV_Tg5Tf4xnn_n
# Func Hash:
596847749781885217
# Num Counters:
14
# Counter Values:
0
2
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13TemplateStackV5value33_4D94C0B5DB7592DE0DEB5DC20BB44A76LL5named2inAA0B5ValueOSgSS_xtAA0B7ContextRzlFAA11AnswerTextsV_Tg5
# Func Hash:
908950566723888236
# Num Counters:
19
# Counter Values:
0
2
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13TemplateValueO4textSSvg
# Func Hash:
854638106800270315
# Num Counters:
13
# Counter Values:
0
0
2
0
0
0
0
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13TemplateValueOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
4
# Num Bitmap Bytes:
$0

$s6Wizard13TemplateValueOyAcA0C0OcfC
# Func Hash:
52047013943601084
# Num Counters:
11
# Counter Values:
0
0
2
0
2
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard13WideMagnitudeV_5timesACs7UInt128V_AFtcfCTf4nnd_n
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
61
0
61
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard14AccountRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard14AttributeOwnerOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
141
2171
# Num Bitmap Bytes:
$0

$s6Wizard14AttributeOwnerOWOy
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
23
1048
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
6
2
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeV4fromAcA15AttributeReaderVz_tcfcAA5ValueOSSYbAA7RefusalVYKXEfU_
# Func Hash:
613345748518556056
# Num Counters:
7
# Counter Values:
0
3
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeV7reading33_F4310649C7EECF8057FCAD26692C8955LL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP5value8adopting2inAA5ValueOAJ_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
22
3
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
3
19
# Num Bitmap Bytes:
$0

$s6Wizard14DecimalRowTypeVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
22
3
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionNodeV9AggregateO8rawValueAESgSS_tcfCTf4nd_n
# Func Hash:
567185239133201037
# Num Counters:
6
# Counter Values:
3
0
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV10aggregated33_2FE49FD3301700F7000567916B31DC51LL_2by2atAA5ValueOAI_AA0B4NodeV9AggregateOAKtAA0B5ErrorVYKFTf4nnnd_n
# Func Hash:
380228537524227721
# Num Counters:
27
# Counter Values:
0
0
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV10comparableyAA8DateTimeV_AFtAF_AFxtAA17EvaluationContextRzlFZAA04SelfH0V_Tt2g5
# Func Hash:
360019386091202688
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV10comparableyAA8DateTimeV_AFtAF_AFxtAA17EvaluationContextRzlFZAA12SessionStateV_Tt2g5
# Func Hash:
360019386091202688
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV11requireRows33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLLyyAA0B5ErrorVYKF
# Func Hash:
1096621590305637564
# Num Counters:
5
# Counter Values:
0
1055
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV12readsNothingySbs5Int32VF
# Func Hash:
776814505483863312
# Num Counters:
16
# Counter Values:
94
1
7
0
84
84
323
205
8
21
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV13plainEqualitySi3row_AA0B4NodeV7ContentO5valuetSgvg
# Func Hash:
950994588380963696
# Num Counters:
13
# Counter Values:
1098
1058
1028
1026
1026
1026
1022
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV13temporalOrder33_E883A4F7D870E4B41397553DB4C1C55BLLyAA8OrderingOSgAA10ComparisonV_AA7OperandVALxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA04SelfT0V_Tg5
# Func Hash:
516383052903006040
# Num Counters:
29
# Counter Values:
0
3
0
2
0
1
0
0
0
0
0
0
1
0
0
0
1
1
2
0
1
0
0
0
1
1
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV13temporalOrder33_E883A4F7D870E4B41397553DB4C1C55BLLyAA8OrderingOSgAA10ComparisonV_AA7OperandVALxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA12SessionStateV_Tg5
# Func Hash:
516383052903006040
# Num Counters:
29
# Counter Values:
0
1
0
0
0
1
0
0
0
0
0
0
1
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV13temporalOrder33_E883A4F7D870E4B41397553DB4C1C55BLLyAA8OrderingOSgAA10ComparisonV_AA7OperandVALxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
516383052903006040
# Num Counters:
29
# Counter Values:
0
1
0
0
0
0
1
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV15writtenElementsys10ArraySliceVys5Int32VGAHF
# Func Hash:
599005164430444641
# Num Counters:
9
# Counter Values:
11
11
4
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV18resultOfNoElements024_083E56B2D6DBBA75B84A209I7C56FE59LLySbSgAA10ComparisonV_AA5ValueOtAA0B5ErrorVYKF
# Func Hash:
303685787456805002
# Num Counters:
12
# Counter Values:
0
1
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV4form33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLL2ofAC4FormAELLOs5Int32V_tF
# Func Hash:
896858936413055977
# Num Counters:
13
# Counter Values:
4
0
2160
2139
4
0
6
4
2
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV4pathyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0G7ContextRzlFAA04SelfJ0V_Tg5
# Func Hash:
106487200227256200
# Num Counters:
281
# Counter Values:
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
1
0
0
0
1
0
1
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV4pathyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0G7ContextRzlFAA12SessionStateV_Tg5
# Func Hash:
642456328932336364
# Num Counters:
253
# Counter Values:
0
0
4
0
0
0
0
0
0
0
0
0
0
0
2
0
4
0
2
0
0
2
0
0
0
2
0
3
0
0
0
0
0
1
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV4pathyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0G7ContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
642456328750061693
# Num Counters:
253
# Counter Values:
0
0
2
0
0
0
0
0
0
0
0
0
0
0
1
0
2
0
1
0
0
0
0
0
1
0
0
2
0
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV4read33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLL_2of_AA5ValueOs5Int32V_SixtAA17EvaluationContextRzlF
# Func Hash:
1095641704717060462
# Num Counters:
6
# Counter Values:
0
0
4
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s6Wizard12SessionStateVAA17EvaluationContextA2aDP5value5ofRowAA5ValueOSi_tFTW:4
0
0
0

$s6Wizard14ExpressionTreeV4read33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLL_2of_AA5ValueOs5Int32V_SixtAA17EvaluationContextRzlFAA04SelfR0V_Tg5
# Func Hash:
694937221199006062
# Num Counters:
6
# Counter Values:
0
0
0
9
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV4read33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLL_2of_AA5ValueOs5Int32V_SixtAA17EvaluationContextRzlFAA12SessionStateV_Tg5
# Func Hash:
553033541943030812
# Num Counters:
33
# Counter Values:
29
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV4read33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLL_2of_AA5ValueOs5Int32V_SixtAA17EvaluationContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
477345293640933116
# Num Counters:
19
# Counter Values:
0
1041
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5chainyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0G7ContextRzlFAA12SessionStateV_Tg5
# Func Hash:
92104311523825625
# Num Counters:
119
# Counter Values:
0
0
0
0
0
0
5
0
5
5
0
2
0
2
0
0
8
0
0
0
0
0
2
0
0
0
5
0
1
0
1
0
0
3
0
0
0
0
0
1
0
2
0
0
4
0
0
0
0
0
1
0
0
0
0
0
2
0
1
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds024_083E56B2D6DBBA75B84A209F7C56FE59LLySbAA10ComparisonV_AA7OperandVAIxtAA0B5ErrorVYKAA17EvaluationContextRzlF
# Func Hash:
647472249944608711
# Num Counters:
14
# Counter Values:
0
0
4
0
4
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds024_083E56B2D6DBBA75B84A209F7C56FE59LLySbAA10ComparisonV_AA7OperandVAIxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA04SelfQ0V_Tg5
# Func Hash:
27886735263436733
# Num Counters:
56
# Counter Values:
0
0
0
0
0
0
7
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
1
1
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds024_083E56B2D6DBBA75B84A209F7C56FE59LLySbAA10ComparisonV_AA7OperandVAIxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA10OwnDefaultV_Tg5
# Func Hash:
27886735263436733
# Num Counters:
56
# Counter Values:
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds024_083E56B2D6DBBA75B84A209F7C56FE59LLySbAA10ComparisonV_AA7OperandVAIxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA12SessionStateV_Tg5
# Func Hash:
27886735263436733
# Num Counters:
56
# Counter Values:
0
0
0
0
0
0
16
0
0
0
0
0
0
0
0
0
12
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
1
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds024_083E56B2D6DBBA75B84A209F7C56FE59LLySbAA10ComparisonV_AA7OperandVAIxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
27886735263436733
# Num Counters:
56
# Counter Values:
0
0
0
0
0
0
1040
9
6
0
0
6
3
6
1
0
1022
0
0
0
0
0
0
0
6
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
5
3
0
0
0
0
2
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds12comparisonAt_Sbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0H7ContextRzlF
# Func Hash:
393568427992071792
# Num Counters:
12
# Counter Values:
4
0
0
0
0
0
0
4
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds12comparisonAt_Sbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0H7ContextRzlFAA04SelfK0V_Tg5
# Func Hash:
399501119073213285
# Num Counters:
66
# Counter Values:
7
6
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
7
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds12comparisonAt_Sbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0H7ContextRzlFAA10OwnDefaultV_Tg5
# Func Hash:
399501119073213285
# Num Counters:
66
# Counter Values:
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds12comparisonAt_Sbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0H7ContextRzlFAA12SessionStateV_Tg5
# Func Hash:
399501119073213285
# Num Counters:
66
# Counter Values:
16
13
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16
0
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds12comparisonAt_Sbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0H7ContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
399501121215485409
# Num Counters:
66
# Counter Values:
1041
1039
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1040
0
1035
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds2in5nullsSbx_AA12NullHandlingOtAA0B5ErrorVYKAA17EvaluationContextRzlF
# Func Hash:
578522694359121158
# Num Counters:
6
# Counter Values:
0
0
0
4
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s6Wizard12SessionStateVwcp:4
1
$s6Wizard15EvaluationScopeVwxx:4
0

$s6Wizard14ExpressionTreeV5holds33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLL10junctionAt_Sbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0Q7ContextRzlFAA04SelfT0V_Tg5
# Func Hash:
1094249772943008250
# Num Counters:
22
# Counter Values:
4
2
0
2
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLL10junctionAt_Sbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0Q7ContextRzlFAA12SessionStateV_Tg5
# Func Hash:
1094249772943008250
# Num Counters:
22
# Counter Values:
6
3
0
1
0
0
1
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holds33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLL10junctionAt_Sbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0Q7ContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
1094249772943008250
# Num Counters:
22
# Counter Values:
6
3
0
2
0
0
1
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holdsySbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0F7ContextRzlF
# Func Hash:
896858935368147645
# Num Counters:
11
# Counter Values:
0
0
4
0
0
4
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holdsySbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0F7ContextRzlFAA04SelfI0V_Tg5
# Func Hash:
896858935262596234
# Num Counters:
11
# Counter Values:
0
2
9
0
0
7
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holdsySbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0F7ContextRzlFAA10OwnDefaultV_Tg5
# Func Hash:
896858935262596234
# Num Counters:
11
# Counter Values:
0
0
1
0
0
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holdsySbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0F7ContextRzlFAA12SessionStateV_Tg5
# Func Hash:
896858935262596234
# Num Counters:
11
# Counter Values:
2
3
20
0
0
16
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5holdsySbs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0F7ContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
896858935262596234
# Num Counters:
11
# Counter Values:
2
3
1049
0
0
1041
0
0
5
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5orderyAA8OrderingOSgAA10ComparisonV_AA7OperandVAKxtAA0B5ErrorVYKAA17EvaluationContextRzlF
# Func Hash:
1000236972767240200
# Num Counters:
24
# Counter Values:
2
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5orderyAA8OrderingOSgAA10ComparisonV_AA7OperandVAKxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA04SelfJ0V_Tg5
# Func Hash:
1000236972797069727
# Num Counters:
24
# Counter Values:
2
0
0
0
0
0
2
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5orderyAA8OrderingOSgAA10ComparisonV_AA7OperandVAKxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA10OwnDefaultV_Tg5
# Func Hash:
1000236972797069727
# Num Counters:
24
# Counter Values:
1
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5orderyAA8OrderingOSgAA10ComparisonV_AA7OperandVAKxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA12SessionStateV_Tg5
# Func Hash:
1000236972797069727
# Num Counters:
24
# Counter Values:
1
0
0
0
0
0
1
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5orderyAA8OrderingOSgAA10ComparisonV_AA7OperandVAKxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
1000236972797069727
# Num Counters:
24
# Counter Values:
3
0
0
0
0
0
3
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5parse_2as6readByACSS_AC4KindOAA0B5LexerVztAA0B5ErrorVYKFZTf4nnnd_n
# Func Hash:
694937219862411811
# Num Counters:
5
# Counter Values:
15
0
1055
49
1022
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5plain_6readByACSgSS_AA0B5LexerVztFZTf4nnd_n
# Func Hash:
574091928869427874
# Num Counters:
29
# Counter Values:
0
0
1055
1044
0
0
1044
0
0
1030
2
1022
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5value2in5nullsAA5ValueOx_AA12NullHandlingOtAA0B5ErrorVYKAA17EvaluationContextRzlFAA12SessionStateV_Tg5
# Func Hash:
534572322769882263
# Num Counters:
25
# Counter Values:
0
0
0
2
4
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV5valueyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0G7ContextRzlF
# Func Hash:
640704449284370957
# Num Counters:
19
# Counter Values:
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV6decide024_083E56B2D6DBBA75B84A209F7C56FE59LLySbAA10ComparisonV_AA5ValueOAIxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
10024139078694996
# Num Counters:
227
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV6mapped33_2FE49FD3301700F7000567916B31DC51LL_4over2atAA5ValueOSS_SayAIGAA0B4NodeVtAA0B5ErrorVYKF
# Func Hash:
426599989410298216
# Num Counters:
84
# Counter Values:
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV6relateySbAA10ComparisonV_AA7OperandVAHxtAA0B5ErrorVYKAA17EvaluationContextRzlF
# Func Hash:
776814505666477740
# Num Counters:
14
# Counter Values:
2
0
0
0
0
0
0
0
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV6result33_6384FE25609F395FD049ADC3662FB7E9LL2of__AA5ValueOs5Int32V_SayAHGAA15EvaluationScopeVyxGtAA0B5ErrorVYKAA0N7ContextRzlFAA12SessionStateV_Tg5
# Func Hash:
1062113811136647828
# Num Counters:
36
# Counter Values:
0
0
0
0
10
11
10
10
0
0
10
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
6
$s6Wizard18ExpressionFunctionV13textFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU2_:3
$s6Wizard18ExpressionFunctionV13textFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU6_:3
$s6Wizard18ExpressionFunctionV13textFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU3_:1
$s6Wizard18ExpressionFunctionV15numberFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU7_:1
$s6Wizard18ExpressionFunctionV13timeFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU6_:1
$s6Wizard18ExpressionFunctionV13timeFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU2_:1

$s6Wizard14ExpressionTreeV6result33_6384FE25609F395FD049ADC3662FB7E9LL2of__AA5ValueOs5Int32V_SayAHGAA15EvaluationScopeVyxGtAA0B5ErrorVYKAA0N7ContextRzlFAA6NoRowsV_Tg5
# Func Hash:
117307701925338547
# Num Counters:
37
# Counter Values:
0
0
0
0
0
3
0
3
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard18ExpressionFunctionV13timeFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU2_:3

$s6Wizard14ExpressionTreeV6result33_6384FE25609F395FD049ADC3662FB7E9LL2of__AA5ValueOs5Int32V_SayAHGAA15EvaluationScopeVyxGtAA0B5ErrorVYKAA0N7ContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5Tf4nnxn_n
# Func Hash:
117307701925338547
# Num Counters:
37
# Counter Values:
0
0
0
0
0
1
0
1
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard18ExpressionFunctionV13timeFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU2_:1

$s6Wizard14ExpressionTreeV6simple33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLLyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGtAA0B5ErrorVYKAA0P7ContextRzlF
# Func Hash:
585075842012572453
# Num Counters:
16
# Counter Values:
2
2
0
2
4
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Wizard14ExpressionTreeV6simple33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLLyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGtAA0B5ErrorVYKAA0P7ContextRzlFAA04SelfS0V_Tg5
# Func Hash:
3603322671690269
# Num Counters:
16
# Counter Values:
2
2
0
0
9
3
0
1
1
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV6simple33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLLyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGtAA0B5ErrorVYKAA0P7ContextRzlFAA10OwnDefaultV_Tg5
# Func Hash:
3603322671690269
# Num Counters:
16
# Counter Values:
1
1
0
0
0
1
0
1
1
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV6simple33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLLyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGtAA0B5ErrorVYKAA0P7ContextRzlFAA12SessionStateV_Tg5
# Func Hash:
920543276220423778
# Num Counters:
16
# Counter Values:
9
59
23
0
3
29
2
2
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV6simple33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLLyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGtAA0B5ErrorVYKAA0P7ContextRzlFAA6NoRowsV_Tg5
# Func Hash:
1134130825247612775
# Num Counters:
19
# Counter Values:
31
94
81
0
6
7
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV6simple33_3D68ED4F867FBF6BAAE31A4DC8A6C50CLLyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGtAA0B5ErrorVYKAA0P7ContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
920543276220423778
# Num Counters:
16
# Counter Values:
4
2086
31
0
1012
1041
2
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV6values33_6384FE25609F395FD049ADC3662FB7E9LL2of_SayAA5ValueOGs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0N7ContextRzlFAA12SessionStateV_Tg5
# Func Hash:
205054157568933421
# Num Counters:
251
# Counter Values:
0
1
0
0
0
0
0
0
0
0
21
0
10
15
0
0
0
2
3
0
10
0
0
0
0
0
0
0
0
0
10
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV6values33_6384FE25609F395FD049ADC3662FB7E9LL2of_SayAA5ValueOGs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0N7ContextRzlFAA6NoRowsV_Tg5
# Func Hash:
205054157568933421
# Num Counters:
251
# Counter Values:
0
0
0
0
0
0
0
0
0
0
11
0
7
11
0
0
0
0
0
0
7
0
0
0
0
4
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV6values33_6384FE25609F395FD049ADC3662FB7E9LL2of_SayAA5ValueOGs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0N7ContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
205054157009194044
# Num Counters:
251
# Counter Values:
0
0
0
0
0
0
0
0
0
0
9
0
5
9
0
0
0
0
0
0
5
0
0
0
0
4
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV7isEqualySbAA10ComparisonV_AA7OperandVAHxtAA0B5ErrorVYKAA17EvaluationContextRzlF
# Func Hash:
1058562372469980850
# Num Counters:
42
# Counter Values:
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV7isEqualySbAA10ComparisonV_AA7OperandVAHxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA04SelfJ0V_Tg5
# Func Hash:
1058562374043082687
# Num Counters:
42
# Counter Values:
0
0
0
2
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV7isEqualySbAA10ComparisonV_AA7OperandVAHxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA12SessionStateV_Tg5
# Func Hash:
1058562374043082687
# Num Counters:
42
# Counter Values:
0
0
0
14
1
1
0
1
0
0
0
0
1
0
3
3
3
6
0
0
1
0
0
0
0
3
0
6
0
0
0
0
1
0
0
0
0
0
0
5
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV7isEqualySbAA10ComparisonV_AA7OperandVAHxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
1058562374043082687
# Num Counters:
42
# Counter Values:
0
0
0
1044
0
0
0
2
0
0
0
0
0
0
1
1012
1
29
0
0
2
0
0
0
0
1012
0
29
0
0
0
0
18
0
0
0
0
0
0
11
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV7resolveySayAC9ReferenceVGSiSgSSXEF057$s6Wizard15AttributeReaderV10expression2in2as3keyAA14Formb17CSgAA4NodeV_AA0I4C22V4KindOSStFSiSgSSXEfU_AA0hI0VTf1cn_n
# Func Hash:
292873011450993389
# Num Counters:
20
# Counter Values:
3301
1090
0
0
1071
1068
1068
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV7ternaryyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0G7ContextRzlFAA12SessionStateV_Tg5
# Func Hash:
404493616413540087
# Num Counters:
205
# Counter Values:
0
0
3
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV8children2ofSays5Int32VGAG_tF
# Func Hash:
282362082145286766
# Num Counters:
28
# Counter Values:
6
0
145
323
65
6
54
4
2
0
21
14
4
0
7
1
8
5
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV8elements33_6384FE25609F395FD049ADC3662FB7E9LL_2atSayAA5ValueOGSgAH_s5Int32VtAA0B5ErrorVYKFTf4nnn_g
# Func Hash:
135188633093646457
# Num Counters:
8
# Counter Values:
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV8subqueryyAA5ValueOs5Int32V_AA15EvaluationScopeVyxGztAA0B5ErrorVYKAA0G7ContextRzlFAA12SessionStateV_Tg5
# Func Hash:
71925934240120006
# Num Counters:
205
# Counter Values:
1
1
0
1
1
1
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV9ReferenceV8PropertyOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
0
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV9ReferenceVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
94
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14ExpressionTreeV9ReferenceVwcp:94

$s6Wizard14ExpressionTreeV9ReferenceVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
94
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14ExpressionTreeV9ReferenceVwxx:94

$s6Wizard14ExpressionTreeV9ReferenceVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
5
89
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV9ReferenceVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
102
5
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeV9isBetween024_083E56B2D6DBBA75B84A209G7C56FE59LLySbAA10ComparisonV_AA7OperandVAIxtAA0B5ErrorVYKAA17EvaluationContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
1014045258329423165
# Num Counters:
14
# Counter Values:
0
0
0
1
1
0
1
0
0
0
0
0
1
1
# Num Bitmap Bytes:
$0

$s6Wizard14ExpressionTreeVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
76
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14ExpressionTreeVwcp:76

$s6Wizard14ExpressionTreeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
76
# Num Bitmap Bytes:
$0

$s6Wizard14FormExpressionC5holds2inSbx_tAA0C7FailureVYKAA17EvaluationContextRzlF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
4
# Num Bitmap Bytes:
$0

$s6Wizard14FormExpressionC5holds2inSbx_tAA0C7FailureVYKAA17EvaluationContextRzlFAA10OwnDefaultV_Tg5
# Func Hash:
536873293606772597
# Num Counters:
3
# Counter Values:
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard14FormExpressionC5holds2inSbx_tAA0C7FailureVYKAA17EvaluationContextRzlFAA12SessionStateV_Tg5
# Func Hash:
536873293606772597
# Num Counters:
3
# Counter Values:
0
0
5
# Num Bitmap Bytes:
$0

$s6Wizard14FormExpressionCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1074
# Num Bitmap Bytes:
$0

$s6Wizard14FormExpressionCSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
7
1
1
# Num Bitmap Bytes:
$0

$s6Wizard14FormExpressionCSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3

$s6Wizard14FormExpressionCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONChecksV10comparison33_EA6B337FB717DE10491F448F815DE8ECLLAA4NodeVSgvg
# Func Hash:
402862348492171097
# Num Counters:
40
# Counter Values:
0
16
1
1
1
0
0
0
0
0
0
0
1
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONChecksV10comparison33_EA6B337FB717DE10491F448F815DE8ECLL__2ofSSSgSS_SSAA0B9JSONFieldVtF
# Func Hash:
648607652212438406
# Num Counters:
69
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONChecksV5check33_EA6B337FB717DE10491F448F815DE8ECLL__2atAA4NodeVSS_SSAHtF
# Func Hash:
647472253091989855
# Num Counters:
10
# Counter Values:
1
1
1
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONChecksV5nodesSayAA4NodeVGvg
# Func Hash:
391331303000072921
# Num Counters:
6
# Counter Values:
48
1
1
16
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONChecksV5shape33_EA6B337FB717DE10491F448F815DE8ECLLAA4NodeVSgvg
# Func Hash:
62306919200860032
# Num Counters:
5
# Counter Values:
16
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONChecksV6amount33_EA6B337FB717DE10491F448F815DE8ECLLAA4NodeVSgvg
# Func Hash:
102051343663250050
# Num Counters:
21
# Counter Values:
8
16
8
8
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONChecksVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14FormJSONChecksVwxx:16

$s6Wizard14FormJSONChecksVwxx
# Func Hash:
149146441324615238
# Num Counters:
17
# Counter Values:
16
16
16
1
1
2
1
2
0
0
2
1
1
2
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectV5reads_2in4listSbSi_AA0B13JSONDirectoryVSiSgtF
# Func Hash:
753202734752867891
# Num Counters:
7
# Counter Values:
1
1
0
1
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectV6effect_AA15NativePredicateO9predicatetMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
63
1
1
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectV6effect_AA15NativePredicateO9predicatetWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
31
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:31

$s6Wizard14FormJSONEffectV6effect_AA15NativePredicateO9predicatetWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
21
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:21

$s6Wizard14FormJSONEffectV7TriggerOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
85
70
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectV7TriggerOWOg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectV7TriggerOWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectV7TriggerOWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectV7TriggerOWOj0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectV7TriggerOWOj_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectV7TriggerOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
79
65
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectV9predicate__4list3ownAA15NativePredicateOAA0B13JSONDirectoryV_AA0B12JSONFindingsCSiSgAMtF
# Func Hash:
528554518313538396
# Num Counters:
17
# Counter Values:
1
1
0
5
1
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
27
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14FormJSONEffectVwcp:27

$s6Wizard14FormJSONEffectVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
32
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14FormJSONEffectVwxx:32

$s6Wizard14FormJSONEffectV_AA15NativePredicateOtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
35
1
1
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectV_AA15NativePredicateOtWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
21
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:21

$s6Wizard14FormJSONEffectV_AA15NativePredicateOtWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:7

$s6Wizard14FormJSONEffectVwcp
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
21
58
65
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONEffectVwxx
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
85
15
22
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONOptionV7literalSSvg
# Func Hash:
884164666557260309
# Num Counters:
25
# Counter Values:
0
0
0
0
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONOptionVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
3
3
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONOptionVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONOptionVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14FormJSONOptionVwcp:16

$s6Wizard14FormJSONOptionVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14FormJSONOptionVwxx:8

$s6Wizard14FormJSONOptionVwcp
# Func Hash:
1096621590013681508
# Num Counters:
4
# Counter Values:
0
9
16
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONOptionVwxx
# Func Hash:
844982800087245094
# Num Counters:
4
# Counter Values:
14
14
5
14
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV11reportEmpty33_ECACD3A5ED0065E20FDB3BD5C8EE8BA5LLyySayAA4NodeVGF
# Func Hash:
910816258848807897
# Num Counters:
20
# Counter Values:
2
0
2
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV11validations33_38EA2F56967836F08E6DF9D43B2347D7LL2ofAA0B15JSONValidationsVAA0B7JSONMapV_tF
# Func Hash:
325048440366763708
# Num Counters:
16
# Counter Values:
8
8
8
8
8
7
8
7
1
0
1
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV4formyAA0B4JSONVAA4NodeVF
# Func Hash:
236287526066156633
# Num Counters:
27
# Counter Values:
2
0
2
1
0
1
1
0
0
1
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV4kind33_38EA2F56967836F08E6DF9D43B2347D7LL_4type10hasOptionsAA0B8JSONKindOAA0B7JSONMapV_AA4NodeVSgSbtF
# Func Hash:
1039732183104891269
# Num Counters:
21
# Counter Values:
15
0
0
0
0
0
0
0
0
0
0
15
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV4list33_ECACD3A5ED0065E20FDB3BD5C8EE8BA5LL_2id7targets_AA0B11JSONSectionVSgAA0B7JSONMapV_AA4NodeVSgSayAA0B10JSONTargetVGSayALGtF
# Func Hash:
98098496533606460
# Num Counters:
68
# Counter Values:
1
0
0
0
1
0
1
1
0
0
0
0
1
0
0
1
1
0
0
0
0
0
0
0
1
1
1
1
0
0
0
1
0
1
1
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV4word_2of5among2asSSSgSS_AA0B7JSONMapVSaySSGAA10DiagnosticV8SeverityOtF
# Func Hash:
424622329104260015
# Num Counters:
16
# Counter Values:
23
10
0
0
0
0
13
0
0
0
0
0
0
0
0
13
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV5field33_38EA2F56967836F08E6DF9D43B2347D7LL_2id4list4typeAA0B9JSONFieldVAA0B7JSONMapV_AA11LocatedTextVSSSgAA4NodeVSgtF
# Func Hash:
296805427322241778
# Num Counters:
23
# Counter Values:
29
1
2
15
2
0
2
0
0
0
15
0
1
0
1
2
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV5field33_38EA2F56967836F08E6DF9D43B2347D7LL_4listAA0B9JSONFieldVSgAA4NodeV_SSSgtF
# Func Hash:
424622328897745810
# Num Counters:
18
# Counter Values:
16
16
0
1
15
0
16
16
0
0
0
15
0
0
0
0
0
5
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV6fields_4listSayAA0B9JSONFieldVGSayAA4NodeVG_SSSgtF
# Func Hash:
974670605017250496
# Num Counters:
6
# Counter Values:
15
1
4
5
0
7
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV6target33_ECACD3A5ED0065E20FDB3BD5C8EE8BA5LLyAA0B10JSONTargetVSgAA0B7JSONMapVF
# Func Hash:
380228539852528308
# Num Counters:
26
# Counter Values:
6
6
6
6
6
6
0
0
0
0
0
0
0
0
4
0
6
0
1
0
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV7options33_38EA2F56967836F08E6DF9D43B2347D7LL2ofSayAA0B10JSONOptionVGAA0B7JSONMapV_tF
# Func Hash:
896858937189335896
# Num Counters:
9
# Counter Values:
3
0
1
15
1
0
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV7options33_38EA2F56967836F08E6DF9D43B2347D7LL2ofSayAA0B10JSONOptionVGAA0B7JSONMapV_tFAHSgAA4NodeVXEfU_
# Func Hash:
436124194884790649
# Num Counters:
12
# Counter Values:
0
0
0
0
0
3
0
3
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV7targets2ofSayAA0B10JSONTargetVGAA0B7JSONMapV_tF
# Func Hash:
647472251733270537
# Num Counters:
10
# Counter Values:
0
0
6
3
22
3
0
0
0
3
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV8sections33_ECACD3A5ED0065E20FDB3BD5C8EE8BA5LL7ofGroup_SayAA0B11JSONSectionVGAA4NodeV_SayAA0B7JSONMapVGtF
# Func Hash:
528224944661265102
# Num Counters:
69
# Counter Values:
4
0
0
0
0
0
4
4
2
0
0
2
0
0
0
0
0
0
2
0
0
0
0
0
0
2
0
2
0
0
2
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV8sections33_ECACD3A5ED0065E20FDB3BD5C8EE8BA5LLySayAA0B11JSONSectionVGAA4NodeV_SayAA0B7JSONMapVGtF
# Func Hash:
511405244640760923
# Num Counters:
38
# Counter Values:
0
13
13
13
13
13
13
4
3
4
3
3
0
0
0
4
0
4
1
0
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV9condition33_ECACD3A5ED0065E20FDB3BD5C8EE8BA5LL_2ofAA0B14JSONExpressionO4TextVSgAA4NodeV_AA0B7JSONMapVtF
# Func Hash:
303685788640521940
# Num Counters:
9
# Counter Values:
0
1
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONReaderV9templates33_ECACD3A5ED0065E20FDB3BD5C8EE8BA5LL2ofSayAA0B7JSONMapVGAH_tF
# Func Hash:
701607647519436308
# Num Counters:
13
# Counter Values:
1
0
1
1
1
1
0
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONTargetV6ActionO8rawValueAESgSS_tcfCTf4nd_n
# Func Hash:
287486628861352947
# Num Counters:
7
# Counter Values:
6
0
2
1
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONTargetVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
6
6
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONTargetVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONTargetVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
24
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14FormJSONTargetVwcp:24

$s6Wizard14FormJSONTargetVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
18
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14FormJSONTargetVwxx:18

$s6Wizard14FormJSONTargetVwcp
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
8
39
39
# Num Bitmap Bytes:
$0

$s6Wizard14FormJSONTargetVwxx
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
47
8
8
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeV5value33_0C52771626AFE8DE40AC3A004F2DE73FLL2of6localeAA5ValueOSS_AA11LocaleWordsCSgtAA7RefusalVYKFZTf4nnd_n
# Func Hash:
360019386841847816
# Num Counters:
5
# Counter Values:
0
1203
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeV7reading33_0C52771626AFE8DE40AC3A004F2DE73FLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
21
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
604
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
611
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
298
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
303
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
596
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP5value8adopting2inAA5ValueOAJ_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
909
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1209
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
606
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
312
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
303
# Num Bitmap Bytes:
$0

$s6Wizard14IntegerRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14NetworkAddressV02isB06lengthSbSi_tF
# Func Hash:
948827213307162051
# Num Counters:
9
# Counter Values:
9
3
0
12
12
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14NetworkAddressVyACSgSscfCTf4nd_n
# Func Hash:
45209324039191273
# Num Counters:
15
# Counter Values:
0
12
0
12
0
0
3
3
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14PhraseRenderer_pMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
1
# Num Bitmap Bytes:
$0

$s6Wizard14PhraseRenderer_pSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$s6Wizard14PhraseRenderer_pSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$s6Wizard14PhraseRenderer_pWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14PredicateCheckV11expressionsSayAA14FormExpressionCGvgTf4x_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
0
# Num Bitmap Bytes:
$0

$s6Wizard14PredicateCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTf4nen_nAA10OwnDefaultV_Tg5Tf4dnx_n
# Func Hash:
694937219611360623
# Num Counters:
6
# Counter Values:
1
0
0
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard14PredicateCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTf4nen_nAA12SessionStateV_Tg5Tf4dnx_n
# Func Hash:
694937219611360623
# Num Counters:
6
# Counter Values:
2
0
0
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard14PredicateCheckV9readsOnly33_DD85577100D1A756E95BDE7EA0EC4D40LLySbSiFTf4nx_n
# Func Hash:
927205938311729981
# Num Counters:
10
# Counter Values:
1
2
0
1
0
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14PredicateCheckVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14ReadingContextV5Shelf33_38D8B4C417C8725D3FD05F66CB86428CLLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
# Num Bitmap Bytes:
$0

$s6Wizard14ReadingContextV5Shelf33_38D8B4C417C8725D3FD05F66CB86428CLLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
# Num Bitmap Bytes:
$0

$s6Wizard14ReadingContextVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2085
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14ReadingContextVwcp:2085

$s6Wizard14ReadingContextVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4243
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14ReadingContextVwxx:4243

$s6Wizard14ReadingContextVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2085
# Num Bitmap Bytes:
$0

$s6Wizard14ReadingContextVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4243
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
45
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
7
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
18
9
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
# Num Bitmap Bytes:
$0

$s6Wizard14SegmentRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
# Num Bitmap Bytes:
$0

$s6Wizard14SourceFindingsV3addyyACF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
30
# Num Bitmap Bytes:
$0

$s6Wizard14SourceFindingsVACycfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
# Num Bitmap Bytes:
$0

$s6Wizard14SourcePositionVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard14SourcePositionVwxx:3

$s6Wizard14SourcePositionVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
896858935139194941
# Num Counters:
9
# Counter Values:
0
0
1
0
1
1
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeV4fromAcA15AttributeReaderVz_tcfc4readL_yAA5ValueOSSAA7RefusalVYKF
# Func Hash:
613345748518556056
# Num Counters:
7
# Counter Values:
0
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeV7reading33_1B8BFD96C7AC142DF3B21FDEEF1375FCLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard14StepperRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFTf4ndd_n
# Func Hash:
11922952460600266
# Num Counters:
5
# Counter Values:
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14TwitterRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFTf4ndd_n
# Func Hash:
599005163448780385
# Num Counters:
8
# Counter Values:
2
2
0
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14ZipcodeRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard14sequenceLength33_50AF6173AA04AAA3D84C0C7C6ECFEEE5LL2in2atSiSgSRys5UInt8VG_SitF
# Func Hash:
325048439897750697
# Num Counters:
18
# Counter Values:
0
0
14
14
0
0
14
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10actionName33_2E2B1ED2F017829A9CEAABD94E3E0C73LL5amongSSSgSaySSG_tF
# Func Hash:
346742025000989434
# Num Counters:
34
# Counter Values:
4
0
2
1
1
0
1
1
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10checkNodes33_6CD6FD230476F4064E23DAF7DE1E4B0FLLSayAA4NodeVGSgyF
# Func Hash:
694937218379580743
# Num Counters:
6
# Counter Values:
2175
10
10
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10expression2in2as3keyAA14FormExpressionCSgAA4NodeV_AA0I4TreeV4KindOSStF
# Func Hash:
16930840809049957
# Num Counters:
19
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
1071
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10expression2in2as3keyAA14FormExpressionCSgAA4NodeV_AA0I4TreeV4KindOSStFSiSgSSXEfU_
# Func Hash:
424622327819908082
# Num Counters:
19
# Counter Values:
1664
576
1088
0
2
1088
1088
1088
0
0
2
0
0
0
0
0
0
0
1088
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10formChecksSayAA12WrittenCheckO5check_SiSg3rowtGyF
# Func Hash:
650973719418319551
# Num Counters:
8
# Counter Values:
2
2
2
16
2
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10itemLimitsAA04ItemE0VSgyF
# Func Hash:
23953948296725344
# Num Counters:
15
# Counter Values:
0
0
0
2156
3
0
2
1
0
0
1
1
1
1
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10leftChangeAA16LeftrightRowTypeV04LeftE0OyF
# Func Hash:
436124194491526160
# Num Counters:
13
# Counter Values:
1
1
0
0
0
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10optionList2in3key9readsRowsAA06OptionE0CAA4NodeV_SSSbtF
# Func Hash:
536873292112433397
# Num Counters:
4
# Counter Values:
0
3
317
3
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10optionList33_073C00BAD7D63B6F628D8F0CD33B5939LL_2in3key9readsRowsAA06OptionE0CSayAA4NodeV6MemberVG_ALSSSbtF
# Func Hash:
822898274419051602
# Num Counters:
73
# Counter Values:
0
0
1
0
0
11
8
0
0
5
0
4
0
0
1
3
1
3
0
0
24
0
0
5
5
0
3
3
0
0
0
0
0
0
0
0
0
2
1
0
2
0
1
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
4
3
3
1
1
1
1
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10optionListAA06OptionE0CyF
# Func Hash:
1096621588250091161
# Num Counters:
5
# Counter Values:
0
318
318
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10optionPair33_FBB627D84E4F66037F0C3AED1751052BLLyAA6OptionV4left_AA0M4ListC5righttSgAA4NodeVF
# Func Hash:
1036908110937787313
# Num Counters:
32
# Counter Values:
0
0
0
0
0
0
2
2
0
0
0
0
0
0
0
0
0
2
0
2
0
0
0
0
0
0
0
0
2
2
2
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10sliderStep4readAA5BoundOSgAA5ValueOSSAA7RefusalVYKXE_tF035$s6Wizard13SliderRowTypeV4fromAcA15bc18Vz_tcfc4readL_yAA5h6OSSAA7I4VYKFTf1cn_n
# Func Hash:
436124194657418868
# Num Counters:
13
# Counter Values:
1
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10sourceKeys_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10takenBound33_770196E718554C8CDEF3A60425BB6ECDLL__4readAA0E0OSgSS_AA7KeyMarkVAA5ValueOAA4NodeVAA7RefusalVYKXEtF
# Func Hash:
1128413523340078659
# Num Counters:
12
# Counter Values:
14
0
0
10
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard11DateRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKFTA:3
$s6Wizard15DurationRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKF:2
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard11TimeRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKFTA:2
$s6Wizard11SizeRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKF:2
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard15DateTimeRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKFTA:1

$s6Wizard15AttributeReaderV10takenBound33_770196E718554C8CDEF3A60425BB6ECDLL__4readAA0E0OSgSS_AA7KeyMarkVAA5ValueOAA4NodeVAA7RefusalVYKXEtF011$s6Wizard15bc22V10takenCount33_770196fghij9ECDLLyAA5e9OSgSS_AA7mn6VtFAA5o4OAA4p4VAA7Q8VYKXEfU_Tf1nncn_n
# Func Hash:
556960142678994499
# Num Counters:
12
# Counter Values:
64
0
0
31
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10takenBound33_770196E718554C8CDEF3A60425BB6ECDLL__4readAA0E0OSgSS_AA7KeyMarkVAA5ValueOAA4NodeVAA7RefusalVYKXEtF011$s6Wizard15bc61V19optionalNumberBound33_40A55B275CAACD869CF580B5ADAABC13LL_4l14AA0F0OSgSS_AA5o6OSSAA7q11VYKXEtFAkA4P10VAMYKXEfU_SSAmQIggozo_Tf1nncn_n0r32Wizard13SliderRowTypeV4fromAcA15bc18Vz_tcfc4readL_yAA5o6OSSAA7Q4VYKFTf1nnnc_n
# Func Hash:
764657764421052821
# Num Counters:
13
# Counter Values:
2
0
0
0
0
0
0
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10takenBound33_770196E718554C8CDEF3A60425BB6ECDLL__4readAA0E0OSgSS_AA7KeyMarkVAA5ValueOAA4NodeVAA7RefusalVYKXEtF011$s6Wizard15bc61V19optionalNumberBound33_40A55B275CAACD869CF580B5ADAABC13LL_4l14AA0F0OSgSS_AA5o6OSSAA7q11VYKXEtFAkA4P10VAMYKXEfU_SSAmQIggozo_Tf1nncn_n0r33Wizard14StepperRowTypeV4fromAcA15bc18Vz_tcfc4readL_yAA5o6OSSAA7Q4VYKFTf1nnnc_n
# Func Hash:
764657764421052821
# Num Counters:
13
# Counter Values:
2
0
0
0
0
0
0
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10takenBound33_770196E718554C8CDEF3A60425BB6ECDLL__4readAA0E0OSgSS_AA7KeyMarkVAA5ValueOAA4NodeVAA7RefusalVYKXEtF047$s6Wizard12NumberLimitsV4from7isWhole4readAcA15bc8Vz_SbAA5o8OSSYbAA7q22VYKXEtcfc5boundL_yAjA4P6VALYKFSSAmQIghgozo_Tf1nncn_n0r28Wizard14DecimalRowTypeV4fromxybcz8_tcfcAA5o8OSSYbAA7Q8VYKXEfU_Tf1nnnc_n
# Func Hash:
764657764421052821
# Num Counters:
13
# Counter Values:
6
0
0
0
0
0
0
3
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10takenBound33_770196E718554C8CDEF3A60425BB6ECDLL__4readAA0E0OSgSS_AA7KeyMarkVAA5ValueOAA4NodeVAA7RefusalVYKXEtF047$s6Wizard12NumberLimitsV4from7isWhole4readAcA15bc8Vz_SbAA5o8OSSYbAA7q22VYKXEtcfc5boundL_yAjA4P6VALYKFSSAmQIghgozo_Tf1nncn_n0r28Wizard14IntegerRowTypeV4fromxybcz8_tcfcAA5o8OSSYbAA7Q8VYKXEfU_Tf1nnnc_n
# Func Hash:
764657764421052821
# Num Counters:
13
# Counter Values:
604
0
0
0
0
0
0
604
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10takenBound33_770196E718554C8CDEF3A60425BB6ECDLL__4readAA0E0OSgSS_AA7KeyMarkVAA5ValueOAA4NodeVAA7RefusalVYKXEtF047$s6Wizard12NumberLimitsV4from7isWhole4readAcA15bc8Vz_SbAA5o8OSSYbAA7q22VYKXEtcfc5boundL_yAjA4P6VALYKFSSAmQIghgozo_Tf1nncn_n0r8Wizard13t13RowTypeV4fromxybcz8_tcfcAA5o8OSSYbAA7Q8VYKXEfU_Tf1nnnc_n
# Func Hash:
764657764421052821
# Num Counters:
13
# Counter Values:
18
0
0
0
0
0
0
17
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV10takenCount33_770196E718554C8CDEF3A60425BB6ECDLLyAA5BoundOSgSS_AA7KeyMarkVtFAA5ValueOAA4NodeVAA7RefusalVYKXEfU_
# Func Hash:
375233895024123309
# Num Counters:
9
# Counter Values:
0
19
0
31
0
31
31
31
31
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV11computation3forAA12DefaultValueOSgAA7RowType_p_tFTf4en_nTf4dn_n
# Func Hash:
228783574285136061
# Num Counters:
18
# Counter Values:
6
8
1
2150
6
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV11defaultTime33_C54E783BEC06D9D25BAA97B97EBA8B0DLL5clockAA05CivilE0VSgAA5ClockV_tF
# Func Hash:
804816983734091746
# Num Counters:
11
# Counter Values:
4
4
0
0
0
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV11optionPairsSayAA6OptionV4left_AA0F4ListC5righttGyF
# Func Hash:
534572323647523752
# Num Counters:
19
# Counter Values:
1
1
0
1
1
0
1
0
1
0
0
0
0
0
1
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV11rangeChecks5shown4readSayAA5Check_pGAA7MessageVAA5ValueOYbc_AlA4NodeVAA7RefusalVYKXEtF
# Func Hash:
334492582344188812
# Num Counters:
5
# Counter Values:
17
7
7
7
10
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV11reportStray33_073C00BAD7D63B6F628D8F0CD33B5939LL_6besideySS_SStF
# Func Hash:
865120596857441221
# Num Counters:
25
# Counter Values:
2
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV11takenPhrase33_770196E718554C8CDEF3A60425BB6ECDLLyAA0E0CSgSS_AA7KeyMarkVtF
# Func Hash:
1096621590823311063
# Num Counters:
5
# Counter Values:
2300
24
2276
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV12commandWords013_E0F2DA66E7A6G18F73501ACD1F21C6466LL2inSaySSGSgAA4NodeV_tF
# Func Hash:
986485030960131527
# Num Counters:
48
# Counter Values:
2
0
9
9
9
9
9
9
0
0
9
3
3
0
0
0
0
0
3
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
6
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV12defaultValue3forAA07DefaultE0OSgAA7RowType_p_tFTf4en_n
# Func Hash:
542510985852828752
# Num Counters:
25
# Counter Values:
2154
12
12
2089
2089
2077
0
0
0
7
5
5
1
4
1
0
0
0
0
0
0
7
0
4
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
26
__swift_memcpy1_1:1138
** External Symbol **:322
$s6Wizard11TextRowTypeVwcp:316
$s6Wizard13SelectRowTypeVwcp:309
$s6Wizard11NameRowTypeVwcp:10
$s6Wizard11DateRowTypeVwcp:8
$s6Wizard14DecimalRowTypeVwcp:6
$s6Wizard10URLRowTypeVwcp:5
$s6Wizard12EmailRowTypeVwcp:5
$s6Wizard15PasswordRowTypeVwcp:5
$s6Wizard15DateTimeRowTypeVwcp:4
$s6Wizard11InfoRowTypeVwcp:4
$s6Wizard18MultiselectRowTypeVwcp:4
** External Symbol **:3
$s6Wizard14SegmentRowTypeVwcp:3
$s6Wizard14AccountRowTypeVwcp:2
$s6Wizard14StepperRowTypeVwcp:1
$s6Wizard14ZipcodeRowTypeVwcp:1
$s6Wizard13SliderRowTypeVwcp:1
$s6Wizard12PhoneRowTypeVwcp:1
$s6Wizard18BankAccountRowTypeVwcp:1
$s6Wizard21SocialSecurityRowTypeVwcp:1
$s6Wizard16LeftrightRowTypeVwcp:1
$s6Wizard15TextareaRowTypeVwcp:1
$s6Wizard11TimeRowTypeVwcp:1
$s6Wizard11FileRowTypeVwcp:1
26
__swift_noop_void_return:1138
$s6Wizard11TextRowTypeVwxx:316
$s6Wizard13SelectRowTypeVwxx:309
** External Symbol **:308
** External Symbol **:17
$s6Wizard11NameRowTypeVwxx:10
$s6Wizard11DateRowTypeVwxx:8
$s6Wizard14DecimalRowTypeVwxx:6
$s6Wizard10URLRowTypeVwxx:5
$s6Wizard15PasswordRowTypeVwxx:5
$s6Wizard12EmailRowTypeVwxx:5
$s6Wizard11InfoRowTypeVwxx:4
$s6Wizard15DateTimeRowTypeVwxx:4
$s6Wizard18MultiselectRowTypeVwxx:4
$s6Wizard14SegmentRowTypeVwxx:3
$s6Wizard14AccountRowTypeVwxx:2
$s6Wizard18BankAccountRowTypeVwxx:1
$s6Wizard14ZipcodeRowTypeVwxx:1
$s6Wizard16LeftrightRowTypeVwxx:1
$s6Wizard12PhoneRowTypeVwxx:1
$s6Wizard11TimeRowTypeVwxx:1
$s6Wizard14StepperRowTypeVwxx:1
$s6Wizard11FileRowTypeVwxx:1
$s6Wizard15TextareaRowTypeVwxx:1
$s6Wizard21SocialSecurityRowTypeVwxx:1
$s6Wizard13SliderRowTypeVwxx:1

$s6Wizard15AttributeReaderV12formTemplate2inAA04FormE0VSgAA4NodeV_tF
# Func Hash:
5832818513677451
# Num Counters:
10
# Counter Values:
4
0
0
4
4
4
4
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV12optionsByRow33_073C00BAD7D63B6F628D8F0CD33B5939LL2atAA10OptionListCAA4NodeV_tF
# Func Hash:
785220113440172467
# Num Counters:
48
# Counter Values:
1
0
0
2
1
2
0
0
0
2
0
0
2
0
2
0
0
0
0
2
0
0
0
0
1
0
1
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6isListSbvgTW:1
1
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10isQuestionSbvgTW:1
0

$s6Wizard15AttributeReaderV12rowReference33_073C00BAD7D63B6F628D8F0CD33B5939LLyAA14FormExpressionC10expression_Si0D0tSgSSF
# Func Hash:
457173228026205166
# Num Counters:
32
# Counter Values:
2
0
2
0
2
0
2
0
2
0
0
0
0
2
2
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV12takenBoolean33_770196E718554C8CDEF3A60425BB6ECDLLySbSgSS_AA7KeyMarkVtF
# Func Hash:
567185242226964826
# Num Counters:
5
# Counter Values:
355
9
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV13reportBadStep33_9B5448F106EDBD032E3CA34B84692DECLLyyAA5BoundOSgF
# Func Hash:
271263511152020650
# Num Counters:
11
# Counter Values:
319
3
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV14constantPhrase2in3keyAA0E0CSgAA4NodeV_SStF
# Func Hash:
1097175170709044234
# Num Counters:
41
# Counter Values:
0
0
0
27772
27771
1935
1912
0
0
0
0
0
0
0
2247
0
86
86
0
24
24
0
24
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV14fileExtensions33_D8A04424EF3F6C6F05FA436FACB41BF6LLSaySSGyF
# Func Hash:
1100761916893924225
# Num Counters:
37
# Counter Values:
2
0
0
0
0
3
1
1
0
0
0
0
3
3
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV14takenCondition33_770196E718554C8CDEF3A60425BB6ECDLLyAA0E0OSgSS_AA7KeyMarkVtF
# Func Hash:
1080275683089879678
# Num Counters:
8
# Counter Values:
1095
35
0
1043
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV15hiddenConditionAA0E0OyF
# Func Hash:
726449659071226175
# Num Counters:
22
# Counter Values:
11245
1229
32
32
1021
16
0
1020
0
0
0
0
0
0
0
0
0
0
2249
0
0
1213
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV16generatedDefault_3forAA0E5ValueOSgAA4NodeV_AA7RowType_ptFTf4nen_n
# Func Hash:
311817339385248123
# Num Counters:
30
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
1
0
0
0
0
0
0
0
0
0
1
1
1
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s6Wizard15PasswordRowTypeVwcp:1
1
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP8isSecretSbvgTW:1
1
$s6Wizard15PasswordRowTypeVwxx:1

$s6Wizard15AttributeReaderV16reportBadSchemes33_65E398D93827A9417BCC520349830D20LLyyF
# Func Hash:
724568856383027686
# Num Counters:
21
# Counter Values:
6
5
6
3
0
0
3
0
3
0
0
0
0
0
0
0
0
0
0
6
6
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV16reportEmptyRange__4keysyAA5BoundOSg_AHSS5least_SS8greatestttF
# Func Hash:
1025943554838348835
# Num Counters:
49
# Counter Values:
697
319
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
335
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV16reportEmptyValue33_EE9C5446B9CE85523BFB5B330F138770LL2of2atyAA6OptionV_AA4NodeVtF
# Func Hash:
1080275682955978580
# Num Counters:
7
# Counter Values:
915
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV16translatedPhrase33_21AA2245054B0B48B9B179508E2B64A7LL_2in3keyAA0E0CSgSayAA4NodeV6MemberVG_ALSStF
# Func Hash:
236287530032255321
# Num Counters:
23
# Counter Values:
52
0
26
0
0
0
0
26
26
0
0
0
0
26
26
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV17reportEqualValues2of2atySayAA6OptionVG_SayAA4NodeVGtF
# Func Hash:
450256559242535954
# Num Counters:
121
# Counter Values:
320
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
987
0
0
0
0
0
0
0
0
0
987
0
0
0
0
0
0
0
0
0
0
0
0
0
0
987
0
0
964
0
0
0
0
0
0
644
0
0
0
0
0
0
0
0
0
0
320
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
4
0
0
0
0

$s6Wizard15AttributeReaderV17reportUnknownKeys5known10toleratingySaySSGyXK_AGyXKtF
# Func Hash:
504729067580478998
# Num Counters:
36
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2287
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s6Wizard15AttributeReaderV18optionsFromChoices33_073C00BAD7D63B6F628D8F0CD33B5939LLAA10OptionListCyF
# Func Hash:
346317447720453395
# Num Counters:
39
# Counter Values:
0
5
20
0
25
5
25
20
0
0
5
0
0
0
0
0
0
5
0
0
0
0
0
0
1
0
0
1
0
1
0
0
0
0
0
0
0
0
5
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6isListSbvgTW:1
1
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1

$s6Wizard15AttributeReaderV18reportMissingLists33_073C00BAD7D63B6F628D8F0CD33B5939LL_2of2atySDySSAA12OptionSourceV6BranchVG_SayAA5ValueOGAA4NodeVtF
# Func Hash:
897839913760701121
# Num Counters:
32
# Counter Values:
0
0
0
0
2
0
0
0
2
0
0
0
0
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV19optionalNumberBound33_40A55B275CAACD869CF580B5ADAABC13LL_4readAA0F0OSgSS_AA5ValueOSSAA7RefusalVYKXEtF035$s6Wizard13SliderRowTypeV4fromAcA15bc18Vz_tcfc4readL_yAA5n6OSSAA7O4VYKFTf1ncn_n
# Func Hash:
961288990323239499
# Num Counters:
18
# Counter Values:
2
0
2
0
2
0
2
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV19optionalNumberBound33_40A55B275CAACD869CF580B5ADAABC13LL_4readAA0F0OSgSS_AA5ValueOSSAA7RefusalVYKXEtF036$s6Wizard14StepperRowTypeV4fromAcA15bc18Vz_tcfc4readL_yAA5n6OSSAA7O4VYKFTf1ncn_n
# Func Hash:
961288990323239499
# Num Counters:
18
# Counter Values:
3
0
2
0
3
0
2
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV19reportTooFewOptions_3foryAA10OptionListC_AA5BoundOSgtF
# Func Hash:
824185422497509156
# Num Counters:
13
# Counter Values:
5
2
2
0
0
0
0
0
0
0
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV19takesDefaultForNone6isListS2b_tF
# Func Hash:
221290203542925715
# Num Counters:
24
# Counter Values:
2156
4
1
1
0
0
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV20minuteIntervalChecksSayAA5Check_pGyF
# Func Hash:
176885381061319160
# Num Counters:
13
# Counter Values:
5
2
0
0
2
0
0
2
0
0
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV5check33_6CD6FD230476F4064E23DAF7DE1E4B0FLL_10rowAllowedAA12WrittenCheckOAD_SiSg0M0tSgAA4NodeV_SbtF
# Func Hash:
1124430248975105469
# Num Counters:
73
# Counter Values:
0
0
0
0
0
0
0
20
19
0
0
0
0
0
0
9
0
9
0
0
0
0
0
0
1
0
10
2
0
1
9
0
0
0
9
0
0
0
0
9
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
9
9
9
0
0
0
0
0
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV5first33_770196E718554C8CDEF3A60425BB6ECDLL2of_SiSgSS_AA7KeyMarkVtF
# Func Hash:
375233891959877721
# Num Counters:
10
# Counter Values:
0
0
7744
6625
1119
7071
0
6625
6625
6625
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV5ownerSSvg
# Func Hash:
886271539695672017
# Num Counters:
4
# Counter Values:
73
10
73
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV5textsySaySSGSgSSF
# Func Hash:
153077739012636275
# Num Counters:
25
# Counter Values:
0
9
4
6
0
4
6
0
0
4
0
0
4
0
0
5
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV6checksAA12AuthorChecksVyF
# Func Hash:
5832819985999741
# Num Counters:
10
# Counter Values:
0
7
1
7
1
2159
8
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV6number2in3keyAA12ExactDecimalVSgAA4NodeV_SStF
# Func Hash:
579636722950266677
# Num Counters:
11
# Counter Values:
0
3
0
0
0
0
0
0
3
3
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV6option2atAA6OptionVSgAA4NodeV_tF
# Func Hash:
875268688148676232
# Num Counters:
29
# Counter Values:
0
45
49
0
0
4
0
0
0
0
48
3
10
0
49
49
0
49
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV6optionyAA6OptionVSgAA4NodeVF
# Func Hash:
1080275685335493939
# Num Counters:
7
# Counter Values:
47
915
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV6target33_827D44AC0D6DB9E7365E97AA7360437CLL2ofSiSgAA4NodeV6MemberV_tF
# Func Hash:
1120787496094025244
# Num Counters:
25
# Counter Values:
3
0
3
0
0
3
3
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV7command3forAA11FormCommandCSgAG7PurposeO_tF
# Func Hash:
211848025886965156
# Num Counters:
42
# Counter Values:
0
0
0
45
0
0
0
0
0
0
0
0
0
0
0
0
0
3
3
0
3
0
0
12
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV7content33_827D44AC0D6DB9E7365E97AA7360437CLL3forAA15WrittenReactionV7ContentOSgSSSg_tF
# Func Hash:
724568857146462130
# Num Counters:
24
# Counter Values:
1
1
1
1
1
1
0
0
1
1
1
0
0
0
1
0
0
0
0
0
0
2
0
1
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV7isCivil33_C54E783BEC06D9D25BAA97B97EBA8B0DLLSbyF
# Func Hash:
669801028698385125
# Num Counters:
16
# Counter Values:
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV7literal_3for5namedAA12DefaultValueOSgAA4NodeV_AA7RowType_pS2SXEtFTf4nenn_n
# Func Hash:
935139259519501171
# Num Counters:
15
# Counter Values:
2078
312
612
0
0
0
0
1
1
0
2077
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
6
17
__swift_memcpy1_1:1137
** External Symbol **:309
$s6Wizard13SelectRowTypeVwcp:307
$s6Wizard11TextRowTypeVwcp:298
$s6Wizard11DateRowTypeVwcp:4
$s6Wizard10URLRowTypeVwcp:4
$s6Wizard18MultiselectRowTypeVwcp:3
$s6Wizard14SegmentRowTypeVwcp:3
** External Symbol **:2
$s6Wizard15DateTimeRowTypeVwcp:2
$s6Wizard11NameRowTypeVwcp:2
$s6Wizard12EmailRowTypeVwcp:2
$s6Wizard14StepperRowTypeVwcp:1
$s6Wizard13SliderRowTypeVwcp:1
$s6Wizard16LeftrightRowTypeVwcp:1
$s6Wizard14AccountRowTypeVwcp:1
$s6Wizard11FileRowTypeVwcp:1
23
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1137
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:307
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:298
$s6Wizard11TextRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:298
$s6Wizard13NumberRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:5
$s6Wizard10URLRowTypeVAA03RowC0A2aDP10optionListAA06OptionF0CSgvgTW:4
$s6Wizard11DateRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:4
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:3
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:3
$s6Wizard15DurationRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:3
$s6Wizard12EmailRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:2
$s6Wizard11NameRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:2
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP10optionListAA06OptionG0CSgvgTW:2
$s6Wizard14StepperRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP10optionListAA06OptionG0CSgvgTW:1
$s6Wizard14AccountRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard11HostRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP10optionListAA06OptionF0CSgvgTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1
17
__swift_noop_void_return:1137
** External Symbol **:309
$s6Wizard13SelectRowTypeVwxx:307
$s6Wizard11TextRowTypeVwxx:298
$s6Wizard10URLRowTypeVwxx:4
$s6Wizard11DateRowTypeVwxx:4
$s6Wizard14SegmentRowTypeVwxx:3
$s6Wizard18MultiselectRowTypeVwxx:3
** External Symbol **:2
$s6Wizard15DateTimeRowTypeVwxx:2
$s6Wizard11NameRowTypeVwxx:2
$s6Wizard12EmailRowTypeVwxx:2
$s6Wizard14AccountRowTypeVwxx:1
$s6Wizard16LeftrightRowTypeVwxx:1
$s6Wizard14StepperRowTypeVwxx:1
$s6Wizard11FileRowTypeVwxx:1
$s6Wizard13SliderRowTypeVwxx:1
7
$s6Wizard13SelectRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:301
$s6Wizard11TextRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:296
$s6Wizard11DateRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:4
$s6Wizard10URLRowTypeVAA03RowC0A2aDP9isTrimmedSbvgTW:4
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:3
$s6Wizard11NameRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:2
$s6Wizard12EmailRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW:2
23
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1137
$s6Wizard13SelectRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:306
$s6Wizard11TextRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:298
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:298
$s6Wizard13NumberRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:5
$s6Wizard11DateRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:4
$s6Wizard10URLRowTypeVAA03RowC0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:4
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:3
$s6Wizard15DurationRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:3
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:3
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:2
$s6Wizard12EmailRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:2
$s6Wizard11NameRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:2
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard14StepperRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard11HostRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard14AccountRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard13SliderRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard11SizeRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard11PortRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW:1
0

$s6Wizard15AttributeReaderV7options_2in3keySayAA6OptionVGSayAA4NodeVG_AKSStF
# Func Hash:
931090351990903689
# Num Counters:
12
# Counter Values:
962
0
0
319
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
0

$s6Wizard15AttributeReaderV7pattern2in3keyAA12PatternCheckVSgAA4NodeV_SStF
# Func Hash:
920543277799602346
# Num Counters:
12
# Counter Values:
0
11
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV7rowName33_6CD6FD230476F4064E23DAF7DE1E4B0FLLySiSgSSF
# Func Hash:
539221908195439493
# Num Counters:
46
# Counter Values:
2
0
1
0
2
0
1
0
1
0
0
1
0
0
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV7timeout013_E0F2DA66E7A6F18F73501ACD1F21C6466LLSiyF
# Func Hash:
855345940681122516
# Num Counters:
18
# Counter Values:
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV8messagesSDyAA4RuleOAA6PhraseCGyF
# Func Hash:
345515886973421719
# Num Counters:
61
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2156
0
1
0
0
0
4
0
0
0
3
0
0
0
0
0
3
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV8reaction33_827D44AC0D6DB9E7365E97AA7360437CLL_2ofAA15WrittenReactionVSgAA4NodeV_SitF
# Func Hash:
567004638587214330
# Num Counters:
73
# Counter Values:
0
0
0
0
0
0
0
0
4
0
3
0
1
0
0
9
0
3
0
0
4
0
0
3
0
3
3
0
0
0
3
0
0
0
0
0
3
0
3
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
3
3
0
0
0
0
3
3
3
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV8readRows013_E0F2DA66E7A6G18F73501ACD1F21C6466LLSaySiGyF
# Func Hash:
482344706135135016
# Num Counters:
53
# Counter Values:
0
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV9reactions2ofSayAA15WrittenReactionVGSi_tF
# Func Hash:
653247339499622773
# Num Counters:
12
# Counter Values:
3
0
2156
2
2
0
2
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV9stepCountSiSgyF
# Func Hash:
1062511244956945103
# Num Counters:
13
# Counter Values:
1
1
0
0
1
0
0
0
0
0
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderV9takenText33_770196E718554C8CDEF3A60425BB6ECDLLySSSgSS_AA7KeyMarkVtF
# Func Hash:
1096621590823311063
# Num Counters:
5
# Counter Values:
8
8
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2302
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15AttributeReaderVwxx:2302

$s6Wizard15AttributeReaderV_2of2inACSayAA4NodeV6MemberVG_AA0B5OwnerOAA9FormScopeCtcfCTf4nnnd_n
# Func Hash:
948827210419692584
# Num Counters:
8
# Counter Values:
0
10945
10945
0
2302
2288
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15AttributeReaderVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2302
# Num Bitmap Bytes:
$0

$s6Wizard15CompiledSectionVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard15DateSyntaxErrorOACs0D0AAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
1
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeReadingV6moment_5clock6localeAA0bC0VSS_AA5ClockVAA11LocaleWordsCSgtAA7RefusalVYKF
# Func Hash:
981446176259714317
# Num Counters:
11
# Counter Values:
0
5
5
0
0
1
0
0
4
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeReadingV6placed33_01F72B3C46CE2B6A1FC717363776DEECLL_6choice4text5clock6localeAA0bC0VAK_AA13OverlapChoiceV5WhichOSgSSAA5ClockVAA11LocaleWordsCSgtAA7RefusalVYKFTf4nnnnnd_n
# Func Hash:
421769329194361407
# Num Counters:
11
# Counter Values:
4
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
0
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKF
# Func Hash:
536873291309616411
# Num Counters:
3
# Counter Values:
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeV5value8adopting2inAA5ValueOAH_AA14ReadingContextVtAA7RefusalVYKF
# Func Hash:
52047014571936094
# Num Counters:
8
# Counter Values:
2
0
0
0
0
2
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP06staticE0AA06StaticE0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP10optionListAA06OptionG0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
0
4
0
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP5value8adopting2inAA5ValueOAJ_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
13
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
# Num Bitmap Bytes:
$0

$s6Wizard15DateTimeRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
# Num Bitmap Bytes:
$0

$s6Wizard15DependencyGraphVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
14
3
3
# Num Bitmap Bytes:
$0

$s6Wizard15DependencyGraphVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:7

$s6Wizard15DependencyGraphVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:7

$s6Wizard15DependencyGraphVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
42
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15DependencyGraphVwcp:42

$s6Wizard15DependencyGraphVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
42
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15DependencyGraphVwxx:42

$s6Wizard15DependencyGraphVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
49
# Num Bitmap Bytes:
$0

$s6Wizard15DependencyGraphVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
14
14
0
0
14
# Num Bitmap Bytes:
$0

$s6Wizard15DependencyGraphVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
7
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15DependencyGraphVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
49
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKF
# Func Hash:
536873291309616411
# Num Counters:
3
# Counter Values:
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFTf4ndd_n
# Func Hash:
798733566260125398
# Num Counters:
4
# Counter Values:
0
0
4
0
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeV5value33_BD064DA20989FAFF61BCA8A44ED6920BLL2ofAA5ValueOSS_tAA7RefusalVYKFZTf4nd_n
# Func Hash:
798733565473989835
# Num Counters:
4
# Counter Values:
0
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
4
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard15DurationRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard15EvaluationScopeV7context5nulls9variablesACyxGx_AA12NullHandlingOSayAA5ValueOGtcfC
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
__swift_memcpy184_8:4

$s6Wizard15EvaluationScopeVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
33
# Num Bitmap Bytes:
$0

$s6Wizard15EvaluationScopeVMi
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
27
# Num Bitmap Bytes:
$0

$s6Wizard15EvaluationScopeVMr
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
27
27
# Num Bitmap Bytes:
$0

$s6Wizard15EvaluationScopeVwxx
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
117
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
4
__swift_noop_void_return:90
$s6Wizard12SessionStateVwxx:21
$s6Wizard11SelfContextVwxx:5
$s6Wizard10OwnDefaultVwxx:1

$s6Wizard15EvaluationScopeVyAA10OwnDefaultVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$s6Wizard15EvaluationScopeVyAA10OwnDefaultVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15EvaluationScopeVwxx:1

$s6Wizard15EvaluationScopeVyAA11SelfContextVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
5
5
# Num Bitmap Bytes:
$0

$s6Wizard15EvaluationScopeVyAA11SelfContextVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15EvaluationScopeVwxx:5

$s6Wizard15EvaluationScopeVyAA12SessionStateVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
17
7
7
# Num Bitmap Bytes:
$0

$s6Wizard15EvaluationScopeVyAA12SessionStateVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15EvaluationScopeVwxx:17

$s6Wizard15EvaluationScopeVyAA6NoRowsVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
90
12
12
# Num Bitmap Bytes:
$0

$s6Wizard15EvaluationScopeVyAA6NoRowsVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
90
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15EvaluationScopeVwxx:90

$s6Wizard15ExpressionLexerV10plainValue33_01022A13231F792900E9D07C3BE648D8LL_11puttingIntoAA0B4NodeV7ContentOSgAA0B5TokenV_SayAA0E0OGztF
# Func Hash:
650973722965068109
# Num Counters:
9
# Counter Values:
1024
0
2
0
0
0
10
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExpressionLexerV10skipStringyyAA0B5ErrorVYKF
# Func Hash:
1080275685452248775
# Num Counters:
8
# Counter Values:
244
47
47
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExpressionLexerV11wholeNumber33_05BBECEDEE96BC50AF1B2278CEC0E0FBLL_4from4baseAA12ExactDecimalVAA0B5TokenV_Sis5UInt8VtAA0B5ErrorVYKF
# Func Hash:
921097990364870727
# Num Counters:
34
# Counter Values:
0
0
0
40
0
0
0
0
0
22
0
0
0
22
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExpressionLexerV3row33_D3F99B8BD633D8CB88C624E986602D9DLLAA0B5TokenVyAA0B5ErrorVYKF
# Func Hash:
599005164476747727
# Num Counters:
10
# Counter Values:
0
0
1111
1111
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExpressionLexerV4nextAA0B5TokenVyAA0B5ErrorVYKF
# Func Hash:
638066917289081035
# Num Counters:
27
# Counter Values:
2237
0
0
0
0
3409
8
47
5646
4482
3409
1100
2309
1092
8
0
22
0
0
1169
47
0
0
0
0
0
18
# Num Bitmap Bytes:
$0

$s6Wizard15ExpressionLexerV4signyAA0B5TokenVs5UInt8VAA0B5ErrorVYKF
# Func Hash:
135188634707397061
# Num Counters:
7
# Counter Values:
1169
106
1156
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExpressionLexerV6amount2ofAA12ExactDecimalVAA0B5TokenV_tAA0B5ErrorVYKF
# Func Hash:
1141247763382360615
# Num Counters:
28
# Counter Values:
40
0
4
22
0
0
22
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExpressionLexerV6double33_B69365256BBA7246BA3FE0DC59F7E3C2LLyAA0B5TokenV4KindO4kind_Si6lengthtSgs5UInt8V_ANtFZTf4nnd_n
# Func Hash:
641403414339894727
# Num Counters:
20
# Counter Values:
0
1
0
1169
1169
123
1
9
2
113
106
106
0
0
1
1046
0
15
0
7
# Num Bitmap Bytes:
$0

$s6Wizard15ExpressionLexerV6numberAA0B5TokenVyAA0B5ErrorVYKF
# Func Hash:
667078309467552103
# Num Counters:
60
# Counter Values:
0
0
0
0
0
0
53
40
0
0
0
0
0
0
0
0
22
0
0
0
0
22
7
0
13
13
13
3
0
0
0
13
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExpressionLexerV6single33_B69365256BBA7246BA3FE0DC59F7E3C2LLyAA0B5TokenV4KindO4kind_Si6lengthtSgs5UInt8VFZTf4nd_n
# Func Hash:
95820319533898924
# Num Counters:
19
# Counter Values:
106
0
0
1
0
0
1
8
21
0
0
4
4
31
8
0
3
21
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExpressionLexerV8contents2ofSSSnySiG_tAA0B5ErrorVYKF
# Func Hash:
636369827539797769
# Num Counters:
22
# Counter Values:
0
238
0
0
0
0
46
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExpressionLexerV8skipNameSbyF
# Func Hash:
927205941135644146
# Num Counters:
13
# Counter Values:
0
4120
0
0
1028
1175
2880
4120
2203
2203
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExtensionsCheckV6allowsySbSSF
# Func Hash:
974670606616627855
# Num Counters:
6
# Counter Values:
0
2
0
2
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExtensionsCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptF
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
2
2
0
# Num Bitmap Bytes:
$0

$s6Wizard15ExtensionsCheckVAA0C0A2aDP10isConstantSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard15ExtensionsCheckVAA0C0A2aDP11looksAroundSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard15ExtensionsCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard15FormExpressionsV3add33_ADA4B5ED6019BD267C0B7A61B25F08CELL_5indexySayAA11CompiledRowCG_SitF
# Func Hash:
68594278455673221
# Num Counters:
75
# Counter Values:
6
1
2
2
1
1
2
1
22
0
0
5
0
0
1
2
1
1
4
0
0
0
0
2160
2122
1027
996
0
1
1
2
3
1
5
2121
6
0
0
0
5
5
18
31
0
0
7
1
2
2
3
3
0
0
0
0
0
0
0
1
0
0
0
0
0
36
1
0
0
1
1
2
0
0
1095
1095
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
12
$s6Wizard11TextRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:9
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6checksSayAA5Check_pGvgTW:7
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:5
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:4
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:3
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:3
$s6Wizard11DateRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14AccountRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard15DurationRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
6
$s6Wizard10RangeCheckVAA0C0A2aDP10isConstantSbvgTW:6
$s6Wizard10ItemsCheckVAA0C0A2aDP10isConstantSbvgTW:6
$s6Wizard16OptionStateCheckVAA0D0A2aDP10isConstantSbvgTW:4
$s6Wizard12PatternCheckVAA0C0A2aDP10isConstantSbvgTW:4
$s6Wizard11LengthCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP10isConstantSbvgTW:1
1
$s6Wizard16OptionStateCheckVAA0D0A2aDP11expressionsSayAA14FormExpressionCGvgTW:4

$s6Wizard15FormExpressionsV8disabled8sections4rows6checks13commandChecksAcA9ConditionO_SayAA15CompiledSectionVGSayAA0K3RowCGSayAA0kB5CheckVGSayAA0k7CommandN0VGtcfCTf4gnnngd_n
# Func Hash:
1029007431743681767
# Num Counters:
29
# Counter Values:
2103
0
1
0
0
3
0
44
0
0
2
1
0
0
0
0
2
0
14
1
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONEffectsV3add33_3BABF3E7D44F907C2B72174B6658A368LL_11toFieldFromyAA0B10JSONEffectV_SiSgtF
# Func Hash:
1053796551142225734
# Num Counters:
36
# Counter Values:
0
0
0
0
4
0
0
3
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
1
0
0
4
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONEffectsV6gather33_3BABF3E7D44F907C2B72174B6658A368LLyySiF
# Func Hash:
242916859478533083
# Num Counters:
39
# Counter Values:
0
0
1
0
3
0
0
2
0
0
1
2
2
0
0
2
0
14
1
0
0
0
1
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONEffectsV8replaces_7valueOfSbAA0B10JSONEffectV_SitF
# Func Hash:
327853832711952598
# Num Counters:
31
# Counter Values:
2
2
0
0
0
0
0
5
0
0
0
2
0
2
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONEffectsVyAcA0B4JSONV_AA0B13JSONDirectoryVAA0B12JSONFindingsCtcfCTf4gggd_n
# Func Hash:
1042354057292201679
# Num Counters:
17
# Counter Values:
11
14
3
0
0
0
0
0
4
1
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONOperandOwxx
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
2
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionV10allTargets33_4012EDE73EC464ABAF8D1CA5B27DB455LLSayAA0B10JSONTargetVGvg
# Func Hash:
301351148818348240
# Num Counters:
14
# Counter Values:
2
3
1
1
1
15
4
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionV4ListVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
3
1
1
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionV4ListVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$s6Wizard15FormJSONSectionV4ListVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$s6Wizard15FormJSONSectionV4ListVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionV4ListVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
3
3
0
0
3
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionV4ListVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionV4ListVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
2
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionV4item33_4012EDE73EC464ABAF8D1CA5B27DB455LLSS4list_SS5placetSgvg
# Func Hash:
597546708873712142
# Num Counters:
17
# Counter Values:
3
4
0
3
3
3
0
0
0
0
0
0
3
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
1
1
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
47
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15FormJSONSectionVwcp:47

$s6Wizard15FormJSONSectionVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
33
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15FormJSONSectionVwxx:33

$s6Wizard15FormJSONSectionVwcp
# Func Hash:
1096621589232746196
# Num Counters:
4
# Counter Values:
28
49
11
0
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
8
8
0
0
8
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONSectionVwxx
# Func Hash:
536873291871879055
# Num Counters:
4
# Counter Values:
65
12
34
12
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONWordingV6wordedySayAA10DiagnosticVGAGF
# Func Hash:
421769329835584549
# Num Counters:
11
# Counter Values:
0
0
0
0
0
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONWordingVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
80
16
16
# Num Bitmap Bytes:
$0

$s6Wizard15FormJSONWordingVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
48
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:48

$s6Wizard15FormJSONWordingVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
32
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:32

$s6Wizard15FormJSONWordingVyAcA0B13JSONDirectoryVcfCTf4nd_n
# Func Hash:
790143268744141830
# Num Counters:
25
# Counter Values:
30
16
15
0
16
1
0
4
1
0
0
15
0
0
1
1
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15NativePredicateO21__derived_enum_equalsySbAC_ACtFZ
# Func Hash:
609831942610744486
# Num Counters:
27
# Counter Values:
0
0
80
32
0
0
1
0
2
80
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15NativePredicateO4someyACSayACGFZ
# Func Hash:
433300087627066063
# Num Counters:
28
# Counter Values:
2
48
46
45
45
21
0
38
20
9
0
7
2
6
25
62
80
0
0
0
0
0
0
0
0
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard15NativePredicateO4textSSvg
# Func Hash:
734311859075560084
# Num Counters:
15
# Counter Values:
1
0
0
0
8
0
0
1
0
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15NativePredicateO5everyyACSayACGFZ
# Func Hash:
433300087627066063
# Num Counters:
28
# Counter Values:
0
7
7
7
7
0
0
0
0
7
0
7
0
7
7
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15NativePredicateOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
107
# Num Bitmap Bytes:
$0

$s6Wizard15NativePredicateOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
226
# Num Bitmap Bytes:
$0

$s6Wizard15OwnedExpressionV12expectedType2ofAA06StaticE0OSgAA11CompiledRowC_tFTf4nx_n
# Func Hash:
1053304579744947702
# Num Counters:
36
# Counter Values:
10
14
0
3
14
3
2
2
2
2
2
2
2
2
2
2
2
2
6
7
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
5
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:4
$s6Wizard11TextRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:4
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:3
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP06staticE0AA06StaticE0OvgTW:2
$s6Wizard11DateRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:1
5
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:4
$s6Wizard11TextRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:4
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:3
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP06staticE0AA06StaticE0OvgTW:2
$s6Wizard11DateRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:1

$s6Wizard15OwnedExpressionV14isPlainlySound2inSbSayAA11CompiledRowCG_tFTf4nx_n
# Func Hash:
965415047822292204
# Num Counters:
15
# Counter Values:
1098
1012
0
0
0
0
0
0
10
10
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
3
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:1012
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:6
$s6Wizard13SelectRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:4
1
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:1012
2
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:6
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:4

$s6Wizard15OwnedExpressionV8findings4rows5clockSayAA0C7FindingVGSayAA11CompiledRowCG_AA5ClockVtFTf4nnx_n
# Func Hash:
830659417081447387
# Num Counters:
9
# Counter Values:
189
46
46
46
1
0
46
30
1
# Num Bitmap Bytes:
$0

$s6Wizard15OwnedExpressionV8isAnswerSbvgTf4x_n
# Func Hash:
290495008152951646
# Num Counters:
6
# Counter Values:
0
52
24
30
0
28
# Num Bitmap Bytes:
$0

$s6Wizard15OwnedExpressionV9knowledge2ofAA0C7CheckerV4RowsVSayAA11CompiledRowCG_tFAA10StaticTypeOSicfU1_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
27
# Num Bitmap Bytes:
$0

$s6Wizard15OwnedExpressionV9knowledge2ofAA0C7CheckerV4RowsVSayAA11CompiledRowCG_tFSayAA5ValueOGSgSicfU0_
# Func Hash:
238984481941143025
# Num Counters:
3
# Counter Values:
39
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15OwnedExpressionVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1068
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5
1
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
4
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard15PasswordRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s6Wizard15RowTypeRegistryV4type5namedAA0bC0_pXpSgSS_tF
# Func Hash:
101649436987118860
# Num Counters:
30
# Counter Values:
0
0
0
0
263
0
9710
1462
0
2161
2161
2
2161
0
9
2154
264
2
0
0
0
0
0
0
0
0
0
0
2154
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
25
$s6Wizard11FileRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:9
$s6Wizard9IPRowTypeVAA03RowC0A2aDP10otherNamesSaySSGvgZTW:9
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:9
$s6Wizard11HostRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:9
$s6Wizard11InfoRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:9
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP10otherNamesSaySSGvgZTW:9
$s6Wizard11PortRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:9
$s6Wizard11SizeRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:9
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP10otherNamesSaySSGvgZTW:9
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP10otherNamesSaySSGvgZTW:8
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard11DateRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard15DurationRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard14AccountRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard12CheckRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard11TimeRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:7
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:2
$s6Wizard11TextRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW:1

$s6Wizard15RowTypeRegistryV8standardACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard15RowTypeRegistryV8standard_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard15RowTypeRegistryVyACSayAA0bC0_pXpGcfCTf4nd_n
# Func Hash:
721571788337312674
# Num Counters:
17
# Counter Values:
144
544
96
560
0
560
16
0
16
16
48
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
24
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP7keywordSSvgZTW:16
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard13ButtonRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard13NumberRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard11NameRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard15DurationRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard12EmailRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard13SliderRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard13SelectRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard12CheckRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard14StepperRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard11DateRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard11TimeRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard10URLRowTypeVAA03RowC0A2aDP7keywordSSvgZTW:16
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard14AccountRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP7keywordSSvgZTW:16

$s6Wizard15SourcePositionsV4line2ofS2i_tF
# Func Hash:
311693035335014328
# Num Counters:
7
# Counter Values:
15
3
3
0
0
7
7
# Num Bitmap Bytes:
$0

$s6Wizard15SourcePositionsV7excerpt33_5FE5DAA54CB9993A663FD72D84F70608LL6around2inSnySiGSi_AHtF
# Func Hash:
920543277014116152
# Num Counters:
14
# Counter Values:
0
0
0
0
3
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15SourcePositionsV8position4from2toAA0B8PositionVSi_SitF
# Func Hash:
609831944988091119
# Num Counters:
23
# Counter Values:
0
0
0
59
121
59
3
3
3
3
3
0
0
0
0
0
0
0
0
0
0
0
3
# Num Bitmap Bytes:
$0

$s6Wizard15SourcePositionsV9endOfLine33_5FE5DAA54CB9993A663FD72D84F70608LLyS2iF
# Func Hash:
948827213370307137
# Num Counters:
8
# Counter Values:
0
3
3
3
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15SourcePositionsVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
41
0
# Num Bitmap Bytes:
$0

$s6Wizard15SourcePositionsVyAcA0B4TextVcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard15SourcePositionsVyAcA0B4TextVcfCTf4gd_n
# Func Hash:
93478047060006048
# Num Counters:
8
# Counter Values:
3156
0
96
0
0
3
0
15
# Num Bitmap Bytes:
$0

$s6Wizard15TemporalReadingVyACSgSScfCTf4nd_n
# Func Hash:
52047012951288779
# Num Counters:
8
# Counter Values:
0
32
0
3
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFTf4ndd_g
# Func Hash:
974670607293437225
# Num Counters:
6
# Counter Values:
1
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVAA0cD0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard15TextareaRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard15TimeSyntaxErrorOACs0D0AAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
1
# Num Bitmap Bytes:
$0

$s6Wizard15WrittenReactionV7ContentOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15WrittenReactionV7ContentOwcp:3

$s6Wizard15WrittenReactionV7ContentOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
5
8
# Num Bitmap Bytes:
$0

$s6Wizard15WrittenReactionV7ContentOWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15WrittenReactionV7ContentOwxx:1

$s6Wizard15WrittenReactionV7ContentOWOy
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
4
8
# Num Bitmap Bytes:
$0

$s6Wizard15WrittenReactionV7ContentOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard15WrittenReactionV7ContentOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard15WrittenReactionVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15WrittenReactionVwcp:3

$s6Wizard15WrittenReactionVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard15WrittenReactionVwxx:3

$s6Wizard15WrittenReactionVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard15WrittenReactionVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV10comparison017_22C86C17C6E9D9A2H14F06C46070773A1LL2of_AA10ComparisonVSgs5Int32V_AH8ModifierOtAA0B5ErrorVYKF
# Func Hash:
609831942526899693
# Num Counters:
27
# Counter Values:
0
0
0
0
0
0
0
67
0
16
2
0
0
0
49
0
2
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV10comparison017_22C86C17C6E9D9A2H14F06C46070773A1LL_4with4froms5Int32VAA10ComparisonV_AISitAA0B5ErrorVYKF
# Func Hash:
694937219830435683
# Num Counters:
5
# Counter Values:
0
49
0
49
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV10comparison017_22C86C17C6E9D9A2H14F06C46070773A1LLs5Int32VyAA0B5ErrorVYKF
# Func Hash:
52047013070430599
# Num Counters:
9
# Counter Values:
0
0
63
0
0
63
0
45
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV10simpleAtom33_C7C42D9221830575874CBB8172ADF8BALLs5Int32VyAA0B5ErrorVYKF
# Func Hash:
894595282686556138
# Num Counters:
18
# Counter Values:
5
0
0
36
69
5
0
0
0
0
0
6
3
0
22
12
6
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV11conjunction017_22C86C17C6E9D9A2H14F06C46070773A1LLs5Int32VyAA0B5ErrorVYKF
# Func Hash:
127361169535654558
# Num Counters:
131
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
63
0
0
0
0
0
0
0
0
0
0
4
0
0
0
4
0
0
0
0
0
0
0
4
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV11endFunction33_639DFD95A400AEB31ED45A3D9DC603D8LL_5since4froms5Int32VSi_SiAA0B5TokenVtAA0B5ErrorVYKF
# Func Hash:
336173190556029160
# Num Counters:
37
# Counter Values:
10
12
0
10
11
0
0
0
5
0
0
11
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV11endSubquery33_639DFD95A400AEB31ED45A3D9DC603D8LL2of__4froms5Int32VAI_A2iA0B5TokenVtAA0B5ErrorVYKF
# Func Hash:
393568429634746616
# Num Counters:
12
# Counter Values:
0
0
0
1
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV11takePending4fromAA0B4NodeV5LinksVSi_tF
# Func Hash:
650973720942267334
# Num Counters:
8
# Counter Values:
41
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV12requireValueyys5Int32VAA0B5ErrorVYKF
# Func Hash:
1096621590428046654
# Num Counters:
5
# Counter Values:
85
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV13beginJunction017_22C86C17C6E9D9A2I14F06C46070773A1LL4withSis5Int32V_tAA0B5ErrorVYKF
# Func Hash:
647472250837708833
# Num Counters:
10
# Counter Values:
8
0
7
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV13isProductSign33_000BB23A2508611F001B69FE02B32F79LLSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV14prepareReading33_038D89E1C7EDD32CEFB09D021C90F8A5LLyys5Int32VF
# Func Hash:
981446175208170739
# Num Counters:
14
# Counter Values:
19
19
19
19
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV15appendCondition33_639DFD95A400AEB31ED45A3D9DC603D8LLyys5Int32VAA0B5ErrorVYKF
# Func Hash:
950994588046433308
# Num Counters:
11
# Counter Values:
7
0
0
4
0
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV16appendToJunction017_22C86C17C6E9D9A2J14F06C46070773A1LLyys5Int32VAA0B5ErrorVYKF
# Func Hash:
894595280678128914
# Num Counters:
16
# Counter Values:
0
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV16closeParenthesis33_C7C42D9221830575874CBB8172ADF8BALL_5afteryAA0B5TokenV_s5Int32VtAA0B5ErrorVYKF
# Func Hash:
798733565727393682
# Num Counters:
4
# Counter Values:
2
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV16predicateOrValues5Int32VyAA0B5ErrorVYKF
# Func Hash:
331779891094785073
# Num Counters:
8
# Counter Values:
0
1
10
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV3add_4froms5Int32VAA0B4NodeV7ContentO_SitF
# Func Hash:
650973719574880412
# Num Counters:
8
# Counter Values:
244
0
0
0
0
0
28
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV3keyyyAA0B5ErrorVYKF
# Func Hash:
523456430631229444
# Num Counters:
51
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
0
0
3
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV3row33_C7C42D9221830575874CBB8172ADF8BALLs5Int32VyAA0B5ErrorVYKF
# Func Hash:
750865548473500691
# Num Counters:
13
# Counter Values:
1
0
0
0
1
68
46
0
0
0
20
0
1
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV3sums5Int32VyAA0B5ErrorVYKF
# Func Hash:
894595282638892709
# Num Counters:
15
# Counter Values:
0
4
0
116
0
2
4
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV4atoms5Int32VyAA0B5ErrorVYKF
# Func Hash:
1042354055564250253
# Num Counters:
23
# Counter Values:
0
0
1
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV4calls5Int32VyAA0B5ErrorVYKF
# Func Hash:
647472251508987994
# Num Counters:
12
# Counter Values:
0
5
0
0
0
2
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV4list33_C7C42D9221830575874CBB8172ADF8BALLs5Int32VyAA0B5ErrorVYKF
# Func Hash:
974670607001129405
# Num Counters:
6
# Counter Values:
0
4
4
0
0
4
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV4path33_000BB23A2508611F001B69FE02B32F79LLs5Int32VyAA0B5ErrorVYKF
# Func Hash:
657568766831283368
# Num Counters:
32
# Counter Values:
0
1
12
6
0
0
4
135
6
7
0
0
0
0
0
0
0
1
5
0
2
0
0
0
0
0
0
6
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV5close__5afteryAA0B5TokenV4KindO_AA0B5ErrorV11ExpectationOs5Int32VtAKYKF
# Func Hash:
421769329722830307
# Num Counters:
11
# Counter Values:
0
0
25
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV5enteryyAA0B5ErrorVYKF
# Func Hash:
694937220646871652
# Num Counters:
5
# Counter Values:
0
0
25
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV5parseAA0B4TreeVyAA0B5ErrorVYKF
# Func Hash:
1071605171514813943
# Num Counters:
107
# Counter Values:
0
0
0
0
0
3
0
0
0
0
49
3
0
0
49
0
0
0
6
0
0
0
78
61
0
49
0
3
0
17
32
0
0
3
17
13
10
0
3
32
17
0
0
0
0
0
0
0
0
3
0
0
0
33
0
0
49
3
3
3
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
6
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV5power33_000BB23A2508611F001B69FE02B32F79LLs5Int32VyAA0B5ErrorVYKF
# Func Hash:
44541214544648803
# Num Counters:
222
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
135
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV6callee33_639DFD95A400AEB31ED45A3D9DC603D8LLAC6CalleeAELLOyAA0B5ErrorVYKF
# Func Hash:
906126500792309153
# Num Counters:
30
# Counter Values:
0
0
0
0
0
0
0
0
1
0
11
0
7
0
11
0
0
0
0
0
0
0
0
0
0
0
0
0
7
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV6expectyyAA0B5TokenV4KindO_AA0B5ErrorV11ExpectationOtAJYKF
# Func Hash:
927205939883500406
# Num Counters:
9
# Counter Values:
0
0
0
16
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV6strings5Int32VyAA0B5ErrorVYKF
# Func Hash:
414921811140302732
# Num Counters:
7
# Counter Values:
0
0
36
23
0
10
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV7addNameys5Int32VSSF
# Func Hash:
526279452225578798
# Num Counters:
10
# Counter Values:
1
1
5
4
3
0
0
1
0
1
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV7endPath33_000BB23A2508611F001B69FE02B32F79LL2of5since4froms5Int32VAJ_S2itF
# Func Hash:
446858651475638615
# Num Counters:
16
# Counter Values:
6
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV7negated017_22C86C17C6E9D9A2H14F06C46070773A1LL__4froms5Int32VAH_AHSitAA0B5ErrorVYKF
# Func Hash:
896858936397157963
# Num Counters:
9
# Counter Values:
6
0
6
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV7prepare_6beside_ys5Int32V_AA10ComparisonV8OperatorOAI7OptionsVtF
# Func Hash:
380228540366948808
# Num Counters:
28
# Counter Values:
8
6
98
6
4
6
0
19
4
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV7product33_000BB23A2508611F001B69FE02B32F79LLs5Int32VyAA0B5ErrorVYKF
# Func Hash:
1128337135118790361
# Num Counters:
108
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
120
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV7rowNameSSyAA0B5ErrorVYKF
# Func Hash:
640704450135226462
# Num Counters:
15
# Counter Values:
0
0
0
70
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV7ternary33_639DFD95A400AEB31ED45A3D9DC603D8LL4froms5Int32VAA0B5TokenV_tAA0B5ErrorVYKF
# Func Hash:
1129000314500962762
# Num Counters:
226
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV8elements5untilyAA0B5TokenV4KindO_tAA0B5ErrorVYKF
# Func Hash:
360803861753987912
# Num Counters:
250
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV8firstKey33_000BB23A2508611F001B69FE02B32F79LL2ofys5Int32V_tAA0B5ErrorVYKF
# Func Hash:
402444791503504916
# Num Counters:
35
# Counter Values:
6
0
4
4
0
0
0
0
0
0
0
0
0
2
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV8function33_639DFD95A400AEB31ED45A3D9DC603D8LL_4froms5Int32VSi_AA0B5TokenVtAA0B5ErrorVYKF
# Func Hash:
306528210360774485
# Num Counters:
247
# Counter Values:
0
0
0
0
0
1
0
0
0
0
5
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
11
0
0
1
0
0
0
0
0
0
0
1
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
22
11
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV8modifier017_22C86C17C6E9D9A2H14F06C46070773A1LLAA10ComparisonV8ModifierOyAA0B5ErrorVYKF
# Func Hash:
694937218115987525
# Num Counters:
6
# Counter Values:
63
0
0
1
62
1
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV8negation017_22C86C17C6E9D9A2H14F06C46070773A1LLs5Int32VyAA0B5ErrorVYKF
# Func Hash:
599005164373492459
# Num Counters:
8
# Counter Values:
6
0
0
63
0
6
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV8negative33_000BB23A2508611F001B69FE02B32F79LLs5Int32VyAA0B5ErrorVYKF
# Func Hash:
52047013274276499
# Num Counters:
8
# Counter Values:
0
0
0
120
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV8notePath33_000BB23A2508611F001B69FE02B32F79LL_2ofys10ArraySliceVys5Int32VG_SitFTf4xnn_n
# Func Hash:
574091926223224631
# Num Counters:
28
# Counter Values:
2
0
2
2
0
4
2
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV8subquery33_639DFD95A400AEB31ED45A3D9DC603D8LL4froms5Int32VAA0B5TokenV_tAA0B5ErrorVYKF
# Func Hash:
442955466946694733
# Num Counters:
230
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV8takeKeys33_000BB23A2508611F001B69FE02B32F79LLSbyAA0B5ErrorVYKF
# Func Hash:
93478050064148728
# Num Counters:
6
# Counter Values:
0
0
0
6
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV8variable33_639DFD95A400AEB31ED45A3D9DC603D8LL2ofs5Int32VAH_tAA0B5ErrorVYKF
# Func Hash:
477345292718769156
# Num Counters:
19
# Counter Values:
0
0
0
1
0
0
0
0
1
1
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV9aggregate33_DBFBA2CC62491420CA19FEAD3536EB02LLyyAA0B5ErrorVYKF
# Func Hash:
51475827188385504
# Num Counters:
34
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV9beginPath33_000BB23A2508611F001B69FE02B32F79LL4withSis5Int32V_tAA0B5ErrorVYKF
# Func Hash:
391331301630343181
# Num Counters:
6
# Counter Values:
6
5
0
6
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserV9isSumSign33_000BB23A2508611F001B69FE02B32F79LLSbvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
49
# Num Bitmap Bytes:
$0

$s6Wizard16ExpressionParserVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
49
# Num Bitmap Bytes:
$0

$s6Wizard16FormJSONFindingsCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard16FormJSONFindingsCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard16FormJSONFormulasV10expression2of_SSSgAA0B13JSONDirectoryV5EntryV_AA4NodeVtF
# Func Hash:
414295173575202612
# Num Counters:
16
# Counter Values:
2
0
35
2
1
0
0
0
0
1
1
0
0
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard16FormJSONFormulasV5words33_D3D419AD512FCFB4926F5446DA553D34LL2of_2inS2S_AA4NodeVSiSgtF
# Func Hash:
1000048123307118313
# Num Counters:
61
# Counter Values:
1
0
18
0
22
22
0
0
0
2
3
3
0
2
0
1
0
2
1
0
0
0
1
0
2
0
0
1
0
1
0
0
0
0
2
0
0
0
0
0
0
1
0
0
0
0
0
1
0
0
0
1
1
1
0
0
2
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16FormJSONFormulasV6number33_D3D419AD512FCFB4926F5446DA553D34LL_2in13countsMissingSSAA0B14JSONExpressionO4PartV_SiSgSbtAA0B9JSONLexerV5FaultVYKF
# Func Hash:
45209323992648681
# Num Counters:
18
# Counter Values:
0
0
0
2
1
0
0
0
0
2
0
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16FormJSONFormulasV7operand33_D3D419AD512FCFB4926F5446DA553D34LL_2at13countsMissingSSAA0B13JSONDirectoryV9ReferenceV_SnySiGSbtAA0B9JSONLexerV5FaultVYKF
# Func Hash:
393568427294071921
# Num Counters:
13
# Counter Values:
0
0
1
0
0
1
0
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16FormJSONFormulasV9reckoning33_D3D419AD512FCFB4926F5446DA553D34LL__2inSSSgAA0B14JSONExpressionO4PartV_AA4NodeVAA0B13JSONDirectoryV5EntryVtF
# Func Hash:
57181830159314288
# Num Counters:
26
# Counter Values:
0
1
0
2
2
0
0
1
0
0
0
1
0
0
0
0
0
0
0
0
0
1
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16FormJSONFormulasVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard16FormJSONFormulasVwxx:2

$s6Wizard16FormJSONFormulasVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeV11readsOthersSbvg
# Func Hash:
798733567011984091
# Num Counters:
5
# Counter Values:
0
2
1
1
0
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
974670605305004947
# Num Counters:
6
# Counter Values:
1
1
1
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeV5index33_F0DF65C3326D37312A6E4F33FEF7541DLL2of2in_SiAA4NodeV_AA10OptionListCAA14ReadingContextVtAA7RefusalVYKFTf4nnnd_n
# Func Hash:
1124680651230026125
# Num Counters:
3
# Counter Values:
0
4
0
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeV5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKF
# Func Hash:
414921812272867067
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
0
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeV5value33_F0DF65C3326D37312A6E4F33FEF7541DLL2of2inAA5ValueOSayAA4NodeVG_AA14ReadingContextVtAA7RefusalVYKF
# Func Hash:
93478050037567804
# Num Counters:
6
# Counter Values:
0
0
0
2
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeV5valueyAA5ValueOSi_SitF
# Func Hash:
391331301927502568
# Num Counters:
6
# Counter Values:
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeV6checksSayAA5Check_pGvg
# Func Hash:
567185239091064606
# Num Counters:
5
# Counter Values:
8
4
0
4
0
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeV7phrasesSayAA6PhraseCGvg
# Func Hash:
950994586987147191
# Num Counters:
11
# Counter Values:
2
2
1
0
1
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
2
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard16LeftrightRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard16OptionStateCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptF
# Func Hash:
328996285467594527
# Num Counters:
55
# Counter Values:
5
0
0
5
0
0
5
0
0
0
5
0
0
0
0
0
0
0
0
0
5
0
0
0
0
0
0
1
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard16OptionStateCheckVAA0D0A2aDP10isConstantSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
38
# Num Bitmap Bytes:
$0

$s6Wizard16OptionStateCheckVAA0D0A2aDP11expressionsSayAA14FormExpressionCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard16OptionStateCheckVAA0D0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard16PropertiesFormatVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard16URLEncodedFormatVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard17ConversationInputO4line3forSSSgSS_tFZTf4nd_n
# Func Hash:
1014045257909378372
# Num Counters:
15
# Counter Values:
0
0
0
1
1
0
1
0
0
0
1
0
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard17ConversationInputO9isCommandySbSSFZTf4nd_n
# Func Hash:
70875766065866610
# Num Counters:
18
# Counter Values:
0
0
1
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ConversationInputOWOe
# Func Hash:
1124680649989012514
# Num Counters:
4
# Counter Values:
1
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard17EvaluationContext_pMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
14
13
# Num Bitmap Bytes:
$0

$s6Wizard17EvaluationContext_pSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
671
13
13
# Num Bitmap Bytes:
$0

$s6Wizard17EvaluationContext_pSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:12

$s6Wizard17EvaluationContext_pSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
659
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:659

$s6Wizard17EvaluationContext_pWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
32
# Num Bitmap Bytes:
$0

$s6Wizard17EvaluationContext_pWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
18
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard12SessionStateVwCP:18

$s6Wizard17ExpressionCheckerV10checkParts33_E657F6A0D51AF2C301D8CB27CE1A10B1LLyyF
# Func Hash:
371266284334047632
# Num Counters:
60
# Counter Values:
0
0
0
118
0
250
131
97
0
0
0
226
0
108
0
90
119
0
0
96
14
83
4
0
0
0
0
0
7
31
50
0
0
0
0
0
0
0
0
62
62
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV10resultType2of4rows6momentAA06StaticE0OAA0B4TreeV_AC4RowsVAA8DateTimeVtFZTf4nnnd_n
# Func Hash:
135188636003254229
# Num Counters:
7
# Counter Values:
72
16
16
16
16
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV11checkOption33_75A8A373F2A5CF5C9CA7F56F3C4081EDLL_2of2inys5Int32V_AiA10ComparisonVtF
# Func Hash:
78894963237436064
# Num Counters:
111
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
79
79
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
26
0
0
0
0
0
54
0
0
0
0
0
0
0
0
0
0
0
0
11
0
0
0
0
0
28
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
79
0
0
0
0
28
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
2
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard15OwnedExpressionV9knowledge2ofAA0C7CheckerV4RowsVSayAA11CompiledRowCG_tFSayAA5ValueOGSgSicfU0_TA:31
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard15OwnedExpressionV9knowledge2ofAA0C7CheckerV4RowsVSayAA11CompiledRowCG_tFSayAA5ValueOGSgSicfU0_TA:8

$s6Wizard17ExpressionCheckerV11isNeverTrue33_792AC2B71DF28ACA12D6268D96E555D9LLySbAA10ComparisonVF
# Func Hash:
473396407824857541
# Num Counters:
29
# Counter Values:
38
2
37
0
2
4
1
3
0
1
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV12composedType2ofAA06StaticE0Os5Int32V_tF
# Func Hash:
643540996885670863
# Num Counters:
56
# Counter Values:
8
2
0
28
65
10
0
0
18
7
0
14
1
0
0
14
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV19checkConstantResultyyF
# Func Hash:
3603321538012580
# Num Counters:
14
# Counter Values:
117
147
0
30
30
30
0
30
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV4type33_E657F6A0D51AF2C301D8CB27CE1A10B1LL2of_AA10StaticTypeOAA0B4TreeV9ReferenceV_SitF
# Func Hash:
742169494898192362
# Num Counters:
6
# Counter Values:
0
94
94
94
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
2
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard15OwnedExpressionV9knowledge2ofAA0C7CheckerV4RowsVSayAA11CompiledRowCG_tFAA10StaticTypeOSicfU1_TA:67
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard15OwnedExpressionV9knowledge2ofAA0C7CheckerV4RowsVSayAA11CompiledRowCG_tFAA10StaticTypeOSicfU1_TA:27

$s6Wizard17ExpressionCheckerV5checkyyAA10ComparisonVF
# Func Hash:
853480514412772647
# Num Counters:
80
# Counter Values:
0
0
0
6
2
0
1
1
0
0
1
0
0
10
7
0
0
1
0
0
0
7
0
0
0
3
0
0
0
0
0
0
0
0
1
0
32
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV6joined33_792AC2B71DF28ACA12D6268D96E555D9LL_4stopSbSgSayAGG_SbtFTf4nnd_n
# Func Hash:
650973720881367799
# Num Counters:
9
# Counter Values:
14
0
0
7
7
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV6result33_792AC2B71DF28ACA12D6268D96E555D9LL2of_SbSgs5Int32V_SayAGGtF
# Func Hash:
450431951847575663
# Num Counters:
41
# Counter Values:
8
6
147
0
6
4
3
38
0
4
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV7literal33_75A8A373F2A5CF5C9CA7F56F3C4081EDLLyAA5ValueOSgs5Int32VF
# Func Hash:
135188634097772101
# Num Counters:
8
# Counter Values:
6
79
35
6
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV8callType33_B33ADEF4F325AD62A6C046BD90228758LL2of__AA06StaticE0OAA0B8FunctionV_AA0B4NodeV5LinksVs5Int32VtF
# Func Hash:
1059647785379755844
# Num Counters:
58
# Counter Values:
0
18
40
20
20
40
0
0
0
0
0
0
0
0
0
6
0
12
18
0
0
0
0
0
0
0
18
12
0
0
0
0
0
0
0
0
0
0
0
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
6
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV8itemType33_B33ADEF4F325AD62A6C046BD90228758LL_5among2atAA06StaticE0OSS_SayAI7ItemKeyVGs5Int32VtF
# Func Hash:
830659418256992145
# Num Counters:
9
# Counter Values:
0
4
0
2
0
0
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV8pathType33_B33ADEF4F325AD62A6C046BD90228758LL2ofAA06StaticE0Os10ArraySliceVys5Int32VG_tF
# Func Hash:
920543278536063644
# Num Counters:
14
# Counter Values:
0
7
7
7
0
7
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV8stepType33_B33ADEF4F325AD62A6C046BD90228758LL_4fromAA06StaticE0Os5Int32V_AHtF
# Func Hash:
1117982119110833181
# Num Counters:
25
# Counter Values:
0
7
0
0
0
0
4
0
0
4
0
1
1
1
0
0
0
0
1
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV9chainType33_B33ADEF4F325AD62A6C046BD90228758LL2ofAA06StaticE0Os5Int32V_tF
# Func Hash:
145177792714304742
# Num Counters:
90
# Counter Values:
0
0
0
0
10
0
0
20
10
10
0
4
0
10
10
0
8
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
10
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV9checkPair33_75A8A373F2A5CF5C9CA7F56F3C4081EDLLyyAA10ComparisonV_AA10StaticTypeO4type_s5Int32V4nodetAiJ_AlMttF
# Func Hash:
584682739150906011
# Num Counters:
43
# Counter Values:
7
0
0
0
0
0
0
0
0
58
58
58
58
53
0
53
22
0
0
0
22
0
0
22
6
13
29
2
2
0
29
0
0
7
7
0
0
0
0
0
0
10
53
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerV9checkPart33_E657F6A0D51AF2C301D8CB27CE1A10B1LLyys5Int32VF
# Func Hash:
280681508784500811
# Num Counters:
21
# Counter Values:
65
1
54
94
1
0
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
62
# Num Bitmap Bytes:
$0

$s6Wizard17ExpressionCheckerVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
62
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryV10comparison33_0F0AA475C0A1066138F38AAFDDF74A27LL2of__2inAA15NativePredicateOSi_SiSgSSAJtF
# Func Hash:
1085769283266320843
# Num Counters:
14
# Counter Values:
5
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryV12giveFinalTag2toySi_tF
# Func Hash:
1096621589299491213
# Num Counters:
5
# Counter Values:
1
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryV3add33_50E2E12E2908E6F9D0C862A2B91623A0LL_5index5orderyAA0B11JSONSectionV_S2iztF
# Func Hash:
306599517460257858
# Num Counters:
44
# Counter Values:
1
2
12
0
0
2
0
1
11
1
0
13
0
1
0
0
0
4
0
0
1
4
0
0
1
4
1
0
4
0
0
0
0
0
0
0
0
0
0
0
2
0
0
13
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryV4text2of7asGivenSSSgAC9ReferenceV_SiSgtF
# Func Hash:
574663151007370306
# Num Counters:
14
# Counter Values:
2
13
0
11
0
0
0
0
0
0
0
0
0
4
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryV5EntryVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
72
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard17FormJSONDirectoryV5EntryVwcp:72

$s6Wizard17FormJSONDirectoryV5EntryVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
57
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard17FormJSONDirectoryV5EntryVwxx:57

$s6Wizard17FormJSONDirectoryV5EntryVwcp
# Func Hash:
534572324863179802
# Num Counters:
16
# Counter Values:
0
0
82
82
76
77
77
87
87
77
82
82
77
87
0
87
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryV5EntryVwxx
# Func Hash:
894595281158071141
# Num Counters:
16
# Counter Values:
87
87
87
5
5
11
10
10
0
0
10
5
5
10
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryV6unusedyS2SF
# Func Hash:
974670607339430573
# Num Counters:
6
# Counter Values:
0
1
0
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryV8innerTag33_50E2E12E2908E6F9D0C862A2B91623A0LL2of2in_SSAA0B9JSONFieldV_SSShySSGztF
# Func Hash:
1101761137311938903
# Num Counters:
16
# Counter Values:
0
0
0
0
0
0
0
0
2
0
2
0
0
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryV9reference2to2inAC9ReferenceVSgSS_SiSgtF
# Func Hash:
612928228250123165
# Num Counters:
22
# Counter Values:
13
13
13
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
22
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard17FormJSONDirectoryVwcp:22

$s6Wizard17FormJSONDirectoryVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard17FormJSONDirectoryVyAcA0B4JSONVcfCTf4nd_n
# Func Hash:
763633893690023704
# Num Counters:
73
# Counter Values:
12
3
4
4
13
1
3
3
1
1
2
2
1
1
0
3
1
3
1
0
1
4
4
0
1
1
0
1
0
1
2
1
0
0
1
1
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
4
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationO10descriptor33_87C6A98B9987B516E0518AC2583734F0LL5nameds5Int32VSgSS_tFZTf4nd_n
# Func Hash:
848569274388331543
# Num Counters:
15
# Counter Values:
46
45
45
90
45
45
45
45
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationO10isTerminalySbSSF
# Func Hash:
974670608715302426
# Num Counters:
7
# Counter Values:
0
15
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationO4pathACSS_tAA0B5ErrorOYKcfCTf4nd_n
# Func Hash:
948827209396486921
# Num Counters:
6
# Counter Values:
1
0
0
0
3
42
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationO5split33_87C6A98B9987B516E0518AC2583734F0LLySS6folder_SS4nametSSFZTf4nd_n
# Func Hash:
1011877327182634898
# Num Counters:
8
# Counter Values:
0
42
42
0
0
0
42
0
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationO7newFile33_87C6A98B9987B516E0518AC2583734F0LL_2asS2S_SStAA0B5ErrorOYKFZTf4nnd_n
# Func Hash:
1055036165720295231
# Num Counters:
15
# Counter Values:
171990
42
0
0
42
0
42
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationO8existing33_87C6A98B9987B516E0518AC2583734F0LLyACSS_So4statVtAA0B5ErrorOYKFZTf4nnd_n
# Func Hash:
391331300754275488
# Num Counters:
5
# Counter Values:
0
0
0
0
3
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationOWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard17OutputDestinationOwcp:6

$s6Wizard17OutputDestinationOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
49
48
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationOWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
67
0
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationOWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
18
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard17OutputDestinationOwxx:18

$s6Wizard17OutputDestinationOWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
45
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationOWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationOWOj0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
63
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
6
6
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard17OutputDestinationOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
49
# Num Bitmap Bytes:
$0

$s6Wizard17TopologicalSorterV4open33_AEBB63FF82D5514CEF6FBC5E091869B3LLyys5Int32VF
# Func Hash:
393568428893435663
# Num Counters:
13
# Counter Values:
81
81
0
0
4
0
0
0
0
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17TopologicalSorterV4sortyyF
# Func Hash:
894595279328332227
# Num Counters:
17
# Counter Values:
0
167
138
52
86
0
0
4
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17TopologicalSorterV5visit33_AEBB63FF82D5514CEF6FBC5E091869B3LLyys5Int32VF
# Func Hash:
615835002082115004
# Num Counters:
48
# Counter Values:
0
0
0
81
98
0
0
0
0
0
29
0
0
0
52
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard17TopologicalSorterVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard17TopologicalSorterVwxx:4

$s6Wizard17TopologicalSorterVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeV9isCorrectySbSaySiGFZTf4nd_n
# Func Hash:
259212326091765950
# Num Counters:
13
# Counter Values:
0
0
1
0
0
1
1
1
1
0
0
1
1
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP10optionListAA06OptionG0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard18BankAccountRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV13listFunctions_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV13textFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU2_
# Func Hash:
844982799803058895
# Num Counters:
4
# Counter Values:
7
3
3
0
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV13textFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU3_
# Func Hash:
1124680651882813910
# Num Counters:
3
# Counter Values:
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV13textFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU6_
# Func Hash:
567185241054300532
# Num Counters:
5
# Counter Values:
3
0
3
3
0
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV13textFunctions_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV13timeFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU2_
# Func Hash:
599005162642292196
# Num Counters:
8
# Counter Values:
0
0
5
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV13timeFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU6_
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV13timeFunctions_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV15numberFunctionsSayACGvpZfiAA5ValueOAA0C4CallVYbAA0B5ErrorVYKcfU7_
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV15numberFunctions_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV3all_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV5index2ofSiSgSS_tFZTf4nd_n
# Func Hash:
631255614319521309
# Num Counters:
6
# Counter Values:
309
298
298
11
0
11
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionV9ParameterO7acceptsySbAA5ValueOF
# Func Hash:
477345294597905454
# Num Counters:
28
# Counter Values:
0
0
0
0
0
0
0
65
0
0
0
0
6
8
0
0
3
0
0
30
0
0
30
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
29
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard18ExpressionFunctionVwcp:29

$s6Wizard18ExpressionFunctionVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
29
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard18ExpressionFunctionVwxx:29

$s6Wizard18ExpressionFunctionVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
377
# Num Bitmap Bytes:
$0

$s6Wizard18ExpressionFunctionVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
229
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONConditionsV4name2of2atSSSgSS_SnySiGtAA0B9JSONLexerV5FaultVYKF
# Func Hash:
287486627942828838
# Num Counters:
5
# Counter Values:
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONConditionsV5truth2ofAA15NativePredicateOAA0B14JSONExpressionO4PartV_tAA0B9JSONLexerV5FaultVYKF
# Func Hash:
953800017033379150
# Num Counters:
38
# Counter Values:
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONConditionsV5truth6ofCall_2atAA15NativePredicateOSgSS_SayAA0B14JSONExpressionO4PartVGSnySiGtAA0B9JSONLexerV5FaultVYKF
# Func Hash:
877801871514999539
# Num Counters:
37
# Counter Values:
0
0
0
0
0
0
0
0
1
0
0
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONConditionsV9predicate2ofAA15NativePredicateOAA0B14JSONExpressionO4TextV_tF
# Func Hash:
270304740614029899
# Num Counters:
52
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONConditionsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard18FormJSONConditionsVwxx:1

$s6Wizard18FormJSONConditionsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONExpressionO4PartV7isPlainSbvg
# Func Hash:
271263512919396552
# Num Counters:
15
# Counter Values:
0
0
0
2
1
1
0
0
1
0
0
0
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONExpressionO4PartV9variablesSaySS2id_SnySiG5rangetGvg
# Func Hash:
149146439365065521
# Num Counters:
19
# Counter Values:
0
1
1
0
0
0
5
3
0
1
1
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONExpressionO4PartVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONExpressionO4TextVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONExpressionO4TextVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$s6Wizard18FormJSONExpressionO4TextVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$s6Wizard18FormJSONExpressionO4TextVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONExpressionO4TextVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2
2
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONExpressionO4TextVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONExpressionO4TextVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONExpressionO6joinedyS2S_AC8OperatorOSStFZTf4nnnd_n
# Func Hash:
798733567662975768
# Num Counters:
4
# Counter Values:
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONExpressionO8OperatorO8rawValueSSvg
# Func Hash:
303685788883236882
# Num Counters:
15
# Counter Values:
1
0
0
0
0
0
0
0
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONTranslatorV11multivalued33_A26FFA18937819C4EBA3E61FD412FE8ELL_5indexAA4NodeV6MemberVAA0B11JSONSectionV_SitF
# Func Hash:
685250117599799750
# Num Counters:
19
# Counter Values:
0
1
0
0
0
0
0
1
0
0
0
0
0
0
1
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONTranslatorV4node2atAA4NodeVAG_tFTf4xn_n
# Func Hash:
844982799803058895
# Num Counters:
4
# Counter Values:
3
1
1
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONTranslatorV4rows33_A26FFA18937819C4EBA3E61FD412FE8ELLySayAA4NodeVGSiF
# Func Hash:
800413091273322104
# Num Counters:
40
# Counter Values:
0
0
1
1
3
1
3
1
1
0
0
0
1
1
0
0
0
1
0
15
12
14
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONTranslatorV7section33_A26FFA18937819C4EBA3E61FD412FE8ELLyAA4NodeVSiF
# Func Hash:
153461407324476616
# Num Counters:
31
# Counter Values:
11
1
1
1
1
0
4
0
3
1
0
2
0
0
0
1
0
0
0
0
0
0
0
0
4
0
2
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONTranslatorVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONTranslatorVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard18FormJSONTranslatorVwxx:2

$s6Wizard18FormJSONTranslatorVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONTranslatorVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard18FormJSONTranslatorVyAcA0B4JSONV_AA0B12JSONFindingsCtcfCTf4nnd_n
# Func Hash:
564471316515765882
# Num Counters:
63
# Counter Values:
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
1
2
0
0
0
0
0
0
0
0
0
0
0
14
0
1
1
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeV4fromAcA15AttributeReaderVz_tcfCTf4nd_n
# Func Hash:
830659415603848068
# Num Counters:
9
# Counter Values:
2
5
0
2
2
2
0
2
3
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeV4made33_4D8B6F36ED5847F4F986C5101AD9551FLL4fromAA5ValueOSaySiG_tFTf4nx_n
# Func Hash:
934081910008564935
# Num Counters:
21
# Counter Values:
17
21
11
11
6
11
0
7
7
6
0
6
1
0
0
0
0
5
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeV5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTf4nnx_n
# Func Hash:
418436628633185491
# Num Counters:
43
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeV5value33_4D8B6F36ED5847F4F986C5101AD9551FLL2of2inAA5ValueOSayAA4NodeVG_AA14ReadingContextVtAA7RefusalVYKFTf4nnx_n
# Func Hash:
1127123715690541184
# Num Counters:
87
# Counter Values:
6
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
7
0
0
0
0
0
9
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
22
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
7
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
18
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
23
# Num Bitmap Bytes:
$0

$s6Wizard18MultiselectRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
43
# Num Bitmap Bytes:
$0

$s6Wizard18TextTemplateParserV10appendLineyySnySiGF
# Func Hash:
894595278638631307
# Num Counters:
17
# Counter Values:
8
28
16
12
16
4
8
8
0
0
0
0
0
0
0
4
0
# Num Bitmap Bytes:
$0

$s6Wizard18TextTemplateParserV4find33_7D2B355EBDAACA367D5FD5E0F02EED79LL_4fromSiSgSays5UInt8VG_SitF
# Func Hash:
528554515667375678
# Num Counters:
18
# Counter Values:
56
112
112
112
653
56
56
80
80
75
0
0
0
0
0
0
0
112
# Num Bitmap Bytes:
$0

$s6Wizard18TextTemplateParserV4name2in3tag9isPartialAA0bC4NameVSnySiG_SiSbtAA0bC5ErrorOYKF
# Func Hash:
657178619242989541
# Num Counters:
30
# Counter Values:
154
0
0
28
0
28
0
28
0
0
0
0
28
0
28
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18TextTemplateParserV5parseSayAA0bC0V4NodeOGyAA0bC5ErrorOYKFTf4n_g
# Func Hash:
1117982120131423935
# Num Counters:
21
# Counter Values:
28
0
24
0
0
0
0
19
0
0
0
0
0
0
0
0
0
0
19
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18TextTemplateParserV7trimmed33_1A605269BEA0E2B4D3BDFFA934711750LLys10ArraySliceVys5UInt8VGAJFTf4nd_n
# Func Hash:
45209324766725478
# Num Counters:
23
# Counter Values:
0
0
0
0
0
0
0
0
0
0
28
28
0
28
28
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard18TextTemplateParserV8parseTag33_7D2B355EBDAACA367D5FD5E0F02EED79LL2atySi_tAA0bC5ErrorOYKF
# Func Hash:
330082783598476122
# Num Counters:
42
# Counter Values:
0
0
0
0
0
0
0
0
0
28
28
28
28
0
0
0
28
0
28
0
0
0
0
0
28
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
24
0
# Num Bitmap Bytes:
$0

$s6Wizard19ConversationOutcomeOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard19ConversationOutcomeOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard19DateTimeSyntaxErrorOACs0E0AAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
5
2
# Num Bitmap Bytes:
$0

$s6Wizard19DurationSyntaxErrorOACs0D0AAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3
1
# Num Bitmap Bytes:
$0

$s6Wizard19FormJSONValidationsV5OrderO8rawValueAESgSS_tcfCTf4nd_n
# Func Hash:
567185239133201037
# Num Counters:
6
# Counter Values:
1
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard19FormJSONValidationsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard19FormJSONValidationsVwcp:15

$s6Wizard19FormJSONValidationsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard19FormJSONValidationsVwxx:15

$s6Wizard19FormJSONValidationsVwcp
# Func Hash:
52047011469375529
# Num Counters:
7
# Counter Values:
13
15
15
14
14
1
14
# Num Bitmap Bytes:
$0

$s6Wizard19FormJSONValidationsVwxx
# Func Hash:
135188635954868298
# Num Counters:
7
# Counter Values:
15
2
0
0
1
1
1
# Num Bitmap Bytes:
$0

$s6Wizard19MinuteIntervalCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptF
# Func Hash:
928018420197531971
# Num Counters:
7
# Counter Values:
4
0
2
2
4
0
4
# Num Bitmap Bytes:
$0

$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP10isConstantSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard20TextTemplateRendererV5write33_44092265FD15831DB5D04B84A276FBECLL_10startsLineySS_SbtFAA11AnswerTextsV_AA0cB0AELLVTg5
# Func Hash:
732465146933375383
# Num Counters:
15
# Counter Values:
0
0
0
2
2
2
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard20TextTemplateRendererV6render33_44092265FD15831DB5D04B84A276FBECLL__5depthyAA0bC0V_SnySiGSitFAA11AnswerTextsV_AA0cB0AELLVTg5
# Func Hash:
401399853377465313
# Num Counters:
80
# Counter Values:
0
0
0
0
0
0
0
2
2
0
0
2
2
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Wizard20TextTemplateRendererVMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard20TextTemplateRendererVMi
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard20TextTemplateRendererVMr
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
2
2
# Num Bitmap Bytes:
$0

$s6Wizard20TextTemplateRendererVwxx
# Func Hash:
536744762437996290
# Num Counters:
2
# Counter Values:
2
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s6Wizard11AnswerTextsVwxx:2
1
$s6Wizard12TemplateText33_44092265FD15831DB5D04B84A276FBECLLVwxx:2

$s6Wizard20TextTemplateRendererVyAA11AnswerTextsVAA0cB033_44092265FD15831DB5D04B84A276FBECLLVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
2
2
# Num Bitmap Bytes:
$0

$s6Wizard20TextTemplateRendererVyAA11AnswerTextsVAA0cB033_44092265FD15831DB5D04B84A276FBECLLVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard20TextTemplateRendererVwxx:2

$s6Wizard21FormJSONNumberedItemsV4tied33_4012EDE73EC464ABAF8D1CA5B27DB455LL2inShySSGSayAA0B11JSONSectionVG_tFZTf4nd_n
# Func Hash:
7970312954355398
# Num Counters:
53
# Counter Values:
8
0
8
8
0
15
2
4
4
1
0
0
8
0
4
0
2
4
0
0
0
0
0
0
1
0
4
3
2
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
8
8
0
0
# Num Bitmap Bytes:
$0

$s6Wizard21FormJSONNumberedItemsV5items33_4012EDE73EC464ABAF8D1CA5B27DB455LL2ats10ArraySliceVyAA0B11JSONSectionVGAK_tFTf4nx_n
# Func Hash:
341199223620159040
# Num Counters:
22
# Counter Values:
4
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard21FormJSONNumberedItemsV7asListsSayAA0B11JSONSectionVGvg
# Func Hash:
920543275676980851
# Num Counters:
13
# Counter Values:
4
0
1
1
1
0
2
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard21FormJSONNumberedItemsVyACSayAA0B11JSONSectionVGcfCTf4nd_n
# Func Hash:
571222702787288799
# Num Counters:
34
# Counter Values:
4
4
0
1
0
3
1
3
0
0
0
3
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
3
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeV7weights33_6CD9999D5FED915240D5409F34D7416CLL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeV9isCorrectySbSaySiGFZTf4nd_n
# Func Hash:
303685790227392794
# Num Counters:
12
# Counter Values:
0
21
19
2
2
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP10optionListAA06OptionG0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
1
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard21SocialSecurityRowTypeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard24FormJSONExpressionParserV10unexpected33_56E439E04CCCBAACA448322E71153F7ELLAA0B9JSONLexerV5FaultVyF
# Func Hash:
159676625776723094
# Num Counters:
9
# Counter Values:
0
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard24FormJSONExpressionParserV4call33_56E439E04CCCBAACA448322E71153F7ELL_2atAA0bC0O4PartVSS_SnySiGtAA0B9JSONLexerV5FaultVYKF
# Func Hash:
709078746992205815
# Num Counters:
31
# Counter Values:
0
0
0
1
1
0
0
0
1
0
1
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
1
1
0
# Num Bitmap Bytes:
$0

$s6Wizard24FormJSONExpressionParserV4part33_56E439E04CCCBAACA448322E71153F7ELL4rankAA0bC0O4PartVSi_tAA0B9JSONLexerV5FaultVYKF
# Func Hash:
643540996763099095
# Num Counters:
62
# Counter Values:
0
0
9
0
5
4
16
42
0
0
0
0
1
0
0
0
1
2
11
11
1
0
1
1
1
1
1
2
2
0
1
1
2
2
1
1
0
10
0
1
9
0
0
0
0
18
0
10
0
0
0
0
0
0
0
0
0
0
0
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard24FormJSONExpressionParserV5ranks33_56E439E04CCCBAACA448322E71153F7ELL_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard24FormJSONExpressionParserV6factor33_56E439E04CCCBAACA448322E71153F7ELLAA0bC0O4PartVyAA0B9JSONLexerV5FaultVYKF
# Func Hash:
849550352092814435
# Num Counters:
34
# Counter Values:
0
0
0
0
0
0
0
0
0
5
0
0
0
2
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard24FormJSONExpressionParserV7operand33_56E439E04CCCBAACA448322E71153F7ELLAA0bC0O4PartVyAA0B9JSONLexerV5FaultVYKF
# Func Hash:
365794129698000912
# Num Counters:
23
# Counter Values:
5
0
0
0
4
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard24FormJSONExpressionParserVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard24FormJSONExpressionParserVwxx:3

$s6Wizard24FormJSONExpressionParserV_9isFormulaACSS_SbtAA0B9JSONLexerV5FaultVYKc33_56E439E04CCCBAACA448322E71153F7ELlfCTf4nnd_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3
# Num Bitmap Bytes:
$0

$s6Wizard24FormJSONExpressionParserVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard3RowV3row_AA0B4Type_p4typeAA12AuthorChecksV6checksSDyAA4RuleOAA6PhraseCG8messagestMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
30
3
3
# Num Bitmap Bytes:
$0

$s6Wizard3RowV3row_AA0B4Type_p4typeAA12AuthorChecksV6checksSDyAA4RuleOAA6PhraseCG8messagestSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
25
3
3
# Num Bitmap Bytes:
$0

$s6Wizard3RowV3row_AA0B4Type_p4typeAA12AuthorChecksV6checksSDyAA4RuleOAA6PhraseCG8messagestSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
14
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:14

$s6Wizard3RowV3row_AA0B4Type_p4typeAA12AuthorChecksV6checksSDyAA4RuleOAA6PhraseCG8messagestSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:11

$s6Wizard3RowV3row_AA0B4Type_p4typeAA12AuthorChecksV6checksSDyAA4RuleOAA6PhraseCG8messagestWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
21
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:21

$s6Wizard3RowV3row_AA0B4Type_p4typeAA12AuthorChecksV6checksSDyAA4RuleOAA6PhraseCG8messagestWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:6

$s6Wizard3RowVAA0B4Type_pXmT4base_SayAA4NodeV6MemberVG10attributestSgIegno_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
48
1
# Num Bitmap Bytes:
$0

$s6Wizard3RowVAA0B4Type_pXmT4base_SayAA4NodeV6MemberVG10attributestSgIegno_SgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
8
0
# Num Bitmap Bytes:
$0

$s6Wizard3RowVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2161
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard3RowVwcp:2161

$s6Wizard3RowVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2186
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard3RowVwxx:2186

$s6Wizard3RowVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2197
# Num Bitmap Bytes:
$0

$s6Wizard3RowVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
25
25
0
0
9
# Num Bitmap Bytes:
$0

$s6Wizard3RowVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2228
# Num Bitmap Bytes:
$0

$s6Wizard4FormV11writtenRowsSayAA3RowVGvgTf4x_n
# Func Hash:
530233992746991711
# Num Counters:
28
# Counter Values:
2
2
0
0
2
1
0
0
2
0
0
0
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard4FormV12faultsOfTags33_0514774EA009099A5881131B89D12D7ELLySayAA10DiagnosticVGSayAA11LocatedTextVG_AA15SourcePositionsVSgztFTf4nnx_n
# Func Hash:
596275446433638465
# Num Counters:
29
# Counter Values:
0
59
0
10
0
0
10
0
6
0
10
0
4
4
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard4ItemVyAA5ValueOSgSScig
# Func Hash:
753202735526749337
# Num Counters:
7
# Counter Values:
8
8
4
4
0
0
4
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV10scalarTextSSSgvg
# Func Hash:
687919389503070988
# Num Counters:
25
# Counter Values:
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV11scalarValueAA0D0OSgvg
# Func Hash:
295969215798937916
# Num Counters:
28
# Counter Values:
0
986
985
34
0
0
0
34
34
34
34
33
33
33
33
33
0
0
0
0
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV12booleanValueSbSgvg
# Func Hash:
339365030359069608
# Num Counters:
21
# Counter Values:
1097
1043
32
35
13
13
13
13
13
13
13
19
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV15isRemovalButtonSbvg
# Func Hash:
1083424331505813367
# Num Counters:
13
# Counter Values:
16
16
16
16
16
16
16
16
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV17boundTextOrNumber8acceptedSSAA7MessageVSg_tAA7RefusalVYKF
# Func Hash:
1096621589037089811
# Num Counters:
5
# Counter Values:
25
0
607
0
4
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV6MemberV3key6offset5valueAESS_s6UInt32VACtcfCTf4nnnd_n
# Func Hash:
526279453418167712
# Num Counters:
9
# Counter Values:
0
0
104
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV6MemberVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
8
3
3
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV6MemberVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
23
22
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV6MemberVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:8

$s6Wizard4NodeV6MemberVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2415
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard4NodeV6MemberVwcp:2415

$s6Wizard4NodeV6MemberVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2270
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard4NodeV6MemberVwxx:2270

$s6Wizard4NodeV6MemberVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2484
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV6MemberVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
8
8
0
0
8
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV6MemberVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4858
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV7ContentOWOe
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
20784
2340
8012
1090
544
5363
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV7ContentOWOy
# Func Hash:
567185242011084039
# Num Counters:
6
# Counter Values:
28930
2323
19522
1132
448
3215
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV9boundText8acceptedSSAA7MessageV_tAA7RefusalVYKFTf4nn_g
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
6
0
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV9givenTextSSvg
# Func Hash:
510851646862989466
# Num Counters:
13
# Counter Values:
12
300
643
2135
989
1130
11
5
11
0
0
1129
1129
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV9isDecimal33_FB87C8F633681B454B36434E1B07D36FLLySbSSFZ10takeDigitsL_SbyFTf0s_n
# Func Hash:
116406624526742141
# Num Counters:
18
# Counter Values:
124
4
87
0
52
33
0
0
0
0
0
0
0
0
0
0
128
0
# Num Bitmap Bytes:
$0

$s6Wizard4NodeV9isDecimal33_FB87C8F633681B454B36434E1B07D36FLLySbSSFZTf4nd_n
# Func Hash:
1151968152655481112
# Num Counters:
22
# Counter Values:
0
0
0
0
81
0
41
48
0
4
4
0
0
0
0
0
0
0
4
81
81
4
# Num Bitmap Bytes:
$0

$s6Wizard4NodeVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
20
1
1
# Num Bitmap Bytes:
$0

$s6Wizard4NodeVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4

$s6Wizard4NodeVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
398
327
# Num Bitmap Bytes:
$0

$s6Wizard4NodeVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
289
261
# Num Bitmap Bytes:
$0

$s6Wizard4NodeVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
20
# Num Bitmap Bytes:
$0

$s6Wizard4NodeVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
52
52
0
0
47
# Num Bitmap Bytes:
$0

$s6Wizard4NodeVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
4
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard4NodeVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2283
# Num Bitmap Bytes:
$0

$s6Wizard4RuleO8rawValueACSgSS_tcfCTf4nd_n
# Func Hash:
280681509466540923
# Num Counters:
29
# Counter Values:
3
0
0
0
2
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard4RuleO8rawValueSSvg
# Func Hash:
280681506378783270
# Num Counters:
29
# Counter Values:
6
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard4RuleOACSHAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
6
6
# Num Bitmap Bytes:
$0

$s6Wizard4RuleOACSQAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
6
6
# Num Bitmap Bytes:
$0

$s6Wizard4RuleOSHAASQWb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard4SlugO7trimmedyS2SFZTf4nd_n
# Func Hash:
124721842592637301
# Num Counters:
10
# Counter Values:
1
1
0
0
1
0
0
0
1
1
# Num Bitmap Bytes:
$0

$s6Wizard5BoundO5count2inSiSgAA17EvaluationContext_p_tAA17ExpressionFailureVYKF
# Func Hash:
1127386593201646360
# Num Counters:
10
# Counter Values:
55
55
55
0
0
0
0
0
0
55
# Num Bitmap Bytes:
$0

$s6Wizard5BoundOSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
25
3
3
# Num Bitmap Bytes:
$0

$s6Wizard5BoundOSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:15

$s6Wizard5BoundOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2037
1337
# Num Bitmap Bytes:
$0

$s6Wizard5BoundOSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4

$s6Wizard5BoundOSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1334
1290
# Num Bitmap Bytes:
$0

$s6Wizard5BoundOWOe
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1446
0
# Num Bitmap Bytes:
$0

$s6Wizard5BoundOWOy
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
3311
0
# Num Bitmap Bytes:
$0

$s6Wizard5BoundOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$s6Wizard5BoundOwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
32
32
0
0
10
# Num Bitmap Bytes:
$0

$s6Wizard5BoundOwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
10
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard5BoundOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$s6Wizard5CheckPAAE9readsRows33_DD85577100D1A756E95BDE7EA0EC4D40LLSbvg
# Func Hash:
218421986734933905
# Num Counters:
4
# Counter Values:
3
0
3
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard16OptionStateCheckVAA0D0A2aDP11expressionsSayAA14FormExpressionCGvgTW:3

$s6Wizard5Check_pMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
81
16
# Num Bitmap Bytes:
$0

$s6Wizard5Check_pWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1133
# Num Bitmap Bytes:
$0

$s6Wizard5Check_pWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1449
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
9
$s6Wizard10RangeCheckVwCP:1270
$s6Wizard11LengthCheckVwCP:56
** External Symbol **:44
$s6Wizard12PatternCheckVwCP:41
$s6Wizard10ItemsCheckVwCP:17
$s6Wizard9StepCheckVwCP:11
$s6Wizard13IntervalCheckVwCP:4
__swift_memcpy1_1:3
$s6Wizard11PlacesCheckVwCP:3

$s6Wizard5ClockV6moment33_8A818C8966D1F20400A4B7B43DD0A81FLLyAA8DateTimeVSSAA0mN11SyntaxErrorOYKFZTf4nd_n
# Func Hash:
287486624970184757
# Num Counters:
5
# Counter Values:
0
12
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard5ClockV6systemACyFZ
# Func Hash:
212526876123949159
# Num Counters:
2
# Counter Values:
4
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard9ZoneRulesV6systemACvpZfiACyXEfU_S2iYbcfU_:4

$s6Wizard5ClockV7isoText4zoneACSS_AA9ZoneRulesVtAA19DateTimeSyntaxErrorOYKcfC
# Func Hash:
258198333070860359
# Num Counters:
9
# Counter Values:
0
12
0
12
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard9ZoneRulesV6systemACvpZfiACyXEfU_S2iYbcfU_:12

$s6Wizard5ClockVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2273
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard5ClockVwcp:2273

$s6Wizard5ClockVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
71
# Num Bitmap Bytes:
$0

$s6Wizard5ClockVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2273
# Num Bitmap Bytes:
$0

$s6Wizard5GivenCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2140
# Num Bitmap Bytes:
$0

$s6Wizard5GivenCSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$s6Wizard5GivenCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard5ValueO10outputTextSSvg
# Func Hash:
252375181199038108
# Num Counters:
19
# Counter Values:
0
0
1003
0
7
0
0
0
0
0
0
996
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard5ValueO21__derived_enum_equalsySbAC_ACtFZ
# Func Hash:
31228675914051549
# Num Counters:
58
# Counter Values:
0
0
0
1
0
0
2153
2
2
0
1
38
0
0
1
0
1
0
2163
0
0
15
33
1
1
1
0
0
0
0
0
1
0
14
1
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
1
0
19
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard5ValueO4part33_8CCDE3CA04F786A02FAAF44976B73C9ALL_2ofACSgSS_AA9CivilDateVtFZTf4nnd_n
# Func Hash:
1101334241933256997
# Num Counters:
14
# Counter Values:
0
2
0
2
0
2
2
2
0
0
0
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard5ValueO4partyACSgSSF
# Func Hash:
198947099609212221
# Num Counters:
19
# Counter Values:
4
0
0
2
0
0
2
0
0
0
0
2
0
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard5ValueO5order2toAA8OrderingOSgAC_tF
# Func Hash:
198947100892254745
# Num Counters:
19
# Counter Values:
343
317
5
5
2
7
2
5
317
7
0
5
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard5ValueO5value_Sb7taintedt6result_AA7RefusalVSg7refusaltMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
3
1
1
# Num Bitmap Bytes:
$0

$s6Wizard5ValueO5value_Sb7taintedt6result_AA7RefusalVSg7refusaltWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:3

$s6Wizard5ValueO5value_Sb7taintedtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$s6Wizard5ValueO7itemKeySSvg
# Func Hash:
811342520874952628
# Num Counters:
31
# Counter Values:
4
1
0
0
0
2
2
6
15
0
0
0
11
2
1
1
0
2
1
0
0
0
0
0
0
0
0
0
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard5ValueO7literalSSvg
# Func Hash:
510152025624468579
# Num Counters:
18
# Counter Values:
4
4
4
2
0
4
2
4
0
0
2
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard5ValueOSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
6
6
6
# Num Bitmap Bytes:
$0

$s6Wizard5ValueOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3235
3235
# Num Bitmap Bytes:
$0

$s6Wizard5ValueOSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
215
215
# Num Bitmap Bytes:
$0

$s6Wizard5ValueOSg_ADtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
106
6
6
# Num Bitmap Bytes:
$0

$s6Wizard5ValueOSg_ADtWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
106
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:106

$s6Wizard5ValueOWOe
# Func Hash:
1124680649989012514
# Num Counters:
4
# Counter Values:
26697
100
23
6184
# Num Bitmap Bytes:
$0

$s6Wizard5ValueOWOy
# Func Hash:
1124680649989012514
# Num Counters:
4
# Counter Values:
27796
89
19
8143
# Num Bitmap Bytes:
$0

$s6Wizard5ValueOwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard5ValueOwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
212
212
0
0
106
# Num Bitmap Bytes:
$0

$s6Wizard5ValueOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
339
# Num Bitmap Bytes:
$0

$s6Wizard5VoiceC7english_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard5VoiceC8sentence3forSSAA4WordO_tF
# Func Hash:
1096621589985445821
# Num Counters:
5
# Counter Values:
0
0
17
0
0
# Num Bitmap Bytes:
$0

$s6Wizard5VoiceCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
34
# Num Bitmap Bytes:
$0

$s6Wizard5VoiceC_6localeAcA8LanguageV_AA11LocaleWordsCSgtcfCTf4nnd_n
# Func Hash:
1042354057820951975
# Num Counters:
17
# Counter Values:
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard5VoiceCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
19
# Num Bitmap Bytes:
$0

$s6Wizard6OptionV4left_AA0B4ListC5righttMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
1
1
# Num Bitmap Bytes:
$0

$s6Wizard6OptionV4left_AA0B4ListC5righttSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$s6Wizard6OptionV4left_AA0B4ListC5righttSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$s6Wizard6OptionV4left_AA0B4ListC5righttWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$s6Wizard6OptionV5shown2inSSAA17EvaluationContext_pSg_tF
# Func Hash:
948827209379219461
# Num Counters:
7
# Counter Values:
6
3
0
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard6OptionV7Details33_9B23A85F095B7EA77922297EDE5A4B8FLLCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
54
# Num Bitmap Bytes:
$0

$s6Wizard6OptionV7Details33_9B23A85F095B7EA77922297EDE5A4B8FLLCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$s6Wizard6OptionVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
38
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard6OptionVwcp:38

$s6Wizard6OptionVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
38
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard6OptionVwxx:38

$s6Wizard6OptionVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
47
# Num Bitmap Bytes:
$0

$s6Wizard6OptionVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2
2
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard6OptionVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
69
# Num Bitmap Bytes:
$0

$s6Wizard6PhraseCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2452
# Num Bitmap Bytes:
$0

$s6Wizard6PhraseCSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
165
16
16
# Num Bitmap Bytes:
$0

$s6Wizard6PhraseCSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
21
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:21

$s6Wizard6PhraseCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
43
# Num Bitmap Bytes:
$0

$s6Wizard6RowSetV3set_2toySi_SbtF
# Func Hash:
920543275399903756
# Num Counters:
14
# Counter Values:
0
0
19
2153
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard6RowSetV5firstSiSgvg
# Func Hash:
650973722821400594
# Num Counters:
8
# Counter Values:
3
3
3
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO10acceptanceySSSgAA4WordOFZTf4nd_n
# Func Hash:
16930839111935162
# Num Counters:
32
# Counter Values:
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO12conversationySSSgAA4WordOFZTf4nd_n
# Func Hash:
274068940818021710
# Num Counters:
51
# Counter Values:
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO14typeAcceptanceySSSgAA4WordOFZTf4nd_n
# Func Hash:
16930839111935162
# Num Counters:
32
# Counter Values:
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO4partySSSgAA4WordOFZTf4nd_n
# Func Hash:
149146438495093703
# Num Counters:
25
# Counter Values:
0
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO4timeySSSgAA4WordOFZTf4nd_n
# Func Hash:
596847749771558665
# Num Counters:
22
# Counter Values:
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO5valueySSSgAA4WordOFZTf4nd_n
# Func Hash:
250395593589331992
# Num Counters:
42
# Counter Values:
0
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO6number33_6F2477BEB2B598658007BE1EB0B7040FLLySSSgAA4WordOFZTf4nd_n
# Func Hash:
790715553324862294
# Num Counters:
24
# Counter Values:
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO6outputySSSgAA4WordOFZTf4nd_n
# Func Hash:
838107930800772708
# Num Counters:
31
# Counter Values:
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
12
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO6sourceySSSgAA4WordOFZTf4nd_n
# Func Hash:
1070589995156600138
# Num Counters:
25
# Counter Values:
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO6systemySSSgAA4WordOFZTf4nd_n
# Func Hash:
1117982119145381636
# Num Counters:
30
# Counter Values:
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO7keepingySSSgAA4WordOFZTf4nd_n
# Func Hash:
920543275801917166
# Num Counters:
19
# Counter Values:
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO7refusal33_6F2477BEB2B598658007BE1EB0B7040FLLySSSgAA4WordOFZTf4nd_n
# Func Hash:
546698009898036603
# Num Counters:
64
# Counter Values:
17
0
17
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
17
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO7runningySSSgAA4WordOFZTf4nd_n
# Func Hash:
653247343100905088
# Num Counters:
17
# Counter Values:
5
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7EnglishO8sentence3forSSAA4WordO_tFZTf4nd_n
# Func Hash:
701607649022548763
# Num Counters:
12
# Counter Values:
0
0
0
0
0
0
0
0
12
3
2
0
# Num Bitmap Bytes:
$0

$s6Wizard7MessageV4text2inSSAA5VoiceC_tF
# Func Hash:
391331300113254201
# Num Counters:
7
# Counter Values:
0
0
17
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7MessageV4text2inSSAA8LanguageV_tF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard7MessageV5texts2inSDyS2SGAA5VoiceC_tF
# Func Hash:
1057455121131031026
# Num Counters:
63
# Counter Values:
0
0
0
0
17
0
0
0
15
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
17
# Num Bitmap Bytes:
$0

$s6Wizard7MessageV6filled_4withS2S_SDyS2SGtFZTf4nnd_n
# Func Hash:
902914743817639666
# Num Counters:
18
# Counter Values:
252
117
15
2
21
0
21
0
0
0
0
0
0
15
15
15
21
21
# Num Bitmap Bytes:
$0

$s6Wizard7MessageV7filling33_B09A855963690FB08016601BFA408D85LL2of4withSSSgSs_SDyS2SGtFZTf4nnd_n
# Func Hash:
271263511738796243
# Num Counters:
10
# Counter Values:
0
0
21
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7MessageVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard7PatternCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0

$s6Wizard7PatternCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard7ProblemVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
2
2
# Num Bitmap Bytes:
$0

$s6Wizard7ProblemVSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
165
0
# Num Bitmap Bytes:
$0

$s6Wizard7ProblemVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$s6Wizard7ProblemVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
166
# Num Bitmap Bytes:
$0

$s6Wizard7ProblemVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2
2
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7RefusalVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2212
15
15
# Num Bitmap Bytes:
$0

$s6Wizard7RefusalVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
28
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:28

$s6Wizard7RefusalVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
8
0
# Num Bitmap Bytes:
$0

$s6Wizard7RefusalVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2175
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2175

$s6Wizard7RefusalVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
2211
2211
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE13closedOptionsSayAA5ValueOGSgvg
# Func Hash:
123569785761939737
# Num Counters:
11
# Counter Values:
84
39
11
16
34
0
39
0
0
39
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
5
$s6Wizard14SegmentRowTypeVwcp:16
$s6Wizard13SelectRowTypeVwcp:16
$s6Wizard18MultiselectRowTypeVwcp:7
__swift_memcpy1_1:6
** External Symbol **:5
5
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:16
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:16
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:7
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:6
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:5
5
$s6Wizard13SelectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:16
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:16
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:7
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:6
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP10optionListAA06OptionF0CSgvgTW:5

$s6Wizard7RowTypePAAE15constantRefusal2of13lookingAroundAA0E0VSgAA5ValueO_SbtF
# Func Hash:
1062974724128279934
# Num Counters:
9
# Counter Values:
684
673
673
326
669
3541
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
34
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2268
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:619
$s6Wizard11TextRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:615
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:599
$s6Wizard11NameRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:10
$s6Wizard13NumberRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:9
$s6Wizard11DateRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:9
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:7
$s6Wizard10URLRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW:7
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:7
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:6
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:6
$s6Wizard15PasswordRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:6
$s6Wizard12EmailRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:5
$s6Wizard9IPRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW:4
$s6Wizard15DurationRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:4
$s6Wizard14AccountRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:3
$s6Wizard11CIDRRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW:3
$s6Wizard11HostRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:3
$s6Wizard13SliderRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard16LeftrightRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard11SizeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard14StepperRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard11PortRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:2
$s6Wizard21SocialSecurityRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14TwitterRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard15TextareaRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard14ZipcodeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard18BankAccountRowTypeVAA0dE0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard11TimeRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard12CheckRowTypeVAA0cD0A2aDP6checksSayAA0B0_pGvgTW:1
$s6Wizard12PhoneRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard11FileRowTypeVAA0cD0A2aDP6checksSayAA5Check_pGvgTW:1
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP6checksSayAA5Check_pGvgTW:1
11
$s6Wizard10RangeCheckVAA0C0A2aDP10isConstantSbvgTW:623
$s6Wizard11LengthCheckVAA0C0A2aDP10isConstantSbvgTW:21
$s6Wizard12PatternCheckVAA0C0A2aDP10isConstantSbvgTW:14
$s6Wizard16OptionStateCheckVAA0D0A2aDP10isConstantSbvgTW:11
$s6Wizard9StepCheckVAA0C0A2aDP10isConstantSbvgTW:5
$s6Wizard10ItemsCheckVAA0C0A2aDP10isConstantSbvgTW:3
$s6Wizard13IntervalCheckVAA0C0A2aDP10isConstantSbvgTW:2
$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP10isConstantSbvgTW:2
$s6Wizard11MustBeCheckVAA0D0A2aDP10isConstantSbvgTW:1
$s6Wizard15ExtensionsCheckVAA0C0A2aDP10isConstantSbvgTW:1
$s6Wizard11PlacesCheckVAA0C0A2aDP10isConstantSbvgTW:1
7
$s6Wizard10RangeCheckVAA0C0A2aDP11looksAroundSbvgTW:309
$s6Wizard11LengthCheckVAA0C0A2aDP11looksAroundSbvgTW:7
$s6Wizard12PatternCheckVAA0C0A2aDP11looksAroundSbvgTW:4
$s6Wizard9StepCheckVAA0C0A2aDP11looksAroundSbvgTW:3
$s6Wizard10ItemsCheckVAA0C0A2aDP11looksAroundSbvgTW:1
$s6Wizard15ExtensionsCheckVAA0C0A2aDP11looksAroundSbvgTW:1
$s6Wizard13IntervalCheckVAA0C0A2aDP11looksAroundSbvgTW:1
10
$s6Wizard10RangeCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:623
$s6Wizard11LengthCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:21
$s6Wizard12PatternCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:14
$s6Wizard9StepCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:5
$s6Wizard10ItemsCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:3
$s6Wizard13IntervalCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:2
$s6Wizard19MinuteIntervalCheckVAA0D0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:2
$s6Wizard11MustBeCheckVAA0D0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:1
$s6Wizard15ExtensionsCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:1
$s6Wizard11PlacesCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW:1

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA011BankAccountbC0V_Tg5Tf4ndx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
1
0
1
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA014SocialSecuritybC0V_Tg5Tf4ndx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
1
0
1
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA04DatebC0V_Tg5Tf4nnx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
2
7
9
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA04FilebC0V_Tg5Tf4ndx_n
# Func Hash:
231012526465254603
# Num Counters:
10
# Counter Values:
0
0
0
0
1
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA04HostbC0V_Tg5Tf4ndd_n
# Func Hash:
536873292330776718
# Num Counters:
3
# Counter Values:
0
0
3
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA04NamebC0V_Tg5Tf4ndx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
10
0
10
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA04PortbC0V_Tg5Tf4ndd_n
# Func Hash:
536873292330776718
# Num Counters:
3
# Counter Values:
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA04SizebC0V_Tg5Tf4nnd_n
# Func Hash:
536873292330776718
# Num Counters:
3
# Counter Values:
0
0
2
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA04TextbC0V_Tg5Tf4ndx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
611
0
611
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA04TimebC0V_Tg5Tf4nnx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
0
1
1
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA05EmailbC0V_Tg5Tf4ndx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
5
0
5
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA05IPRowC0V_Tg5Tf4ndd_n
# Func Hash:
536873292330776718
# Num Counters:
3
# Counter Values:
0
0
4
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA05PhonebC0V_Tg5Tf4ndx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
1
0
1
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA06NumberbC0V_Tg5Tf4nnd_n
# Func Hash:
30393574822852750
# Num Counters:
7
# Counter Values:
0
0
9
9
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA06SliderbC0V_Tg5
# Func Hash:
502407525569516690
# Num Counters:
10
# Counter Values:
0
0
0
0
2
2
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA06URLRowC0V_Tg5Tf4ndx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
7
0
7
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA07AccountbC0V_Tg5Tf4ndx_n
# Func Hash:
1096621590759864301
# Num Counters:
4
# Counter Values:
0
0
3
0
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA07CIDRRowC0V_Tg5Tf4ndd_n
# Func Hash:
536873292330776718
# Num Counters:
3
# Counter Values:
0
0
3
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA07DecimalbC0V_Tg5Tf4nnd_n
# Func Hash:
30393574822852750
# Num Counters:
7
# Counter Values:
0
0
3
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA07IntegerbC0V_Tg5Tf4nnd_n
# Func Hash:
360019386670856334
# Num Counters:
5
# Counter Values:
0
0
596
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA07StepperbC0V_Tg5
# Func Hash:
456192234230206886
# Num Counters:
10
# Counter Values:
0
0
0
2
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA07TwitterbC0V_Tg5Tf4ndd_n
# Func Hash:
536873292330776718
# Num Counters:
3
# Counter Values:
0
0
1
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA07ZipcodebC0V_Tg5Tf4ndx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
1
0
1
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA08DateTimebC0V_Tg5
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
0
4
4
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA08DurationbC0V_Tg5Tf4ndd_n
# Func Hash:
536873292330776718
# Num Counters:
3
# Counter Values:
0
0
4
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA08PasswordbC0V_Tg5Tf4ndx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
0
4
4
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFAA08TextareabC0V_Tg5Tf4ndx_n
# Func Hash:
1096621588548771808
# Num Counters:
4
# Counter Values:
0
1
0
1
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value8adopting2inAA5ValueOAH_AA14ReadingContextVtAA7RefusalVYKFAA04TextbC0V_Tg5Tf4ndd_n
# Func Hash:
536873291309616411
# Num Counters:
3
# Counter Values:
0
0
4
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value8adopting2inAA5ValueOAH_AA14ReadingContextVtAA7RefusalVYKFAA07DecimalbC0V_Tg5Tf4nnd_n
# Func Hash:
30393573801692443
# Num Counters:
7
# Counter Values:
0
0
3
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE5value8adopting2inAA5ValueOAH_AA14ReadingContextVtAA7RefusalVYKFAA07IntegerbC0V_Tg5Tf4nnd_n
# Func Hash:
360019385649696027
# Num Counters:
5
# Counter Values:
0
0
3
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7RowTypePAAE6domainSayAA5ValueOGSgvg
# Func Hash:
1050536510977213379
# Num Counters:
4
# Counter Values:
0
1
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
1
$s6Wizard13SelectRowTypeVwcp:1
1
$s6Wizard13SelectRowTypeVwcp:1
1
$s6Wizard13SelectRowTypeVAA0cD0A2aDP6isListSbvgTW:1

$s6Wizard7RowType_pMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
51
16
# Num Bitmap Bytes:
$0

$s6Wizard7RowType_pSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
35
5
5
# Num Bitmap Bytes:
$0

$s6Wizard7RowType_pSgSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$s6Wizard7RowType_pSgSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$s6Wizard7RowType_pSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
19
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:19

$s6Wizard7RowType_pSgWOd
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$s6Wizard7RowType_pSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:12

$s6Wizard7RowType_pWOb
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4327
# Num Bitmap Bytes:
$0

$s6Wizard7RowType_pWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1246
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
14
__swift_memcpy1_1:1024
** External Symbol **:48
$s6Wizard13SelectRowTypeVwCP:47
$s6Wizard11TextRowTypeVwCP:30
$s6Wizard14SegmentRowTypeVwCP:28
$s6Wizard18MultiselectRowTypeVwCP:18
$s6Wizard15DateTimeRowTypeVwCP:13
$s6Wizard14DecimalRowTypeVwCP:11
$s6Wizard11DateRowTypeVwCP:8
$s6Wizard11NameRowTypeVwCP:7
** External Symbol **:6
$s6Wizard11InfoRowTypeVwCP:4
$s6Wizard13ButtonRowTypeVwCP:1
$s6Wizard10URLRowTypeVwCP:1

$s6Wizard7RowType_pXpMa
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
16
16
# Num Bitmap Bytes:
$0

$s6Wizard7SectionV11multivaluedAA4NodeV6MemberVSgvgTf4x_n
# Func Hash:
285098827860011020
# Num Counters:
27
# Counter Values:
90
0
0
90
0
0
92
0
0
0
8
0
0
0
0
0
8
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SectionV7listRowyAA0D0VAA4NodeV6MemberVFTf4nx_n
# Func Hash:
303685791372385553
# Num Counters:
11
# Counter Values:
8
0
8
8
8
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SectionVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV10candidates3forSaySSGSi_tF
# Func Hash:
624520583379368027
# Num Counters:
9
# Counter Values:
0
1
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11TextRowTypeVAA0cD0A2aDP10candidates2inSaySSGAA14ReadingContextV_tFTW:1

$s6Wizard7SessionV10isRequiredySbSiF
# Func Hash:
920543278546173569
# Num Counters:
14
# Counter Values:
0
0
1
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV10promptHint2ofSSSgSi_tF
# Func Hash:
624520583379368027
# Num Counters:
9
# Counter Values:
0
1
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11TextRowTypeVAA0cD0A2aDP10promptHint2inSSSgAA14ReadingContextV_tFTW:1

$s6Wizard7SessionV10typedValue2ofSSSi_tF
# Func Hash:
714500943773402223
# Num Counters:
11
# Counter Values:
0
2
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard11TextRowTypeVAA0cD0A2aDP5typed_2inSSAA5ValueO_AA14ReadingContextVtFTW:2

$s6Wizard7SessionV11allProblemsSayAA7ProblemVGvg
# Func Hash:
95820317133830166
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
0
0
15
15
15
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV11isInResults33_4111B22828B24BE263FC8A8DCEEE69EELLySbSiF
# Func Hash:
153077737797227612
# Num Counters:
27
# Counter Values:
4
0
0
4
0
0
0
0
0
4
4
4
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV11isLeftAloneySbSiF
# Func Hash:
325048437507532674
# Num Counters:
17
# Counter Values:
20
20
20
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV11mayBeUnused33_5B1A744942B4FB16FC488CDEE8726B65LLySbSiF
# Func Hash:
685250120645879336
# Num Counters:
21
# Counter Values:
2152
0
2115
2096
20
0
2115
20
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV11orderedRowsSaySiGvg
# Func Hash:
536873290277154308
# Num Counters:
4
# Counter Values:
60
0
9
42
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV11staleOffersSayAA7ProblemVGvg
# Func Hash:
307694446482546728
# Num Counters:
25
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
16
16
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV12prepareLists33_9FDCEE43C66EB6362B3C33ECB9780F2ALLyyF
# Func Hash:
803118758800190469
# Num Counters:
40
# Counter Values:
0
0
0
0
0
0
0
16
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV12unusedAnswer33_5B1A744942B4FB16FC488CDEE8726B65LL2ofAA7ProblemVSgSi_tF
# Func Hash:
932357361280079857
# Num Counters:
67
# Counter Values:
1
1
0
0
0
0
0
1
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV13forEachResult11withSecrets0F5Nulls_ySb_SbySaySSG_AA5ValueOtXEtF
# Func Hash:
1138669267616910111
# Num Counters:
5
# Counter Values:
2
11
2114
15
15
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/askform.build/Arguments+CommandLine.swift.o;$s7askform12ResultWriterV6result33_15CE48C06FA8E54AC9DB9A9CC5D5D927LL_2as12hidesSecrets6Wizard13OutputContentVAH7SessionV_AH0S6Format_pSbtAA14CommandFailureVYKFySaySSG_AH5ValueOtXEfU_TA:2114

$s6Wizard7SessionV13refreshListedyySiF
# Func Hash:
308845818196334877
# Num Counters:
26
# Counter Values:
0
0
0
0
0
25
30
5
0
30
0
0
0
0
0
25
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
0
1
** External Symbol **:25

$s6Wizard7SessionV13unusedAnswersSayAA7ProblemVGvg
# Func Hash:
393568427343804772
# Num Counters:
12
# Counter Values:
2152
0
1
0
1
0
1
14
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV13updateProblem2ofSbSi_tF
# Func Hash:
640704447577024417
# Num Counters:
15
# Counter Values:
2124
20
20
0
23
20
0
25
48
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV14readingContext3for4fromAA07ReadingD0VSi_AA12AnswerSourceOtF
# Func Hash:
1096621590942355322
# Num Counters:
5
# Counter Values:
5
0
5
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV15commandFailuresSayAA18FormCommandFailureVGvg
# Func Hash:
694937221187484770
# Num Counters:
6
# Counter Values:
32
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV15failuresOfNodes33_4111B22828B24BE263FC8A8DCEEE69EELLSayAA17ExpressionFailureVGvg
# Func Hash:
449664059189240069
# Num Counters:
27
# Counter Values:
0
0
0
0
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV15takeTouchedRowsSaySiGyF
# Func Hash:
920543275321245973
# Num Counters:
14
# Counter Values:
0
0
0
0
0
0
2
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV16brokenFormChecksSayAA7ProblemVGvg
# Func Hash:
414921811745992185
# Num Counters:
7
# Counter Values:
0
2
0
15
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV16brokenFormChecksSayAA7ProblemVGvgAFSgAA08CompiledD5CheckVXEfU_
# Func Hash:
303685789671400822
# Num Counters:
11
# Counter Values:
2
0
0
2
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV16objectionsToFormSayAA7ProblemVGvg
# Func Hash:
5832819296924388
# Num Counters:
11
# Counter Values:
0
0
0
15
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV16rowsWithProblems33_4111B22828B24BE263FC8A8DCEEE69EELLSaySiGvg
# Func Hash:
596847747945214888
# Num Counters:
14
# Counter Values:
0
0
0
0
0
0
0
0
15
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV16secretsInResultsSaySSGvg
# Func Hash:
1016850688035737634
# Num Counters:
36
# Counter Values:
0
4
0
0
2127
0
59
0
0
0
4
0
0
0
0
4
0
4
4
11
11
0
0
0
0
0
0
0
0
0
0
0
0
55
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV18takeMissedDefaultsSayAA18FormCommandFailureVGyF
# Func Hash:
694937221187484770
# Num Counters:
6
# Counter Values:
15
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV20failuresOfConditions33_4111B22828B24BE263FC8A8DCEEE69EELLSayAA17ExpressionFailureVGvg
# Func Hash:
707983824376128586
# Num Counters:
49
# Counter Values:
1
0
0
2
0
1
0
0
0
2171
0
0
0
0
2147
25
0
0
2
1
0
0
0
0
1
1
25
0
0
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV3rowyAA11CompiledRowCSiFTf4nn_g
# Func Hash:
52047011083401307
# Num Counters:
9
# Counter Values:
0
9
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV4asksySbSiF
# Func Hash:
40662223757294757
# Num Counters:
25
# Counter Values:
0
0
0
0
19
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV4give_2to4fromSayAA7ProblemVGAA4NodeV_SiAA12AnswerSourceOntF
# Func Hash:
421769327899816424
# Num Counters:
13
# Counter Values:
9
0
0
2100
2096
9
0
0
9
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV4give_4fromSayAA7ProblemVGSaySS4name_SS4texttG_AA12AnswerSourceOtF
# Func Hash:
40662223335883829
# Num Counters:
24
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
16
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV4give_6toItem4fromSayAA7ProblemVGAA4NodeV_SiAA12AnswerSourceOtF
# Func Hash:
968722963002024469
# Num Counters:
102
# Counter Values:
0
0
0
9
0
0
0
11
0
0
0
4
0
0
11
0
0
0
11
0
11
0
0
0
5
0
0
14
11
0
0
9
0
0
0
0
0
11
0
0
10
4
0
0
0
0
0
0
4
0
11
4
0
0
9
0
0
0
5
0
0
5
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV4give_6toList4from7isOfferSayAA7ProblemVGAA4NodeV_SiAA12AnswerSourceOSbtF
# Func Hash:
538978934197340170
# Num Counters:
76
# Counter Values:
0
0
2
0
0
0
0
14
14
0
0
0
0
0
0
0
0
0
0
0
0
5
2
0
7
0
2
2
0
0
2
0
0
0
7
0
0
0
7
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
2
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
8
0
0
0
0
0
0
0
0
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
0

$s6Wizard7SessionV4giveyyAA9KeptPartsVFTf4xn_n
# Func Hash:
276344553952732340
# Num Counters:
29
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15
15
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV4look2atySaySiG_tF
# Func Hash:
844982800138822595
# Num Counters:
4
# Counter Values:
0
16
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV5items33_294E59B82AAAEBE2722CC93AA4D93A58LL2in2of4fromSayAA4NodeVGSgAJ_AA10RowOfItemsCAA12AnswerSourceOtF
# Func Hash:
17882713952157892
# Num Counters:
27
# Counter Values:
0
0
0
0
7
0
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Wizard7SessionV5startyyF
# Func Hash:
317455724152357728
# Num Counters:
63
# Counter Values:
0
0
0
11
0
2096
20
0
2
0
0
0
30
8
2147
0
13
0
0
0
2142
0
0
2096
20
0
0
56
0
0
20
0
4
0
4
16
0
16
0
12
16
0
16
0
0
0
0
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV6append33_9FDCEE43C66EB6362B3C33ECB9780F2ALL_2toySi_SaySiGztF
# Func Hash:
701607646535276009
# Num Counters:
13
# Counter Values:
33
42
42
144
21
9
123
21
0
0
0
0
33
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV6isSame33_5B1A744942B4FB16FC488CDEE8726B65LL_2asSbAA5GivenC_AA5ValueOtFTf4nnd_n
# Func Hash:
1104024241215738662
# Num Counters:
11
# Counter Values:
1
0
0
0
0
0
0
0
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV6number7ofValueSiSgSi_tF
# Func Hash:
701607646860443685
# Num Counters:
15
# Counter Values:
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV6result33_4111B22828B24BE263FC8A8DCEEE69EELL2of_11withSecrets0L5NullsAA5ValueOSgSi_AA11CompiledRowCS2btF
# Func Hash:
970090036033140069
# Num Counters:
68
# Counter Values:
16
0
2141
0
0
3
2133
0
0
16
0
0
5
16
2124
0
2121
12
5
7
5
7
1
3
2
0
0
5
7
0
0
1
7
0
0
1
0
1
0
3
1
0
0
0
0
0
0
0
0
0
6
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2129
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Wizard7SessionV6settleyySayAA9GraphNodeOGF
# Func Hash:
223937346679799069
# Num Counters:
111
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
8
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
0

$s6Wizard7SessionV7formRow2ofS2i_tF
# Func Hash:
536873290643593345
# Num Counters:
4
# Counter Values:
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV7wasLeftySbSiF
# Func Hash:
325048437440773613
# Num Counters:
17
# Counter Values:
56
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV8failuresSayAA17ExpressionFailureVGvg
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV8openRowsSbyF
# Func Hash:
1096621587470873580
# Num Counters:
6
# Counter Values:
0
0
0
0
16
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV8questionSiSgvg
# Func Hash:
596847748171117682
# Num Counters:
18
# Counter Values:
0
0
3
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV9isAskableySbSiF
# Func Hash:
69178697011339930
# Num Counters:
31
# Counter Values:
0
1
20
0
0
19
0
0
0
19
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
33
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard7SessionVwcp:33

$s6Wizard7SessionVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
33
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard7SessionVwxx:33

$s6Wizard7SessionV_6asking15asksChangesOnly7runningAcA12CompiledFormC_AA7AskModeOSbAA13CommandRunner_pSgtcfC
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard7SessionV_6asking15asksChangesOnly7runningAcA12CompiledFormC_AA7AskModeOSbAA13CommandRunner_pSgtcfCTf4nnnnd_n
# Func Hash:
647472254051901817
# Num Counters:
10
# Counter Values:
2144
30
0
16
16
16
16
16
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7SessionVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
33
# Num Bitmap Bytes:
$0

$s6Wizard7SessionVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
33
0
# Num Bitmap Bytes:
$0

$s6Wizard7VerdictOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
674
0
0
# Num Bitmap Bytes:
$0

$s6Wizard7VerdictOWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
674
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard7VerdictOwxx:674

$s6Wizard7VerdictOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
674
# Num Bitmap Bytes:
$0

$s6Wizard7compile33_C404D1314BB51B69E2E21EBA71746414LL_12ignoringCases13OpaquePointerVSS_SbtAA12PatternErrorOYKF
# Func Hash:
631255613495729003
# Num Counters:
5
# Counter Values:
0
11
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8ByteUnitV5count2ofAC6AmountOAA12ExactDecimalV_tFTf4nx_n
# Func Hash:
999211166178544470
# Num Counters:
11
# Counter Values:
0
0
3
1
3
4
0
0
0
1
0
# Num Bitmap Bytes:
$0

$s6Wizard8ByteUnitVyACSgSscfCTf4nd_n
# Func Hash:
894595282741402340
# Num Counters:
17
# Counter Values:
0
3
14
10
0
0
3
3
4
0
0
0
4
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8DateTextO4date_5today5wordsAA05CivilB0VSS_AhA0B5WordsVtAA0B11SyntaxErrorOYKFZTf4nnnd_n
# Func Hash:
950994587357322657
# Num Counters:
11
# Counter Values:
12
0
0
0
0
2
0
0
0
2
0
# Num Bitmap Bytes:
$0

$s6Wizard8DateTextO5named33_920B21E3EABEC3A211B2231A84C2F1E9LL_5today5wordsAA05CivilB0VSaySSG_AiA0B5WordsVtAA0B11SyntaxErrorOYKFZTf4nnnd_n
# Func Hash:
972691027357449610
# Num Counters:
47
# Counter Values:
2
0
0
2
2
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8DateTextO7weekday33_920B21E3EABEC3A211B2231A84C2F1E9LL_5today5wordsAA05CivilB0VSgSaySSG_AiA0B5WordsVtAA0B11SyntaxErrorOYKFZTf4nnnd_n
# Func Hash:
1104024239296433447
# Num Counters:
13
# Counter Values:
0
0
2
2
0
2
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8DateTimeV10offsetTextSSvg
# Func Hash:
928018416865208992
# Num Counters:
7
# Counter Values:
4
4
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8DateTimeV11epochSecond6offsetACSgSi_SiSgtcfCTf4nnd_n
# Func Hash:
37730073716176754
# Num Counters:
5
# Counter Values:
22
22
22
22
0
# Num Bitmap Bytes:
$0

$s6Wizard8DateTimeV11epochSecondSivg
# Func Hash:
591567704067325619
# Num Counters:
6
# Counter Values:
14
0
0
0
7
0
# Num Bitmap Bytes:
$0

$s6Wizard8DateTimeV7isoTextACSS_tAA0bC11SyntaxErrorOYKcfCTf4nd_n
# Func Hash:
149146441802144060
# Num Counters:
18
# Counter Values:
5
0
0
0
0
0
2
1
12
0
0
12
0
0
14
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8DateTimeV7isoTextSSvg
# Func Hash:
702941992757231615
# Num Counters:
3
# Counter Values:
4
2
2
# Num Bitmap Bytes:
$0

$s6Wizard8DocumentV11readAnswers_2asAcA10SourceTextV_AC6FormatOSgtAA11ReadFailureVYKFZ
# Func Hash:
331779891505734827
# Num Counters:
8
# Counter Values:
15
0
0
0
8
7
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8DocumentV12answerFormat33_C475B9AFBC97EDD72743E934ED514A06LL2ofAC0D0OAA10SourceTextV_tFZTf4nd_n
# Func Hash:
694937220634983306
# Num Counters:
6
# Counter Values:
22
0
15
0
15
0
# Num Bitmap Bytes:
$0

$s6Wizard8DocumentV4read_4name7dialectACSays5UInt8VG_SSAA10JSONReaderO7DialectOtAA11ReadFailureVYKFZ
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
16
# Num Bitmap Bytes:
$0

$s6Wizard8DocumentV4read_4name7dialectACSays5UInt8VG_SSAA10JSONReaderO7DialectOtAA11ReadFailureVYKFZTf4nnnd_n
# Func Hash:
331779891655657385
# Num Counters:
8
# Counter Values:
0
0
0
0
9
7
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8DocumentV6format2ofAC6FormatOAA10SourceTextV_tFZTf4nd_n
# Func Hash:
844982798426149265
# Num Counters:
4
# Counter Values:
14
17
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8DocumentVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
31
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard8DocumentVwxx:31

$s6Wizard8DocumentVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
31
# Num Bitmap Bytes:
$0

$s6Wizard8FilePathO4name2ofSsSS_tFZTf4nd_n
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2
0
# Num Bitmap Bytes:
$0

$s6Wizard8FormJSONV02isB0ySbAA4NodeVFZTf4nd_nTf4x_n
# Func Hash:
218670676938314198
# Num Counters:
29
# Counter Values:
0
0
0
0
0
0
0
55
54
0
2
2
2
2
0
16
16
0
1
0
0
0
0
0
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8FormJSONV6native_6addingAA4NodeV4root_AA0B11JSONWordingV7wordingtAA8DocumentV_SayAA10DiagnosticVGztFZTf4nnd_n
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard8HostNameO6isIPv4ySbxSyRzlFZSS_Tt0g5
# Func Hash:
391331302511258304
# Num Counters:
6
# Counter Values:
8
2
2
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8HostNameO6isIPv4ySbxSyRzlFZSbyKXEfu_Sb11SubSequenceQzXEfU_SS_Tg5
# Func Hash:
516383053418800270
# Num Counters:
26
# Counter Values:
0
0
3
13
0
13
0
8
5
0
8
3
0
0
0
0
0
0
0
0
0
13
0
13
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8HostNameO6isIPv4ySbxSyRzlFZSbyKXEfu_Sb11SubSequenceQzXEfU_Ss_Tg5
# Func Hash:
516383053418800270
# Num Counters:
26
# Counter Values:
0
0
5
21
0
21
0
12
7
0
12
5
0
0
0
0
0
0
0
0
0
21
0
21
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8HostNameO6isIPv4ySbxSyRzlFZSs_Tt0g5
# Func Hash:
391331302511258304
# Num Counters:
6
# Counter Values:
12
0
3
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8HostNameO6isIPv6ySbxSyRzlFZSS_Tt0g5
# Func Hash:
569987724956665710
# Num Counters:
53
# Counter Values:
17
2
2
17
4
17
5
4
2
2
0
2
2
0
17
0
0
0
6
0
2
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
2
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8HostNameO7isValid33_E6720376796F1E8A30660A40EFA476E9LL5asciiSbx_tSlRzs5UInt8V7ElementRtzlFZSS8UTF8ViewV_Tt0g5
# Func Hash:
630556654361091494
# Num Counters:
29
# Counter Values:
0
0
0
6
41
17
0
32
9
0
9
3
3
3
0
0
0
0
0
0
0
0
18
47
3
6
38
0
3
# Num Bitmap Bytes:
$0

$s6Wizard8HostNameO7isValid33_E6720376796F1E8A30660A40EFA476E9LL5asciiSbx_tSlRzs5UInt8V7ElementRtzlFZSs8UTF8ViewV_Tt0g5
# Func Hash:
415903442039002686
# Num Counters:
37
# Counter Values:
0
0
0
12
127
22
117
0
103
103
24
0
24
0
12
12
12
12
0
0
0
0
0
0
0
0
0
139
0
0
0
0
0
127
0
12
0
# Num Bitmap Bytes:
$0

$s6Wizard8HostNameO7isValidySbxSyRzlFZSS_Tt0g5
# Func Hash:
805600995836843355
# Num Counters:
34
# Counter Values:
3
3
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
0
0
0
0
0
0
0
0
0

$s6Wizard8HostNameO7isValidySbxSyRzlFZSs_Tt0g5
# Func Hash:
846155822898884122
# Num Counters:
43
# Counter Values:
139
0
22
117
12
12
0
12
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
139
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
9
0
0
0
0
0
0
0
0
0

$s6Wizard8ItemListVSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
127
3
3
# Num Bitmap Bytes:
$0

$s6Wizard8ItemListVSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
35
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:35

$s6Wizard8ItemListVSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
92
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:92

$s6Wizard8ItemListVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
63
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard8ItemListVwcp:63

$s6Wizard8ItemListVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard8ItemListVwxx:7

$s6Wizard8ItemListVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98
# Num Bitmap Bytes:
$0

$s6Wizard8ItemListVwet
# Func Hash:
607699200014702880
# Num Counters:
5
# Counter Values:
127
127
0
0
119
# Num Bitmap Bytes:
$0

$s6Wizard8ItemListVwst
# Func Hash:
567185240178928211
# Num Counters:
5
# Counter Values:
35
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8ItemListVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
98
# Num Bitmap Bytes:
$0

$s6Wizard8ItemNameV4name_AA11FlatAnswersV7ContentO7contentAA12AnswerSourceO5valueAK5placetMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$s6Wizard8KeyCacheV5WordsV_5countAESV_SitcfCTf4nnd_n
# Func Hash:
896858935288984331
# Num Counters:
10
# Counter Values:
12604
12505
12604
12604
55
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8KeyCacheVySSSgAC5WordsVcis
# Func Hash:
589789189981080857
# Num Counters:
9
# Counter Values:
2238
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8LanguageV10normalizedySSSgSSFZTf4nd_n
# Func Hash:
370249970071189326
# Num Counters:
33
# Counter Values:
0
0
16
0
0
208
0
104
208
0
104
0
0
0
0
104
0
104
0
0
0
0
104
0
0
0
0
0
0
0
0
208
0
# Num Bitmap Bytes:
$0

$s6Wizard8LanguageV6choice5amongSiSaySSG_tF
# Func Hash:
457173227877971211
# Num Counters:
30
# Counter Values:
52
0
0
0
26
0
26
0
0
26
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
26
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8LanguageV7english_WZ
# Func Hash:
647472253647693447
# Num Counters:
10
# Counter Values:
0
0
0
16
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8LanguageV9preferred6option11environmentACSSSg_AGSSXEtFZ
# Func Hash:
961117029035005287
# Num Counters:
22
# Counter Values:
48
16
16
16
16
16
16
0
16
0
0
0
0
16
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s7askform10FormLoaderVyAcA9ArgumentsVAA14CommandFailureVYKcfcSSSgSSXEfU_:48
1
$s7askform10FormLoaderVyAcA9ArgumentsVAA14CommandFailureVYKcfcSSSgSSXEfU_:16

$s6Wizard8LanguageVyACSaySSGcfCTf4nd_n
# Func Hash:
446858650040516441
# Num Counters:
16
# Counter Values:
16
16
0
16
0
16
0
0
16
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8ReactionV11expressionsSayAA14FormExpressionCGvg
# Func Hash:
844982798583174250
# Num Counters:
4
# Counter Values:
2
1
1
2
# Num Bitmap Bytes:
$0

$s6Wizard8ReactionV6EffectOWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard8ReactionV6EffectOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
16
10
# Num Bitmap Bytes:
$0

$s6Wizard8ReactionV6EffectOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
15
9
# Num Bitmap Bytes:
$0

$s6Wizard8ReactionV6EffectOwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s6Wizard8ReactionVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3
0
# Num Bitmap Bytes:
$0

$s6Wizard8ReactionVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard8ReactionVwcp:9

$s6Wizard8ReactionVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard8ReactionVwxx:6

$s6Wizard8ReactionVwcp
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
6
3
# Num Bitmap Bytes:
$0

$s6Wizard8ReactionVwxx
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
6
4
# Num Bitmap Bytes:
$0

$s6Wizard8StepGridV5steps33_EE2502BABEED6E9CE7319EA923C98292LL6aroundAA12ExactDecimalV5below_AH5abovetSgAH_tF
# Func Hash:
325048436968362911
# Num Counters:
15
# Counter Values:
0
0
0
0
0
6
0
0
0
0
0
0
0
0
6
# Num Bitmap Bytes:
$0

$s6Wizard8StepGridV8containsySbAA12ExactDecimalVF
# Func Hash:
271263511082867213
# Num Counters:
12
# Counter Values:
8
0
8
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8TagTableV5index2ofSiSgSS_tF
# Func Hash:
1029578617339696927
# Num Counters:
17
# Counter Values:
10
0
34
16
0
61
0
61
0
16
0
0
0
0
0
0
16
# Num Bitmap Bytes:
$0

$s6Wizard8TagTableV6inside_4fromACSaySSG_SitF
# Func Hash:
640704450603860013
# Num Counters:
14
# Counter Values:
8
0
20
0
8
0
0
8
8
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8TimeTextO4time_3nowAA05CivilB0VSS_AGtAA0B11SyntaxErrorOYKFZTf4nnd_n
# Func Hash:
444024610418693883
# Num Counters:
23
# Counter Values:
0
0
0
0
0
0
0
0
8
0
2
0
6
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard8TimeTextO7numbers33_8A3E1DF123CB4D6E5D418F2A2A6FB101LL_16allowsFourDigitsSi4hour_Si6minuteSiSg6secondtSS_SbtAA0B11SyntaxErrorOYKFZTf4nnd_n
# Func Hash:
329413764450687826
# Num Counters:
51
# Counter Values:
26
0
26
0
14
2
6
0
0
6
0
6
0
0
0
0
6
0
0
0
0
0
0
0
0
0
0
6
0
6
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
26
0
0
6
0
# Num Bitmap Bytes:
$0

$s6Wizard9CSVFormatVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard9CivilDateV11checkedYear5month3dayACSi_S2itAA0C11SyntaxErrorOYKcfCTf4nnnd_n
# Func Hash:
567185240961971896
# Num Counters:
4
# Counter Values:
0
0
14
0
# Num Bitmap Bytes:
$0

$s6Wizard9CivilDateV4year5month3dayACSgSi_S2itcfCTf4nnnd_n
# Func Hash:
757987887985967321
# Num Counters:
15
# Counter Values:
0
0
0
0
0
0
50
50
50
25
0
0
0
50
50
# Num Bitmap Bytes:
$0

$s6Wizard9CivilDateV7isoTextACSgSS_tcfCTf4nd_n
# Func Hash:
159676627398911832
# Num Counters:
8
# Counter Values:
7
0
0
0
0
10
0
10
# Num Bitmap Bytes:
$0

$s6Wizard9CivilDateV9dayNumberACSgSi_tcfCTf4nd_n
# Func Hash:
134732430431677777
# Num Counters:
4
# Counter Values:
26
0
26
26
# Num Bitmap Bytes:
$0

$s6Wizard9CivilDateV9dayNumberSivg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
36
# Num Bitmap Bytes:
$0

$s6Wizard9CivilTimeV11checkedHour6minute6secondACSi_S2iSgtAA0C11SyntaxErrorOYKcfCTf4nnnd_n
# Func Hash:
694937220371902882
# Num Counters:
5
# Counter Values:
0
0
20
12
0
# Num Bitmap Bytes:
$0

$s6Wizard9CivilTimeV7compare2toAA8OrderingOAC_tF
# Func Hash:
960862598675300351
# Num Counters:
5
# Counter Values:
5
5
5
0
3
# Num Bitmap Bytes:
$0

$s6Wizard9CivilTimeV7isoTextSSvg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
5
2
# Num Bitmap Bytes:
$0

$s6Wizard9ConditionO5holds2inSbx_tAA17ExpressionFailureVYKAA17EvaluationContextRzlF
# Func Hash:
1096621590919931154
# Num Counters:
6
# Counter Values:
4
0
4
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9ConditionO5holds2inSbx_tAA17ExpressionFailureVYKAA17EvaluationContextRzlFAA9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV_Tg5
# Func Hash:
599005164396445633
# Num Counters:
8
# Counter Values:
1038
0
0
0
0
16
1022
0
# Num Bitmap Bytes:
$0

$s6Wizard9ConditionOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1020
0
# Num Bitmap Bytes:
$0

$s6Wizard9ConditionOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
4778
4085
93
# Num Bitmap Bytes:
$0

$s6Wizard9ConditionOWOy
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
6700
6124
126
# Num Bitmap Bytes:
$0

$s6Wizard9ConditionOwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard9DateWordsV5index33_513AB7C142F267F1397EA11F2BA5C10FLL2of2in3andSiSgSS_SaySSGSayAJGtFZTf4nnnd_n
# Func Hash:
631954708722640698
# Num Counters:
43
# Counter Values:
0
0
14
14
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9DateWordsV7english_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard9DateWordsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard9DateWordsVwcp:3

$s6Wizard9DateWordsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard9DateWordsVwxx:3

$s6Wizard9DateWordsVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard9DateWordsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard9FileCalls_pWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:6

$s6Wizard9FormScopeC11decidingRow33_123355AAAB8DD1D37BA8FDE76177C205LL2ofSiSgSi_tF
# Func Hash:
1120966331265379801
# Num Counters:
23
# Counter Values:
11
9
0
0
0
0
0
0
0
2
0
0
0
0
0
0
0
0
0
0
2
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Wizard9FormScopeC14isListOfValuesySbSiF
# Func Hash:
852977201428201646
# Num Counters:
42
# Counter Values:
0
0
7
0
7
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s6Wizard9FormScopeC4rows33_123355AAAB8DD1D37BA8FDE76177C205LLSayAA3RowVGvg
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
5
1
# Num Bitmap Bytes:
$0

$s6Wizard9FormScopeC4type33_123355AAAB8DD1D37BA8FDE76177C205LL2ofAA7RowType_pSgSi_tF
# Func Hash:
651056899140407304
# Num Counters:
8
# Counter Values:
0
0
2
0
2
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
2
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1
$s6Wizard13SelectRowTypeVAA0cD0A2aDP4fromxAA15AttributeReaderVz_tcfCTW:1

$s6Wizard9FormScopeC6inside_4fromACSaySSG_SitF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard9FormScopeC7meaning028_9FCA0A62EA6759193FCDB27C7E9I3E4ALL2of6insideAC8TextNameOSS_s10ArraySliceVySSGtF
# Func Hash:
1014045257209687373
# Num Counters:
15
# Counter Values:
0
0
0
0
0
31
0
31
0
0
0
0
0
19
19
# Num Bitmap Bytes:
$0

$s6Wizard9FormScopeC7rowType2ofAA03RowE0_pSgSi_tF
# Func Hash:
796536980513170130
# Num Counters:
19
# Counter Values:
1
2
0
0
0
0
0
1
0
0
0
0
0
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9FormScopeC9isSectionySbSiF
# Func Hash:
11922955352986942
# Num Counters:
6
# Counter Values:
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9FormScopeCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard9FormScopeCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
# Num Bitmap Bytes:
$0

$s6Wizard9FormScopeCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
24
# Num Bitmap Bytes:
$0

$s6Wizard9GraphNodeO6number8sectionsACSi_SitcfCTf4nnd_n
# Func Hash:
135188632834209536
# Num Counters:
8
# Counter Values:
3355
44
3267
27
2180
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9INIFormatVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFTf4ndd_g
# Func Hash:
238984484093187152
# Num Counters:
3
# Counter Values:
4
2
0
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP06staticC0AA06StaticC0OvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP10isQuestionSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP10optionListAA06OptionF0CSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP10otherNamesSaySSGvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP11readsOthersSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP4fromxAA15AttributeReaderVz_tcfCTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP5value2of2inAA5ValueOAA4NodeV_AA14ReadingContextVtAA7RefusalVYKFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
4
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP6actionAA12ButtonActionOSgvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP6checksSayAA5Check_pGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP6isListSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP7keywordSSvgZTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP7phrasesSayAA6PhraseCGvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP8isSecretSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard9IPRowTypeVAA03RowC0A2aDP9isTrimmedSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$s6Wizard9ISOReaderV10takeNumber5widthSiSgSi_tF
# Func Hash:
421769328579906535
# Num Counters:
12
# Counter Values:
272
129
129
112
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9ISOReaderV10takeOffsetSiSgyAA19DateTimeSyntaxErrorOYKF
# Func Hash:
596275448421187086
# Num Counters:
33
# Counter Values:
14
12
0
0
0
0
12
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9ISOReaderV12takeFullDate33_3FE049E8792920CEAEE22B8E6E25FAB3LLAA05CivilE0VyAA0E15TimeSyntaxErrorOYKF
# Func Hash:
974670607183044609
# Num Counters:
7
# Counter Values:
5
14
14
14
14
0
14
# Num Bitmap Bytes:
$0

$s6Wizard9ISOReaderV12takeFullTime33_3FE049E8792920CEAEE22B8E6E25FAB3LLAA05CivilE0VyAA04DateE11SyntaxErrorOYKF
# Func Hash:
93478047199565080
# Num Counters:
7
# Counter Values:
0
14
14
12
0
14
0
# Num Bitmap Bytes:
$0

$s6Wizard9ISOReaderV4takeySbs7UnicodeO6ScalarVF
# Func Hash:
694937218656692698
# Num Counters:
6
# Counter Values:
2
115
88
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9ISOReaderV8takeTimeAA05CivilD0VSgyF
# Func Hash:
1127386595130582508
# Num Counters:
12
# Counter Values:
3
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9ItemNamesCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
9
# Num Bitmap Bytes:
$0

$s6Wizard9ItemNamesCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s6Wizard9ItemNamesCyACSaySaySSGGcfc
# Func Hash:
287486627292412686
# Num Counters:
5
# Counter Values:
30
0
16
16
0
# Num Bitmap Bytes:
$0

$s6Wizard9ItemQueueVSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
25
0
# Num Bitmap Bytes:
$0

$s6Wizard9ItemQueueVSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
25
0
# Num Bitmap Bytes:
$0

$s6Wizard9LentState33_5EA71FF21FA88B38E0C3F438C39D2CB9LLV6placedyS2iF
# Func Hash:
334492582638604055
# Num Counters:
6
# Counter Values:
1041
4
4
4
4
0
# Num Bitmap Bytes:
$0

$s6Wizard9LineReplyOSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3
1
# Num Bitmap Bytes:
$0

$s6Wizard9LineReplyOWOe
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s6Wizard9LineReplyOWOy
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s6Wizard9OutputSetV10isTerminalySbSiF
# Func Hash:
798733566933097745
# Num Counters:
4
# Counter Values:
0
15
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9OutputSetV12destinations2ofSayAA0B11DestinationOGSaySSG_tAA0B5ErrorOYKFZTf4nd_n
# Func Hash:
985768978355748592
# Num Counters:
24
# Counter Values:
0
0
0
0
0
0
0
0
0
0
31
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9OutputSetV14checkUnchangedyySayAA0B11DestinationOGAA0B5ErrorOYKF
# Func Hash:
1101334237961529786
# Num Counters:
13
# Counter Values:
0
14
1
1
1
15
0
0
0
1
1
1
1
# Num Bitmap Bytes:
$0

$s6Wizard9OutputSetV5flush33_AC6E60BD0CC6108F6377F95E1B0B1A8ELLyySayAA10StagedFileVG_AA0P5Calls_ptAA0B5ErrorOYKFTf4nnd_n
# Func Hash:
252375180462863984
# Num Counters:
17
# Counter Values:
0
3
1
1
0
1
1
0
0
0
3
1
3
0
0
1
1
# Num Bitmap Bytes:
$0

$s6Wizard9OutputSetV5pathsACSaySSG_tAA0B5ErrorOYKcfC
# Func Hash:
45209325060287708
# Num Counters:
15
# Counter Values:
1
14
0
1
0
0
0
16
0
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9OutputSetV5write_5force5callsAA0B6ReportVSayAA0B7ContentVG_SbAA9FileCalls_ptAA0B5ErrorOYKF
# Func Hash:
363625812254731565
# Num Counters:
96
# Counter Values:
12
0
0
0
0
0
0
0
0
0
0
0
3
3
0
0
3
0
0
3
0
0
3
0
0
0
0
0
0
3
0
0
0
1
2
2
2
3
0
0
0
3
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9OutputSetV5write_5forceAA0B6ReportVSayAA0B7ContentVG_SbtAA0B5ErrorOYKF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
0
3
# Num Bitmap Bytes:
$0

$s6Wizard9OutputSetV6report33_AC6E60BD0CC6108F6377F95E1B0B1A8ELLyAA0B6ReportVSayAA0B7ContentVG_SayAA0B11DestinationOGtFTf4nnx_n
# Func Hash:
181107445161441613
# Num Counters:
14
# Counter Values:
3
0
2
0
0
1
3
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9OutputSetV7changes_5forceSayAA0B6ChangeVGSayAA0B7ContentVG_SbtAA0B5ErrorOYKF
# Func Hash:
688056644022020112
# Num Counters:
25
# Counter Values:
0
12
0
0
12
12
0
0
0
12
12
12
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9RankQueueV11removeLeastSiSgyF
# Func Hash:
681590876548931038
# Num Counters:
18
# Counter Values:
8
0
0
16
8
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9RankQueueV6insertyySiF
# Func Hash:
52047012427046664
# Num Counters:
9
# Counter Values:
0
0
8
8
8
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9StepCheckV7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptF
# Func Hash:
995688634562697549
# Num Counters:
35
# Counter Values:
8
0
0
0
0
8
8
0
0
0
0
0
0
0
0
8
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9StepCheckVAA0C0A2aDP10isConstantSbvgTW
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
11
11
11
# Num Bitmap Bytes:
$0

$s6Wizard9StepCheckVAA0C0A2aDP11looksAroundSbvgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s6Wizard9StepCheckVAA0C0A2aDP7verdict2on2inAA7VerdictOAA5ValueO_AA17EvaluationContext_ptFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
8
# Num Bitmap Bytes:
$0

$s6Wizard9StepCheckVwCP
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0

$s6Wizard9TextIndexV11hashOfBytes33_D4A1C134B05AD3A5F04E0CA55A8F05C5LL2ofs6UInt64V0D0_Sb7isASCIItSS_tF
# Func Hash:
391331303044431261
# Num Counters:
5
# Counter Values:
1163
10
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9TextIndexV11hashOfBytes33_D4A1C134B05AD3A5F04E0CA55A8F05C5LL2ofs6UInt64V0D0_Sb7isASCIItSS_tFAhI_SbAJtSRys5UInt8VGXEfU_
# Func Hash:
391331304153883984
# Num Counters:
6
# Counter Values:
175
5348
5348
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9TextIndexV4grow33_D4A1C134B05AD3A5F04E0CA55A8F05C5LL2toySi_tF
# Func Hash:
1029578614441338787
# Num Counters:
14
# Counter Values:
0
4249
112
0
0
7
7
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9TextIndexV4hash33_D4A1C134B05AD3A5F04E0CA55A8F05C5LL2ofs6UInt64VSS_tF
# Func Hash:
798733566780638916
# Num Counters:
4
# Counter Values:
1152
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9TextIndexV4rest33_D4A1C134B05AD3A5F04E0CA55A8F05C5LL2of4froms6UInt64VSW_SitFZTf4nnd_n
# Func Hash:
159676625503834620
# Num Counters:
9
# Counter Values:
941
4771
577
528
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s6Wizard9TextIndexV9firstSlot33_D4A1C134B05AD3A5F04E0CA55A8F05C5LL3forSis6UInt64V_tF
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
1152
0
# Num Bitmap Bytes:
$0

$s6Wizard9TextIndexVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard9TextIndexVwcp:11

$s6Wizard9TextIndexVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard9TextIndexVwxx:11

$s6Wizard9TextIndexVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0

$s6Wizard9TextIndexVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0

$s6Wizard9YAMLEventV4KindOWOe
# Func Hash:
1063705162558100101
# Num Counters:
3
# Counter Values:
2500
0
2046
# Num Bitmap Bytes:
$0

$s6Wizard9YAMLEventVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1477
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard9YAMLEventVwxx:1477

$s6Wizard9YAMLEventVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1477
# Num Bitmap Bytes:
$0

$s6Wizard9ZoneRulesV11localOffset2of_AC05LocalE0OAA9CivilDateV_AA0H4TimeVtF
# Func Hash:
502458551483820342
# Num Counters:
24
# Counter Values:
4
4
4
4
12
12
4
4
4
4
4
0
0
0
4
0
0
0
0
0
0
0
4
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
$s6Wizard9ZoneRulesV6systemACvpZfiACyXEfU_S2iYbcfU_:4
1
$s6Wizard9ZoneRulesV6systemACvpZfiACyXEfU_S2iYbcfU_:4
1
$s6Wizard9ZoneRulesV6systemACvpZfiACyXEfU_S2iYbcfU_:4
1
$s6Wizard9ZoneRulesV6systemACvpZfiACyXEfU_S2iYbcfU_:12

$s6Wizard9ZoneRulesV6systemACvau
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$s6Wizard9ZoneRulesV6systemACvpZfiACyXEfU_S2iYbcfU_
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
40
0
# Num Bitmap Bytes:
$0

$s6Wizard9ZoneRulesV6system_WZ
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s7askform10FormLoaderV10demandZone33_ECAD005616F81118AED18151891C5271LL3fory6Wizard08CompiledB0C_tAA14CommandFailureVYKFTf4nd_n
# Func Hash:
971686721178314291
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$s7askform10FormLoaderV12expectMemory33_ECAD005616F81118AED18151891C5271LL3forySays5UInt8VG_tFTf4nd_n
# Func Hash:
331779889426010883
# Num Counters:
9
# Counter Values:
7787
405
2
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform10FormLoaderV4loadyAC6LoadedVSSAA14CommandFailureVYKF
# Func Hash:
181107444089865853
# Num Counters:
16
# Counter Values:
0
0
0
0
0
0
0
2
16
16
0
0
0
16
0
0
# Num Bitmap Bytes:
$0

$s7askform10FormLoaderV7require_6errors6Wizard08CompiledB0CSS_AA9ArgumentsV11ErrorFormatOtAA14CommandFailureVYKF
# Func Hash:
701607649261306891
# Num Counters:
11
# Counter Values:
0
0
0
0
16
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform10FormLoaderVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7askform10FormLoaderVwcp:16

$s7askform10FormLoaderVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
32
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7askform10FormLoaderVwxx:32

$s7askform10FormLoaderVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s7askform10FormLoaderVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
32
# Num Bitmap Bytes:
$0

$s7askform10FormLoaderVyAcA9ArgumentsVAA14CommandFailureVYKcfCTf4nd_n
# Func Hash:
536873292852368260
# Num Counters:
3
# Counter Values:
0
4
12
# Num Bitmap Bytes:
$0

$s7askform10FormLoaderVyAcA9ArgumentsVAA14CommandFailureVYKcfcSSSgSSXEfU_
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
64
16
# Num Bitmap Bytes:
$0

$s7askform10RunCommandV10unattended33_98B92EA502F81B5E1E646BAFF6530AB0LLy6Wizard7SessionVAH_SayAF7ProblemVGtAA0C7FailureVYKF
# Func Hash:
892897090431271785
# Num Counters:
27
# Counter Values:
0
0
0
0
0
0
0
0
0
0
15
0
0
0
0
0
0
0
0
15
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform10RunCommandV11noteOpening33_98B92EA502F81B5E1E646BAFF6530AB0LL2of_y6Wizard7SessionV_AA0B6KeeperCtF
# Func Hash:
951065490600875533
# Num Counters:
18
# Counter Values:
0
0
0
15
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$s7askform10RunCommandV15stopForFailures33_98B92EA502F81B5E1E646BAFF6530AB0LL2ofy6Wizard7SessionV_tAA0C7FailureVYKF
# Func Hash:
5832817783850515
# Num Counters:
9
# Counter Values:
0
0
16
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform10RunCommandV3runAA8ExitCodeOyF
# Func Hash:
141929911040820539
# Num Counters:
11
# Counter Values:
0
0
0
0
0
1
0
0
0
15
3
# Num Bitmap Bytes:
$0

$s7askform10RunCommandV4stop33_98B92EA502F81B5E1E646BAFF6530AB0LL3for2of4withySay6Wizard7ProblemVG_AI12CompiledFormCAA8ExitCodeOtAA0C7FailureVYKF
# Func Hash:
694937219652179158
# Num Counters:
5
# Counter Values:
16
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform10RunCommandV4tell33_98B92EA502F81B5E1E646BAFF6530AB0LL_2ofSay6Wizard7ProblemVGAG14SourceFindingsV_AG7SessionVtFTf4xnn_n
# Func Hash:
894663977579594457
# Num Counters:
18
# Counter Values:
0
0
0
0
0
0
16
0
16
0
16
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$s7askform10RunCommandV4tell33_98B92EA502F81B5E1E646BAFF6530AB0LL_2ofySay6Wizard7ProblemVG_AG12CompiledFormCtF
# Func Hash:
992442377807023407
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
47
0
47
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$s7askform10RunCommandV6talked33_98B92EA502F81B5E1E646BAFF6530AB0LL_21onControllingTerminal_6Wizard7SessionVAI_SbAA0B6KeeperCtAA0C7FailureVYKF
# Func Hash:
63014673257975148
# Num Counters:
23
# Counter Values:
0
0
1
1
0
1
1
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform10RunCommandV7history2in8Terminal13AnswerHistoryCSg6Wizard8LanguageV_tF
# Func Hash:
783548774373087454
# Num Counters:
9
# Counter Values:
1
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform10RunCommandV8finished33_98B92EA502F81B5E1E646BAFF6530AB0LLy6Wizard7SessionVAF12CompiledFormC_AA0B6KeeperCtAA0C7FailureVYKF
# Func Hash:
640704448970378084
# Num Counters:
14
# Counter Values:
0
4
0
0
0
0
0
0
15
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform10RunCommandVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7askform10RunCommandVwxx:1

$s7askform10RunCommandVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s7askform11JournalNameC4form4text6folderACSgSS_6Wizard10SourceTextVSSSgtcfc
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s7askform11JournalNameC5pathsSaySSGvg
# Func Hash:
301351147600982400
# Num Counters:
14
# Counter Values:
0
0
0
0
1
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform11JournalNameC8fullPath33_A59FBFFA14FC04AD626DA164AF7005BALL2ofSSSgSS_tFZTf4nd_n
# Func Hash:
631255612793081395
# Num Counters:
7
# Counter Values:
1
1
1
1
1
1
0
# Num Bitmap Bytes:
$0

$s7askform11JournalNameCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s7askform11JournalNameCSgSgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
1
# Num Bitmap Bytes:
$0

$s7askform11JournalNameCSgSgWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
1
# Num Bitmap Bytes:
$0

$s7askform11JournalNameCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s7askform11StateFolderO4pathSSSgvgZTf4d_n
# Func Hash:
927205941202681510
# Num Counters:
11
# Counter Values:
1
0
1
0
1
0
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s7askform12AnswerLoaderV4give2to8resuming6Wizard14SourceFindingsVAG7SessionVz_AA9RunKeeperCSgtAA14CommandFailureVYKF
# Func Hash:
610385556962404841
# Num Counters:
22
# Counter Values:
0
0
15
0
0
0
0
0
16
15
0
0
0
0
16
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform12AnswerLoaderV4give33_5E8531E29CA283A073CEEF99BDA94F46LL4file2as2to6Wizard14SourceFindingsVSS_AI0B4FileV3UseOAI7SessionVztAA14CommandFailureVYKF
# Func Hash:
449664059923779766
# Num Counters:
26
# Counter Values:
0
15
0
0
0
0
0
0
0
15
0
15
0
0
15
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform12AnswerLoaderV5bytes33_5E8531E29CA283A073CEEF99BDA94F46LL2ofSays5UInt8VGSS_tAA14CommandFailureVYKF
# Func Hash:
93478046197410459
# Num Counters:
9
# Counter Values:
0
0
0
0
0
15
0
0
0
# Num Bitmap Bytes:
$0

$s7askform12ChangeReportV8concludeyy6Wizard06OutputC0VF
# Func Hash:
35751550589936593
# Num Counters:
40
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform12ChangeReportVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7askform12ChangeReportVwxx:15

$s7askform12ChangeReportVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

$s7askform12FormCommandsV18tellMissedDefaults2ofy6Wizard7SessionV_tF
# Func Hash:
477729238130501107
# Num Counters:
12
# Counter Values:
0
0
0
0
0
0
0
15
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform12FormCommandsV4stop3forySay6Wizard0B14CommandFailureVG_tAA0gH0VYKF
# Func Hash:
52047013662223282
# Num Counters:
8
# Counter Values:
0
0
32
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform12FormCommandsV5allowyyAA14CommandFailureVYKF
# Func Hash:
45209324864958713
# Num Counters:
14
# Counter Values:
0
3
0
15
1
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform12FormCommandsV8announce33_CAC5CC1E2CB28130B1AACF8516288ED2LLyy6Wizard0B7CommandCF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s7askform12FormCommandsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
79
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7askform12FormCommandsVwxx:79

$s7askform12FormCommandsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
79
# Num Bitmap Bytes:
$0

$s7askform12ResultWriterV5writeyy6Wizard7SessionVAA14CommandFailureVYKF
# Func Hash:
1039022544939890819
# Num Counters:
101
# Counter Values:
0
0
0
0
0
0
0
15
0
0
15
0
0
0
0
0
0
0
0
0
0
0
15
12
0
0
0
0
0
3
0
0
0
0
0
0
0
12
0
0
3
0
0
0
0
0
0
0
12
0
0
0
0
12
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
12
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s6Wizard10JSONFormatVAA12OutputFormatA2aDP5bytes2ofSays5UInt8VGAA0C4NodeO_tAA15UnwritableValueVYKFTW:15

$s7askform12ResultWriterV6refuse33_15CE48C06FA8E54AC9DB9A9CC5D5D927LL_2asySS_SStAA14CommandFailureVYKF
# Func Hash:
271263510721432975
# Num Counters:
11
# Counter Values:
16
15
14
0
16
16
0
1
0
0
1
# Num Bitmap Bytes:
$0

$s7askform12ResultWriterV6result33_15CE48C06FA8E54AC9DB9A9CC5D5D927LL_2as12hidesSecrets6Wizard13OutputContentVAH7SessionV_AH0S6Format_pSbtAA14CommandFailureVYKFySaySSG_AH5ValueOtXEfU_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2114
# Num Bitmap Bytes:
$0

$s7askform12ResultWriterVWOc
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s7askform12ResultWriterVWOh
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s7askform12ResultWriterV_4path4form9templatesAcA9ArgumentsV_SS6Wizard12CompiledFormCSayAI12TemplateFileVGtAA14CommandFailureVYKcfCTf4nnnnd_n
# Func Hash:
457173226406770032
# Num Counters:
31
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
16
0
0
0
0
16
0
0
0
16
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform12ResultWriterVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$s7askform12ResultWriterVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s7askform13OptionScannerV5FoundVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
69
# Num Bitmap Bytes:
$0

$s7askform13OptionScannerV5table33_CE936E79B5CFC8691A756C8F1D9CCAE4LLySpySo6optionVGAA8CStringsVFZTf4nd_n
# Func Hash:
393568426834541369
# Num Counters:
26
# Counter Values:
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
704
368
16
0
0
0
# Num Bitmap Bytes:
$0

$s7askform13OptionScannerV6option33_CE936E79B5CFC8691A756C8F1D9CCAE4LL3forAA9ArgumentsV0B0OSgs5Int32V_tFZTf4nd_n
# Func Hash:
280681507089990939
# Num Counters:
24
# Counter Values:
45
195
0
135
0
30
0
30
0
0
15
15
0
0
45
24
45
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform13OptionScannerV7letters33_CE936E79B5CFC8691A756C8F1D9CCAE4LLSSvgZTf4d_n
# Func Hash:
149146438979567125
# Num Counters:
34
# Counter Values:
16
16
16
0
16
0
0
0
0
0
16
16
0
0
0
0
0
0
0
0
528
80
96
16
16
16
16
16
16
16
16
16
16
16
# Num Bitmap Bytes:
$0

$s7askform13OptionScannerVyACSaySSGAA10UsageErrorOYKcfCTf4nd_n
# Func Hash:
385839364842179131
# Num Counters:
77
# Counter Values:
688
0
0
0
0
0
3036
69
58
0
759
16
16
16
69
69
69
69
69
69
69
69
69
69
0
69
0
69
16
69
0
42
1
1
15
16
0
15
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
42
0
0
0
0
0
0
16
# Num Bitmap Bytes:
$0

$s7askform13PlannedOutputV3all2ofSayACGAA9ArgumentsV_tFZTf4nd_n
# Func Hash:
560555356089355832
# Num Counters:
19
# Counter Values:
0
0
0
0
0
16
0
16
0
0
0
1
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform13PlannedOutputVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s7askform13ResultFormatsV7formats2of4formSay6Wizard12OutputFormat_pSgGSayAA07PlannedH0VG_AG12CompiledFormCtAA14CommandFailureVYKF
# Func Hash:
1018181711237251893
# Num Counters:
40
# Counter Values:
0
0
16
16
0
0
0
0
16
0
0
16
0
16
1
15
15
0
16
16
0
0
0
0
0
0
16
0
0
0
0
0
0
0
0
0
16
1
15
15
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
$s6Wizard10JSONFormatVAA12OutputFormatA2aDP14namesVariablesSbvgTW:16
0

$s7askform14CommandFailureV6report2asAA8ExitCodeOAA9ArgumentsV11ErrorFormatO_tF
# Func Hash:
844982797106535651
# Num Counters:
4
# Counter Values:
1
0
0
0
# Num Bitmap Bytes:
$0

$s7askform14CommandFailureVACs5ErrorAAWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
# Num Bitmap Bytes:
$0

$s7askform14TemplateLoaderV9templates3forSay6Wizard0B4FileVGAF12CompiledFormC_tAA14CommandFailureVYKF
# Func Hash:
187580675573034305
# Num Counters:
47
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
0

$s7askform15StandardStreamsO5write_2toySays5UInt8VG_AC6StreamOtAA0G5ErrorOYKFZTf4nnd_n
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
19
0
0
# Num Bitmap Bytes:
$0

$s7askform18ConversationEndingV_2of_ACSg6Wizard0B7OutcomeO_AF7SessionVAA9RunKeeperCSgtcfCTf4nnnd_n
# Func Hash:
373074072904620768
# Num Counters:
17
# Counter Values:
0
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform4MainV3run33_56D4321D5960A89D2A957F0B4F3900E1LLAA8ExitCodeOyFZTf4d_n
# Func Hash:
1029007428205179310
# Num Counters:
36
# Counter Values:
0
0
0
0
0
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform5AskerO4modey6Wizard7AskModeOAA9ArgumentsVF
# Func Hash:
1063705162462123496
# Num Counters:
3
# Counter Values:
16
1
1
# Num Bitmap Bytes:
$0

$s7askform5AskerO6choose4form9arguments8languageACSS_AA9ArgumentsV6Wizard8LanguageVtFZTf4nnnd_n
# Func Hash:
1080275683434096706
# Num Counters:
10
# Counter Values:
16
1
1
1
1
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s7askform6ReportO11diagnosticsyySay6Wizard10DiagnosticVGFZTf4nd_n
# Func Hash:
844982796969668746
# Num Counters:
4
# Counter Values:
0
0
0
16
# Num Bitmap Bytes:
$0

$s7askform6ReportO4noteyySS_AA9ArgumentsVtFZTf4nnd_n
# Func Hash:
536873289842098099
# Num Counters:
4
# Counter Values:
3
3
0
3
# Num Bitmap Bytes:
$0

$s7askform7JournalC4leftySS4path_Si4timetSgAA0B4NameCFZTf4nd_n
# Func Hash:
141929911250476308
# Num Counters:
10
# Counter Values:
0
0
0
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s7askform7JournalCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s7askform7JournalCfD
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s7askform8CStringsVyACSaySSGcfCTf4gd_n
# Func Hash:
869069517527775422
# Num Counters:
21
# Counter Values:
4890
0
1674
847
789
58
32
32
0
0
0
0
0
0
0
0
0
0
0
1732
6564
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV11CommandNameO8rawValueAESgSS_tcfCTf4nd_n
# Func Hash:
391331303073545700
# Num Counters:
8
# Counter Values:
16
0
0
0
0
16
0
0
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV13checkTogether33_85F731B5440C0DE8E45D13C0854ED278LLyyAA10UsageErrorOYKF
# Func Hash:
22937091257705078
# Num Counters:
85
# Counter Values:
0
0
0
0
0
15
0
0
0
0
0
0
15
0
0
0
0
0
0
0
0
0
0
15
0
0
0
0
0
0
0
0
0
0
0
0
0
16
0
0
16
16
16
16
0
0
0
0
0
0
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV14checkTemplatesyyAA10UsageErrorOYKF
# Func Hash:
811342520011669755
# Num Counters:
28
# Counter Values:
0
0
0
0
0
0
0
0
0
0
0
0
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV4file33_85F731B5440C0DE8E45D13C0854ED278LL_2ofS2S_AC6OptionOtAA10UsageErrorOYKFZTf4nnd_g
# Func Hash:
1051690257303657108
# Num Counters:
5
# Counter Values:
30
0
30
0
0
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV4take33_85F731B5440C0DE8E45D13C0854ED278LLyyAC6OptionO_SStAA10UsageErrorOYKF
# Func Hash:
412431055764373734
# Num Counters:
87
# Counter Values:
0
0
0
69
0
0
0
12
0
0
0
0
0
0
0
0
0
0
12
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
15
0
0
0
0
0
0
0
0
15
0
15
0
0
0
0
0
0
0
0
0
0
15
15
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV5split33_85F731B5440C0DE8E45D13C0854ED278LLyAC11CommandNameO_s10ArraySliceVySSGtSaySSGFZTf4nd_n
# Func Hash:
1063705162494746942
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV6OptionO8rawValueSSvg
# Func Hash:
1075116062035819146
# Num Counters:
45
# Counter Values:
704
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
16
0
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV7CommandOWOe
# Func Hash:
391331303443277424
# Num Counters:
8
# Counter Values:
162
0
0
0
0
162
0
0
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV7CommandOWOy
# Func Hash:
391331303443277424
# Num Counters:
8
# Counter Values:
191
0
0
0
0
191
0
0
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV7command33_85F731B5440C0DE8E45D13C0854ED278LL_8operandsAC7CommandOAC0M4NameO_s10ArraySliceVySSGtAA10UsageErrorOYKFZTf4nnd_n
# Func Hash:
794800102311733602
# Num Counters:
54
# Counter Values:
0
16
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
16
0
0
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV7special33_85F731B5440C0DE8E45D13C0854ED278LLyAC7CommandOSgSayAA13OptionScannerV5FoundVGFZTf4nd_n
# Func Hash:
567185242693172776
# Num Counters:
5
# Counter Values:
0
69
16
0
0
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV9ofProcessSaySSGyAA10UsageErrorOYKFZTf4d_n
# Func Hash:
135188633695187235
# Num Counters:
7
# Counter Values:
127
127
16
16
0
0
57
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsV9usesColorSbvg
# Func Hash:
391331304047862274
# Num Counters:
8
# Counter Values:
1
1
1
1
1
1
1
0
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsVWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
175
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7askform9ArgumentsVwcp:175

$s7askform9ArgumentsVWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
50
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
$s7askform9ArgumentsVwxx:50

$s7askform9ArgumentsVwcp
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
175
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsVwxx
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
50
# Num Bitmap Bytes:
$0

$s7askform9ArgumentsVyACSaySSGAA10UsageErrorOYKcfCTf4nd_n
# Func Hash:
428671683474625576
# Num Counters:
61
# Counter Values:
0
12
0
0
0
0
0
0
15
0
0
0
0
0
0
0
0
0
0
0
0
0
0
69
0
0
0
0
0
0
0
0
0
12
0
0
0
15
0
0
0
0
0
0
0
0
0
0
42
0
0
0
0
0
16
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform9InputFileO5bytes2of5limit8deadlineSays5UInt8VGSS_SiAA8DeadlineVSgtAA11StreamErrorOYKFZTf4nnnd_n
# Func Hash:
438284562603702793
# Num Counters:
9
# Counter Values:
0
0
31
0
31
0
0
31
0
# Num Bitmap Bytes:
$0

$s7askform9InputFileO5bytes4from4name5limit8deadlineSays5UInt8VGs5Int32V_SSSiAA8DeadlineVSgtAA11StreamErrorOYKFZTf4nnnnd_n
# Func Hash:
1134130825302634478
# Num Counters:
16
# Counter Values:
62
0
0
31
31
0
31
0
0
31
0
0
0
0
0
31
# Num Bitmap Bytes:
$0

$s7askform9RunKeeperC4name33_5BFD317E8951F7D783AC9F47CC6A0B58LLAA11JournalNameCSgvg
# Func Hash:
238984484777895808
# Num Counters:
3
# Counter Values:
2
1
0
# Num Bitmap Bytes:
$0

$s7askform9RunKeeperC5beginyyF
# Func Hash:
238984484622511769
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$s7askform9RunKeeperC6ending2ofSay6Wizard7MessageVGAF7SessionV_tF
# Func Hash:
421769325850520707
# Num Counters:
12
# Counter Values:
1
1
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s7askform9RunKeeperC6finishyyF
# Func Hash:
1124680652115249575
# Num Counters:
3
# Counter Values:
3
0
0
# Num Bitmap Bytes:
$0

$s7askform9RunKeeperC6resume4intoy6Wizard7SessionVz_tF
# Func Hash:
536873293077230314
# Num Counters:
4
# Counter Values:
16
0
0
0
# Num Bitmap Bytes:
$0

$s7askform9RunKeeperC7opening2ofSay6Wizard7MessageVGAF7SessionV_tF
# Func Hash:
974670605886106933
# Num Counters:
7
# Counter Values:
0
1
0
1
1
1
0
# Num Bitmap Bytes:
$0

$s7askform9RunKeeperCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$s7askform9RunKeeperCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s7askform9RunKeeperCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal0A5ColorO7colored_2asS2S_6Wizard9TextStyleOtFZTf4nnd_n
# Func Hash:
5832820449533845
# Num Counters:
10
# Counter Values:
3
3
3
3
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal0A5InputC07prepareA0SbyF
# Func Hash:
287486628077908946
# Num Counters:
6
# Counter Values:
0
0
0
3
1
1
# Num Bitmap Bytes:
$0

$s8Terminal0A5InputC4nextAA0A5EventOyF
# Func Hash:
522359694884848958
# Num Counters:
29
# Counter Values:
0
2
0
0
0
0
1
0
0
0
1
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$s8Terminal0A5InputCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal0A5InputCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal0A6OutputC5writeyySSF
# Func Hash:
631255612485333101
# Num Counters:
5
# Counter Values:
2
1
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal0A6OutputC5writeyySWF
# Func Hash:
942389667449461396
# Num Counters:
3
# Counter Values:
1
0
1
# Num Bitmap Bytes:
$0

$s8Terminal0A6OutputC8writeAll33_E5153FBB8A9E1DFA22A254AD49EDF61FLLyySWF
# Func Hash:
927205941993855090
# Num Counters:
11
# Counter Values:
8
4
0
4
0
0
0
0
4
0
0
# Num Bitmap Bytes:
$0

$s8Terminal0A6OutputCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal0A6OutputCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC015usesControllingA07editing0C5Color11gathersText7history9timeLimitACSb_AC7EditingOS2bAA13AnswerHistoryCSgSdSgtAA0A5ErrorOYKcfC
# Func Hash:
135188636105549228
# Num Counters:
6
# Counter Values:
4095
0
0
0
1
0
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC10lineEditor33_6E6B69D0AE8D9D008D1E20120E6271B1LLAA04LineD0CSgyF
# Func Hash:
798733567222286922
# Num Counters:
5
# Counter Values:
1
0
0
1
1
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC10showsColor33_6E6B69D0AE8D9D008D1E20120E6271B1LLSbvg
# Func Hash:
844982798754604700
# Num Counters:
4
# Counter Values:
2
1
1
1
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC11EditorState33_6E6B69D0AE8D9D008D1E20120E6271B1LLOWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
1
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC11EditorState33_6E6B69D0AE8D9D008D1E20120E6271B1LLOWOy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC12endingSignals5Int32VSgvgZ
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
1
1
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC5closeyyF
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC5widthSivg
# Func Hash:
238984482720105921
# Num Counters:
3
# Counter Values:
3
3
0
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC5write_2asySS_6Wizard9TextStyleOtF
# Func Hash:
536873293986372656
# Num Counters:
3
# Counter Values:
0
3
0
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC5writeyySSF
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC6Wizard0B0AadEP12endingSignals5Int32VSgvgTW
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
1
1
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC6Wizard0B0AadEP5widthSivgTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC6Wizard0B0AadEP5write_2asySS_AD9TextStyleOtFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC6Wizard0B0AadEP5writeyySSFTW
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC6Wizard0B0AadEP8readLineyAD0E5ReplyOAD0E7RequestVFTW
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC7canEdit33_6E6B69D0AE8D9D008D1E20120E6271B1LLSbvg
# Func Hash:
1124680652709353083
# Num Counters:
3
# Counter Values:
0
1
1
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleC8readLiney6Wizard0D5ReplyOAE0D7RequestVF
# Func Hash:
303685791097808188
# Num Counters:
10
# Counter Values:
0
0
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$s8Terminal0A7ConsoleCfD
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
1
0
0
# Num Bitmap Bytes:
$0

$s8Terminal0A7StreamsV015usesControllingA0ACSb_tAA0A5ErrorOYKcfCTf4nd_n
# Func Hash:
917515342324304363
# Num Counters:
7
# Counter Values:
1
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal0A7StreamsV7canEditSbvgZTf4d_n
# Func Hash:
948827210592959397
# Num Counters:
9
# Counter Values:
1
1
1
1
0
1
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC04readB0_7earlier6Wizard0B5ReplyOAF0B7RequestV_SaySSGSgtF
# Func Hash:
174542564509872886
# Num Counters:
9
# Counter Values:
0
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC10isInserted33_7978BD405A0CACDF717242C7B5B07AA8LLySbs7UnicodeO6ScalarVF
# Func Hash:
921097993071119945
# Num Counters:
34
# Counter Values:
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
1
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC11addCommandsyyF
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC13nextCharacterys5Int32VSpyAFGF
# Func Hash:
436124195911744509
# Num Counters:
16
# Counter Values:
1
0
0
0
0
0
0
0
0
1
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC14addKeyCommandsyyF
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
1
0
1
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC14addKeyCommandsyyFs5UInt8Vs13OpaquePointerVSg_s6UInt32VtcfU1_To
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
1
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC4bind33_56EA18A50941C9212479441F7DA88451LL_2to14alsoInCommandsys5UInt8V_SSSbtF
# Func Hash:
1124680651882813910
# Num Counters:
3
# Counter Values:
0
1
0
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC4take33_7978BD405A0CACDF717242C7B5B07AA8LLys7UnicodeO6ScalarVSgs5UInt8VF
# Func Hash:
830659419152770591
# Num Counters:
11
# Counter Values:
0
1
0
0
0
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC5input6outputACSgAA0A5InputC_AA0A6OutputCtcfc
# Func Hash:
694937217146474813
# Num Counters:
5
# Counter Values:
0
0
1
0
0
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC5setUp33_7978BD405A0CACDF717242C7B5B07AA8LLyyF
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC5setUp33_7978BD405A0CACDF717242C7B5B07AA8LLyyFSpys5Int32VGSgs13OpaquePointerVSgcfU_To
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
1
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC5setUp33_7978BD405A0CACDF717242C7B5B07AA8LLyyFs5Int32Vs13OpaquePointerVSg_SpyAGGSgtcfU0_To
# Func Hash:
238984482966880379
# Num Counters:
3
# Counter Values:
1
1
0
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC8endInput33_56EA18A50941C9212479441F7DA88451LLs5UInt8VyF
# Func Hash:
187771966085094231
# Num Counters:
9
# Counter Values:
0
0
1
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorC9setPrompt33_7978BD405A0CACDF717242C7B5B07AA8LLyySSF
# Func Hash:
2202713610618885
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
65:1

$s8Terminal10LineEditorCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal10LineEditorCfd
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal11UTF8DecoderV5begin33_9CAF65D36004FB8586B38DB7AD2E9BD4LLyAC4StepOs5UInt8VF
# Func Hash:
650973720818200900
# Num Counters:
9
# Counter Values:
1
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal12EditorScreenC10makeStreamSpySo8_IO_FILEVGSgyFySvSg_SPys4Int8VGSgSitcfU_To
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
1
1
0
# Num Bitmap Bytes:
$0

$s8Terminal12EditorScreenC4draw028_49D763ED2B763DFD114BBA78E69J2A0LLyySWF
# Func Hash:
414921809557505315
# Num Counters:
8
# Counter Values:
0
0
1
1
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal12EditorScreenCMa
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal12EditorScreenCfD
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$s8Terminal12SystemLocaleO12namesCountry33_C07C2A8EEB4B3CA5FE4DC7DC97614DE4LLySbSSFZTf4nd_n
# Func Hash:
135188634623365379
# Num Counters:
8
# Counter Values:
0
3
3
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal12SystemLocaleO5words6Wizard0C5WordsCSgyFZ
# Func Hash:
1007539321297738759
# Num Counters:
21
# Counter Values:
3
0
0
0
3
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$s8Terminal15ClusterStandInsV4wideySays5Int32VGSSF
# Func Hash:
485207478155234132
# Num Counters:
20
# Counter Values:
0
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sIeg_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
3
1
# Num Bitmap Bytes:
$0

$sS2iSzsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
84
6
# Num Bitmap Bytes:
$0

$sS2sSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
2
# Num Bitmap Bytes:
$0

$sS2sSTsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
48
12
# Num Bitmap Bytes:
$0

$sS2sSysWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
4
2
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC6Wizard4RuleO_AC6PhraseCTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
2166
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC6Wizard4WordO_SSTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfC6Wizard4WordO_SSTt0gq5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
33
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_6Wizard10CustomTypeVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_6Wizard10YAMLParserV8Anchored33_5833723A75E4FE5F718FE811A8C61C7BLLVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
14
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_6Wizard11LocatedTextVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
4
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_6Wizard12OptionSourceV6BranchVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_6Wizard15FormJSONWordingV5Field33_361CCC5D881895FCABB0F295AC0F45B9LLVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_6Wizard15SourcePositionsVTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
63
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_6Wizard4NodeV6MemberVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_6Wizard7MessageVTt0gq5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
13
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_SSTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
15
13
9
9
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_SSTt0gq5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
10
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_SaySiGTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
24
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSS_SiTt0g5Tf4g_n
# Func Hash:
391331300515330044
# Num Counters:
6
# Counter Values:
0
96
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSays5UInt8VG_s5Int32VTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard10FlatGivingV6Choice33_D6404E761FF96C3A2E48DA08CE3554FALLVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard11CompiledRowCTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard12AnswerSourceOTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard12FileSnapshotVTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard12SessionStateV13PendingAnswerOTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard13EarlierAnswerOTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard17ExpressionFailureVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard4NodeVSgTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard5ValueOTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
32
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard7ProblemVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
32
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard7RefusalVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
32
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard7RowType_pSgTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
24
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard8ItemListVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard8ReactionVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_6Wizard9ItemQueueVTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_SSTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
37
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_Say6Wizard8ReactionVGTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_SbTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCSi_SiTt0g5Tf4g_n
# Func Hash:
694937217302716606
# Num Counters:
6
# Counter Values:
0
14
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD17dictionaryLiteralSDyxq_Gx_q_td_tcfCs5Int32V_SSTt0g5Tf4g_n
# Func Hash:
974670607003767707
# Num Counters:
6
# Counter Values:
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSi_6Wizard7RefusalVTg5
# Func Hash:
1124680651230026125
# Num Counters:
3
# Counter Values:
0
6
0
# Num Bitmap Bytes:
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSi_6Wizard8ItemListVTg5
# Func Hash:
1124680651230026125
# Num Counters:
3
# Counter Values:
7
0
0
# Num Bitmap Bytes:
$0

$sSD8_VariantV11removeValue6forKeyq_Sgx_tFSi_6Wizard8ReactionVTg5
# Func Hash:
1124680651230026125
# Num Counters:
3
# Counter Values:
0
3
0
# Num Bitmap Bytes:
$0

$sSD8_VariantV8asNatives01_C10DictionaryVyxq_GvMSi_6Wizard8ItemListVTg5
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
35
0
# Num Bitmap Bytes:
$0

$sSD8_VariantV8asNatives01_C10DictionaryVyxq_GvMSi_6Wizard9ItemQueueVTg5
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
25
0
# Num Bitmap Bytes:
$0

$sSD8_VariantVyq_SgxciMSi_6Wizard8ItemListVTg5
# Func Hash:
927006190477508607
# Num Counters:
1
# Counter Values:
35
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
0
1
** External Symbol **:35
1
** External Symbol **:35

$sSD8_VariantVyq_SgxciMSi_6Wizard9ItemQueueVTg5
# Func Hash:
927006190477508607
# Num Counters:
1
# Counter Values:
25
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
0
0
1
** External Symbol **:25
1
** External Symbol **:25

$sSD8grouping2bySDyxSay7ElementQyd__GGqd__n_xADKXEtKcAERs_STRd__lufCSS_SaySSGTt1g570$s6Wizard21FormJSONNumberedItemsVyACSayAA0B11JSONSectionVGcfcS2SXEfU1_Tf1nc_nTf4g_n
# Func Hash:
5832817555919837
# Num Counters:
10
# Counter Values:
0
0
0
0
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSDy6Wizard4RuleOAA6PhraseCGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
10
4
4
# Num Bitmap Bytes:
$0

$sSDy6Wizard4RuleOAA6PhraseCGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:7

$sSDySSSiGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
3
3
# Num Bitmap Bytes:
$0

$sSDySSSiGSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
22
3
3
# Num Bitmap Bytes:
$0

$sSDySSSiGSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:11

$sSDySSSiGSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:11

$sSDyq_SgxciMSi_6Wizard8ItemListVTg5
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
35
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
1
** External Symbol **:35
0

$sSDyq_SgxciMSi_6Wizard9ItemQueueVTg5
# Func Hash:
542754882849004180
# Num Counters:
2
# Counter Values:
25
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
3
0
1
** External Symbol **:25
0

$sSDyq_SgxcisSi_6Wizard7RowType_pSgTg5
# Func Hash:
146835647075900052
# Num Counters:
2
# Counter Values:
2
0
# Num Bitmap Bytes:
$0

$sSJ6WizardE10isPartOfID33_D3D419AD512FCFB4926F5446DA553D34LLSbvg
# Func Hash:
605592741289998249
# Num Counters:
25
# Counter Values:
3
3
1
0
3
1
0
1
1
1
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSKsE4last7ElementQzSgvgSS8UTF8ViewV_Tg5
# Func Hash:
999637559126281635
# Num Counters:
16
# Counter Values:
15
0
14
1
0
0
0
0
0
0
0
1
15
15
15
15
# Num Bitmap Bytes:
$0

$sSKsE4last7ElementQzSgvgSs17UnicodeScalarViewV_Tg5
# Func Hash:
95820318457796988
# Num Counters:
15
# Counter Values:
4
2
2
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSKsE4last7ElementQzSgvgSs17UnicodeScalarViewV_Tgq5
# Func Hash:
473396406835341110
# Num Counters:
28
# Counter Values:
0
1
0
2
0
0
1
1
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
2
# Num Bitmap Bytes:
$0

$sSKsE8dropLasty11SubSequenceQzSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
174542564225905727
# Num Counters:
9
# Counter Values:
28
0
0
0
0
0
0
28
0
# Num Bitmap Bytes:
$0

$sSKsSQ7ElementRpzrlE9lastIndex2of0C0QzSgAB_tFSS8UTF8ViewV_Tg5
# Func Hash:
76346324149258615
# Num Counters:
16
# Counter Values:
0
576
0
0
24
604
52
0
0
0
0
0
0
50
52
52
# Num Bitmap Bytes:
$0

$sSKsSQ7ElementRpzrlE9lastIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
30393574959585884
# Num Counters:
8
# Counter Values:
0
3
2
2
0
2
2
2
# Num Bitmap Bytes:
$0

$sSMsE6swapAtyy5IndexQz_ACtFSaySiG_Tg5
# Func Hash:
391331302798978542
# Num Counters:
6
# Counter Values:
8
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSry6Wizard11FormCommandCG_Tg5019$s6Wizard12Compiledj18C8commandsSayAA0C7K17CGvgSbAF_AFtXEfU_Tf1nncn_n
# Func Hash:
1031809833784317635
# Num Counters:
8
# Counter Values:
0
0
0
2
1
1
0
0
# Num Bitmap Bytes:
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSrys5Int32VG_Tg5045$s6Wizard15DependencyGraphV5nodes6ofRowsSays5I25VGSnySiG_tFSbAG_AGtXEfU0_6Wizard0lM0VTf1nncn_nTf4nnng_n
# Func Hash:
948827212238063793
# Num Counters:
8
# Counter Values:
65
33
32
7
7
0
0
0
# Num Bitmap Bytes:
$0

$sSMsSKRzrlE14_insertionSort6within9sortedEnd2byySny5IndexSlQzG_AFSb7ElementSTQz_AItKXEtKFSrys5Int32VG_Tg5077$s6Wizard12GraphBuilderV5builds6ResultOyAA010DependencyB0VAA0F6CyclesVGyFSbs5I11V_AMtXEfU1_SayAKGTf1nncn_n
# Func Hash:
331779891528881077
# Num Counters:
9
# Counter Values:
279
169
110
4
4
0
0
0
0
# Num Bitmap Bytes:
$0

$sSMsSkRzrlE4sort2byySb7ElementSTQz_ADtKXE_tKFSays5Int32VG_Tg5077$s6Wizard12GraphBuilderV5builds6ResultOyAA010DependencyB0VAA0F6CyclesVGyFSbs5D11V_AMtXEfU1_AGTf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
0
4
# Num Bitmap Bytes:
$0

$sSS17UnicodeScalarViewV8distance4from2toSiSS5IndexV_AGtF
# Func Hash:
197471691651527035
# Num Counters:
17
# Counter Values:
0
0
0
0
96
0
99
0
0
0
0
22
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSS2id_SnySiG5rangetMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
4
1
1
# Num Bitmap Bytes:
$0

$sSS4name_s5Int32V4listtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$sSS6WizardE10components33_E6720376796F1E8A30660A40EFA476E9LL22separatedByDoubleColonSaySsGyt_tF
# Func Hash:
732465146913178280
# Num Counters:
16
# Counter Values:
17
4
17
2
2
2
2
2
0
0
0
2
0
4
0
2
# Num Bitmap Bytes:
$0

$sSS6WizardE13withoutPlacesSSvg
# Func Hash:
397363747613100143
# Num Counters:
11
# Counter Values:
0
4
0
1
0
0
0
1
1
0
0
# Num Bitmap Bytes:
$0

$sSS6WizardE16quotedForMessageSSvg
# Func Hash:
1051690257303657108
# Num Counters:
5
# Counter Values:
0
22
5
22
22
# Num Bitmap Bytes:
$0

$sSS6WizardE16withDecimalPointSSvg
# Func Hash:
278041623130948257
# Num Counters:
16
# Counter Values:
31
0
0
0
2
0
2
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSS6WizardE21firstControlCharacters7UnicodeO6ScalarVSgvg
# Func Hash:
1096621591392983848
# Num Counters:
6
# Counter Values:
0
3635
3634
647
1
0
# Num Bitmap Bytes:
$0

$sSS6WizardE23withoutOuterParentheses33_D3D419AD512FCFB4926F5446DA553D34LLSSvg
# Func Hash:
453963835031478658
# Num Counters:
18
# Counter Values:
130
5
1
0
0
5
1
120
5
1
0
0
0
0
1
1
1
0
# Num Bitmap Bytes:
$0

$sSS6WizardE24withoutControlCharactersSSyAA7RefusalVYKFTf4n_g
# Func Hash:
599005163254841093
# Num Counters:
8
# Counter Values:
646
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSS6WizardE5asTagSSvg
# Func Hash:
248425221279790014
# Num Counters:
42
# Counter Values:
7
0
0
16
7
87
0
41
0
0
0
16
0
0
0
0
0
16
0
16
0
0
0
0
0
0
0
0
0
43
144
144
121
0
0
0
0
2
16
16
0
0
# Num Bitmap Bytes:
$0

$sSS6WizardE5linesSaySsGvg
# Func Hash:
556960143395326327
# Num Counters:
12
# Counter Values:
3
3
3
0
0
0
0
0
3
0
3
0
# Num Bitmap Bytes:
$0

$sSS6WizardE7hasMarkySbSSF
# Func Hash:
187771965942527237
# Num Counters:
7
# Counter Values:
0
21
21
0
0
0
0
# Num Bitmap Bytes:
$0

$sSS6WizardE7isBlank8trimmingS2b_tF
# Func Hash:
360019384682898609
# Num Counters:
6
# Counter Values:
4
1283
1283
0
0
0
# Num Bitmap Bytes:
$0

$sSS6WizardE7trimmedSSvg
# Func Hash:
991954585554731041
# Num Counters:
18
# Counter Values:
2
4
0
2
0
1944
2
1942
1944
1944
1943
0
0
0
0
1
2
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
1
__swift_noop_void_return:2
1
__swift_noop_void_return:4

$sSS6WizardE8itemName2ofSSSgSS_tF
# Func Hash:
454381973146346270
# Num Counters:
10
# Counter Values:
2
2
0
2
0
2
0
0
2
0
# Num Bitmap Bytes:
$0

$sSS6WizardE9asLiteralSSvg
# Func Hash:
249841962133532377
# Num Counters:
19
# Counter Values:
0
0
0
56
0
0
0
0
0
0
0
0
0
9
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSS8UTF8ViewVABSTsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
1
# Num Bitmap Bytes:
$0

$sSS8UTF8ViewVySsAAVSnySS5IndexVGcigTf4nn_g
# Func Hash:
591567704970721577
# Num Counters:
6
# Counter Values:
285
0
0
0
285
18
# Num Bitmap Bytes:
$0

$sSSSay6Wizard14LineCompletionVGIeghgo_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
2
1
# Num Bitmap Bytes:
$0

$sSSSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
53
16
16
# Num Bitmap Bytes:
$0

$sSSSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16

$sSSSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16

$sSSWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1121
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1121

$sSSWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1084
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1084

$sSS_6Wizard12FormJSONKindOtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$sSS_6Wizard13FormJSONFieldVtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$sSS_SStMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
12
3
3
# Num Bitmap Bytes:
$0

$sSS_SStWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:6

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS8UTF8ViewV_Tg544$sSS6WizardE11asReferenceSSvgSbs5UInt8VXEfU_Tf1cn_n
# Func Hash:
734311859908983789
# Num Counters:
14
# Counter Values:
0
12
182
0
41
30
0
0
0
0
0
0
43
223
# Num Bitmap Bytes:
$0

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS8UTF8ViewV_Tg553$s6Wizard8HostNameO7isValidySbxSyRzlFZSbs5UInt8VXEfU_Tf1cn_n
# Func Hash:
456618553053687054
# Num Counters:
13
# Counter Values:
0
30
0
17
3
0
0
0
0
0
0
18
47
# Num Bitmap Bytes:
$0

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS8UTF8ViewV_Tg563$s6Wizard12TerminalTextO9isOneLine_2inSbSS_SitFZSbs5UInt8VXEfU_Tf1cn_n
# Func Hash:
456618553053687054
# Num Counters:
13
# Counter Values:
0
16
0
73
3
0
0
0
0
0
0
74
89
# Num Bitmap Bytes:
$0

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS8UTF8ViewV_Tg565$s8Terminal15ClusterStandInsV4wideySays5Int32VGSSFSbs5UInt8VXEfU_Tf1cn_n
# Func Hash:
456618553053687054
# Num Counters:
13
# Counter Values:
0
0
0
26
1
0
0
0
0
0
0
27
26
# Num Bitmap Bytes:
$0

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS8UTF8ViewV_Tg596$sSy6WizardE8isDigitsSbvgSbyKXEfu_Sbs5UInt8Vcfu0_33_91cd499da0012991bdc4818d934302d2ADSbTf3npk_nTf1cn_n
# Func Hash:
456618553053687054
# Num Counters:
13
# Counter Values:
4
8
0
0
4
0
0
0
0
0
0
0
8
# Num Bitmap Bytes:
$0

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS8UTF8ViewV_Tg599$s6Wizard14AccountRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFSbs5UInt8VXEfU_Tf1cn_n
# Func Hash:
456618553053687054
# Num Counters:
13
# Counter Values:
0
17
0
0
3
0
0
0
0
0
0
0
17
# Num Bitmap Bytes:
$0

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS8UTF8ViewV_Tg599$s6Wizard14TwitterRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFSbs5UInt8VXEfU_Tf1cn_n
# Func Hash:
734311859908983789
# Num Counters:
14
# Counter Values:
0
0
3
0
0
1
0
0
0
0
0
0
0
3
# Num Bitmap Bytes:
$0

$sSTsE10allSatisfyyS2b7ElementQzKXEKFSS8UTF8ViewV_Tg599$s6Wizard14ZipcodeRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFSbs5UInt8VXEfU_Tf1cn_n
# Func Hash:
713764391666183047
# Num Counters:
16
# Counter Values:
0
0
0
5
0
0
1
0
0
0
0
0
0
0
5
0
# Num Bitmap Bytes:
$0

$sSTsE13_copyContents12initializing8IteratorQz_SitSry7ElementQzG_tFSnys5Int32VG_Tg5
# Func Hash:
5832817393658766
# Num Counters:
10
# Counter Values:
6461
28
28
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSTsE21_copySequenceContents12initializing8IteratorQz_SitSry7ElementQzG_tFSD4KeysVySi6Wizard12SessionStateV13PendingAnswerO_G_Tg5
# Func Hash:
567991002870499219
# Num Counters:
11
# Counter Values:
0
8
4
0
0
0
4
0
0
0
4
# Num Bitmap Bytes:
$0

$sSTsE21_copySequenceContents12initializing8IteratorQz_SitSry7ElementQzG_tFSS_Tgq5
# Func Hash:
1080275683859617358
# Num Counters:
8
# Counter Values:
55
1
1
0
0
0
0
1
# Num Bitmap Bytes:
$0

$sSTsE3mapySayqd__Gqd__7ElementQzqd_0_YKXEqd_0_YKs5ErrorRd_0_r0_lFs12Zip2SequenceVySay6Wizard7ProblemVGSayAH14SourcePositionVSgGG_SSs5NeverOTg5010$s6Wizard7g5VAA14hi21VSgSSIgggo_AC_AFtSSs5J11OIegnrzr_TRAjNSSIgggo_Tf1cn_nTf4ng_n
# Func Hash:
280511523633436259
# Num Counters:
17
# Counter Values:
0
0
0
0
0
63
0
63
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
2
0
0

$sSTsE5first5where7ElementQzSgSbADKXE_tKFSS17UnicodeScalarViewV_Tg5037$sSS6WizardE21firstControlCharacters7d2O6E14VSgvgSbAFXEfU_Tf1cn_n
# Func Hash:
940975710033641176
# Num Counters:
18
# Counter Values:
0
0
0
25
0
0
1
0
0
0
0
0
0
0
0
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
__swift_noop_void_return:25
1
** External Symbol **:25
1
__swift_noop_void_return:25
1
__swift_noop_void_return:25

$sSTsE5first5where7ElementQzSgSbADKXE_tKFSS17UnicodeScalarViewV_Tg5089$s6Wizard15TextareaRowTypeV5value2of2inAA5ValueOSS_AA14ReadingContextVtAA7RefusalVYKFSbs7d2O6E6VXEfU_Tf1cn_n
# Func Hash:
661277202225109615
# Num Counters:
19
# Counter Values:
0
2
1
0
58
0
0
0
0
0
0
0
0
1
0
0
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
4
1
__swift_noop_void_return:58
1
** External Symbol **:58
1
__swift_noop_void_return:58
1
__swift_noop_void_return:58

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSD4KeysVySi6Wizard12SessionStateV13PendingAnswerO_G_Tg508$sSTsSL7c36RpzrlE6sortedSayABGyFSbAB_ABtcfu_SD4d13VySi6Wizard12fg3V13hI9O_G_Tt1G5Tf1cn_n
# Func Hash:
331779887548799119
# Num Counters:
9
# Counter Values:
1
1
5
4
0
4
0
0
0
# Num Bitmap Bytes:
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSD4KeysVySi6Wizard7ProblemV_G_Tg508$sSTsSL7c36RpzrlE6sortedSayABGyFSbAB_ABtcfu_SD4d12VySi6Wizard7F9V_G_Tt1G5Tf1cn_n
# Func Hash:
331779887548799119
# Num Counters:
9
# Counter Values:
0
0
0
0
16
16
0
0
0
# Num Bitmap Bytes:
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSDySi6Wizard10FlatGivingV6Choice33_D6404E761FF96C3A2E48DA08CE3554FALLVG_Tg5011$s6Wizard10ef54V11giveChoices2toyAA7SessionVz_tFSbSi3key_AC6Choice33_hijklmnO28FALLV5valuet_SiAH_AkLttXEfU_Tf1cn_n
# Func Hash:
331779887548799119
# Num Counters:
9
# Counter Values:
0
0
0
0
16
16
0
0
0
# Num Bitmap Bytes:
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSay6Wizard11FormCommandCG_Tg5019$s6Wizard12Compilede18C8commandsSayAA0C7F17CGvgSbAF_AFtXEfU_Tf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
17
17
# Num Bitmap Bytes:
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSay6Wizard15WrittenReactionVG_Tg5049$s6Wizard12FormCompilerV14placeReactionsyyFSbAA15eF10V_AFtXEfU_Tf1cn_n
# Func Hash:
331779887548799119
# Num Counters:
9
# Counter Values:
0
1
0
2
1
1
0
0
0
# Num Bitmap Bytes:
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSay6Wizard17ExpressionFailureVG_Tg5034$s6Wizard7SessionV8failuresSayAA17eF17VGvgSbAF_AFtXEfU_Tf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
16
16
# Num Bitmap Bytes:
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSays5Int32VG_Tg5045$s6Wizard15DependencyGraphV5nodes6ofRowsSays5D25VGSnySiG_tFSbAG_AGtXEfU0_6Wizard0gH0VTf1cn_nTf4ng_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
7
7
# Num Bitmap Bytes:
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFSnySiG_Tg578$sSa6WizardAA7ProblemVRszlE7inOrder2ofSayACGAA12CompiledFormC_tFSbSi_SitXEfU0_SaySiGTf1cn_nTf4ng_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
16
16
# Num Bitmap Bytes:
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFs18EnumeratedSequenceVySay6Wizard10DiagnosticVGG_Tg505$sSa6f4AA10G69VRszlE14inOrderOfPlaceSayACGvgSbSi6offset_AC7elementt_SiAF_AcGttXEfU_Tf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
17
17
# Num Bitmap Bytes:
$0

$sSTsE6sorted2bySay7ElementQzGSbAD_ADtKXE_tKFs18EnumeratedSequenceVySay6Wizard8ItemNameV4name_AH11FlatAnswersV7ContentO7contentAH12AnswerSourceO5valueAR5placetGG_Tg5011$s6Wizard11jk61V4give2to4onceSayAA7ProblemVGAA7SessionVz_SbtFSbSi6offset_AA8gh10V4name_AC7l13O7contentAA12nO52O5valueAT5placet7elementt_SiAL_AnO_AqrtutVtAWttXEfU_Tf1cn_n
# Func Hash:
1124680650748772420
# Num Counters:
3
# Counter Values:
0
16
16
# Num Bitmap Bytes:
$0

$sSTsE8contains5whereS2b7ElementQzKXE_tKFSS8UTF8ViewV_Tg5100$s6Wizard12TerminalTextO15mayHaveControls33_08AB2307573184B8ECDBA2FC159B6E6CLLySbSSFZSbs5UInt8VXEfU_Tf1cn_n
# Func Hash:
1014045255668417513
# Num Counters:
16
# Counter Values:
0
0
43
1526
115
0
1411
43
0
0
0
0
0
0
1435
1526
# Num Bitmap Bytes:
$0

$sSTsE8contains5whereS2b7ElementQzKXE_tKFSs17UnicodeScalarViewV_Tg5098$s6Wizard10URLRowTypeV5fault33_65E398D93827A9417BCC520349830D20LL12behindSchemeAA4WordOSgSs_tFSbs7d2O6E6VXEfU_Tf1cn_n
# Func Hash:
574828731902622630
# Num Counters:
32
# Counter Values:
0
0
117
0
117
117
0
0
117
7
0
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
117
117
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
0

$sSTsSQ7ElementRpzrlE13elementsEqualySbqd__STRd__AAQyd__ABRSlFSs8UTF8ViewV_SSAEVTg5
# Func Hash:
406782841847602103
# Num Counters:
21
# Counter Values:
230
230
230
0
0
22
0
208
0
0
0
0
0
0
0
0
0
230
0
0
230
# Num Bitmap Bytes:
$0

$sSTsSQ7ElementRpzrlE13elementsEqualySbqd__STRd__AAQyd__ABRSlFs10ArraySliceVys5UInt8VG_SayAHGTg5Tf4nx_n
# Func Hash:
1080275683121591792
# Num Counters:
8
# Counter Values:
26
26
26
26
0
0
0
26
# Num Bitmap Bytes:
$0

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFSays5UInt8VG_AHTg5
# Func Hash:
135188635066597463
# Num Counters:
8
# Counter Values:
31
31
31
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFSs8UTF8ViewV_SSAFVTg5
# Func Hash:
274495772736941247
# Num Counters:
33
# Counter Values:
0
21
0
0
0
0
0
7
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
28
0
0
21
0
0
# Num Bitmap Bytes:
$0

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFSs_SSTg5
# Func Hash:
495986877865871616
# Num Counters:
8
# Counter Values:
11
0
0
0
0
11
0
0
# Num Bitmap Bytes:
$0

$sSTsSQ7ElementRpzrlE6starts4withSbqd___tSTRd__AAQyd__ABRSlFs10ArraySliceVys5UInt8VG_SS8UTF8ViewVTg5Tf4nx_n
# Func Hash:
728130255262022791
# Num Counters:
29
# Counter Values:
1
3
83
0
0
83
1
0
0
0
0
1
0
0
0
0
0
0
0
0
0
0
0
0
0
0
83
0
0
# Num Bitmap Bytes:
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSS17UnicodeScalarViewV_Tg5
# Func Hash:
837508512936024119
# Num Counters:
18
# Counter Values:
0
28
284
0
0
0
30
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSS8UTF8ViewV_Tg5
# Func Hash:
456618549516190744
# Num Counters:
13
# Counter Values:
7
344
0
176
117
0
0
0
0
0
0
179
520
# Num Bitmap Bytes:
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSS_Tg5
# Func Hash:
619802544352864591
# Num Counters:
6
# Counter Values:
13
1
5
1
0
1
# Num Bitmap Bytes:
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSay6Wizard18FormJSONExpressionO8OperatorOG_Tg5
# Func Hash:
536873289996899879
# Num Counters:
4
# Counter Values:
1
1
1
0
# Num Bitmap Bytes:
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSay6Wizard5ValueOG_Tg5
# Func Hash:
536873293310889690
# Num Counters:
4
# Counter Values:
10
23
10
0
# Num Bitmap Bytes:
$0

$sSTsSQ7ElementRpzrlE8containsySbABFSs8UTF8ViewV_Tg5
# Func Hash:
734311862530832098
# Num Counters:
14
# Counter Values:
152
157
0
16
141
12
12
0
0
0
0
0
157
0
# Num Bitmap Bytes:
$0

$sSUss17FixedWidthIntegerRzrlE012dividingFullB0yx8quotient_x9remaindertx4high_9MagnitudeSjQz3lowt_tFs7UInt128V_Tg5
# Func Hash:
1029578618153427585
# Num Counters:
15
# Counter Values:
0
0
0
0
0
0
9
17
0
8
0
0
0
0
8
# Num Bitmap Bytes:
$0

$sSa034_makeUniqueAndReserveCapacityIfNotB0yyFs5Int32V_Tg5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
7
0
# Num Bitmap Bytes:
$0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lF6Wizard5ValueO_s15EmptyCollectionVyAHGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
6
0
6
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:6
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFSi_s15CollectionOfOneVySiGTg5
# Func Hash:
236790042695336059
# Num Counters:
16
# Counter Values:
14
13
7
0
14
6
0
0
0
0
0
0
0
0
0
14
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:14
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFs5Int32V_s15EmptyCollectionVyAGGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
41
0
41
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:41
0

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFs5UInt8V_s15CollectionOfOneVyAGGTg5
# Func Hash:
236790042695336059
# Num Counters:
16
# Counter Values:
12
0
12
6
6
0
6
0
0
0
0
0
0
0
0
12
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
1:6
1
2:6

$sSa15replaceSubrange_4withySnySiG_qd__nt7ElementQyd__RszSlRd__lFs5UInt8V_s15EmptyCollectionVyAGGTg5Tf4ndn_n
# Func Hash:
149074444777698130
# Num Counters:
14
# Counter Values:
0
1056
0
1056
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
0:1056
0

$sSa15reserveCapacityyySiF6Wizard5ValueO_Tg5
# Func Hash:
1063705160269360465
# Num Counters:
3
# Counter Values:
22
0
0
# Num Bitmap Bytes:
$0

$sSa17_customRemoveLastxSgyF6Wizard11TreeBuilderV5Frame33_825BEBD1B7AD440609A0244B45CA7713LLV_Tg5
# Func Hash:
238984481867023963
# Num Counters:
3
# Counter Values:
2735
0
0
# Num Bitmap Bytes:
$0

$sSa36_reserveCapacityAssumingUniqueBuffer8oldCountySi_tFs5Int32V_Tg5
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
7
3
# Num Bitmap Bytes:
$0

$sSa6WizardAA10DiagnosticVRszlE14inOrderOfPlaceSayACGvg
# Func Hash:
567185240127103298
# Num Counters:
4
# Counter Values:
0
0
17
0
# Num Bitmap Bytes:
$0

$sSa6WizardAA10DiagnosticVRszlE14withoutRepeatsSayACGvg
# Func Hash:
948827211568251762
# Num Counters:
7
# Counter Values:
0
0
0
0
1
0
0
# Num Bitmap Bytes:
$0

$sSa6WizardAA11CompiledRowCRszlE10staticType2ofAA06StaticE0OSi_tF
# Func Hash:
714500943269246596
# Num Counters:
11
# Counter Values:
13
108
8
4
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
15
$s6Wizard14IntegerRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:13
$s6Wizard13SelectRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:13
$s6Wizard14SegmentRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:11
$s6Wizard18MultiselectRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:10
$s6Wizard15DateTimeRowTypeVAA0dE0A2aDP06staticE0AA06StaticE0OvgTW:9
$s6Wizard11DateRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:8
$s6Wizard11TextRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:8
$s6Wizard11NameRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:7
$s6Wizard13SwitchRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:6
$s6Wizard14DecimalRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:6
$s6Wizard15DurationRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:5
$s6Wizard10RowOfItemsCAA0B4TypeA2aDP06staticE0AA06StaticE0OvgTW:4
$s6Wizard13NumberRowTypeVAA0cD0A2aDP06staticD0AA06StaticD0OvgTW:2
$s6Wizard10URLRowTypeVAA03RowC0A2aDP06staticC0AA06StaticC0OvgTW:1
$s6Wizard9IPRowTypeVAA03RowC0A2aDP06staticC0AA06StaticC0OvgTW:1

$sSa6WizardAA4NodeV6MemberVRszlE5index2ofSiSgSS_tF
# Func Hash:
204980580623457415
# Num Counters:
16
# Counter Values:
0
3586
224
16
504
504
0
504
0
0
0
0
0
0
0
208
# Num Bitmap Bytes:
$0

$sSa6WizardAA7ProblemVRszlE7inOrder2ofSayACGAA12CompiledFormC_tF
# Func Hash:
574663150004618358
# Num Counters:
15
# Counter Values:
0
0
0
0
0
0
0
0
0
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard10DiagnosticV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
0
194
0
194
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard11FormCommandC_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
3
18
3
17
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard14FormExpressionC_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
1
1
22
21
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard14FormJSONTargetV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
4
29
6
30
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard15FormJSONSectionV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
1
1
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard15NativePredicateO_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
1
1
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard15WrittenReactionV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
2
2
1
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard17ExpressionFailureV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
0
17
0
17
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard18ExpressionFunctionV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
12
12
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard3RowV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
0
0
1
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard4NodeV6MemberV_SayAIGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
54
54
109
80
29
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard4NodeV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
15
11
11
0
7
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard5Check_p_SayAeF_pGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
9
31
2
22
2
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard6OptionV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
2
2
1
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard6PhraseCSg_SayAHGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
2
2
32
30
2
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard6PhraseC_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
61
49
42
3
27
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard7MessageV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
0
0
1
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lF6Wizard7ProblemV_SayAGGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
0
273
0
273
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFSS2id_SnySiG5ranget_SaySSAE_AfGtGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
1
1
1
0
1
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFSS_SaySSGTg5
# Func Hash:
52047013800695382
# Num Counters:
9
# Counter Values:
52
100
0
48
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFSb_s8RepeatedVySbGTg5
# Func Hash:
236859845535587583
# Num Counters:
21
# Counter Values:
50
50
14
14
3
11
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5Int32V_SayAFGTg5
# Func Hash:
747141664563648086
# Num Counters:
9
# Counter Values:
1
1
1
0
1
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
4:1

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5Int32V_s10ArraySliceVyAFGTg5
# Func Hash:
329227198378347490
# Num Counters:
17
# Counter Values:
41
34
16
41
9
0
0
0
0
0
0
0
19
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
4
8:28
9:8
4:4
17:1

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5UInt8V_SRyAFGTg5
# Func Hash:
594112149724737211
# Num Counters:
15
# Counter Values:
4264
4264
0
4264
51
0
0
0
10
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
13
4:3283
9:317
2:288
3:193
8:50
5:37
1:31
7:27
6:19
17:16
16:1
32:1
33:1

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5UInt8V_SS8UTF8ViewVTg5
# Func Hash:
5832817452598839
# Num Counters:
10
# Counter Values:
1083
1033
50
1068
12
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5UInt8V_SWTg5
# Func Hash:
81825746195159577
# Num Counters:
18
# Counter Values:
1
1
1
1
1
1
1
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
17:1

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5UInt8V_s5SliceVySRyAFGGTg5
# Func Hash:
1002073031705572872
# Num Counters:
17
# Counter Values:
10
4
8
10
1
0
0
0
0
0
3
0
0
0
0
1
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
6
1:2
3:2
4:2
5:2
8:1
17:1

$sSa6append10contentsOfyqd__n_t7ElementQyd__RszSTRd__lFs5UInt8V_s8RepeatedVyAFGTg5
# Func Hash:
280681509537996277
# Num Counters:
21
# Counter Values:
1
1
12
1
0
12
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSa9repeating5countSayxGx_SitcfC6Wizard10OutputNodeO_Tt1g5Tf4gn_n
# Func Hash:
287486627296518367
# Num Counters:
5
# Counter Values:
3
20
20
20
0
# Num Bitmap Bytes:
$0

$sSa9repeating5countSayxGx_SitcfC6Wizard10StaticTypeO_Tt1g5Tf4gn_n
# Func Hash:
287486627296518367
# Num Counters:
5
# Counter Values:
261
62
62
62
0
# Num Bitmap Bytes:
$0

$sSa9repeating5countSayxGx_SitcfC6Wizard5GivenCSg_Tt1g5Tf4gn_n
# Func Hash:
287486627296518367
# Num Counters:
5
# Counter Values:
2144
16
16
16
0
# Num Bitmap Bytes:
$0

$sSa9repeating5countSayxGx_SitcfC6Wizard5ValueO_Tt1g5Tf4gn_n
# Func Hash:
1096621588718783215
# Num Counters:
5
# Counter Values:
2144
16
16
16
0
# Num Bitmap Bytes:
$0

$sSasSQRzlE2eeoiySbSayxG_ABtFZ6Wizard5ValueO_Tt1g5
# Func Hash:
974670607300770626
# Num Counters:
8
# Counter Values:
0
0
0
7
0
0
0
0
# Num Bitmap Bytes:
$0

$sSay6Wizard17FormJSONDirectoryV5EntryVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
3
1
1
# Num Bitmap Bytes:
$0

$sSay6Wizard17FormJSONDirectoryV5EntryVGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:1

$sSay6Wizard17FormJSONDirectoryV5EntryVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:2

$sSay6Wizard18FormJSONExpressionO8OperatorOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$sSay6Wizard4NodeV6MemberVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
80
16
16
# Num Bitmap Bytes:
$0

$sSay6Wizard4NodeV6MemberVGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
48
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:48

$sSay6Wizard4NodeV6MemberVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
32
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:32

$sSay6Wizard5ValueOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
10
3
3
# Num Bitmap Bytes:
$0

$sSay6Wizard5ValueOGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5

$sSay6Wizard5ValueOGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:5

$sSay6Wizard7SectionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
80
16
16
# Num Bitmap Bytes:
$0

$sSay6Wizard7SectionVGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
48
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:48

$sSay6Wizard7SectionVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
32
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:32

$sSay6Wizard8ReactionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$sSay7askform16TemplateArgumentVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$sSay7askform16TemplateArgumentVGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:16

$sSaySJGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
2
2
# Num Bitmap Bytes:
$0

$sSaySJGSayxGSTsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3
2
# Num Bitmap Bytes:
$0

$sSaySSGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
94
12
12
# Num Bitmap Bytes:
$0

$sSaySSGSayxGSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
50
12
# Num Bitmap Bytes:
$0

$sSaySSGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
19
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:19

$sSaySSGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:11

$sSaySiGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
34
15
15
# Num Bitmap Bytes:
$0

$sSaySiGSayxGSHsSHRzlWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
15
15
# Num Bitmap Bytes:
$0

$sSaySsGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
2
2
# Num Bitmap Bytes:
$0

$sSaySsGSayxGSTsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
3
1
# Num Bitmap Bytes:
$0

$sSays5Int32VGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
42
4
4
# Num Bitmap Bytes:
$0

$sSays5Int32VGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
28
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:28

$sSays5Int32VGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
14
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:14

$sSays5UInt8VGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
89
16
16
# Num Bitmap Bytes:
$0

$sSays5UInt8VGWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
51
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:51

$sSays5UInt8VGWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
38
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:38

$sSb6hidden_Sb8disabledtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$sSbSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
33
12
12
# Num Bitmap Bytes:
$0

$sSh21_nonEmptyArrayLiteralShyxGSayxG_tcfCSi_Tt0g5Tf4g_n
# Func Hash:
650973722606238697
# Num Counters:
8
# Counter Values:
0
2
2
2
2
2
0
0
# Num Bitmap Bytes:
$0

$sSh5unionyShyxGqd__n7ElementQyd__RszSTRd__lFSS_ShySSGTg5
# Func Hash:
484499721366794754
# Num Counters:
6
# Counter Values:
0
0
1
0
0
1
# Num Bitmap Bytes:
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFSS_Tg5
# Func Hash:
11922954720716284
# Num Counters:
5
# Counter Values:
6
23
3
3
6
# Num Bitmap Bytes:
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFSi_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
0
12
1
# Num Bitmap Bytes:
$0

$sSh8_VariantV6insertySb8inserted_x17memberAfterInserttxnFs6UInt32V_Tg5
# Func Hash:
536873290231689177
# Num Counters:
3
# Counter Values:
2
3
0
# Num Bitmap Bytes:
$0

$sSh8_VariantV6removeyxSgxFSi_Tg5
# Func Hash:
798733565552116341
# Num Counters:
4
# Counter Values:
0
15
8
0
# Num Bitmap Bytes:
$0

$sSh8containsySbxFSS_Tg5
# Func Hash:
290495009546477486
# Num Counters:
6
# Counter Values:
2
2
2
3
3
0
# Num Bitmap Bytes:
$0

$sSh8containsySbxFSi_Tg5
# Func Hash:
536873292490446314
# Num Counters:
4
# Counter Values:
0
0
3
1
# Num Bitmap Bytes:
$0

$sSh9formUnionyyqd__n7ElementQyd__RszSTRd__lFSS_SaySSGTg5Tf4gn_n
# Func Hash:
1124680649821146753
# Num Counters:
3
# Counter Values:
1
5
0
# Num Bitmap Bytes:
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufCSS_SaySSGTt0g5Tf4g_n
# Func Hash:
1124680649821146753
# Num Counters:
3
# Counter Values:
14
2
0
# Num Bitmap Bytes:
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufCSaySiG_SayADGTt0g5Tf4g_n
# Func Hash:
1124680649821146753
# Num Counters:
3
# Counter Values:
0
15
0
# Num Bitmap Bytes:
$0

$sShyShyxGqd__nc7ElementQyd__RszSTRd__lufCSi_SaySiGTt0g5Tf4g_n
# Func Hash:
1063705162111847769
# Num Counters:
3
# Counter Values:
0
24
0
# Num Bitmap Bytes:
$0

$sSi3key_6Wizard10FlatGivingV6Choice33_D6404E761FF96C3A2E48DA08CE3554FALLV5valuetMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$sSi6member_Si5grouptMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
2
2
# Num Bitmap Bytes:
$0

$sSi6offset_6Wizard10DiagnosticV7elementtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
17
16
16
# Num Bitmap Bytes:
$0

$sSi6offset_6Wizard12TextTemplateV4NodeO7elementtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
8
8
8
# Num Bitmap Bytes:
$0

$sSi6offset_6Wizard12TextTemplateV4NodeO7elementtSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
83
8
8
# Num Bitmap Bytes:
$0

$sSi6offset_6Wizard12TextTemplateV4NodeO7elementtSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
83
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:83

$sSi6offset_6Wizard15FormJSONSectionV7elementtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$sSi6offset_6Wizard15FormJSONSectionV7elementtSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
8
1
1
# Num Bitmap Bytes:
$0

$sSi6offset_6Wizard15FormJSONSectionV7elementtSgWOc
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4

$sSi6offset_6Wizard15FormJSONSectionV7elementtSgWOg
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
5
4
# Num Bitmap Bytes:
$0

$sSi6offset_6Wizard15FormJSONSectionV7elementtSgWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4

$sSi6offset_6Wizard15FormJSONSectionV7elementtSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$sSi6offset_6Wizard15FormJSONSectionV7elementtSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$sSi6offset_6Wizard8ItemNameV4name_AB11FlatAnswersV7ContentO7contentAB12AnswerSourceO5valueAL5placet7elementtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$sSiSgMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
2
2
# Num Bitmap Bytes:
$0

$sSksE5index_8offsetBy07limitedC05IndexQzSgAE_SiAEtFSnySiG_Tg5
# Func Hash:
948827209629204065
# Num Counters:
8
# Counter Values:
2
2
2
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSls11SubSequenceQzRszrlE8popFirst7ElementQzSgyFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
391331303446266705
# Num Counters:
6
# Counter Values:
4
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSlsE3mapySayqd__Gqd__7ElementQzqd_0_YKXEqd_0_YKs5ErrorRd_0_r0_lFSS8UTF8ViewV_s5Int32Vs5NeverOTg5040$s8Terminal15ClusterStandInsV4wideySays5F21VGSSFAFs5UInt8VXEfU0_Tf1cn_n
# Func Hash:
766314633562189773
# Num Counters:
18
# Counter Values:
26
0
0
26
1
1
0
0
0
0
0
0
0
0
0
1
26
26
# Num Bitmap Bytes:
$0

$sSlsE3mapySayqd__Gqd__7ElementQzqd_0_YKXEqd_0_YKs5ErrorRd_0_r0_lFShySiG_Sis5NeverOTg577$s6Wizard11FlatAnswersV4give2to4onceSayAA7ProblemVGAA7SessionVz_SbtFS2iXEfU0_6Wizard0N0VTf1cn_n
# Func Hash:
45209323043283571
# Num Counters:
16
# Counter Values:
0
0
0
0
0
0
16
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSlsE5countSivgSs8UTF8ViewV_Tgq5
# Func Hash:
1011877327643111818
# Num Counters:
8
# Counter Values:
12
0
0
0
0
0
12
0
# Num Bitmap Bytes:
$0

$sSlsE5first7ElementQzSgvgSS17UnicodeScalarViewV_Tgq5
# Func Hash:
1029578616116113188
# Num Counters:
16
# Counter Values:
1939
0
1939
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSlsE5first7ElementQzSgvgSS8UTF8ViewV_Tg5
# Func Hash:
928018417827527219
# Num Counters:
6
# Counter Values:
13257
13234
23
0
0
23
# Num Bitmap Bytes:
$0

$sSlsE5first7ElementQzSgvgSs17UnicodeScalarViewV_Tg5
# Func Hash:
95820318457796988
# Num Counters:
15
# Counter Values:
2
1
1
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS8UTF8ViewV_Tg5
# Func Hash:
1043996828049766345
# Num Counters:
43
# Counter Values:
0
0
154
0
154
0
0
0
0
0
0
28
0
0
0
0
28
0
0
28
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
28
28
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS8UTF8ViewV_TG5TA:154

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS8UTF8ViewV_Tg551$s6Wizard10TextPiecesV5wordsSaySSGvgSbs5UInt8VXEfU_Tf1nncn_n
# Func Hash:
165792824030182065
# Num Counters:
45
# Counter Values:
4
0
0
0
0
0
0
4
0
4
4
0
56
0
4
4
52
0
0
0
0
4
0
0
0
0
0
0
0
0
0
0
0
0
0
4
0
0
0
0
0
4
4
0
0
# Num Bitmap Bytes:
$0

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSS_Tg5
# Func Hash:
246513013039143028
# Num Counters:
28
# Counter Values:
0
73
679
58
58
39
43
0
0
0
0
43
4
0
19
0
0
0
37
21
0
0
0
0
43
43
0
15
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
5
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:444
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:196
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:73
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:28
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA:11

$sSlsE5split9maxSplits25omittingEmptySubsequences14whereSeparatorSay11SubSequenceQzGSi_S2b7ElementQzKXEtKFSs8UTF8ViewV_Tg5
# Func Hash:
1014354719394880828
# Num Counters:
42
# Counter Values:
0
0
0
24
0
3
0
3
0
3
3
3
0
0
0
0
3
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
3
0
27
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_Ss8UTF8ViewV_TG5TA:27

$sSlsE6prefix5while11SubSequenceQzSb7ElementQzKXE_tKFSS8UTF8ViewV_Tg5102$s8Terminal12SystemLocaleO9isCountry33_C07C2A8EEB4B3CA5FE4DC7DC97614DE4LL5namedSbSS_tFZSbs5UInt8VXEfU_Tf1cn_nTf4g_nTf4n_g
# Func Hash:
456618552554826593
# Num Counters:
13
# Counter Values:
9
0
6
0
6
0
0
0
0
0
0
0
9
# Num Bitmap Bytes:
$0

$sSlsE6prefix5while11SubSequenceQzSb7ElementQzKXE_tKFSS8UTF8ViewV_Tg555$s6Wizard8LanguageV10normalizedySSSgSSFZSbs5UInt8VXEfU_Tf1cn_nTf4g_nTf4n_g
# Func Hash:
764657764008295251
# Num Counters:
14
# Counter Values:
16
240
0
224
0
120
0
0
0
0
0
0
0
240
# Num Bitmap Bytes:
$0

$sSlsE6prefixy11SubSequenceQzSiFSS8UTF8ViewV_Tg5Tf4ng_nTf4nn_g
# Func Hash:
757987889140755623
# Num Counters:
10
# Counter Values:
1
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSlsE7isEmptySbvgSS8UTF8ViewV_Tg5
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
18595
1
# Num Bitmap Bytes:
$0

$sSlsE7isEmptySbvgSS8UTF8ViewV_Tgq5
# Func Hash:
382993475055910911
# Num Counters:
2
# Counter Values:
28
0
# Num Bitmap Bytes:
$0

$sSlsE9dropFirsty11SubSequenceQzSiFSS8UTF8ViewV_Tg5Tf4ng_nTf4nn_g
# Func Hash:
549520356926178318
# Num Counters:
13
# Counter Values:
3
0
0
0
0
0
0
0
0
0
0
3
3
# Num Bitmap Bytes:
$0

$sSlsE9dropFirsty11SubSequenceQzSiFSS_Tg5Tf4ng_n
# Func Hash:
308965778729647601
# Num Counters:
7
# Counter Values:
2
0
0
1
2
2
0
# Num Bitmap Bytes:
$0

$sSlsE9dropFirsty11SubSequenceQzSiFSaySSG_Tg5
# Func Hash:
37730075260148182
# Num Counters:
4
# Counter Values:
0
2
0
0
# Num Bitmap Bytes:
$0

$sSlsE9dropFirsty11SubSequenceQzSiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
331779887771207214
# Num Counters:
9
# Counter Values:
26
26
26
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSlsEy11SubSequenceQzqd__cSXRd__5BoundQyd__5IndexRtzluigSS8UTF8ViewV_s16PartialRangeFromVySSAEVGTg5Tf4nn_g
# Func Hash:
464058543399340037
# Num Counters:
5
# Counter Values:
38
0
14
38
38
# Num Bitmap Bytes:
$0

$sSlsEy11SubSequenceQzqd__cSXRd__5BoundQyd__5IndexRtzluigSS_s16PartialRangeFromVySSAEVGTg5
# Func Hash:
464058543399340037
# Num Counters:
5
# Counter Values:
67
0
55
67
67
# Num Bitmap Bytes:
$0

$sSlsSQ7ElementRpzrlE10firstIndex2of0C0QzSgAB_tFSS8UTF8ViewV_Tg5
# Func Hash:
456618552741723448
# Num Counters:
13
# Counter Values:
116
51
160
0
65
0
0
0
0
0
0
51
167
# Num Bitmap Bytes:
$0

$sSlsSQ7ElementRpzrlE10firstIndex2of0C0QzSgAB_tFSS_Tg5
# Func Hash:
591567704000552887
# Num Counters:
6
# Counter Values:
24
24
2
2
26
2
# Num Bitmap Bytes:
$0

$sSlsSQ7ElementRpzrlE10firstIndex2of0C0QzSgAB_tFSs8UTF8ViewV_Tg5
# Func Hash:
456618552741723448
# Num Counters:
13
# Counter Values:
164
358
519
0
45
0
0
0
0
0
0
522
0
# Num Bitmap Bytes:
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
331
303
28
# Num Bitmap Bytes:
$0

$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSs_Tg5
# Func Hash:
359601829170358676
# Num Counters:
24
# Counter Values:
0
138
18
18
18
138
6
27
0
0
0
27
21
0
12
0
0
0
0
0
0
18
0
0
# Num Bitmap Bytes:
$0

$sSms11SubSequenceQzRszrlE11removeFirstyySiFs10ArraySliceVys5UInt8VG_Tg5
# Func Hash:
52047014227485732
# Num Counters:
9
# Counter Values:
4
4
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSmsSKRz11SubSequenceSlQzRszrlE17_customRemoveLast7ElementSTQzSgyFSs17UnicodeScalarViewV_Tgq5
# Func Hash:
303685789282991510
# Num Counters:
10
# Counter Values:
0
1
0
1
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSnySiGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$sSnys5Int32VGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
4
4
4
# Num Bitmap Bytes:
$0

$sSo4statVSgWOg
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
53
47
# Num Bitmap Bytes:
$0

$sSo4statVSgWOi0_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
42
# Num Bitmap Bytes:
$0

$sSo4statVSgWOi_
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKF6Wizard11FormCommandC_Tg5019$s6Wizard12Compiledf18C8commandsSayAA0C7G17CGvgSbAF_AFtXEfU_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
17
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKF6Wizard17ExpressionFailureV_Tg5034$s6Wizard7SessionV8failuresSayAA17fG17VGvgSbAF_AFtXEfU_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
16
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFSi6offset_6Wizard10DiagnosticV7elementt_Tg505$sSa6f4AA10G69VRszlE14inOrderOfPlaceSayACGvgSbSi6offset_AC7elementt_SiAF_AcGttXEfU_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
17
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFSi6offset_6Wizard8ItemNameV4name_AD11FlatAnswersV7ContentO7contentAD12AnswerSourceO5valueAN5placet7elementt_Tg5011$s6Wizard11jk61V4give2to4onceSayAA7ProblemVGAA7SessionVz_SbtFSbSi6offset_AA8gh10V4name_AC7l13O7contentAA12nO52O5valueAT5placet7elementt_SiAL_AnO_AqrtutVtAWttXEfU_Tf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
16
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFSi_Tg578$sSa6WizardAA7ProblemVRszlE7inOrder2ofSayACGAA12CompiledFormC_tFSbSi_SitXEfU0_SaySiGTf1cn_nTf4ng_n
# Func Hash:
599005161042525363
# Num Counters:
8
# Counter Values:
0
0
0
16
0
0
0
0
# Num Bitmap Bytes:
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFs5Int32V_Tg5045$s6Wizard15DependencyGraphV5nodes6ofRowsSays5E25VGSnySiG_tFSbAG_AGtXEfU0_6Wizard0hI0VTf1cn_nTf4ng_n
# Func Hash:
599005161042525363
# Num Counters:
8
# Counter Values:
0
0
0
0
0
7
0
0
# Num Bitmap Bytes:
$0

$sSr15_stableSortImpl2byySbx_xtKXE_tKFs5Int32V_Tg5077$s6Wizard12GraphBuilderV5builds6ResultOyAA010DependencyB0VAA0F6CyclesVGyFSbs5E11V_AMtXEfU1_SayADGTf1cn_n
# Func Hash:
650973719745905783
# Num Counters:
8
# Counter Values:
4
4
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSs6WizardE16droppingFinalDot33_65E398D93827A9417BCC520349830D20LLSsvg
# Func Hash:
495986877857958901
# Num Counters:
8
# Counter Values:
7
0
7
0
0
0
0
0
# Num Bitmap Bytes:
$0

$sSs6WizardE8isScheme33_65E398D93827A9417BCC520349830D20LLSbvg
# Func Hash:
24661708227182108
# Num Counters:
17
# Counter Values:
0
79
0
0
35
44
13
13
13
0
0
0
0
0
79
0
79
# Num Bitmap Bytes:
$0

$sSs8UTF8ViewVABSTsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
1
# Num Bitmap Bytes:
$0

$sSs8UTF8ViewVyABSnySS5IndexVGcigTf4nn_g
# Func Hash:
334492582692223273
# Num Counters:
5
# Counter Values:
151
0
0
0
151
# Num Bitmap Bytes:
$0

$sSysE2eeoiySbx_qd__tSyRd__lFZSs_SSTgq5Tf4nnd_n
# Func Hash:
167471835783826887
# Num Counters:
6
# Counter Values:
3
3
0
0
0
0
# Num Bitmap Bytes:
$0

$ss10ArraySliceVySSGAByxGSKsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
22
3
# Num Bitmap Bytes:
$0

$ss10ArraySliceVySSGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
25
3
3
# Num Bitmap Bytes:
$0

$ss10ArraySliceVySsGAByxGSTsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
1
1
# Num Bitmap Bytes:
$0

$ss10ArraySliceVySsGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$ss10_NativeSetV13copyAndResize8capacityySi_tFSS_Tg5
# Func Hash:
1145296626565257391
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
6
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss10_NativeSetV13copyAndResize8capacityySi_tFSi_Tg5
# Func Hash:
1145296626565257391
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
10
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss10_NativeSetV13copyAndResize8capacityySi_tFs6UInt32V_Tg5
# Func Hash:
1145296626565257391
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss10_NativeSetV4copyyyFSS_Tg5
# Func Hash:
814794178475982317
# Num Counters:
10
# Counter Values:
0
14
0
0
0
1
0
0
1
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
8:1
0

$ss10_NativeSetV6resize8capacityySi_tFSS_Tg5
# Func Hash:
1055036166725834753
# Num Counters:
15
# Counter Values:
0
0
0
1
0
0
0
1
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$ss10_NativeSetV6resize8capacityySi_tFSi_Tg5
# Func Hash:
1011178362422763219
# Num Counters:
15
# Counter Values:
0
0
0
2
0
2
0
0
2
0
0
2
0
0
0
# Num Bitmap Bytes:
$0

$ss10_NativeSetV6resize8capacityySi_tFs6UInt32V_Tg5
# Func Hash:
1011178362422763219
# Num Counters:
15
# Counter Values:
0
0
0
1
0
1
0
0
1
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$ss10_NativeSetV7_delete2atys10_HashTableV6BucketV_tFSi_Tg5
# Func Hash:
876259027003514756
# Num Counters:
13
# Counter Values:
0
0
0
0
0
0
0
0
8
0
0
0
0
# Num Bitmap Bytes:
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtFSS_Tg5
# Func Hash:
526279452064647499
# Num Counters:
10
# Counter Values:
0
16
1
1
1
6
0
0
0
0
# Num Bitmap Bytes:
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtFSi_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
0
0
2
0
0
10
0
0
# Num Bitmap Bytes:
$0

$ss10_NativeSetV9insertNew_2at8isUniqueyxn_s10_HashTableV6BucketVSbtFs6UInt32V_Tg5
# Func Hash:
650973720594510684
# Num Counters:
8
# Counter Values:
0
1
1
0
0
1
0
0
# Num Bitmap Bytes:
$0

$ss11_SetStorageCySSGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
8
5
5
# Num Bitmap Bytes:
$0

$ss11_SetStorageCySiGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
14
5
5
# Num Bitmap Bytes:
$0

$ss11_SetStorageCys6UInt32VGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$ss11_StringGutsV15scalarAlignSlowySS5IndexVAEF
# Func Hash:
157411392277873635
# Num Counters:
13
# Counter Values:
0
0
124
14
1
2
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss11_StringGutsV19validateScalarIndex_2inSS0E0VAF_SnyAFGtF
# Func Hash:
484499717999460357
# Num Counters:
7
# Counter Values:
123
0
0
0
0
0
123
# Num Bitmap Bytes:
$0

$ss11_StringGutsV19validateScalarIndexySS0E0VAEF
# Func Hash:
360019387990068195
# Num Counters:
6
# Counter Values:
3122
0
0
0
3122
751
# Num Bitmap Bytes:
$0

$ss11_StringGutsV28validateInclusiveScalarIndexySS0F0VAEF
# Func Hash:
360019386177446894
# Num Counters:
6
# Counter Values:
52
0
0
0
52
14
# Num Bitmap Bytes:
$0

$ss12Zip2SequenceV8IteratorV4next7ElementQz_AFQy_tSgyFSs8UTF8ViewV_SSAJVTg5
# Func Hash:
502833844463935098
# Num Counters:
14
# Counter Values:
42
4
38
38
0
0
0
0
0
0
0
0
0
38
# Num Bitmap Bytes:
$0

$ss12Zip2SequenceV8IteratorVySs8UTF8ViewVSSAEV_GMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
4
1
1
# Num Bitmap Bytes:
$0

$ss12Zip2SequenceV8IteratorVySs8UTF8ViewVSSAEV_GWOh
# Func Hash:
170957022131388415
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
1
** External Symbol **:4

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard10OutputNodeO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
11
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard10StaticTypeO7ItemKeyV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard10StaticTypeO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
62
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard11LocatedTextV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard12ExactDecimalVSg_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard12OutputChangeV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard13FormJSONFieldV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard14FormJSONEffectV6effect_AG15NativePredicateO9predicatet_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard14FormJSONEffectV_AG15NativePredicateOt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard14FormJSONOptionV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard15FormJSONOperandO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard15FormJSONSectionV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard15NativePredicateO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard4NodeV6MemberV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard4NodeV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard5ValueO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
42
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard6OptionV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtF6Wizard7RefusalVSg_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSDySSSiG_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSJ_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSSSg_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
297
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSbSg_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
7
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFSi_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
103
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs5Int32V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
73
# Num Bitmap Bytes:
$0

$ss15ContiguousArrayV16_createNewBuffer14bufferIsUnique15minimumCapacity13growForAppendySb_SiSbtFs7UInt128V4word_6Wizard15ExpressionTokenV4KindO4kindt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
14
# Num Bitmap Bytes:
$0

$ss15_arrayForceCastySayq_GSayxGr0_lF6Wizard14FormJSONEffectV_AD15NativePredicateOt_AF6effect_AH9predicatetTg5
# Func Hash:
798733564746536146
# Num Counters:
4
# Counter Values:
0
16
1
0
# Num Bitmap Bytes:
$0

$ss17FixedWidthIntegerPsE014multipliedFullB02byx4high_9MagnitudeQz3lowtx_tFs7UInt128V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
10
# Num Bitmap Bytes:
$0

$ss17FixedWidthIntegerPsEyxSgSScfCSi_Tt1g5
# Func Hash:
589371670535851267
# Num Counters:
28
# Counter Values:
13
0
0
0
0
0
13
0
0
21
0
0
21
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtF6Wizard4RuleO_AF6PhraseCTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_6Wizard10CustomTypeVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
1
0
0
0
1
0
1
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_6Wizard11LocatedTextVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
6
0
0
0
4
0
4
0
0
0
4
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_6Wizard12OptionSourceV6BranchVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
1
0
0
0
1
0
1
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_6Wizard15FormJSONWordingV5Field33_361CCC5D881895FCABB0F295AC0F45B9LLVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
22
0
0
0
1
0
4
0
0
0
4
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_6Wizard4NodeV6MemberVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
1
0
0
0
1
0
1
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_SaySiGTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
12
0
0
0
4
0
6
0
0
0
6
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSS_SiTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
65
0
0
0
22
0
23
0
0
0
23
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_6Wizard12FileSnapshotVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
1
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_6Wizard12SessionStateV13PendingAnswerOTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
4
0
0
0
4
0
2
0
0
0
2
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_6Wizard7RowType_pSgTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
1
0
0
0
1
0
1
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_6Wizard8ItemListVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
2
0
0
0
3
0
2
0
0
0
2
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_6Wizard8ReactionVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
1
0
0
0
1
0
1
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_6Wizard9ItemQueueVTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
0
0
0
0
3
0
0
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_SSTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
6
0
0
0
5
0
4
0
0
0
4
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_Say6Wizard8ReactionVGTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
1
0
0
0
1
0
1
0
0
0
1
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV20_copyOrMoveAndResize8capacity12moveElementsySi_SbtFSi_SbTg5
# Func Hash:
231439397321152387
# Num Counters:
17
# Counter Values:
0
0
0
2
0
0
0
3
0
2
0
0
0
2
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV4copyyyFSi_6Wizard8ItemListVTg5
# Func Hash:
814794178475982317
# Num Counters:
10
# Counter Values:
0
7
0
0
0
3
0
0
3
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
8:3
0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSS_SaySiGTg5
# Func Hash:
1145296626448065675
# Num Counters:
15
# Counter Values:
0
0
0
0
0
0
0
0
0
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSi_6Wizard12SessionStateV13PendingAnswerOTg5
# Func Hash:
1145296626448065675
# Num Counters:
15
# Counter Values:
1
0
1
0
0
0
0
0
1
7
0
1
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV7_delete2atys10_HashTableV6BucketV_tFSi_6Wizard8ItemListVTg5
# Func Hash:
1145296626448065675
# Num Counters:
15
# Counter Values:
3
0
8
5
0
5
0
0
5
2
0
6
0
3
3
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSS_6Wizard10CustomTypeVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
3
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSS_6Wizard12OptionSourceV6BranchVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSS_SiTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
12
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_6Wizard12SessionStateV13PendingAnswerOTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
8
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_6Wizard7RowType_pSgTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
2
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_6Wizard8ItemListVTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
14
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_Say6Wizard8ReactionVGTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
3
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV7_insert2at3key5valueys10_HashTableV6BucketV_xnq_ntFSi_SbTg5
# Func Hash:
784007058953177093
# Num Counters:
2
# Counter Values:
5
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSS_6Wizard10CustomTypeVTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
3
1
0
0
1
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSS_6Wizard12OptionSourceV6BranchVTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
2
1
0
0
1
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSS_SiTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
12
4
0
0
7
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_6Wizard12SessionStateV13PendingAnswerOTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
8
2
0
0
4
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_6Wizard7RowType_pSgTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
2
2
1
0
0
1
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_6Wizard8ItemListVTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
14
2
0
0
3
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV8setValue_6forKey8isUniqueyq_n_xSbtFSi_SbTg5
# Func Hash:
650973723230026183
# Num Counters:
8
# Counter Values:
0
5
2
0
0
3
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV_8isUniqueq_Sgx_SbtciMSi_6Wizard8ItemListVTg5
# Func Hash:
596847751958618171
# Num Counters:
15
# Counter Values:
35
35
0
0
3
0
0
0
0
35
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss17_NativeDictionaryV_8isUniqueq_Sgx_SbtciMSi_6Wizard9ItemQueueVTg5
# Func Hash:
596847751958618171
# Num Counters:
15
# Counter Values:
25
22
25
0
0
3
0
25
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss18EnumeratedSequenceV8IteratorV4nextSi6offset_7ElementQz7elementtSgyFSay6Wizard12TextTemplateV4NodeOG_Tg5
# Func Hash:
798733566933097745
# Num Counters:
4
# Counter Values:
27
83
0
0
# Num Bitmap Bytes:
$0

$ss18EnumeratedSequenceV8IteratorV4nextSi6offset_7ElementQz7elementtSgyFSay6Wizard15FormJSONSectionVG_Tg5
# Func Hash:
798733566933097745
# Num Counters:
4
# Counter Values:
1
4
0
0
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCy6Wizard4RuleOAC6PhraseCGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
3
2
2
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCyS2SGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
21
12
12
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySS6Wizard10CustomTypeVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySS6Wizard11LocatedTextVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
8
3
3
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySS6Wizard12FormJSONKindOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySS6Wizard12OptionSourceV6BranchVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySS6Wizard15FormJSONWordingV5Field33_361CCC5D881895FCABB0F295AC0F45B9LLVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
1
1
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySS6Wizard4NodeV6MemberVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySSSaySiGGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
10
3
3
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySSSiGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
46
6
6
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySi6Wizard12FileSnapshotVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySi6Wizard12SessionStateV13PendingAnswerOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
6
4
4
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySi6Wizard7RowType_pSgGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySi6Wizard8ItemListVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
8
3
3
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySi6Wizard8ReactionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySi6Wizard9ItemQueueVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
3
3
3
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySiSSGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
9
3
3
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySiSay6Wizard8ReactionVGGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$ss18_DictionaryStorageCySiSbGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
3
3
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfC6Wizard5ValueO_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfCs5UInt8V_Tt1g5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
18
0
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV19_uninitializedCount15minimumCapacityAByxGSi_SitcfCs5UInt8V_Tt1gq5
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
211
211
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard10DiagnosticV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
194
194
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard10OutputNodeO6MemberV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
100
98
25
0
75
98
0
0
46
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
33:23
65:19
513:13
129:12
257:8
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard10OutputNodeO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
11
0
11
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard10OutputTreeV5Group33_6BBB4ECB2F0F4B7775936C68FA52C2B3LLV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
3
3
0
0
3
3
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
17:2
33:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard10StagedFileV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
3
3
3
0
0
3
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard10StaticTypeO7ItemKeyV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4
0
4
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard10StaticTypeO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
96
34
80
0
16
34
0
0
10
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
8:14
17:2
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard10YAMLParserV4Open33_5833723A75E4FE5F718FE811A8C61C7BLLV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
39
39
14
0
25
39
0
0
17
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
32:10
64:8
128:7
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard11FormJSONMapV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1
1
1
0
0
1
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard11LocatedTextV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
20
0
20
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard11TreeBuilderV5Frame33_825BEBD1B7AD440609A0244B45CA7713LLV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
76
76
24
0
52
76
0
0
44
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
4
65:19
129:18
257:14
513:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard11WrittenListV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
7
7
3
0
4
7
0
0
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
129:2
257:2
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard12CommandCheckV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1
1
1
0
0
1
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard12ExactDecimalVSg_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
1
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:1

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard12OutputChangeV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
12
0
12
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard12OutputFormat_pSg_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
16
16
16
0
0
16
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard12OutputFormat_p_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
16
16
16
0
0
16
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard12TextTemplateV4NodeO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
71
71
24
0
47
71
0
0
26
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
65:24
129:19
257:4
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard12TextTemplateV9ReferenceV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
31
31
27
0
4
31
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
32:4
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard12WrittenCheckO5check_SiSg3rowt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
2
2
2
0
0
2
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard13FormJSONFieldV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
18
18
6
0
12
18
0
0
12
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
513:12
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard13OutputContentV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
15
15
15
0
0
15
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard14ExpressionNodeV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
77
28
49
0
28
28
0
0
16
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
65:22
129:4
257:2
0
1
0:49

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard14ExpressionTreeV9ReferenceV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
66
66
46
0
20
66
0
0
13
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
64:15
128:4
256:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard14FormJSONEffectV6effect_AH15NativePredicateO9predicatet_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
10
5
9
0
1
5
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
257:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard14FormJSONEffectV_AH15NativePredicateOt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
5
1
5
0
0
1
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard14FormJSONEffectV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
6
6
4
0
2
6
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
257:2
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard14FormJSONOptionV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
6
6
2
0
4
6
0
0
2
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
129:2
257:2
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard14FormJSONTargetV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
13
38
33
0
5
12
0
0
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
129:2
257:2
513:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard14PredicateCheckV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
7
7
7
0
0
7
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard15CompiledSectionV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
39
39
16
0
23
39
0
0
15
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
65:13
129:10
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard15FormJSONOperandO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard15FormJSONSectionV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
13
13
6
0
7
13
0
0
5
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
129:4
257:3
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard15NativePredicateO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
80
75
58
0
22
75
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
8:22
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard15OwnedExpressionV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
64
64
14
0
50
64
0
0
39
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
33:14
65:13
513:10
129:9
257:4
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard15WrittenReactionV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
6
5
4
0
2
5
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
65:2
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard17CompiledFormCheckV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
2
2
2
0
0
2
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard17ExpressionFailureV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
17
33
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard17FormJSONDirectoryV5EntryV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
6
5
2
0
4
5
0
0
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
513:4
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard18ExpressionFunctionV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
12
12
12
0
0
8
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard18FormJSONExpressionO4PartV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1
1
1
0
0
1
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard3RowV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
46
2
45
0
1
2
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
257:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard4NodeV6MemberV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
3052
776
2539
0
589
765
0
0
525
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
129:365
33:102
65:83
257:26
513:13
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard4NodeV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
523
135
448
0
102
135
0
0
75
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
8
32:36
64:35
128:12
513:10
65:4
256:2
512:2
129:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard5Check_p_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
52
66
57
0
9
44
0
0
9
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
33:9
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard5ValueO_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
155
83
121
0
34
83
0
0
23
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
32:20
64:7
513:3
128:2
257:2
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard6OptionV4left_AH0Q4ListC5rightt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
2
2
1
0
1
2
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
64:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard6OptionV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
324
2
323
0
1
2
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
129:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard7ItemRowV_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
12
12
3
0
9
12
0
0
4
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
16:3
32:2
64:2
128:2
0
1
0:3

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard7ProblemV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
284
284
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard7RefusalVSg_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
5
0
5
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard7SectionV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
37
37
14
0
23
37
0
0
17
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
17:13
33:10
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF6Wizard8ReactionV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
3
3
3
0
0
3
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF7askform13OptionScannerV5FoundV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
57
57
15
0
42
57
0
0
28
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
3
17:15
33:15
65:12
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtF7askform13PlannedOutputV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
16
16
16
0
0
16
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSDySSSiG_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1
0
1
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSJ_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
5
4
3
0
2
4
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
16:2
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSS2id_SnySiG5ranget_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
2
2
1
0
1
2
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
32:1
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSS4name_s5Int32V4listt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
1
1
1
0
0
1
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSSSg_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
4
0
4
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSS_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
554
373
551
0
114
323
0
0
85
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
5
16:55
32:23
64:18
128:15
256:3
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSb6hidden_Sb8disabledt_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
16
16
16
0
0
16
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:16

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSbSg_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
7
0
7
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:7

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSb_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
45
19
41
0
4
13
0
0
3
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
1
33:4
0
9
0:9
17:8
9:7
33:7
513:4
8:2
65:2
4:1
5:1

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi3key_6Wizard10FlatGivingV6Choice33_D6404E761FF96C3A2E48DA08CE3554FALLV5valuet_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
0
16
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi6member_Si5groupt_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
3
3
2
0
1
3
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
1
16:1
0
1
0:2

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi6offset_6Wizard10DiagnosticV7elementt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
0
17
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi6offset_6Wizard8ItemNameV4name_AI11FlatAnswersV7ContentO7contentAI12AnswerSourceO5valueAS5placet7elementt_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
0
0
16
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSi_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
278
218
246
0
64
218
0
0
30
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
4
8:34
17:13
33:11
65:6
0
1
0:246

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSnySiG_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
3
3
1
0
2
3
0
0
1
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
2
16:1
32:1
0
1
0:1

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs8UTF8ViewV_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
42
42
35
0
7
42
0
0
6
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
1
32:7
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFSs_Tg5
# Func Hash:
1040079909134615379
# Num Counters:
9
# Counter Values:
161
161
84
0
77
161
0
0
45
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
2
32:52
64:25
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5Int32V4from_AI2tot_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
82
82
22
0
60
82
0
0
36
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
7
8:19
17:15
33:9
65:7
513:6
129:2
257:2
0
1
0:22

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5Int32V4node_SnyAIG4restt_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
7
7
4
0
3
7
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
1
17:3
0
1
0:4

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5Int32V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
192
66
160
0
32
66
0
0
15
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
7
8:11
17:8
32:5
16:4
4:2
33:1
65:1
0
9
0:127
129:13
65:6
9:4
33:3
128:2
257:2
513:2
17:1

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs5UInt8V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
246
234
152
0
94
234
0
0
59
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
11
33:15
65:13
0:12
5:12
17:10
129:10
513:10
9:5
8:3
257:3
2:1
0
1
0:152

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs6UInt32V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
15
15
0
0
15
15
0
0
8
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
5
4:3
8:3
17:3
33:3
65:3
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs6UInt64V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
64
64
16
0
48
64
0
0
28
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
3
8:16
17:16
33:16
0
1
0:16

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs7UInt128V4word_6Wizard15ExpressionTokenV4KindO4kindt_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
14
0
14
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
0
0
1
0:14

$ss22_ContiguousArrayBufferV20_consumeAndCreateNew14bufferIsUnique15minimumCapacity13growForAppendAByxGSb_SiSbtFs7UInt128V_Tg5
# Func Hash:
326953198419788627
# Num Counters:
9
# Counter Values:
48
48
0
0
48
48
0
0
35
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
3
6
16:8
32:8
64:8
128:8
256:8
512:8
0
0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF6Wizard10OutputNodeO6MemberV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF6Wizard11CompiledRowC_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF6Wizard11FormCommandC_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF6Wizard15WrittenReactionV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF6Wizard17ExpressionFailureV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyF6Wizard17FormJSONDirectoryV5EntryV_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFSb_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
26
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFSi3key_6Wizard10FlatGivingV6Choice33_D6404E761FF96C3A2E48DA08CE3554FALLV5valuet_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFSi6offset_6Wizard10DiagnosticV7elementt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
17
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFSi6offset_6Wizard8ItemNameV4name_AF11FlatAnswersV7ContentO7contentAF12AnswerSourceO5valueAP5placet7elementt_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
16
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFSi_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
32
# Num Bitmap Bytes:
$0

$ss22_ContiguousArrayBufferV20_consumeAndCreateNewAByxGyFs5Int32V_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
33
# Num Bitmap Bytes:
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlF6Wizard4RuleO_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
0
0
6
# Num Bitmap Bytes:
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSS_Tg5
# Func Hash:
607699200200471043
# Num Counters:
5
# Counter Values:
359
261
251
485
109
# Num Bitmap Bytes:
$0

$ss22__RawDictionaryStorageC4find_9hashValues10_HashTableV6BucketV6bucket_Sb5foundtx_SitSHRzlFSi_Tg5
# Func Hash:
238984481110885645
# Num Counters:
3
# Counter Values:
543
267
535
# Num Bitmap Bytes:
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlF6Wizard4RuleO_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSS_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
485
# Num Bitmap Bytes:
$0

$ss22__RawDictionaryStorageC4findys10_HashTableV6BucketV6bucket_Sb5foundtxSHRzlFSi_Tg5
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
535
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard10OutputNodeO6MemberVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
100
15
15
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard10OutputNodeOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
11
6
6
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard10OutputTreeV5Group33_6BBB4ECB2F0F4B7775936C68FA52C2B3LLVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
23
15
15
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard10StagedFileVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
3
3
3
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard10StaticTypeO7ItemKeyVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
4
2
2
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard10StaticTypeOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
96
11
11
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard10YAMLParserV4Open33_5833723A75E4FE5F718FE811A8C61C7BLLVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
39
7
7
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard11FormJSONMapVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard11LocatedTextVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
20
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard11TreeBuilderV5Frame33_825BEBD1B7AD440609A0244B45CA7713LLVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
76
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard11WrittenListVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
7
3
3
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard12CommandCheckVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard12ExactDecimalVSgGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard12OutputChangeVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
12
12
12
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard12OutputFormat_pGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
31
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard12OutputFormat_pSgGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard12TextTemplateV4NodeOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
71
8
8
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard12TextTemplateV9ReferenceVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
31
8
8
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard12WrittenCheckO5check_SiSg3rowtGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
2
2
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard13FormJSONFieldVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
18
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard13OutputContentVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
15
15
15
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard14ExpressionNodeVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1099
14
14
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard14ExpressionTreeV9ReferenceVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1088
14
14
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard14FormJSONEffectV6effect_AC15NativePredicateO9predicatetGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
10
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard14FormJSONEffectVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
6
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard14FormJSONEffectV_AC15NativePredicateOtGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard14FormJSONOptionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
6
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard14FormJSONTargetV6ActionOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
35
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard14FormJSONTargetVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
13
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard14PredicateCheckVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
7
5
5
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard15CompiledSectionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
39
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard15FormJSONOperandOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard15FormJSONSectionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
21
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard15NativePredicateOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
155
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard15OwnedExpressionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
64
14
14
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard15WrittenReactionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
6
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard17CompiledFormCheckVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
2
2
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard17FormJSONDirectoryV5EntryVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
6
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard17OutputDestinationOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
31
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard18ExpressionFunctionV9ParameterOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
4
4
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard18ExpressionFunctionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
28
4
4
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard18FormJSONExpressionO4PartVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard18FormJSONExpressionO8OperatorOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard3RowVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
50
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard4NodeV6MemberVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
3087
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard4NodeVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
538
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard5Check_pGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
427
15
15
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard5ValueOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
179
12
12
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard6OptionV4left_AC0E4ListC5righttGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
2
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard6OptionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
324
13
13
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard6PhraseCSgGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard7ItemRowVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
12
3
3
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard7MessageVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard7RefusalVSgGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
3
3
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard7RowType_pXpGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard7SectionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
39
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard8ReactionVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
3
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy6Wizard9ConditionOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy7askform13OptionScannerV5FoundVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
57
15
15
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy7askform13PlannedOutputVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCy7askform9ArgumentsV11CommandNameOGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
69
15
15
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySDySSSiGGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySJGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
10
2
2
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySS2id_SnySiG5rangetGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
5
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySS4name_s5Int32V4listtGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySSGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
3009
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySSSgGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
4
2
2
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySS_6Wizard13FormJSONFieldVtGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySS_SStGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
9
3
3
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySay6Wizard18FormJSONExpressionO8OperatorOGGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySaySSGGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySaySiGGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySb6hidden_Sb8disabledtGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
16
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySbGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
45
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySbSgGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
7
3
3
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySi6member_Si5grouptGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
3
2
2
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySiGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
400
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySnySiGGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
3
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySs8UTF8ViewVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
42
8
8
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCySsGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
161
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCys12StaticStringVGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
62
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCys5Int32V4from_AD2totGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
82
15
15
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCys5Int32V4node_SnyADG4resttGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
7
4
4
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCys5Int32VGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
320
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCys5UInt8VGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
515
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCys6UInt32VGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
18
1
1
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCys6UInt64VGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
64
16
16
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCys7UInt128V4word_6Wizard15ExpressionTokenV4KindO4kindtGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
14
14
14
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCys7UInt128VGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
56
8
8
# Num Bitmap Bytes:
$0

$ss23_ContiguousArrayStorageCyyXlGMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
40
11
11
# Num Bitmap Bytes:
$0

$ss30_copySequenceToContiguousArrayys0dE0Vy7ElementQzGxSTRzlFs010EnumeratedB0VySay6Wizard10DiagnosticVGG_Tg5
# Func Hash:
1021259871394192324
# Num Counters:
13
# Counter Values:
0
0
0
0
0
17
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss30_copySequenceToContiguousArrayys0dE0Vy7ElementQzGxSTRzlFs010EnumeratedB0VySay6Wizard8ItemNameV4name_AI11FlatAnswersV7ContentO7contentAI12AnswerSourceO5valueAS5placetGG_Tg5
# Func Hash:
1021259871394192324
# Num Counters:
13
# Counter Values:
0
0
0
0
0
16
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
2
0
0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSD4KeysVySi6Wizard12SessionStateV13PendingAnswerO_G_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
4
4
0
# Num Bitmap Bytes:
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSD4KeysVySi6Wizard7ProblemV_G_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
16
0
0
# Num Bitmap Bytes:
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSDySi6Wizard10FlatGivingV6Choice33_D6404E761FF96C3A2E48DA08CE3554FALLVG_Tg5
# Func Hash:
238984484656208796
# Num Counters:
3
# Counter Values:
16
0
0
# Num Bitmap Bytes:
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSS8UTF8ViewV_Tgq5
# Func Hash:
11922952732531945
# Num Counters:
6
# Counter Values:
263
211
0
0
0
56
# Num Bitmap Bytes:
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSnySiG_Tg5
# Func Hash:
421769328770610693
# Num Counters:
12
# Counter Values:
6454
6403
67
51
51
0
0
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFSnys5Int32VG_Tg5
# Func Hash:
1055735125424725613
# Num Counters:
9
# Counter Values:
28
28
0
28
0
0
0
0
0
# Num Bitmap Bytes:
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFs0E5SliceVy6Wizard11CompiledRowCG_Tg5
# Func Hash:
694937219800265633
# Num Counters:
6
# Counter Values:
6
6
6
6
0
0
# Num Bitmap Bytes:
$0

$ss32_copyCollectionToContiguousArrayys0dE0Vy7ElementQzGxSlRzlFs0E5SliceVy6Wizard5ValueOG_Tg5
# Func Hash:
694937219800265633
# Num Counters:
6
# Counter Values:
5
5
5
5
0
0
# Num Bitmap Bytes:
$0

$ss5Int32V4from_AB2totMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
15
15
15
# Num Bitmap Bytes:
$0

$ss5Int32V4node_SnyABG4resttMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
4
4
4
# Num Bitmap Bytes:
$0

$ss5Int32V_SStMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
1
1
1
# Num Bitmap Bytes:
$0

$ss5SliceV32withContiguousStorageIfAvailableyqd__Sgqd__SRy7ElementQzGKXEKlFSRyxGq_s5Error_pRi_zRi0_zRi__Ri0__r0_lys5UInt8Vqd__Isgyrzo_ABySS8UTF8ViewVGADsAI_pAMRszr__lIetMggrzo_Tpq5SiSg_Tg5061$ss17FixedWidthIntegerPsE_5radixxSgqd___SitcSyRd__lufcADSRys5i15VGXEfU_Si_SsTG5Y12Tf3nnpSi10_nTf1cn_n
# Func Hash:
948827209439393870
# Num Counters:
6
# Counter Values:
29
0
0
29
0
0
# Num Bitmap Bytes:
$0

$ss5SliceV32withContiguousStorageIfAvailableyqd__Sgqd__SRy7ElementQzGKXEKlFqd__AGKXEfU_SRys5UInt8VGABySS8UTF8ViewVGSRyxGq_s5Error_pRi_zRi0_zRi__Ri0__r0_lyAIqd__Isgyrzo_qd__sAO_pALRszr__lIetyggrzo_Tpq5AISg_Tg5061$ss17FixedWidthIntegerPsE_5radixxSgqd___SitcSyRd__lufcADSRys5H29VGXEfU_AF_SsTG5SiTf3nnpSi10_nTf1nnc_nTf4xn_n
# Func Hash:
578646910423574283
# Num Counters:
37
# Counter Values:
12
0
0
0
12
0
0
12
0
0
21
0
0
21
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
12
0
0
0
# Num Bitmap Bytes:
$0

$ss5SliceV32withContiguousStorageIfAvailableyqd__Sgqd__SRy7ElementQzGKXEKlFqd__AGKXEfU_SRys5UInt8VGABySS8UTF8ViewVGSRyxGq_s5Error_pRi_zRi0_zRi__Ri0__r0_lyAIqd__Isgyrzo_qd__sAO_pALRszr__lIetyggrzo_Tpq5SiSg_Tg5061$ss17FixedWidthIntegerPsE_5radixxSgqd___SitcSyRd__lufcADSRys5h15VGXEfU_Si_SsTG5Y12Tf3nnpSi10_nTf1nnc_nTf4xn_n
# Func Hash:
578646910423574283
# Num Counters:
37
# Counter Values:
35
0
0
0
35
0
0
35
0
0
64
0
0
64
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
0
35
0
0
0
# Num Bitmap Bytes:
$0

$ss5UInt8VABSzsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
2
1
# Num Bitmap Bytes:
$0

$ss6UInt64VABSzsWl
# Func Hash:
784007059655560962
# Num Counters:
2
# Counter Values:
6
3
# Num Bitmap Bytes:
$0

$ss7UInt128V4word_6Wizard15ExpressionTokenV4KindO4kindtMa
# Func Hash:
1063705160746808702
# Num Counters:
3
# Counter Values:
14
14
14
# Num Bitmap Bytes:
$0

$sxRi_zRi0_zly6Wizard9ItemQueueVIsegr_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
30
0
# Num Bitmap Bytes:
$0

$sxRi_zRi0_zlySay6Wizard8ReactionVGIsegr_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4
3
# Num Bitmap Bytes:
$0

$sxRi_zRi0_zlySaySiGIsegr_SgWOe
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
38
14
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard11DateRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKFTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
3
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard11JSONScannerV4text2inSSSnySiG_tFSiSrys5UInt8VGXEfU_TA
# Func Hash:
480234099193749415
# Num Counters:
4
# Counter Values:
2
2
2
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
1
5:2

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard11JSONScannerV4text2inSSSnySiG_tFSiSrys5UInt8VGXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1236
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard11JSONScannerV4text2inSSSnySiG_tFSiSrys5UInt8VGXEfU_TA.1
# Func Hash:
480234099193749415
# Num Counters:
4
# Counter Values:
2238
2238
2238
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
8
4:1846
3:189
7:61
9:42
5:30
8:28
2:22
6:20

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard11JSONScannerV4text2inSSSnySiG_tFSiSrys5UInt8VGXEfU_TA.2
# Func Hash:
480234099193749415
# Num Counters:
4
# Counter Values:
9554
9554
9554
0
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_MemOPSize:
1
# NumValueSites:
1
9
9:3397
4:2775
6:1474
5:947
7:362
1:296
3:198
8:79
2:26

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard11TimeRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKFTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard15DateTimeRowTypeV4fromAcA15AttributeReaderVz_tcfc5boundL_yAA5ValueOAA4NodeVAA7RefusalVYKFTA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard15OwnedExpressionV9knowledge2ofAA0C7CheckerV4RowsVSayAA11CompiledRowCG_tFAA10StaticTypeOSicfU1_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
94
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$s6Wizard15OwnedExpressionV9knowledge2ofAA0C7CheckerV4RowsVSayAA11CompiledRowCG_tFSayAA5ValueOGSgSicfU0_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
39
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS8UTF8ViewV_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
154
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
# Func Hash:
431494654108067943
# Num Counters:
3
# Counter Values:
421
376
45
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_SS_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
331
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;$sSlsSQ7ElementRpzrlE5split9separator9maxSplits25omittingEmptySubsequencesSay11SubSequenceQzGAB_SiSbtFSbABXEfU_Ss8UTF8ViewV_TG5TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
27
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;keypath_get
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
28
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;objectdestroy
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
4
2
3
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;objectdestroy
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
306
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;objectdestroy
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
1
0
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;objectdestroy.12
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;objectdestroy.2
# Func Hash:
238984482353853237
# Num Counters:
3
# Counter Values:
20
18
10
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;objectdestroy.2
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
45
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;objectdestroy.4
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;objectdestroy.7
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/Wizard.build/ChoiceRows.swift.o;objectdestroy.9
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

/work/main/.build/counters/x86_64-unknown-linux-gnu/release/askform.build/Arguments+CommandLine.swift.o;$s7askform12ResultWriterV6result33_15CE48C06FA8E54AC9DB9A9CC5D5D927LL_2as12hidesSecrets6Wizard13OutputContentVAH7SessionV_AH0S6Format_pSbtAA14CommandFailureVYKFySaySSG_AH5ValueOtXEfU_TA
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2114
# Num Bitmap Bytes:
$0

__swift_allocate_boxed_opaque_existential_1
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
4338
54
# Num Bitmap Bytes:
$0

__swift_destroy_boxed_opaque_existential_1
# Func Hash:
728453322856651412
# Num Counters:
2
# Counter Values:
4540
1475
# Num Bitmap Bytes:
$0
# Num Value Kinds:
1
# ValueKind = IPVK_IndirectCallTarget:
0
# NumValueSites:
1
22
__swift_noop_void_return:2167
** External Symbol **:1032
** External Symbol **:449
$s6Wizard11TextRowTypeVwxx:369
$s6Wizard13SelectRowTypeVwxx:355
$s6Wizard12PatternCheckVwxx:41
$s6Wizard10JSONFormatVwxx:31
$s6Wizard18MultiselectRowTypeVwxx:24
$s6Wizard11NameRowTypeVwxx:19
$s6Wizard11DateRowTypeVwxx:17
$s6Wizard10URLRowTypeVwxx:8
** External Symbol **:7
$s6Wizard15PasswordRowTypeVwxx:6
$s6Wizard12EmailRowTypeVwxx:6
$s6Wizard14AccountRowTypeVwxx:2
$s6Wizard18BankAccountRowTypeVwxx:1
$s6Wizard14ZipcodeRowTypeVwxx:1
$s6Wizard16LeftrightRowTypeVwxx:1
$s6Wizard12PhoneRowTypeVwxx:1
$s6Wizard11TimeRowTypeVwxx:1
$s6Wizard11FileRowTypeVwxx:1
$s6Wizard21SocialSecurityRowTypeVwxx:1

__swift_instantiateGenericMetadata
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
121
# Num Bitmap Bytes:
$0

__swift_memcpy114_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

__swift_memcpy16_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
335
# Num Bitmap Bytes:
$0

__swift_memcpy17_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
15
# Num Bitmap Bytes:
$0

__swift_memcpy184_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

__swift_memcpy1_1
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6750
# Num Bitmap Bytes:
$0

__swift_memcpy24_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

__swift_memcpy25_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
4
# Num Bitmap Bytes:
$0

__swift_memcpy32_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
6
# Num Bitmap Bytes:
$0

__swift_memcpy33_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
12
# Num Bitmap Bytes:
$0

__swift_memcpy352_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

__swift_memcpy44_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
2
# Num Bitmap Bytes:
$0

__swift_memcpy8_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

__swift_memcpy98_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
1
# Num Bitmap Bytes:
$0

__swift_memcpy9_8
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
341
# Num Bitmap Bytes:
$0

__swift_mutable_project_boxed_opaque_existential_1
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
14
4
# Num Bitmap Bytes:
$0

__swift_noop_void_return
# Func Hash:
742261418966908927
# Num Counters:
1
# Counter Values:
5937
# Num Bitmap Bytes:
$0

__swift_project_boxed_opaque_existential_1
# Func Hash:
784007056844089447
# Num Counters:
2
# Counter Values:
31829
3027
# Num Bitmap Bytes:
$0

askform_main
# Func Hash:
948827212704514707
# Num Counters:
10
# Counter Values:
16
0
0
0
1
0
0
0
0
0
# Num Bitmap Bytes:
$0

