"use client";

import { parseAsString, useQueryState } from "nuqs";
import { type Builder, type BuilderStart, startNew } from "@/components/builder/builder";
import { BuilderPage } from "@/components/builder/builder-page";
import { useAccount } from "@/components/shell/account";
import { accountHref, searchHref } from "@/components/shell/dashboard-route";
import { AUDIENCE_NAME_MAX, batch } from "@/lib/ads/endpoints/custom-audiences";
import { batchProblems, draftName, isFieldOf } from "@/lib/audiences/flexible-checks";
import { batchItemOf, readBatch, textOf } from "@/lib/audiences/flexible-json";
import { refusedBatch } from "@/lib/audiences/flexible-refusals";
import { copyOf, type FlexibleDraft, newDraft } from "@/lib/audiences/flexible-tree";
import { isStoredBatch } from "@/lib/audiences/stored-flexible";
import { counted } from "@/lib/format/plurals";
import { copyName } from "@/lib/text/copy-name";
import { storeCreated, useCreated } from "./created-flexible";
import { FlexibleFields, type FlexibleKnown } from "./flexible-fields";
import { FlexibleOutline } from "./flexible-outline";
import { FlexiblePreview } from "./flexible-preview";
import { useAudiences } from "./use-audiences";

type Drafts = readonly FlexibleDraft[];

/** Builds up to ten flexible audiences, empty or with a copy of one that this browser created. */
export function NewFlexible() {
  return <BuilderPage builder={newFlexible} />;
}

const newFlexible: Builder<Drafts, FlexibleKnown> = {
  title: "New flexible audiences",
  needs: batch,
  closedTo: "the builder of flexible audiences",
  useStart: useFlexibleStart,
  isDraft: isStoredBatch,
  useKnown: useFlexibleKnown,
  problems: (drafts, { list: { records, complete } }) =>
    batchProblems(drafts, { audiences: records, complete }),
  action: (drafts) =>
    `Create ${drafts.length === 1 ? "flexible audience" : counted(drafts.length, "flexible audience")}`,
  failure: "Nothing of the batch was created",
  refusals: refusedBatch,
  // They are created all together or not at all.
  save: async (send, { draft: drafts, account }) => {
    await send(batch, { account_id: account.accountId, body: drafts.map(batchItemOf) });
    await storeCreated(account, drafts);
    const [first, ...others] = drafts;
    const only = others.length === 0 ? first : undefined;
    return {
      title: `Created ${only ? draftName(only, drafts) : counted(drafts.length, "flexible audience")}`,
      href: only ? searchHref(account, "audiences", only.name.trim()) : accountHref(account, "audiences"),
    };
  },
  partWith: (drafts, field) => drafts.find((draft) => isFieldOf(draft, field))?.key,
  json: {
    text: textOf,
    read: (text) => {
      const reading = readBatch(text);
      return reading.ok
        ? { draft: reading.drafts, problems: [] }
        : { draft: undefined, problems: reading.problems };
    },
  },
  Outline: FlexibleOutline,
  Fields: FlexibleFields,
  Preview: FlexiblePreview,
};

function useFlexibleStart(): BuilderStart<Drafts> {
  const [copy] = useQueryState("copy", parseAsString);
  const created = useCreated(useAccount(), copy);
  if (copy === null) return startNew<Drafts>("flexible audiences", () => [newDraft()]);
  if (created === undefined) return { state: "reading", what: copy, error: null };
  if (created === null) {
    return {
      state: "impossible",
      title: `${copy} cannot be duplicated here`,
      why: "The segments of a flexible audience can’t be read back, and this browser did not create it. Duplicate it in the browser that did.",
    };
  }
  return startNew<Drafts>(
    `flexible audience copied from ${copy}`,
    () => [copyOf(created, copyName(copy, AUDIENCE_NAME_MAX))],
    `Duplicate ${copy}`,
  );
}

function useFlexibleKnown(): FlexibleKnown {
  return { list: useAudiences(useAccount().accountId) };
}
