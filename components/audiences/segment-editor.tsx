"use client";

import { FolderInput, FolderPlus, Plus, Trash2 } from "lucide-react";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Field } from "@/components/ui/field";
import { IconButton } from "@/components/ui/icon-button";
import { Segmented } from "@/components/ui/segmented";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import type { CustomAudience } from "@/lib/ads/endpoints/custom-audiences";
import {
  BOOLEAN_OPERATORS,
  DEPTH_MAX,
  FREQUENCY_COMPARATORS,
  LEAVES_MAX,
  LOOKBACK_WINDOWS,
} from "@/lib/ads/segments";
import { fieldAtKey, isSegmentAudience } from "@/lib/audiences/flexible-checks";
import {
  type Group,
  hasRoomBelow,
  type Leaf,
  leavesOf,
  newGroup,
  newLeaf,
  treeWithAdded,
  withNode,
  withoutNode,
  withWrapped,
} from "@/lib/audiences/flexible-tree";
import { comparatorName, lookbackName } from "@/lib/audiences/flexible-words";
import { AudiencePicker } from "./audience-picker";

interface SegmentEditorProps {
  root: Group;
  audiences: readonly CustomAudience[];
  reading: boolean;
  errorAt: (field: string) => string | undefined;
  /** `label` describes the change; changes of one `run` are undone together. */
  onRoot: (root: Group, how: { label: string; run?: string }) => void;
}

const TOO_DEEP = `Groups can be at most ${DEPTH_MAX} levels deep.`;

const OPERATORS = BOOLEAN_OPERATORS.map((value) => ({
  value,
  label: value === "AND" ? "All of these" : "Any of these",
}));
const MODES = [
  { value: "include", label: "Include" },
  { value: "exclude", label: "Exclude" },
] as const;
const COMPARATORS = FREQUENCY_COMPARATORS.map((value) => ({ value, label: comparatorName(value) }));
const WINDOWS = LOOKBACK_WINDOWS.map((days) => ({ value: String(days), label: lookbackName(days) }));

/** The tree of a flexible audience: nested groups, each leaf one audience with a frequency and a period. */
export function SegmentEditor(props: SegmentEditorProps) {
  return <GroupEditor {...props} group={props.root} depth={0} />;
}

type GroupEditorProps = SegmentEditorProps & { group: Group; depth: number };

function GroupEditor({ group, depth, ...editor }: GroupEditorProps) {
  const { root, errorAt, onRoot } = editor;
  const full = leavesOf(root).length >= LEAVES_MAX ? `All ${LEAVES_MAX} segments are used.` : undefined;
  const deep = hasRoomBelow(root, group.key) ? undefined : TOO_DEEP;
  const field = fieldAtKey("segments", group.key);
  const problem = errorAt(field);
  const name = depth === 0 ? "Who is in it" : `Group at level ${depth}`;
  return (
    <fieldset
      data-field={field}
      aria-label={name}
      className={classNames(
        "flex min-w-0 flex-col gap-3",
        depth > 0 && "border-line-strong border-l-2 py-1 pl-3",
      )}
    >
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label={`${name}: how segments combine`}
          value={group.operator}
          onValueChange={(operator) =>
            onRoot(withNode(root, group, { operator }), { label: "Combine segments otherwise" })
          }
          options={OPERATORS}
        />
        {depth > 0 && (
          <>
            <ExcludeSwitch
              name={name}
              exclude={group.exclude}
              onExclude={(exclude) =>
                onRoot(withNode(root, group, { exclude }), {
                  label: exclude ? "Exclude a group" : "Include a group",
                })
              }
            />
            <IconButton
              label={`Remove the group at level ${depth}`}
              size="small"
              onClick={() => onRoot(withoutNode(root, group.key), { label: "Remove a group" })}
            >
              <Trash2 size={14} aria-hidden />
            </IconButton>
          </>
        )}
      </div>
      {group.children.map((child) =>
        child.kind === "leaf" ? (
          <LeafEditor key={child.key} leaf={child} {...editor} />
        ) : (
          <GroupEditor key={child.key} group={child} depth={depth + 1} {...editor} />
        ),
      )}
      {problem && (
        <p role="alert" className="text-blocked text-sm">
          {problem}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          size="small"
          disabledReason={full}
          onClick={() => onRoot(treeWithAdded(root, group.key, newLeaf()), { label: "Add a segment" })}
        >
          <Plus size={14} aria-hidden />
          Add segment
        </Button>
        <Button
          size="small"
          disabledReason={full ?? deep}
          onClick={() =>
            onRoot(
              treeWithAdded(root, group.key, newGroup([newLeaf()], group.operator === "AND" ? "OR" : "AND")),
              { label: "Add a group" },
            )
          }
        >
          <FolderPlus size={14} aria-hidden />
          Add group
        </Button>
      </div>
    </fieldset>
  );
}

interface ExcludeSwitchProps {
  name: string;
  exclude: boolean;
  onExclude: (exclude: boolean) => void;
}

/** Include or exclude, with exclusion clearly labelled. */
function ExcludeSwitch({ name, exclude, onExclude }: ExcludeSwitchProps) {
  return (
    <Segmented
      label={`${name}: include or exclude`}
      value={exclude ? "exclude" : "include"}
      onValueChange={(mode) => onExclude(mode === "exclude")}
      options={MODES}
      {...(exclude && { className: "bg-blocked-soft! [&_label:has(:checked)]:text-blocked" })}
    />
  );
}

type LeafEditorProps = SegmentEditorProps & { leaf: Leaf };

function LeafEditor({ leaf, root, audiences, reading, errorAt, onRoot }: LeafEditorProps) {
  const number = leavesOf(root).findIndex(({ key }) => key === leaf.key) + 1;
  const name = `Segment ${number}`;
  const audience = fieldAtKey("audience", leaf.key);
  const frequency = fieldAtKey("frequency", leaf.key);
  const change = (changes: Partial<Omit<Leaf, "kind" | "key">>, label: string, run?: string) =>
    onRoot(withNode(root, leaf, changes), { label, ...(run !== undefined && { run }) });
  return (
    <fieldset aria-label={name} className="flex min-w-0 flex-col gap-2 rounded-md border p-3">
      <div className="flex flex-wrap items-center gap-2">
        <span className="font-medium">{name}</span>
        <ExcludeSwitch
          name={name}
          exclude={leaf.exclude}
          onExclude={(exclude) => change({ exclude }, exclude ? "Exclude a segment" : "Include a segment")}
        />
        {leaf.exclude && <span className="font-semibold">Excludes these people</span>}
        <span className="ml-auto flex">
          <IconButton
            label={`Put segment ${number} into a group`}
            size="small"
            disabledReason={hasRoomBelow(root, leaf.key) ? undefined : TOO_DEEP}
            onClick={() => onRoot(withWrapped(root, leaf.key), { label: "Group a segment" })}
          >
            <FolderInput size={14} aria-hidden />
          </IconButton>
          <IconButton
            label={`Remove segment ${number}`}
            size="small"
            onClick={() => onRoot(withoutNode(root, leaf.key), { label: "Remove a segment" })}
          >
            <Trash2 size={14} aria-hidden />
          </IconButton>
        </span>
      </div>
      <div data-field={audience}>
        <Field label="Audience" error={errorAt(audience)}>
          <AudiencePicker
            label={`Audience of segment ${number}`}
            audiences={audiences}
            fits={isSegmentAudience}
            fitsWords="flexible audiences are built from mobile audiences only."
            value={leaf.audienceId}
            reading={reading}
            onValueChange={(audienceId) => change({ audienceId }, "Choose an audience")}
          />
        </Field>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <Field label="How often" className="w-32">
          <Select
            options={COMPARATORS}
            value={leaf.comparator}
            onValueChange={(comparator) => change({ comparator }, "Change how often")}
          />
        </Field>
        <div data-field={frequency}>
          <Field label="Times" error={errorAt(frequency)} className="w-24">
            <TextInput
              inputMode="numeric"
              className="text-right tabular-nums"
              value={leaf.frequency}
              onChange={({ target }) =>
                change({ frequency: target.value }, "Change how often", `frequency ${leaf.key}`)
              }
            />
          </Field>
        </div>
        <Field label="Within" className="w-40">
          <Select
            options={WINDOWS}
            value={String(leaf.lookback)}
            onValueChange={(chosen) => {
              const lookback = LOOKBACK_WINDOWS.find((days) => String(days) === chosen);
              if (lookback) change({ lookback }, "Change the look-back window");
            }}
          />
        </Field>
      </div>
    </fieldset>
  );
}
