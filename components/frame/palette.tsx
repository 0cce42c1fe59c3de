"use client";

import { useState } from "react";
import { useOverlays } from "@/components/shell/overlays";
import { PickList } from "@/components/shell/pick-list";
import { useSession } from "@/components/shell/session";
import { StatusShape } from "@/components/ui/status-mark";
import { useAccountPicks } from "./account-picks";
import { useSwitchableAccounts } from "./account-switcher";
import { useCampaignPicks } from "./campaign-picks";
import { useCommandPicks } from "./command-picks";
import { useOpenedPicks } from "./opened-picks";
import { useRecordPicks } from "./record-picks";

/** Words for changes of a record. */
const CHANGES = /^(set|change|rename|pause|resume|start|end)\b/i;

/** Opens anything and runs anything that the page offers: pages, actions, accounts, and records by name or id. */
export function Palette() {
  const { close, open } = useOverlays();
  const { person } = useSession();
  const [query, setQuery] = useState("");
  const typed = query.trim();
  const known = useSwitchableAccounts(person.id);
  const commands = useCommandPicks(typed);
  // Words for a change match no records.
  const words = commands.said.length > 0 ? "" : typed;
  const accounts = useAccountPicks(words, known);
  const campaigns = useCampaignPicks(words, known);
  const records = useRecordPicks(words);
  const opened = useOpenedPicks();
  const picks =
    typed === ""
      ? [...commands.near, ...opened, ...accounts, ...commands.recent, ...commands.others]
      : [
          ...commands.said,
          ...commands.matching,
          ...(words === "" ? [] : [...accounts, ...campaigns.picks, ...records.picks]),
        ];
  return (
    <PickList
      title="Go anywhere, do anything"
      placeholder="Type a command, a name or an id"
      query={query}
      onQueryChange={setQuery}
      picks={picks}
      onClose={close}
      empty={
        CHANGES.test(typed)
          ? "To change campaigns or line items from here, select them in their list or open the panel of one first."
          : campaigns.searching || records.searching
            ? "Searching…"
            : "Nothing matches. Searches names and IDs: everything in the open account, and campaigns of pinned and recent accounts."
      }
      onKey={(event) => {
        // With nothing typed, a question mark opens the sheet here too.
        if (event.key !== "?" || query !== "") return;
        event.preventDefault();
        open("shortcuts");
      }}
      footer={
        <>
          <span>↑↓ move</span>
          <span>↵ go</span>
          <span>? shortcuts</span>
          {campaigns.failed.map((name) => (
            <span key={name} className="inline-flex items-center gap-1.5 text-attention">
              <StatusShape kind="attention" /> campaigns of {name} could not be searched
            </span>
          ))}
        </>
      }
    />
  );
}
