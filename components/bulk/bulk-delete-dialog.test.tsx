// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { CAMPAIGNS } from "@/lib/bulk/bulk-resources";
import { planBulkChange, servingInWords } from "@/lib/campaigns/bulk/campaign-plan";
import { sampleCampaign } from "@/lib/campaigns/test-campaign";
import { BulkDeleteDialog } from "./bulk-delete-dialog";

afterEach(cleanup);

it("does not count one campaign as one of several", () => {
  const serving = sampleCampaign({ id: "c1", entity_status: "ACTIVE" });
  const paused = sampleCampaign({ id: "c2", entity_status: "PAUSED" });
  expect(servingInWords([serving])).toBe("It is serving now.");
  expect(servingInWords([serving, paused])).toBe("1 of them is serving now.");
  expect(servingInWords([paused])).toBeUndefined();
});

it("says in sight how many more are deleted than it names, and how many of them serve now", async () => {
  const campaigns = Array.from({ length: 8001 }, (_, n) =>
    sampleCampaign({ id: `c${n}`, entity_status: n < 4100 ? "ACTIVE" : "PAUSED" }),
  );
  render(
    <BulkDeleteDialog
      resource={CAMPAIGNS}
      items={planBulkChange(campaigns, { kind: "delete" }).items}
      accountName="Megamart"
      also={servingInWords(campaigns)}
      onClose={() => {}}
      onStart={() => {}}
    />,
  );
  const more = await screen.findByText("and 7,993 more");
  // The list of names scrolls, so its entries may be out of view.
  expect(more.closest("ul")).toBeNull();
  expect(screen.getByText(/4,100 of them are serving now\./)).toBeDefined();
});
