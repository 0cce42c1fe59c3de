import { BRANDS, type Brand } from "./brands";
import type { Random } from "./random";

/** Accounts of the large seed that are not deleted. */
const MANY_ACCOUNTS = 500;

const FIRST = [
  "Amber",
  "Birch",
  "Cobalt",
  "Dune",
  "Ember",
  "Fjord",
  "Granite",
  "Harbor",
  "Indigo",
  "Juniper",
  "Kelp",
  "Lark",
  "Maple",
  "North",
  "Onyx",
  "Prairie",
  "Quartz",
  "River",
  "Summit",
  "Tide",
] as const;
const SECOND = [
  "& Sons",
  "Bakery",
  "Bank",
  "Clinics",
  "Collective",
  "Energy",
  "Foods",
  "Games",
  "Insurance",
  "Kitchens",
  "Learning",
  "Logistics",
  "Media",
  "Motors",
  "Optics",
  "Outfitters",
  "Pharmacy",
  "Sports",
  "Studios",
  "Travel",
] as const;

/** The demo's clients and hundreds more like them. */
export function manyBrands(random: Random): Brand[] {
  const present = BRANDS.filter(({ deleted }) => !deleted).length;
  const others = Array.from({ length: MANY_ACCOUNTS - present }, (_, number): Brand => {
    const like = BRANDS[number % BRANDS.length] ?? BRANDS[0];
    if (!like) throw new Error("There are no brands");
    const { timezone, currency, industry, themes } = like;
    const name = `${random.pick(FIRST)} ${SECOND[number % SECOND.length] ?? ""} ${100 + number}`;
    return { name, timezone, currency, industry, themes, campaigns: random.between(0, 24) };
  });
  return [...BRANDS, ...others];
}
