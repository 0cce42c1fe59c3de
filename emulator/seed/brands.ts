import type { INDUSTRY_TYPES } from "@/lib/ads/endpoints/accounts";

export interface Brand {
  readonly name: string;
  /** The company behind the account; absent where the brand is the company. */
  readonly business?: string;
  readonly timezone: string;
  readonly currency: string;
  readonly industry: (typeof INDUSTRY_TYPES)[number];
  readonly approval?: "UNDER_REVIEW" | "REJECTED";
  /** How many campaigns; by default some dozens. */
  readonly campaigns?: number;
  readonly deleted?: true;
  /** So many days ago it left Los Angeles' time for that of its zone; by default on the day that it was opened. */
  readonly zoneSince?: number;
  /** Which naming convention its campaigns follow; by default the next one in turn. */
  readonly naming?: number;
  /** What this advertiser sells, for campaign names. */
  readonly themes: readonly [string, ...string[]];
}

/** Campaigns of the account whose limit was raised. */
export const MANY_CAMPAIGNS = 8_000;

/** Clients of the demo agency. All invented. */
export const BRANDS: readonly Brand[] = [
  {
    name: "Nordlys Outdoor",
    business: "Nordlys Friluft AB",
    timezone: "Europe/Stockholm",
    currency: "SEK",
    industry: "RETAIL",
    themes: ["Down jackets", "Trail shoes", "Winter tents"],
  },
  {
    name: "Marlow & Finch",
    timezone: "Europe/London",
    currency: "GBP",
    industry: "RETAIL",
    themes: ["Raincoats", "Knitwear", "Gift boxes"],
  },
  {
    name: "Megamart Marketplace",
    business: "Megamart Holdings Inc.",
    timezone: "America/Chicago",
    currency: "USD",
    industry: "ONLINE_SERVICES",
    campaigns: MANY_CAMPAIGNS,
    naming: 0,
    themes: [
      "Kitchen",
      "Garden",
      "Electronics",
      "Toys",
      "Pets",
      "Beauty",
      "Sports",
      "Office",
      "Baby",
      "Furniture",
      "Automotive",
      "Grocery",
    ],
  },
  {
    name: "Kestrel Air",
    business: "Kestrel Airways plc",
    timezone: "Europe/London",
    currency: "GBP",
    industry: "TRAVEL",
    themes: ["City breaks", "Long haul", "Business fares"],
  },
  {
    name: "Maison Aubel",
    business: "Aubel & Fils SAS",
    timezone: "Europe/Paris",
    currency: "EUR",
    industry: "RETAIL",
    themes: ["Parfums d’été", "Coffrets", "Soins"],
  },
  {
    name: "Trattoria Quattro Venti",
    timezone: "Europe/Rome",
    zoneSince: 80,
    currency: "EUR",
    industry: "RESTAURANT",
    themes: ["Pranzo", "Delivery", "Aperitivo"],
  },
  {
    name: "海斗電機 Kaito Denki",
    business: "株式会社海斗電機",
    timezone: "Asia/Tokyo",
    currency: "JPY",
    industry: "TECHNOLOGY",
    themes: ["炊飯器", "空気清浄機", "ロボット掃除機"],
  },
  {
    name: "Sakura Mobile",
    // One company with its sister brand above.
    business: "株式会社海斗電機",
    timezone: "Asia/Tokyo",
    currency: "JPY",
    industry: "MOBILE",
    themes: ["春の乗り換え", "学割", "Unlimited plan"],
  },
  {
    name: "النور للاتصالات",
    business: "Al Noor Telecom K.S.C.",
    timezone: "Asia/Kuwait",
    currency: "KWD",
    industry: "MOBILE",
    themes: ["باقات العيد", "ألياف المنزل", "Roaming"],
  },
  {
    name: "Diwan Perfumes",
    business: "ديوان للعطور",
    timezone: "Asia/Kuwait",
    currency: "KWD",
    industry: "RETAIL",
    themes: ["Oud", "Gift sets", "رمضان"],
  },
  {
    name: "Banco Vela",
    business: "Banco Vela S.A.",
    timezone: "America/Sao_Paulo",
    currency: "BRL",
    industry: "FINANCIAL",
    themes: ["Conta digital", "Cartão sem anuidade", "Investimentos"],
  },
  {
    name: "Sabor do Vale",
    timezone: "America/Sao_Paulo",
    currency: "BRL",
    industry: "RESTAURANT",
    themes: ["Almoço executivo", "Entrega grátis", "Festas"],
  },
  {
    name: "Chai Junction",
    business: "Chai Junction Foods Pvt Ltd",
    timezone: "Asia/Kolkata",
    currency: "INR",
    industry: "RESTAURANT",
    themes: ["Monsoon menu", "Festive boxes", "Store openings"],
  },
  {
    name: "Lumen Learning Labs",
    timezone: "Asia/Kolkata",
    currency: "INR",
    industry: "EDUCATION",
    themes: ["Data science", "Spoken English", "Exam prep"],
  },
  {
    name: "Pacific Crest Bicycles",
    timezone: "America/Los_Angeles",
    currency: "USD",
    industry: "RETAIL",
    themes: ["E-bikes", "Gravel", "Kids’ bikes"],
  },
  {
    name: "Fernway Health",
    business: "Fernway Clinics LLC",
    timezone: "America/New_York",
    currency: "USD",
    industry: "HEALTH",
    themes: ["Flu shots", "Telehealth", "Sleep clinic"],
  },
  {
    name: "Tallgrass Media Group",
    timezone: "America/Chicago",
    currency: "USD",
    industry: "MEDIA",
    approval: "UNDER_REVIEW",
    themes: ["Podcast launch", "Subscriptions", "Newsletter"],
  },
  {
    name: "Hexbolt Games",
    timezone: "America/Los_Angeles",
    currency: "USD",
    industry: "MOBILE",
    themes: ["Emberfall", "Tiny Harbor", "Season pass"],
  },
  {
    name: "Bluefin Logistik",
    business: "Bluefin Logistik GmbH",
    timezone: "Europe/Berlin",
    currency: "EUR",
    industry: "BUSINESS_TO_BUSINESS",
    themes: ["Kühlkette", "Zollservice", "Seefracht"],
  },
  {
    name: "Stadt Liebenau Tourismus",
    timezone: "Europe/Berlin",
    currency: "EUR",
    industry: "GOVERNMENT",
    themes: ["Weihnachtsmarkt", "Radwege", "Sommerkonzerte"],
  },
  {
    name: "Orbit & Oak",
    business: "Orbit and Oak Furniture Pty Ltd",
    timezone: "Australia/Sydney",
    currency: "AUD",
    industry: "RETAIL",
    themes: ["Sofas", "Dining", "Outdoor living"],
  },
  {
    name: "Southern Trails",
    timezone: "Pacific/Auckland",
    currency: "NZD",
    industry: "TRAVEL",
    themes: ["Great walks", "Ski passes", "Campervans"],
  },
  {
    name: "Mercado Jacarandá",
    timezone: "America/Mexico_City",
    currency: "MXN",
    industry: "ONLINE_SERVICES",
    approval: "REJECTED",
    themes: ["Buen Fin", "Despensa", "Envíos"],
  },
  {
    name: "서울스택 SeoulStack",
    timezone: "Asia/Seoul",
    currency: "KRW",
    industry: "TECHNOLOGY",
    themes: ["클라우드", "Developer day", "무료 체험"],
  },
  {
    name: "Wijnhuis De Linden",
    timezone: "Europe/Amsterdam",
    currency: "EUR",
    industry: "RETAIL",
    campaigns: 0,
    themes: ["Wijn"],
  },
  {
    name: "International Federation of Independent Booksellers and Stationers (Northern Europe, Baltic States and Channel Islands) Cooperative Marketing Fund",
    timezone: "Europe/London",
    currency: "GBP",
    industry: "OTHER",
    themes: ["World Book Day", "Back to school", "Local shops"],
  },
  {
    name: "Lindqvist & Partners",
    business: "Lindqvist & Partners AB",
    timezone: "Europe/Stockholm",
    currency: "SEK",
    industry: "AGENCY",
    campaigns: 6,
    themes: ["Recruiting", "Case studies"],
  },
  {
    name: "Crema Coffee Roasters",
    timezone: "America/Bogota",
    currency: "COP",
    industry: "RETAIL",
    themes: ["Suscripción", "Single origin", "Mayoristas"],
  },
  {
    name: "Polar Cantina",
    timezone: "Europe/Helsinki",
    currency: "EUR",
    industry: "RESTAURANT",
    campaigns: 4,
    deleted: true,
    themes: ["Lunch"],
  },
];
