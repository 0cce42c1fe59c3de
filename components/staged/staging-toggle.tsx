"use client";

import { ListChecks } from "lucide-react";
import { useCallback, useMemo } from "react";
import { type Command, useCommands } from "@/components/shell/commands";
import { IconButton } from "@/components/ui/icon-button";
import { toast } from "@/components/ui/toast";
import type { AnyChange, StagedRecord } from "@/lib/staged/staged-resource";
import type { Staging } from "./use-staging";

interface StagingToggleProps<Record extends StagedRecord, Change extends AnyChange> {
  staging: Staging<Record, Change>;
  /** The group of the page's commands. */
  group: string;
  /** Why nothing can be changed here. */
  disabledReason: string | undefined;
}

/** Turns staging on and off, from the toolbar and the palette. */
export function StagingToggle<Record extends StagedRecord, Change extends AnyChange>({
  staging: { resource, on, staged, want },
  group,
  disabledReason,
}: StagingToggleProps<Record, Change>) {
  const any = staged.length > 0;
  const change = useCallback(() => {
    if (any) toast({ title: "Publish or discard what is staged first." });
    else want(!on);
  }, [any, on, want]);
  const { name } = resource.resource;
  useCommands(
    useMemo<readonly Command[]>(
      () => [
        {
          id: `${name}.staging`,
          label: on ? "Send changes at once again" : "Stage changes until they are published",
          group,
          disabledReason,
          run: change,
        },
      ],
      [name, on, group, disabledReason, change],
    ),
  );
  return (
    <IconButton
      label={on ? "Send changes at once again" : "Stage changes: they wait until you publish them"}
      disabledReason={disabledReason}
      aria-pressed={on}
      onClick={change}
      className={on ? "bg-surface-selected text-accent-text" : undefined}
    >
      <ListChecks size={16} aria-hidden />
    </IconButton>
  );
}
