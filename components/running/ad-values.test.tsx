// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { RecordValue } from "@/components/records/record-value";
import { AD_COLUMNS, type AdColumn } from "@/lib/running/ad-columns";
import { adRows } from "@/lib/running/ad-rows";

afterEach(cleanup);

const [ad] = adRows(
  {
    posts: [
      {
        id: "p1",
        line_item_id: "l1",
        post_id: "77",
        created_at: "2026-03-01T09:00:00Z",
        updated_at: "2026-03-01T09:00:00Z",
        deleted: false,
        entity_status: "ACTIVE",
        approval_status: "ACCEPTED",
      },
    ],
    accounts: [],
    media: [],
  },
  { items: new Map(), nameOf: () => undefined },
);

function textOf(column: AdColumn, comes: boolean): string | null {
  if (!ad) throw new Error("There is no ad");
  const around = {
    zone: "UTC",
    referredName: (id: string) => id,
    referredComes: () => comes,
    readOnlyReason: undefined,
  };
  return render(<RecordValue value={AD_COLUMNS.of(column).value} row={ad} around={around} />).container
    .textContent;
}

it.each(["item", "campaign", "status", "why"] as const)(
  "says nothing in %s while its line item is read",
  (column) => {
    expect(textOf(column, true)).toBe("");
  },
);

it("goes by the ad alone where its line item cannot be read", () => {
  expect(textOf("status", false)).toBe("Active");
  expect(textOf("why", false)).toContain("No reason is reported");
});
