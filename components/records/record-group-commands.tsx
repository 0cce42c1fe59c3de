import { useGroupCommands } from "@/components/shell/use-group-commands";

/** What the palette offers about groups; drawn by nothing. */
export function RecordGroupCommands(props: Parameters<typeof useGroupCommands>[0]) {
  useGroupCommands(props);
  return null;
}
