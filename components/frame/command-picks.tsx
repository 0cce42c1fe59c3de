import { matchSorter, rankings } from "match-sorter";
import { type Command, type TypedCommand, useRegisteredCommands } from "@/components/shell/commands";
import type { Pick } from "@/components/shell/pick-list";
import { useSession } from "@/components/shell/session";
import { Kbd } from "@/components/ui/kbd";
import { toast } from "@/components/ui/toast";
import { commandIcon } from "./command-icon";
import { PickWords } from "./pick-words";
import { useRecentCommands } from "./recent-commands";

/** The commands of this page: with nothing typed the nearby and recent ones first, otherwise those that match. */
export function useCommandPicks(words: string) {
  const { person } = useSession();
  const commands = useRegisteredCommands().filter(
    ({ run, reads, id }) => (run || reads) && id !== "shell.palette",
  );
  const [recents, remember] = useRecentCommands(person.id);
  const toPick =
    (group: string) =>
    (command: Command): Pick => ({
      id: `${group} ${command.id}`,
      group,
      writes: command.disabledReason === undefined ? command.begins : undefined,
      content: <CommandWords command={command} />,
      onPick: () => {
        remember(command.id);
        if (command.disabledReason) toast({ title: command.disabledReason });
        else command.run?.();
      },
    });
  const inItsGroup = (command: Command) => toPick(command.group)(command);
  const near = commands.filter((command) => command.near);
  const recent = recents.flatMap(
    (id) => commands.find((command) => command.id === id && !command.near) ?? [],
  );
  const said = commands.flatMap((command) => {
    const typed = words === "" ? undefined : command.reads?.(words);
    return typed === undefined ? [] : [typedPick(command, typed)];
  });
  return {
    /** The commands for the words, with a value among them. */
    said,
    near: near.map(inItsGroup),
    recent: recent.map(toPick("Recent")),
    others: commands
      .filter((command) => !near.includes(command) && !recent.includes(command))
      .map(inItsGroup),
    matching:
      words === "" || said.length > 0
        ? []
        : matchSorter(commands, words, {
            keys: ["label", "group", "words"],
            threshold: rankings.ACRONYM,
          }).map(toPick("Actions")),
  };
}

function typedPick({ id, group }: Command, { label, detail, problem, run }: TypedCommand): Pick {
  return {
    id: `typed ${id}`,
    group,
    stays: problem !== undefined,
    onPick: run,
    content: (
      <PickWords icon={commandIcon({ id, group, label })} muted={problem !== undefined}>
        <span className="block truncate">{label}</span>
        <span
          className={
            problem === undefined
              ? "block whitespace-normal text-sm text-text-muted"
              : "block whitespace-normal text-attention text-sm"
          }
        >
          {problem ?? detail}
        </span>
      </PickWords>
    ),
  };
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
