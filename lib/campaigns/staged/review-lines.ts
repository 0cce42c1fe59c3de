import type { Difference } from "@/lib/ads/unasked-changes";
import { countOf, type ExcludedItem } from "@/lib/bulk/bulk-plan";
import { CAMPAIGNS, type CampaignItem } from "../bulk/campaign-plan";
import type { Conflict, Review } from "./review";
import type { StagedCampaign } from "./staged-changes";

/** What stands on one line of a review, from what needs somebody to what needs nobody. */
export type Line = { readonly key: string } & (
  | {
      readonly kind: "heading";
      readonly text: string;
      /** Somebody has to look at what follows. */
      readonly urgent: boolean;
      /** How many decisions could be made at once. */
      readonly decides: number;
    }
  | { readonly kind: "conflict"; readonly conflict: Conflict }
  | { readonly kind: "impossible"; readonly item: ExcludedItem }
  | { readonly kind: "change"; readonly item: CampaignItem; readonly difference: Difference }
  | { readonly kind: "already"; readonly entry: StagedCampaign }
);

/** A review as lines, a heading before each part; a single part has none. */
export function linesOf({ plan, conflicts, impossible, already }: Review): readonly Line[] {
  const changes = plan.items.flatMap((item) =>
    item.differences.map(
      (difference): Line => ({
        kind: "change",
        key: `change ${item.key} ${difference.field}`,
        item,
        difference,
      }),
    ),
  );
  const waiting = new Set(conflicts.map(({ campaign }) => campaign.id)).size;
  const parts: readonly (readonly Line[])[] = [
    part(
      {
        text: `Changed since you staged it, in ${countOf(CAMPAIGNS, waiting)}`,
        urgent: true,
        decides: conflicts.length,
      },
      conflicts.map((conflict) => ({
        kind: "conflict",
        key: `conflict ${conflict.campaign.id} ${conflict.field}`,
        conflict,
      })),
    ),
    part(
      { text: `Not possible for ${countOf(CAMPAIGNS, impossible.length)}`, urgent: true },
      impossible.map((item) => ({ kind: "impossible", key: `impossible ${item.key}`, item })),
    ),
    part({ text: `Ready to publish, in ${countOf(CAMPAIGNS, plan.items.length)}` }, changes),
    part(
      { text: `Nothing left to do for ${countOf(CAMPAIGNS, already.length)}` },
      already.map((entry) => ({ kind: "already", key: `already ${entry.id}`, entry })),
    ),
  ].filter((lines) => lines.length > 0);
  const [only] = parts;
  return parts.length === 1 && only && only.length === changes.length + 1 ? changes : parts.flat();
}

interface Heading {
  readonly text: string;
  readonly urgent?: boolean;
  readonly decides?: number;
}

function part({ text, urgent = false, decides = 0 }: Heading, lines: readonly Line[]): readonly Line[] {
  return lines.length === 0 ? [] : [{ kind: "heading", key: text, text, urgent, decides }, ...lines];
}
