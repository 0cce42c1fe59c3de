// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { CAMPAIGN_COLUMNS } from "@/lib/campaigns/campaign-columns";
import { CAMPAIGN_RECORDS } from "@/lib/campaigns/campaign-records";
import { usualLayout } from "@/lib/records/record-columns";
import { RecordSortMenu } from "./record-sort-menu";

afterEach(cleanup);

const USUAL = usualLayout(CAMPAIGN_COLUMNS, 1440);

function Toolbar({ layout }: { layout: typeof USUAL }) {
  const [sort, setSort] = useState(CAMPAIGN_RECORDS.usualSort);
  return <RecordSortMenu columns={CAMPAIGN_COLUMNS} layout={layout} sort={sort} onSort={setSort} />;
}

it("says by what campaigns are sorted where that column is not shown, and sorts them otherwise", async () => {
  const user = userEvent.setup();
  render(<Toolbar layout={USUAL} />);
  const button = screen.getByRole("button", { name: "Sorted by Created, descending" });
  await user.click(button);
  await user.click(await screen.findByRole("menuitemradio", { name: "Name" }));
  expect(await screen.findByRole("button", { name: "Sorted by Name, descending" })).toBe(button);
});

it("leaves it to the head of the column where that is shown", () => {
  render(<Toolbar layout={[...USUAL, { id: CAMPAIGN_RECORDS.usualSort.column, width: 120 }]} />);
  expect(screen.queryByRole("button")).toBeNull();
});
