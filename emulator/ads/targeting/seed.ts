import type { Connection } from "../../database/connection";
import { LOCATIONS } from "../lookups/locations";

/** Where the demo's accounts advertise, by the currency they pay in; elsewhere in the United States. */
const COUNTRIES: Readonly<Record<string, string>> = {
  AUD: "AU",
  BRL: "BR",
  CAD: "CA",
  CHF: "CH",
  DKK: "DK",
  EUR: "DE",
  GBP: "GB",
  INR: "IN",
  JPY: "JP",
  KRW: "KR",
  KWD: "KW",
  MXN: "MX",
  NOK: "NO",
  PLN: "PL",
  SEK: "SE",
  SGD: "SG",
  ZAR: "ZA",
};

/** A country for every line item, and beside it an age, a gender, a platform or a keyword for some. */
export function fillInTargeting(connection: Connection, accountId: string): void {
  const country = countryOf(connection, accountId);
  const values = [accountId, country?.targeting_value ?? "", country?.name ?? ""];
  connection.run(
    `WITH kind (number, letter, type, value, name, location_type) AS (VALUES
       (0, 'a', 'LOCATION', ?2, ?3, 'COUNTRIES'),
       (1, 'b', 'AGE', 'AGE_18_TO_49', '18 to 49', NULL),
       (3, 'b', 'GENDER', '2', 'Female', NULL),
       (4, 'b', 'BROAD_KEYWORD', 'weekend', 'weekend', NULL),
       (4, 'c', 'BROAD_KEYWORD', 'new season', 'new season', NULL))
     INSERT INTO targeting_criteria (id, account_id, line_item_id, name, targeting_type, targeting_value,
       operator_type, location_type, created_at, updated_at)
     SELECT l.id || k.letter, l.account_id, l.id, k.name, k.type, k.value, 'EQ', k.location_type, l.created_at,
       l.created_at
     FROM line_items l JOIN kind k ON k.number IN (0, CAST(substr(l.id, -1) AS INTEGER))
     WHERE l.account_id = ?1
     UNION ALL
     SELECT l.id || 'p', l.account_id, l.id, 'Android', 'PLATFORM', '1', 'EQ', NULL, l.created_at, l.created_at
     FROM line_items l WHERE l.account_id = ?1 AND l.store_b_app_identifier IS NOT NULL`,
    values,
  );
}

function countryOf(connection: Connection, accountId: string) {
  const row = connection.one<{ currency: string }>(
    "SELECT currency FROM funding_instruments WHERE account_id = ? ORDER BY seq LIMIT 1",
    [accountId],
  );
  const code = COUNTRIES[row?.currency ?? ""] ?? "US";
  return LOCATIONS.find((one) => one.location_type === "COUNTRIES" && one.country_code === code);
}
