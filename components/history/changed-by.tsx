import { Select } from "@/components/ui/select";
import type { NameOfReference } from "@/lib/history/arrange-history";
import type { HistoryView } from "./use-history-view";

const EVERYONE = "";

interface ChangedByProps {
  view: HistoryView;
  /** Ids of those who changed something. */
  people: readonly string[];
  nameOf: NameOfReference;
}

/** The author filter of changes. */
export function ChangedBy({ view: { by, setBy }, people, nameOf }: ChangedByProps) {
  return (
    <Select
      aria-label="Changed by"
      className="max-w-44"
      value={by ?? EVERYONE}
      onValueChange={(user) => setBy(user === EVERYONE ? null : user)}
      options={[
        { value: EVERYONE, label: "By everyone" },
        ...[...new Set(by === null ? people : [...people, by])].map((user) => ({
          value: user,
          label: nameOf("user", user) ?? `User ${user}`,
        })),
      ]}
    />
  );
}
