"use client";

import { useRouter } from "next/navigation";
import { useMemo, useState } from "react";
import type { Missing } from "@/components/builder/builder-bar";
import { BuilderFrame } from "@/components/builder/builder-frame";
import { useKeptHistory } from "@/components/builder/use-kept-history";
import { useAccount, useMay } from "@/components/shell/account";
import { accountHref } from "@/components/shell/place";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import { AUDIENCE_NAME_MAX, batch } from "@/lib/ads/endpoints/custom-audiences";
import { isCallError } from "@/lib/ads/errors";
import { draftProblems, fieldOf } from "@/lib/audiences/flexible-checks";
import { batchItemOf, readBatch, textOf } from "@/lib/audiences/flexible-json";
import { isKeptBatch } from "@/lib/audiences/flexible-kept";
import { refusedBatch } from "@/lib/audiences/flexible-refusals";
import { copyOf, type FlexibleDraft, groupsOf, leavesOf, newDraft } from "@/lib/audiences/flexible-tree";
import { counted } from "@/lib/format/plurals";
import { copyName } from "@/lib/text/copy-name";
import { keepCreated } from "./created-flexible";
import { FlexibleFields } from "./flexible-fields";
import { FlexibleOutline } from "./flexible-outline";
import { FlexiblePreview } from "./flexible-preview";
import { useAudiences } from "./use-audiences";

type Drafts = readonly FlexibleDraft[];

const oneDraft = (): Drafts => [newDraft()];

interface FlexibleBuilderProps {
  /** The audience that is duplicated, and what it was made of. */
  copied?: { readonly name: string; readonly draft: FlexibleDraft } | undefined;
}

/** Builds up to ten flexible audiences and creates them in one request, all or none. */
export function FlexibleBuilder({ copied }: FlexibleBuilderProps) {
  const place = useAccount();
  const { accountId } = place;
  const router = useRouter();
  const list = useAudiences(accountId);
  const mayCreate = useMay(batch);
  const send = useAdsMutation(batch);
  const blank = (): Drafts =>
    copied ? [copyOf(copied.draft, copyName(copied.name, AUDIENCE_NAME_MAX))] : oneDraft();
  const history = useKeptHistory<Drafts>({
    name: copied ? `flexible audience copied from ${copied.name}` : "flexible audiences",
    accountId,
    initial: blank,
    isValue: isKeptBatch,
  });
  const drafts = history.value;
  const [chosenKey, setChosenKey] = useState<string>();
  const [sent, setSent] = useState<Drafts>([]);
  // Problems stand at their fields once somebody tried to jump to one or to send; the bar counts them from the start.
  const [tried, setTried] = useState(false);
  const draft = drafts.find(({ key }) => key === chosenKey) ?? drafts[0];
  const { records, complete } = list;
  const found = useMemo(
    () =>
      drafts.map((each) => ({
        draft: each,
        problems: draftProblems(each, drafts, { audiences: records, complete }),
      })),
    [drafts, records, complete],
  );
  // A refusal is about what was sent: what was changed since is not refused any more.
  const standing = drafts.length === sent.length && drafts.every((each, index) => each === sent[index]);
  const refused = refusedBatch(standing ? send.error : null, sent);
  const nameOf = (id: string) => records.find((audience) => audience.id === id)?.name;
  const titleOf = (each: FlexibleDraft) => each.name.trim() || `Audience ${drafts.indexOf(each) + 1}`;
  const missing: Missing[] = found.flatMap(({ draft: each, problems }) =>
    problems.map((problem) => ({
      field: fieldOf(problem),
      message: drafts.length > 1 ? `${titleOf(each)}: ${problem.message}` : problem.message,
    })),
  );
  if (!draft) return null;

  const change = (next: (drafts: Drafts) => Drafts, label: string, run?: string) =>
    history.change(next, { label, ...(run !== undefined && { run }) });
  const changeDraft = (changes: Partial<FlexibleDraft>, label: string, run?: string) =>
    change(
      (before) => before.map((each) => (each.key === draft.key ? { ...each, ...changes } : each)),
      label,
      run,
    );
  const append = (added: FlexibleDraft, label: string) => {
    change((before) => [...before, added], label);
    setChosenKey(added.key);
  };
  const create = async () => {
    setTried(true);
    if (missing.length > 0 || send.isPending) return;
    setSent(drafts);
    try {
      await send.mutateAsync({ account_id: accountId, body: drafts.map(batchItemOf) });
    } catch (error) {
      if (!isCallError(error)) throw error;
      const [first] = refusedBatch(error, drafts).byDraft.keys();
      if (first !== undefined) setChosenKey(first);
      return;
    }
    await keepCreated(place, drafts);
    await history.finish();
    toast({
      title: `Created ${drafts.length === 1 ? titleOf(draft) : counted(drafts.length, "flexible audience")}`,
      tone: "positive",
    });
    const search = drafts.length === 1 ? `?q=${encodeURIComponent(draft.name.trim())}` : "";
    router.push(`${accountHref(place, "audiences")}${search}`);
  };

  const problems = [
    ...(tried ? (found.find((each) => each.draft === draft)?.problems ?? []) : []),
    ...refused.atFields,
  ];
  const faulty = new Set([
    ...found.filter((each) => each.problems.length > 0).map((each) => each.draft.key),
    ...refused.byDraft.keys(),
  ]);
  const many = drafts.length === 1 ? "flexible audience" : counted(drafts.length, "flexible audience");
  return (
    <BuilderFrame
      title={copied ? `Duplicate ${copied.name}` : "New flexible audiences"}
      list={{ href: accountHref(place, "audiences"), of: "audiences" }}
      history={history}
      blank={blank}
      outline={
        <FlexibleOutline
          drafts={drafts}
          chosen={draft.key}
          faulty={faulty}
          onChoose={setChosenKey}
          onAdd={() => append(newDraft(), "Add an audience")}
          onCopy={(original) =>
            append(
              copyOf(original, original.name.trim() && copyName(original.name.trim(), AUDIENCE_NAME_MAX)),
              "Duplicate an audience",
            )
          }
          onRemove={({ key }) =>
            change((before) => before.filter((each) => each.key !== key), "Remove an audience")
          }
        />
      }
      fields={
        <FlexibleFields
          draft={draft}
          list={list}
          refusals={refused.byDraft.get(draft.key)}
          problems={problems}
          onChange={changeDraft}
        />
      }
      preview={<FlexiblePreview draft={draft} nameOf={nameOf} />}
      missing={missing}
      onJump={(field) => {
        setTried(true);
        const owner = ownerOf(field, drafts);
        if (owner) setChosenKey(owner.key);
      }}
      json={{
        text: textOf(drafts),
        onText: (text) => {
          const reading = readBatch(text);
          if (!reading.ok) return { taken: false, problems: reading.problems };
          change(() => reading.drafts, "Edit the JSON", "json");
          return { taken: true, problems: [] };
        },
      }}
      primary={{
        label: `Create ${many}`,
        onClick: () => void create(),
        busy: send.isPending,
        disabledReason: mayCreate.reason,
      }}
      notice={
        standing &&
        send.error &&
        !refused.all && <ErrorState compact title="Nothing of the batch was created" error={send.error} />
      }
    />
  );
}

/** The audience that a field belongs to. */
const ownerOf = (field: string, drafts: Drafts) =>
  drafts.find(({ key, root }) =>
    [key, ...groupsOf(root).map((group) => group.key), ...leavesOf(root).map((leaf) => leaf.key)].some(
      (each) => field.endsWith(` ${each}`),
    ),
  );
