import * as z from "zod";
import { COUNTRY_CODES } from "@/lib/format/names";
import { type AppStore, STORE_A_IDENTIFIER, STORE_B_IDENTIFIER } from "./app-identifiers";
import { kind } from "./param-kinds";
import { asText } from "./params";

/** Opens a place inside an app: an address with any scheme. */
export function deepLink() {
  return kind(z.string().max(2_048).regex(/^\S+$/), (value: string) => value, {
    expected: "a deep link",
    rule: "An address that opens the app, up to 2,048 characters and without spaces.",
    jsonSchema: { type: "string", minLength: 1, maxLength: 2_048 },
  });
}

/** A country by its code of ISO 3166-1 alpha-2. */
export function country() {
  return kind(
    z.string().refine((value) => COUNTRY_CODES.includes(value)),
    (value: string) => value,
    {
      expected: "an ISO 3166-1 alpha-2 code",
      rule: "A country as two capital letters, such as DE.",
      jsonSchema: { type: "string", enum: COUNTRY_CODES },
    },
  );
}

/** An app by its identifier in one of the two stores. */
export function appIdentifier(store: AppStore) {
  return store === "a"
    ? kind(z.string().regex(STORE_A_IDENTIFIER), (value: string) => asText(value), {
        expected: "a numeric app identifier",
        rule: "Digits only, such as 333903271.",
        jsonSchema: { type: "string", pattern: STORE_A_IDENTIFIER.source },
      })
    : kind(z.string().max(255).regex(STORE_B_IDENTIFIER), (value: string) => value, {
        expected: "a package name",
        rule: "A package name with dots, such as com.example.app.",
        jsonSchema: { type: "string", pattern: STORE_B_IDENTIFIER.source, maxLength: 255 },
      });
}
