import * as taxSettings from "@/lib/ads/endpoints/tax-settings";
import { route } from "../../service/route";
import { readTaxSettings, writeTaxSettings } from "./store";

/** Fields shown under another name than the parameter that sets them. */
const STORED_AS: Readonly<Record<string, string>> = { address_name: "address_company" };

const NOT_SET: Readonly<Record<string, string>> = { bill_to: "NOT_SET", invoice_jurisdiction: "NOT_SET" };

/** What is shown of the settings, as JSON text. */
const shownJson = (settings: Readonly<Record<string, unknown>>) =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(taxSettings.taxSettingsRecord.shape).map((name) => [
        name,
        settings[name] ?? NOT_SET[name] ?? null,
      ]),
    ),
  );

export const taxSettingsRoutes = [
  route(taxSettings.get, ({ params, store }) => ({
    data: shownJson(readTaxSettings(store.connection, params.account_id)),
  })),

  route(taxSettings.update, ({ params: { account_id: accountId, ...given }, store }) => {
    const settings = store.write(() => {
      const changed = Object.entries(given).map(([name, value]) => [STORED_AS[name] ?? name, value]);
      const settings = { ...readTaxSettings(store.connection, accountId), ...Object.fromEntries(changed) };
      writeTaxSettings(store.connection, accountId, settings);
      return settings;
    });
    return { data: shownJson(settings) };
  }),
];
