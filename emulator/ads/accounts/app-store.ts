import type { Binder } from "../../database/connection";
import { asBoolean, asObject } from "../../database/json-columns";
import { type Collection, integerKey, textKey } from "../../database/list-page";

export const accountApps: Collection = {
  table: "account_apps p",
  joins: "",
  record: asObject({
    id: "p.id",
    app_store_identifier: "p.app_store_identifier",
    conversion_tracking_enabled: asBoolean("p.conversion_tracking_enabled"),
    deep_link_pattern: "p.deep_link_pattern",
    os_type: "p.os_type",
    created_at: "p.created_at",
    updated_at: "p.updated_at",
    deleted: asBoolean("p.deleted"),
  }),
  keys: {
    created_at: textKey("p.created_at"),
    updated_at: textKey("p.updated_at"),
    deleted: integerKey("p.deleted"),
  },
};

export function filterApps(filter: { accountId: string; withDeleted?: boolean | undefined }) {
  return (bind: Binder["bind"]): string[] => [
    `p.account_id = ${bind(filter.accountId)}`,
    ...(filter.withDeleted ? [] : ["NOT p.deleted"]),
  ];
}
