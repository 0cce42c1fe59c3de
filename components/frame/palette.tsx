"use client";

import { get, set } from "idb-keyval";
import { matchSorter, rankings } from "match-sorter";
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { AccountChip } from "@/components/shell/account-chip";
import { type Command, useRegisteredCommands } from "@/components/shell/commands";
import { accountHref, useDashboardRoute } from "@/components/shell/dashboard-route";
import { useOverlays } from "@/components/shell/overlays";
import { type Pick, PickList } from "@/components/shell/pick-list";
import { useSession } from "@/components/shell/session";
import { Kbd } from "@/components/ui/kbd";
import { StatusShape } from "@/components/ui/status-mark";
import { toast } from "@/components/ui/toast";
import { useSwitchableAccounts } from "./account-switcher";
import { useCampaignPicks } from "./campaign-picks";
import { commandIcon } from "./command-icon";
import { PickWords } from "./pick-words";
import { useRecordPicks } from "./record-picks";

const RECENTS_MAX = 5;
const SHOWN_MAX = 12;

/** Goes anywhere and does anything the page offers: pages, actions, accounts, campaigns by name or id. */
export function Palette() {
  const { close, open } = useOverlays();
  const router = useRouter();
  const place = useDashboardRoute();
  const { person } = useSession();
  const commands = useRegisteredCommands().filter(({ run, id }) => run && id !== "shell.palette");
  const accounts = useSwitchableAccounts(person.id);
  const [recents, remember] = useRecentCommands(person.id);
  const [query, setQuery] = useState("");
  const words = query.trim();

  const commandPick =
    (group: string) =>
    (command: Command): Pick => ({
      id: `${group} ${command.id}`,
      group,
      content: <CommandWords command={command} />,
      onPick: () => {
        remember(command.id);
        if (command.disabledReason) toast({ title: command.disabledReason });
        else command.run?.();
      },
    });

  const accountPicks = () =>
    matchSorter(accounts.all, words, { keys: ["name", "accountId"], threshold: rankings.ACRONYM })
      .slice(0, SHOWN_MAX)
      .map((account): Pick => {
        const href = accountHref(account, place.section);
        return {
          id: `account ${account.handle} ${account.accountId}`,
          group: "Accounts",
          href,
          onPick: () => router.push(href),
          content: (
            <>
              <AccountChip accountId={account.accountId} name={account.name} size="small" />
              <span className="min-w-0 flex-1 truncate">{account.name}</span>
              <span className="text-sm text-text-muted">via @{account.handle}</span>
            </>
          ),
        };
      });

  const campaigns = useCampaignPicks(words, accounts);

  const records = useRecordPicks(words);

  const near = commands.filter((command) => command.near);
  const recent = recents.flatMap(
    (id) => commands.find((command) => command.id === id && !command.near) ?? [],
  );
  const picks =
    words === ""
      ? [
          ...near.map((command) => commandPick(command.group)(command)),
          ...recent.map(commandPick("Recent")),
          ...commands
            .filter((command) => !near.includes(command) && !recent.includes(command))
            .flatMap((command) => commandPick(command.group)(command)),
        ]
      : [
          ...matchSorter(commands, words, {
            keys: ["label", "group", "words"],
            threshold: rankings.ACRONYM,
          }).map(commandPick("Actions")),
          ...accountPicks(),
          ...campaigns.picks,
          ...records.picks,
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
        campaigns.searching || records.searching
          ? "Searching…"
          : "Nothing matches. Searches names and IDs: everything in the open account, and campaigns of pinned and recent accounts."
      }
      onKey={(event) => {
        // With nothing typed, a question mark asks for the sheet here too.
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

function CommandWords({ command }: { command: Command }) {
  const { label, disabledReason, keys } = command;
  return (
    <PickWords
      icon={commandIcon(command)}
      muted={disabledReason !== undefined}
      aside={keys && <Kbd keys={keys} />}
    >
      {label}
      {disabledReason && <span className="ml-2 text-sm">{disabledReason}</span>}
    </PickWords>
  );
}

/** Ids of the commands this person ran last in this browser; none where it stores nothing. */
function useRecentCommands(personId: string): readonly [readonly string[], (id: string) => void] {
  const key = `commands of ${personId}`;
  const [recents, setRecents] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    get<readonly string[]>(key).then(
      (found) => {
        if (!gone && found) setRecents(found);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [key]);
  const remember = (id: string) =>
    void set(key, [id, ...recents.filter((each) => each !== id)].slice(0, RECENTS_MAX)).catch(() => {});
  return [recents, remember];
}
