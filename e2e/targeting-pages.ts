import type { Page } from "@playwright/test";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { FEW, HANDLE, openCampaigns } from "./campaign-pages";
import { expect } from "./fixtures";

/** The panel of a line item. */
export const panel = (page: Page, name: string) => page.getByRole("dialog", { name, exact: true });
/** The dialog that changes the targeting of a line item. */
export const editing = (page: Page) => page.getByRole("dialog", { name: /^Targeting of / });
export const kind = (page: Page, name: string) =>
  editing(page).getByRole("navigation", { name: "Kinds of targeting" }).getByRole("button", { name });

interface NamedItem {
  readonly id: string;
  readonly name: string;
  readonly reasons_not_servable: readonly string[];
}

/** Opens the panel of a line item that nothing but a country narrows; there is another one like it. */
export async function openLineItem(page: Page) {
  const account = await openCampaigns(page, FEW);
  const read = async (query: string) => {
    const answer = await page.request.get(`/api/ads/live/${HANDLE}/12/accounts/${account}/${query}`, {
      headers: { "x-forward": "1" },
    });
    return answer.json();
  };
  const { data: items }: { data: NamedItem[] } = await read("line_items?count=200");
  const ids = items.map(({ id }) => id).join();
  const { data: criteria }: { data: { line_item_id: string }[] } = await read(
    `targeting_criteria?count=1000&line_item_ids=${ids}`,
  );
  const [item, other] = items.filter(
    ({ id, reasons_not_servable: reasons }) =>
      !reasons.includes("DELETED") && criteria.filter((one) => one.line_item_id === id).length === 1,
  );
  if (!item || !other) throw new Error("The demo has no line items that are targeted at a country alone");
  await page.goto(`/live/${HANDLE}/${account}/line-items?panel=${item.id}`);
  await expect(panel(page, item.name).getByText("People in United Kingdom.")).toBeVisible();
  return { account, item, other };
}

/** Changes of targeting that arrived at the service: what each did to what. */
export async function writesOf(emulator: EmulatorControl) {
  const requests = await emulator.requests();
  return requests
    .filter(({ method, path }) => method !== "GET" && path.includes("/targeting_criteria"))
    .map(({ method, query, body }) => {
      const sent: { operation_type: string; params: Record<string, string> }[] = JSON.parse(body || "[]");
      const single = new URLSearchParams(query);
      return sent.length > 0
        ? sent.map(({ operation_type, params }) =>
            [operation_type, params.targeting_type, params.operator_type].filter(Boolean).join(" "),
          )
        : [[method, single.get("targeting_type"), single.get("operator_type")].filter(Boolean).join(" ")];
    });
}
