import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as lineItems from "@/lib/ads/endpoints/line-items";
import type { ExcludedItem } from "@/lib/bulk/bulk-plan";
import { fillPattern } from "@/lib/campaigns/name-pattern";
import { type Guard, NO_GUARD } from "@/lib/campaigns/rules/guard";
import { type CreationItem, creationStep } from "@/lib/creation/creation-plan";
import { lineItemName } from "@/lib/line-items/line-item-words";
import { type CopyChanges, copiedCampaign, copiedLineItem } from "./copied-fields";
import type { CopiedTree } from "./copied-tree";
import { isModelToken, NAME_PARTS, problemOfName, type WishedCopy } from "./copy-names";
import { type CopyPlace, type JudgedPart, judgedParts } from "./judge-parts";

/** What is created, and what is not and why. */
export interface CopyPlan {
  /** Everything that is created, parents first. */
  readonly steps: readonly CreationItem[];
  /** The copies themselves: steps at the top, with the others below them. */
  readonly copies: readonly CreationItem[];
  readonly excluded: readonly ExcludedItem[];
  /** What a person has to see before copies are made, by their keys. */
  readonly warnings: ReadonlyMap<string, readonly string[]>;
}

type CampaignModel = campaigns.Campaign;
export interface LineItemModel {
  readonly id: string;
  readonly name: string;
  readonly item: lineItems.LineItem;
}

/** What is copied where, and what is different in copies. */
export interface CopyOrder extends CopyChanges, CopyPlace {
  readonly tree: CopiedTree;
}

interface CampaignOrder extends CopyOrder {
  /** What pays for the copies; as it is for each where left out. */
  readonly fundingId?: string | undefined;
  /** What can pay in the account; not asked about where left out. */
  readonly payers?: ReadonlySet<string> | undefined;
  /** A pattern of the names of line items; as they are where left out. */
  readonly lineItemNames?: string;
  readonly guard?: Guard;
}

/** Copies of campaigns with everything in them. */
export function planCampaignCopies(
  wishes: readonly WishedCopy<CampaignModel>[],
  order: CampaignOrder,
): CopyPlan {
  const { guard = NO_GUARD, lineItemNames = NAME_PARTS.model } = order;
  const draft = new Draft(order);
  const items = grouped(order.tree.lineItems, ({ campaign_id }) => campaign_id);
  for (const { model, name, about, reason, tokenValue } of wishes) {
    const key = `copy of ${model.id} ${name}`;
    const verdict = guard.creation({ ...model, name });
    const fundingId = order.fundingId ?? model.funding_instrument_id;
    const unpaid =
      order.payers?.has(fundingId) === false ? "What paid for it was deleted. Choose a funding." : undefined;
    const why = reason ?? verdict.blocks[0]?.advice ?? unpaid;
    if (why !== undefined) {
      draft.leaveOut({ key: `${key} ${draft.excluded.length}`, name: about, reason: why });
      continue;
    }
    const fields = copiedCampaign(model, fundingId, order.convert);
    draft.addCopy(
      creationStep(campaigns.create)({ key, title: name, input: () => ({ ...fields, name }) }),
      model.name,
    );
    if (verdict.warnings.length > 0)
      draft.warnings.set(
        key,
        verdict.warnings.map(({ advice }) => advice),
      );
    for (const item of items.get(model.id) ?? []) {
      const ofItem = (token: string) => (isModelToken(token) ? (item.name ?? "") : tokenValue(token));
      const itemName = item.name === null ? null : fillPattern(lineItemNames, ofItem).trim();
      draft.addLineItem(item, {
        key: `${key} ${item.id}`,
        name: itemName,
        campaign: { step: key, name, optimization: fields.budget_optimization ?? "CAMPAIGN" },
      });
    }
  }
  return draft;
}

interface LineItemOrder extends CopyOrder {
  /** The campaign that copies of a line item belong to; undefined where it is unknown. */
  readonly campaignOf: (item: lineItems.LineItem) => CopyTarget | undefined;
}

export interface CopyTarget {
  readonly id: string;
  readonly name: string;
  readonly budget_optimization: string;
}

/** Copies of line items with everything that hangs on them. */
export function planLineItemCopies(
  wishes: readonly WishedCopy<LineItemModel>[],
  order: LineItemOrder,
): CopyPlan {
  const draft = new Draft(order);
  for (const { model, name, about, reason } of wishes) {
    const campaign = order.campaignOf(model.item);
    const key = `copy of ${model.id} ${name}`;
    const why = reason ?? (campaign ? undefined : "Its campaign was deleted.");
    if (why !== undefined || !campaign) {
      draft.leaveOut({ key: `${key} ${draft.excluded.length}`, name: about, reason: why ?? "" });
      continue;
    }
    const { id, name: campaignName, budget_optimization: optimization } = campaign;
    draft.addLineItem(
      model.item,
      { key, name, campaign: { id, name: campaignName, optimization } },
      model.name,
    );
  }
  return draft;
}

interface NewLineItem {
  readonly key: string;
  readonly name: string | null;
  readonly campaign: { readonly name: string; readonly optimization: string } & (
    | { readonly step: string }
    | { readonly id: string }
  );
}

const nameParam = lineItems.create.params.shape.name;

/** A plan while it is made. */
class Draft implements CopyPlan {
  readonly steps: CreationItem[] = [];
  readonly copies: CreationItem[] = [];
  readonly excluded: ExcludedItem[] = [];
  readonly warnings = new Map<string, readonly string[]>();
  readonly #parts: ReadonlyMap<string, readonly JudgedPart[]>;
  /** Records that are reported once, however many copies lack them. */
  readonly #listed = new Set<string>();

  constructor(private readonly order: CopyOrder) {
    this.#parts = grouped(judgedParts(order.tree, order), ({ lineItemId }) => lineItemId);
  }

  leaveOut(item: ExcludedItem): void {
    if (this.#listed.has(item.key)) return;
    this.#listed.add(item.key);
    this.excluded.push(item);
  }

  addCopy(step: CreationItem, of: string): void {
    const copy = { ...step, differences: [{ field: "name", from: of, to: step.name }] };
    this.steps.push(copy);
    this.copies.push(copy);
  }

  /** @param of what it is a copy of, where it is a copy of its own and not in that of its campaign */
  addLineItem(item: lineItems.LineItem, { key, name, campaign }: NewLineItem, of?: string): void {
    const copied = copiedLineItem(item, campaign.optimization, this.order);
    const title = name ?? lineItemName(item);
    const wrongName = name === null ? undefined : problemOfName(nameParam, name);
    if (!copied.fields || wrongName !== undefined) {
      const reason = copied.reason ?? wrongName ?? "";
      this.leaveOut({ key: `line item ${item.id}`, name: lineItemName(item), reason });
      return;
    }
    const { fields } = copied;
    const needs = "step" in campaign ? [campaign.step] : [];
    const step = creationStep(lineItems.create)({
      key,
      title,
      within: campaign.name,
      needs,
      input: (idOf) => ({
        ...fields,
        ...(name !== null && { name }),
        campaign_id: "step" in campaign ? idOf(campaign.step) : campaign.id,
      }),
    });
    if (of === undefined) this.steps.push(step);
    else this.addCopy(step, of);
    for (const { id, copied: copy, title: part } of this.#parts.get(item.id) ?? []) {
      if (typeof copy === "function") this.steps.push(copy(`${key} ${id}`, key, title));
      else this.leaveOut({ key: `part ${id}`, name: part, within: lineItemName(item), reason: copy.reason });
    }
  }
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): ReadonlyMap<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const others = groups.get(keyOf(item));
    if (others) others.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
