/**
 * Numbering plans, after the metadata of libphonenumber-js 1.13 (MIT): country, calling code, trunk prefix that
 * is dialled before national numbers, and the lengths that subscribers' numbers can have (first all, then mobile
 * ones) as a bit for each length, in hexadecimal digits. The first country of a calling code is its main one.
 */
const TABLE = `
US,1,1,400,400 AG,1,1,400,400 AI,1,1,400,400 AS,1,1,400,400 BB,1,1,400,400 BM,1,1,400,400 BS,1,1,400,400
CA,1,1,400,400 DM,1,1,400,400 DO,1,1,400,400 GD,1,1,400,400 GU,1,1,400,400 JM,1,1,400,400 KN,1,1,400,400
KY,1,1,400,400 LC,1,1,400,400 MP,1,1,400,400 MS,1,1,400,400 PR,1,1,400,400 SX,1,1,400,400 TC,1,1,400,400
TT,1,1,400,400 VC,1,1,400,400 VG,1,1,400,400 VI,1,1,400,400 RU,7,8,400,400 KZ,7,8,400,400
EG,20,0,700,400 ZA,27,0,3e0,3e0 GR,30,,400,400 NL,31,0,a00,a00 BE,32,0,300,200 FR,33,0,200,200
ES,34,,200,200 HU,36,06,300,200 IT,39,,1fc0,600 VA,39,,fc0,600 RO,40,0,240,200 CH,41,0,200,200
AT,43,0,3ff0,3f80 GB,44,0,600,400 GG,44,0,400,400 IM,44,0,400,400 JE,44,0,400,400 DK,45,,100,100
SE,46,0,380,200 NO,47,,100,100 SJ,47,,100,100 PL,48,,280,200 DE,49,0,ffe0,c00 PE,51,0,300,200
MX,52,,400,400 CU,53,0,5c0,100 AR,54,0,c00,c00 BR,55,0,c00,c00 CL,56,,200,200 CO,57,0,500,400
VE,58,0,400,400 MY,60,0,700,600 AU,61,0,200,200 CC,61,0,200,200 CX,61,0,200,200 ID,62,0,1f80,1e00
PH,63,0,740,400 NZ,64,0,700,700 SG,65,,100,100 TH,66,0,300,200 JP,81,0,600,400 KR,82,0,760,600
VN,84,0,600,200 CN,86,0,f80,800 TR,90,0,400,400 IN,91,0,400,400 PK,92,0,600,400 AF,93,0,200,200
LK,94,0,200,200 MM,95,0,7c0,780 IR,98,0,4c0,400 SS,211,0,200,200 MA,212,0,200,200 EH,212,0,200,200
DZ,213,0,300,200 TN,216,,100,100 LY,218,0,200,200 GM,220,,280,280 SN,221,,200,200 MR,222,,100,100
ML,223,,100,100 GN,224,,300,200 CI,225,,400,400 BF,226,,100,100 NE,227,,100,100 TG,228,,100,100
BJ,229,,400,400 MU,230,,180,100 LR,231,0,380,280 SL,232,0,100,100 GH,233,0,200,200 NG,234,0,400,400
TD,235,,100,100 CF,236,,100,100 CM,237,,200,200 CV,238,,80,80 ST,239,,80,80 GQ,240,,200,200
GA,241,,180,180 CG,242,,200,200 CD,243,0,780,280 AO,244,,200,200 GW,245,,200,200 IO,246,,80,80
AC,247,,20,20 SC,248,,80,80 SD,249,0,200,200 RW,250,0,300,200 ET,251,0,200,200 SO,252,0,3c0,380
DJ,253,,100,100 KE,254,0,380,200 TZ,255,0,200,200 UG,256,0,200,200 BI,257,,100,100 MZ,258,,300,200
ZM,260,0,200,200 MG,261,0,200,200 RE,262,0,200,200 YT,262,0,200,200 ZW,263,0,200,200 NA,264,0,300,200
MW,265,0,280,200 LS,266,,100,100 BW,267,,180,100 SZ,268,,100,100 KM,269,,80,80 SH,290,,30,20
TA,290,,10,10 ER,291,0,80,80 AW,297,,80,80 FO,298,,40,40 GL,299,,40,40 GI,350,,100,100 PT,351,,200,200
LU,352,,ff0,200 IE,353,0,780,200 IS,354,,280,280 AL,355,0,300,200 MT,356,,100,100 CY,357,,100,100
FI,358,0,7e0,7c0 AX,358,0,7c0,7c0 BG,359,0,3c0,300 LT,370,0,100,100 LV,371,,100,100 EE,372,,180,180
MD,373,0,100,100 AM,374,0,100,100 BY,375,8,200,200 AD,376,,240,240 MC,377,0,300,300 SM,378,,500,100
UA,380,0,200,200 RS,381,0,1f80,700 ME,382,0,100,100 XK,383,0,1f00,100 HR,385,0,300,300 SI,386,0,100,100
BA,387,0,300,300 MK,389,0,100,100 CZ,420,,200,200 SK,421,0,2c0,200 LI,423,0,280,280 FK,500,,20,20
BZ,501,,80,80 GT,502,,100,100 SV,503,,100,100 HN,504,,100,100 NI,505,,100,100 CR,506,,100,100
PA,507,,180,180 PM,508,0,240,240 HT,509,,100,100 GP,590,0,200,200 BL,590,0,200,200 MF,590,0,200,200
BO,591,0,100,100 GY,592,,80,80 EC,593,0,300,200 GF,594,0,200,200 PY,595,0,380,200 MQ,596,0,200,200
SR,597,,c0,80 UY,598,0,100,100 CW,599,,180,180 BQ,599,,80,80 TL,670,,180,100 NF,672,,40,40 BN,673,,80,80
NR,674,,80,80 PG,675,,180,100 TO,676,,a0,80 SB,677,,a0,a0 VU,678,,a0,80 FJ,679,,80,80 PW,680,,80,80
WF,681,,40,40 CK,682,,20,20 NU,683,,90,90 WS,685,,4e0,480 KI,686,0,120,100 NC,687,,40,40 TV,688,,e0,c0
PF,689,,100,100 TK,690,,f0,f0 FM,691,,80,80 MH,692,1,80,80 KP,850,0,500,400 HK,852,,100,100
MO,853,,100,100 KH,855,0,300,300 LA,856,0,700,600 BD,880,0,7c0,400 TW,886,0,300,200 MV,960,,80,80
LB,961,0,180,180 JO,962,0,300,200 SY,963,0,300,200 IQ,964,0,700,400 KW,965,,100,100 SA,966,0,200,200
YE,967,0,380,200 OM,968,,100,100 PS,970,0,300,200 AE,971,0,300,200 IL,972,0,1b00,200 BH,973,,100,100
QA,974,,100,100 BT,975,,180,100 MN,976,0,700,100 NP,977,0,500,400 TJ,992,,200,200 TM,993,8,100,100
AZ,994,0,200,200 GE,995,0,200,200 KG,996,0,200,200 UZ,998,,200,200
`;

export interface NumberingPlan {
  /** ISO 3166 code of the country. */
  readonly country: string;
  readonly code: number;
  /** Empty where national numbers are dialled as they are. */
  readonly trunk: string;
  /** Bit n is set when a number can have n digits after the calling code. */
  readonly lengths: number;
  readonly mobileLengths: number;
}

/** The numbering plan of every country, main countries of a calling code first. */
export const NUMBERING_PLANS: readonly NumberingPlan[] = TABLE.trim()
  .split(/\s+/)
  .map((entry) => {
    const [country = "", code = "", trunk = "", lengths = "", mobile = ""] = entry.split(",");
    return {
      country,
      code: Number(code),
      trunk,
      lengths: Number.parseInt(lengths, 16),
      mobileLengths: Number.parseInt(mobile, 16),
    };
  });

const byCountry = new Map(NUMBERING_PLANS.map((plan) => [plan.country, plan]));

/** The plan of a country by its ISO 3166 code. */
export const planOf = (country: string): NumberingPlan | undefined => byCountry.get(country);

/** What is known of a calling code, whichever of its countries a number belongs to. */
export interface CallingCode {
  readonly trunk: string;
  readonly lengths: number;
}

/** Every calling code; the trunk prefix is that of its main country. */
export const CALLING_CODES: ReadonlyMap<number, CallingCode> = NUMBERING_PLANS.reduce(
  (codes, { code, trunk, lengths }) => {
    const known = codes.get(code);
    return codes.set(code, { trunk: known?.trunk ?? trunk, lengths: (known?.lengths ?? 0) | lengths });
  },
  new Map<number, CallingCode>(),
);
