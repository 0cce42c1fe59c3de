"use client";

import { useRef, useState } from "react";
import { useAccount, usePermission } from "@/components/shell/account";
import { RoleGate } from "@/components/shell/role-gate";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { LazyModule, useLazyModule } from "@/components/ui/lazy-module";
import { PartlyRead } from "@/components/ui/partly-read";
import { Skeleton } from "@/components/ui/skeleton";
import { type AdsList, useAdsList } from "@/lib/ads/client";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { batch, list, type TargetingCriterion } from "@/lib/ads/endpoints/targeting-criteria";
import { formatNumber } from "@/lib/format/numbers";
import { lineItemClosedReason } from "@/lib/line-items/line-item-words";
import { excludes } from "@/lib/targeting/criteria";
import { groupOf, TARGETING_GROUPS } from "@/lib/targeting/targeting-groups";
import { comparedName, typeName } from "@/lib/targeting/targeting-words";
import { TargetingElsewhere } from "./targeting-elsewhere";
import { targetingInput } from "./targeting-lists";
import { TargetingSentence } from "./targeting-sentence";
import { UnsavedMark } from "./unsaved-mark";

const dialog = new LazyModule(() => import("./targeting-dialog"));

const waiting = (
  <div role="status">
    <span className="sr-only">Reading the targeting</span>
    <Skeleton className="h-4 w-full" />
    <Skeleton className="mt-2 h-4 w-2/3" />
  </div>
);

/** Who a line item reaches: in one sentence, by kinds, and the way to change it. */
export function LineItemTargeting({ item }: { item: LineItem }) {
  return (
    <RoleGate needs={list} what="targeting" waiting={waiting}>
      <Targeting item={item} />
    </RoleGate>
  );
}

function Targeting({ item }: { item: LineItem }) {
  const { accountId } = useAccount();
  const existing = useAdsList(list, targetingInput(accountId, item.id));
  const { reason } = usePermission(batch);
  const [open, setOpen] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  const late = useLazyModule(dialog, open);
  const { records, complete, error } = existing;
  const blocked = reason ?? lineItemClosedReason(item);
  const unread = complete ? undefined : error ? "It could not be read." : "It is being read.";
  return (
    <div className="flex flex-col items-start gap-3">
      {error && records.length === 0 ? (
        <ErrorState compact title="The targeting could not be read" error={error} onRetry={existing.resume} />
      ) : !complete && !error ? (
        waiting
      ) : (
        <>
          <PartlyRead list={existing} many="criteria" />
          {complete && <TargetingSentence criteria={records} />}
          <Groups existing={existing} />
        </>
      )}
      {!item.deleted && complete && !open && blocked === undefined && (
        <UnsavedMark
          lineItemId={item.id}
          existing={records}
          onOpen={() => {
            // The mark disappears while more changes are made: the dialog returns the focus to the button.
            edit.current?.focus();
            setOpen(true);
          }}
        />
      )}
      {!item.deleted && (
        <div className="flex flex-wrap gap-2">
          <Button ref={edit} size="small" disabledReason={blocked ?? unread} onClick={() => setOpen(true)}>
            Edit targeting…
          </Button>
          <TargetingElsewhere item={item} existing={records} unread={unread} />
        </div>
      )}
      {open && late && <late.TargetingDialog item={item} existing={records} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Groups({ existing: { records } }: { existing: AdsList<TargetingCriterion> }) {
  const groups = TARGETING_GROUPS.map(({ id, title }) => ({
    id,
    title,
    all: records.filter(({ targeting_type }) => groupOf(targeting_type) === id),
  })).filter(({ all }) => all.length > 0);
  if (groups.length === 0) return null;
  return (
    <dl className="grid w-full grid-cols-[112px_minmax(0,1fr)] gap-x-3 gap-y-1.5">
      {groups.map(({ id, title, all }) => (
        <div key={id} className="contents">
          <dt className="text-text-muted">{title}</dt>
          <dd className="flex flex-col gap-1">
            <Values criteria={all.filter((one) => !excludes(one))} />
            <Values criteria={all.filter(excludes)} leftOut />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How many values of one kind the panel shows initially. */
const SHOWN_MAX = 12;

/** Kinds that share a group with others and are not recognizable by the value. */
const NAMED_TYPES: readonly string[] = [
  "CUSTOM_AUDIENCE_EXPANDED",
  "SIMILAR_TO_FOLLOWERS_OF_USER",
  "PHRASE_KEYWORD",
  "EXACT_KEYWORD",
  "UNORDERED_KEYWORD",
];

function Values({
  criteria,
  leftOut = false,
}: {
  criteria: readonly TargetingCriterion[];
  leftOut?: boolean;
}) {
  const [all, setAll] = useState(false);
  if (criteria.length === 0) return null;
  const shown = all ? criteria : criteria.slice(0, SHOWN_MAX);
  return (
    <div>
      {leftOut && <span className="text-sm text-text-muted">Excluded: </span>}
      {shown.map((one, index) => (
        <span key={one.id}>
          {index > 0 && ", "}
          <bdi className="wrap-anywhere">{comparedName(one)}</bdi>
          {(NAMED_TYPES.includes(one.targeting_type) || groupOf(one.targeting_type) === "other") && (
            <span className="text-sm text-text-muted"> ({typeName(one.targeting_type).toLowerCase()})</span>
          )}
        </span>
      ))}
      {criteria.length > shown.length && (
        <>
          {" "}
          <button
            type="button"
            className="min-h-6 rounded-sm text-accent-text hover:underline"
            onClick={() => setAll(true)}
          >
            Show all {formatNumber(criteria.length)}
          </button>
        </>
      )}
    </div>
  );
}
