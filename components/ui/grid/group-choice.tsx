import { MenuItem } from "@/components/ui/menu";
import { SubMenuChoice } from "@/components/ui/sub-menu";
import { ALL_CLOSED, ALL_OPEN, writeClosed } from "@/lib/grid/groups";

const NOTHING = "";

interface GroupChoiceProps<By extends string> {
  /** The possible groupings of rows, in words. */
  words: Readonly<Record<By, string>>;
  group: string | null;
  onGroup: (by: string | null) => void;
  onClosed: (closed: string | null) => void;
}

/** The grouping of a grid's rows, inside a menu. */
export function GroupChoice<By extends string>({ words, group, onGroup, onClosed }: GroupChoiceProps<By>) {
  const known = Object.entries<string>(words).map(([value, label]) => ({ value, label }));
  const grouped = known.some(({ value }) => value === group);
  return (
    <>
      <SubMenuChoice
        label="Group by"
        value={grouped && group !== null ? group : NOTHING}
        onValueChange={(by) => onGroup(by === NOTHING ? null : by)}
        options={[{ value: NOTHING, label: "Nothing" }, ...known]}
      />
      {grouped && (
        <>
          <MenuItem onSelect={() => onClosed(writeClosed(ALL_CLOSED))}>Collapse all</MenuItem>
          <MenuItem onSelect={() => onClosed(writeClosed(ALL_OPEN))}>Open all groups</MenuItem>
        </>
      )}
    </>
  );
}
