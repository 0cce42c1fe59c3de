import { expect, it } from "vitest";
import { sampleLineItem } from "@/lib/line-items/test-line-item";
import { groupRecords } from "@/lib/records/group-records";
import { AD_COLUMNS } from "./ad-columns";
import { AD_RECORDS } from "./ad-records";
import { adName, adRows } from "./ad-rows";

const base = {
  created_at: "2026-03-01T09:00:00Z",
  updated_at: "2026-03-01T09:00:00Z",
  deleted: false,
  entity_status: "ACTIVE",
  approval_status: "ACCEPTED",
};
const item = sampleLineItem({ entity_status: "ACTIVE", servable: true, reasons_not_servable: [] });
const post = (fields: object = {}) => ({
  ...base,
  id: "p1",
  line_item_id: item.id,
  post_id: "77",
  ...fields,
});
const rowsOf = (posts: readonly ReturnType<typeof post>[], items = [item]) =>
  adRows(
    { posts, accounts: [], media: [] },
    {
      items: new Map(items.map((each) => [each.id, each])),
      nameOf: (_kind, id) => (id === "77" ? "Boots are back" : undefined),
    },
  );

it("serves with its line item once it is approved itself", () => {
  const [serving, refused, reviewed] = rowsOf([
    post(),
    post({ approval_status: "REJECTED" }),
    post({ approval_status: "UNDER_REVIEW" }),
  ]);
  expect(serving?.delivery.status.state).toBe("serving");
  expect(refused?.delivery).toMatchObject({
    status: { state: "not-serving", kind: "blocked" },
    reasons: [{ cause: "content-rejected" }],
  });
  expect(reviewed?.delivery).toMatchObject({
    status: { state: "not-serving", kind: "attention" },
    reasons: [{ cause: "ad-under-review" }],
  });
});

it("is paused with its line item, and keeps what else is the matter", () => {
  const paused = sampleLineItem({
    entity_status: "PAUSED",
    servable: false,
    reasons_not_servable: ["PAUSED_BY_ADVERTISER", "FUNDING_PROBLEM"],
  });
  const [row] = rowsOf([post({ line_item_id: paused.id })], [paused]);
  expect(row?.delivery.status.state).toBe("paused");
  expect(row?.delivery.reasons.map(({ cause }) => cause)).toEqual(["funding-problem", "line-item-paused"]);
});

it("claims nothing of an ad whose line item is not known", () => {
  const [row] = rowsOf([post()], []);
  expect(row).toMatchObject({ campaignId: "", delivery: { status: { state: "active" }, reasons: [] } });
});

it("goes by its text, and by what it shows while that is not known", () => {
  expect(rowsOf([post(), post({ post_id: "78" })]).map(adName)).toEqual(["Boots are back", "Post 78"]);
});

it("puts ads that look the same into a group of their creative, and counts its line items", () => {
  const [one, other] = [sampleLineItem({ id: "l1" }), sampleLineItem({ id: "l2" })];
  const creativeOf = (_: string, id: string) =>
    id === "79" ? undefined : { key: "k", words: "Boots are back" };
  const posts = [
    post({ id: "p1", line_item_id: one.id }),
    post({ id: "p2", line_item_id: other.id, post_id: "78" }),
    post({ id: "p3", line_item_id: other.id, post_id: "79" }),
  ];
  const rows = adRows(
    { posts, accounts: [], media: [] },
    { items: new Map([one, other].map((each) => [each.id, each])), nameOf: () => undefined, creativeOf },
  );
  const seen = { group: "creative", sort: AD_RECORDS.usualSort };
  const groups = groupRecords(AD_COLUMNS, rows, seen, (id) => id) ?? [];
  expect(groups.map(({ key, label, rows: { length } }) => [key, label, length])).toEqual([
    ["k", "Boots are back", 2],
    ["", "Not read yet", 1],
  ]);
  expect(groups[0]?.sums.get("item")).toMatchObject([{ value: 2n, counted: "line items" }]);
});

it("distinguishes ads of two kinds whose records have the same id", () => {
  const rows = adRows(
    {
      posts: [post()],
      accounts: [{ ...base, id: "p1", line_item_id: item.id, user_id: "5" }],
      media: [],
    },
    { items: new Map(), nameOf: () => undefined },
  );
  expect(rows.map(({ id }) => id)).toEqual(["post-p1", "account-p1"]);
});
