import type { Environment } from "@/lib/ads/endpoint";
import { Connection } from "../database/connection";
import type { Db } from "../database/database";
import { createSchema } from "../database/schema";
import type { Clock } from "../http/clock";
import { BRANDS, type Brand } from "../seed/brands";
import { type Chance, createCalendar } from "../seed/calendar";
import { insertRows } from "../seed/insert-rows";
import { manyBrands } from "../seed/many-brands";
import { createRandom, RANDOM_SEED } from "../seed/random";
import { SANDBOX_BRANDS } from "../seed/sandbox-brands";
import type { Seed } from "../seed/seeds";
import { planAccess } from "./accounts/access-seed";
import { planAccount, planApps, type Taken } from "./accounts/seed";
import { insertCampaigns, nextCampaign, planBelow } from "./campaigns/below-account";
import { dailyByFunding, planAmounts } from "./campaigns/funding-amounts-seed";
import { seedCatalogs } from "./product-catalogs/seed";
import { isWrittenLater, planWithoutCampaigns } from "./written-later";

/**
 * Fills the advertising service's empty tables: `demo` is an agency with its clients, `large` one with 500 of
 * them, `empty` holds no account at all. Times count from the clock's present.
 */
export function seedDatabase(db: Db, name: Seed, clock: Clock): void {
  createSchema(db);
  if (name === "empty") return;
  const random = createRandom(RANDOM_SEED);
  const calendar = createCalendar(clock.now());
  const brands = name === "large" ? manyBrands(random) : BRANDS;
  db.transaction(() => {
    const taken = { handles: new Set<string>(), businesses: new Map<string, string>() };
    seedEnvironment(db, "live", brands, taken, { random, calendar });
    seedEnvironment(db, "sandbox", SANDBOX_BRANDS, taken, { random, calendar });
    seedCatalogs(new Connection(db), calendar.inDays(-90));
  })();
}

/** Accounts that are planned before they are written: what is planned for few is soon garbage again. */
const PLANNED_AT_ONCE = 20;

function seedEnvironment(
  db: Db,
  environment: Environment,
  brands: readonly Brand[],
  taken: Taken,
  chance: Chance,
): void {
  const connection = new Connection(db);
  for (let first = 0; first < brands.length; first += PLANNED_AT_ONCE) {
    const some = brands.slice(first, first + PLANNED_AT_ONCE);
    seedAccounts(connection, { environment, brands: some, first }, taken, chance);
  }
}

function seedAccounts(
  connection: Connection,
  {
    environment,
    brands,
    first,
  }: { readonly environment: Environment; readonly brands: readonly Brand[]; readonly first: number },
  taken: Taken,
  chance: Chance,
): void {
  const planned = brands.map((brand, place) => {
    const index = first + place;
    const account = planAccount(brand, index, environment, taken, chance);
    const { id } = account;
    const isLater = environment === "live" && isWrittenLater(brand, index);
    const below = isLater
      ? planWithoutCampaigns({ id, brand, index }, chance)
      : { ...planBelow({ id, brand, index }, chance), reserved: 0 };
    return { account, ...below, apps: planApps(id, brand, chance), access: planAccess(id, index) };
  });
  insertRows(
    connection,
    "accounts",
    planned.map(({ account }) => account),
  );
  insertRows(
    connection,
    "permissions",
    planned.flatMap(({ access }) => access),
  );
  insertRows(
    connection,
    "funding_instruments",
    planned.flatMap(({ funding, campaigns }) => {
      const dailyOf = dailyByFunding(campaigns, chance.calendar);
      return funding.map((one) => ({
        ...one.row,
        ...planAmounts(one, dailyOf(one.row.id), chance.calendar),
      }));
    }),
  );
  insertRows(
    connection,
    "account_apps",
    planned.flatMap(({ apps }) => apps),
  );
  let next = nextCampaign(connection);
  for (const { account, campaigns, reserved } of planned) {
    insertCampaigns(connection, account, { campaigns, first: next }, chance.calendar);
    next += campaigns.length + reserved;
  }
}
