import { screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import type { EmulatorControl } from "@/emulator/control/control-client";
import { expect, type Open } from "./dashboard";
import { call, KESTREL, panel } from "./line-item-pages";

/** Opens the editor of the targeting of the line item in the panel. */
export async function editTargeting(user: UserEvent, name: string) {
  await pressInTargeting(user, name, "Edit targeting…");
  return editing();
}

/** Presses a button below the targeting of the line item in the panel. */
export async function pressInTargeting(user: UserEvent, name: string, button: string): Promise<void> {
  const found = await within(await panel(name)).findByRole("button", { name: button });
  // Closed until the targeting is read.
  await waitFor(() => expect(found).not.toHaveAttribute("aria-disabled", "true"));
  await user.click(found);
}
export const editing = async () => within(await panel(/^Targeting of /));

/** Goes to a kind of targeting in the dialog that changes it. */
export async function openKind(user: UserEvent, name: string): Promise<void> {
  const kinds = within(screen.getByRole("navigation", { name: "Kinds of targeting" }));
  await user.click(kinds.getByRole("button", { name: (words) => words.startsWith(name) }));
}

interface NamedItem {
  readonly id: string;
  readonly name: string;
  readonly reasons_not_servable: readonly string[];
}

export const openPanelOf = (open: Open, { id }: NamedItem) => open(`${KESTREL}/line-items?panel=${id}`);

/** Opens the panel of a line item that nothing but a country narrows; there is another one like it. */
export async function openLineItem(open: Open) {
  await open(`${KESTREL}/line-items`);
  const { data: items } = await call<NamedItem[]>("GET", "line_items?count=200");
  const ids = items.map(({ id }) => id).join();
  const { data: criteria } = await call<{ line_item_id: string }[]>(
    "GET",
    `targeting_criteria?count=1000&line_item_ids=${ids}`,
  );
  const [item, other] = items.filter(
    ({ id, reasons_not_servable: reasons }) =>
      !reasons.includes("DELETED") && criteria.filter((one) => one.line_item_id === id).length === 1,
  );
  if (!item || !other) throw new Error("The demo has no line items that are targeted at a country alone");
  await openPanelOf(open, item);
  await within(await panel(item.name)).findByText("People in United Kingdom.");
  return { item, other };
}

/** Targets a line item at more, as another person would. */
export async function targetToo(
  lineItemId: string,
  values: readonly (readonly [type: string, value: string])[],
): Promise<void> {
  for (const [type, value] of values) {
    const query = new URLSearchParams({
      line_item_id: lineItemId,
      targeting_type: type,
      targeting_value: value,
      operator_type: "EQ",
    });
    await call("POST", `targeting_criteria?${query}`);
  }
}

/** Changes of targeting that arrived at the service: what each did to what. */
export async function targetingWrites(emulator: EmulatorControl) {
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

/** Resolves when the dialog is closed again. */
export const editingEnds = () =>
  waitFor(() => expect(screen.queryByRole("dialog", { name: /^Targeting of / })).toBeNull());
