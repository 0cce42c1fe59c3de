import type * as z from "zod";
import { list, type publisherRecord } from "@/lib/ads/endpoints/publishers";
import { useLookup } from "@/lib/ads/use-lookup";
import { listPlain } from "@/lib/format/lists";
import { countryName } from "@/lib/format/names";
import { LookupPage } from "./lookup-page";
import type { ShownColumn } from "./lookup-rows";
import type { LookupView } from "./use-lookup-view";

type Publisher = z.output<typeof publisherRecord>;

const countries = (codes: readonly string[]) => listPlain(codes.map((code) => countryName(code)));

const COLUMNS: readonly ShownColumn<Publisher>[] = [
  { key: "handle", label: "Publisher", text: ({ username }) => `@${username}` },
  { key: "id", label: "User id", text: ({ user_id: id }) => id, identifier: true },
  {
    key: "categories",
    label: "Content categories",
    text: ({ content_category_ids: ids }) => ids.join(","),
    identifier: true,
  },
  {
    key: "monetizable",
    label: "Advertisements run in",
    text: ({ monetizable_country_codes: codes }) => countries(codes),
  },
  {
    key: "eligible",
    label: "May be promoted in",
    text: ({ promotion_eligible_country_codes: codes }) => countries(codes),
  },
  {
    key: "restricted",
    label: "Restricted",
    text: ({ monetization_restricted: restricted }) => (restricted ? "Restricted" : "No"),
  },
];

/** Publishers whose videos can have ads before them. */
export function PublisherTable({ view }: { view: LookupView }) {
  const { records, ...read } = useLookup(list, {});
  return (
    <LookupPage
      view={view}
      one="publisher"
      many="publishers"
      label="Publishers"
      read={read}
      rows={records}
      keyOf={({ user_id: id }) => id}
      columns={COLUMNS}
      about="Before whose videos advertisements can run."
    />
  );
}
