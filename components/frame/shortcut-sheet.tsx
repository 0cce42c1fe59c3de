"use client";

import { useState } from "react";
import { type Command, useRegisteredCommands } from "@/components/shell/commands";
import { useOverlays } from "@/components/shell/overlays";
import { isSingleKey, setSingleKeys, useSingleKeys } from "@/components/shell/single-keys";
import { Switch } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { Kbd } from "@/components/ui/kbd";
import { SearchInput } from "@/components/ui/search-input";

/** The keys of this page, from the commands that it registered. */
export function ShortcutSheet() {
  const { close } = useOverlays();
  const singleKeys = useSingleKeys();
  const [query, setQuery] = useState("");
  const commands = useRegisteredCommands().filter(({ keys }) => keys !== undefined);
  const wanted = query.trim().toLowerCase();
  const shown = commands.filter(({ label, group }) => `${label} ${group}`.toLowerCase().includes(wanted));
  const groups = [...new Set(shown.map(({ group }) => group))];
  return (
    <Dialog
      open
      onOpenChange={(stays) => {
        if (!stays) close();
      }}
      title="Keyboard shortcuts"
      width="wide"
    >
      <div className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <SearchInput label="Find a shortcut" value={query} onValueChange={setQuery} />
        <Switch checked={singleKeys} onCheckedChange={setSingleKeys}>
          Single-character keys
        </Switch>
      </div>
      {groups.length === 0 && <p className="py-6 text-center text-text-muted">No shortcut matches.</p>}
      <div className="columns-1 gap-8 sm:columns-2">
        {groups.map((group) => (
          <section key={group} className="mb-4 break-inside-avoid">
            <h3 className="pb-1 font-semibold">{group}</h3>
            <ul>
              {shown
                .filter((command) => command.group === group)
                .map((command) => (
                  <ShortcutLine key={command.id} command={command} off={!singleKeys} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function ShortcutLine({ command, off }: { command: Command; off: boolean }) {
  const { keys = "", label } = command;
  const silent = off && isSingleKey(keys);
  return (
    <li className="flex min-h-7 items-center gap-3 border-b py-0.5">
      <span className={silent ? "flex-1 text-text-muted line-through" : "flex-1"}>{label}</span>
      <Kbd keys={keys} />
    </li>
  );
}
