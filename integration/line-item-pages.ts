import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { expect, type Open } from "./dashboard";

/** An account of a usual size, Kestrel Air, and its line items. */
export const KESTREL = "/live/mara_agency/r13kwryt0f0";
export const LINE_ITEMS = `${KESTREL}/line-items`;
/** The path of those of the account. */
export const LINE_ITEMS_OF_SERVICE = "/live/12/accounts/r13kwryt0f0/line_items";

/** The dialog in which a line item is created. */
export const creating = () => screen.findByRole("dialog", { name: "New line item" });
export const panel = (name: string | RegExp) => screen.findByRole("dialog", { name });
/** The panel or dialog that is called exactly so; toasts have longer names. */
export const gone = (name: string | RegExp) =>
  waitFor(() => expect(screen.queryByRole("dialog", { name })).toBeNull());

/** Opens the line items of the account and waits until some are in sight. */
export async function openLineItems(
  open: Open,
  query = "",
  options: { readonly width?: number } = {},
): Promise<void> {
  await open(`${LINE_ITEMS}${query}`, options);
  await lineItemGrid();
  await waitFor(() => expect(names()).not.toEqual([]));
}

export const lineItemGrid = () => screen.findByRole("grid", { name: "Line items" });
/** The rows that are drawn, as they are now. */
export const rows = () => [...document.querySelectorAll<HTMLElement>("[role=grid] [data-row]")];
export const idAt = (row: number) => rows()[row]?.dataset.row ?? "";
/** A cell of a row, by the row's place among those drawn. */
export const lineItemCell = (row: number, column: string) => found(rows()[row], `[data-cell="${column}"]`);
export const cellOf = (id: string, column: string) =>
  found(document.body, `[data-row="${id}"] [data-cell="${column}"]`);
export const names = () => textsOf("name");
export const textsOf = (column: string) =>
  [...document.querySelectorAll(`[data-row] [data-cell="${column}"]`)].map(({ textContent }) => textContent);

/** An element within a row. */
function found(where: Element | undefined, selector: string): HTMLElement {
  const element = where?.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}`);
  return element;
}

/** How many line items the list shows, drawn or not. */
export const countOf = () =>
  Number(document.querySelector("[role=grid]")?.getAttribute("aria-rowcount") ?? Number.NaN) - 1;

/** Presses keys where the focus is in the grid. */
export async function pressIn(user: UserEvent, cell: HTMLElement, keys: string): Promise<void> {
  cell.focus();
  await user.keyboard(keys);
}

interface LineItemOfService {
  readonly id: string;
  readonly name: string;
  readonly product_type: string;
  readonly goal: string;
  readonly entity_status: string;
  readonly bid_strategy: string;
  readonly bid_amount_local_micro: string | null;
  readonly daily_budget_amount_local_micro: string | null;
  readonly reasons_not_servable: readonly string[];
}

/** All line items of the account as the service has them. */
export async function lineItemsOfService(): Promise<readonly LineItemOfService[]> {
  const { data } = await call<LineItemOfService[]>("GET", "line_items?count=1000&with_draft=true");
  return data;
}

/** Calls the service through the forward about the account, as another page would. */
export async function call<Data>(method: string, path: string, body?: string): Promise<{ data: Data }> {
  const answer = await fetch(`/api/ads/live/mara_agency/12/accounts/r13kwryt0f0/${path}`, {
    method,
    headers: { "x-forward": "1", ...(body !== undefined && { "content-type": "application/json" }) },
    body,
  });
  expect(answer.status).toBeLessThan(300);
  return answer.json();
}

/** Changes of line items that arrived at the service. */
export async function lineItemWrites(emulator: EmulatorControl) {
  const requests = await emulator.requests();
  return requests.filter(({ method, path }) => method !== "GET" && path.includes("/line_items"));
}

/** The same, with what was sent. */
export async function writesOf(emulator: EmulatorControl) {
  return (await lineItemWrites(emulator)).map(({ method, query }) => ({
    method,
    sent: Object.fromEntries([...new URLSearchParams(query)].filter(([name]) => !name.startsWith("oauth_"))),
  }));
}

export const jobs = async () => within(await screen.findByRole("region", { name: "Jobs" }));
export const chosenBar = async () =>
  within(await screen.findByRole("region", { name: "Selected line items" }));
