"use client";

import { MenuGroup, MenuItem, MenuSeparator } from "@/components/ui/menu";
import { Columns } from "@/components/ui/sub-menu";
import { type Layout, layoutOf } from "@/lib/grid/columns";
import { PACE_PRESET } from "@/lib/records/pace-columns";
import { isStatistic, type RecordColumns } from "@/lib/records/record-columns";
import { PRESETS } from "@/lib/statistics/measures";

interface PresetChoiceProps<Id extends string, Row> {
  columns: RecordColumns<Id, Row>;
  layout: Layout<Id>;
  onLayout: (layout: Layout<Id>) => void;
}

/** Replaces the shown statistics by a preset; the other columns stay. */
export function PresetChoice<Id extends string, Row>({
  columns,
  layout,
  onLayout,
}: PresetChoiceProps<Id, Row>) {
  const isFigure = (id: Id) => isStatistic(columns.of(id).value);
  const choose = (of: readonly string[]) => {
    const at = layout.findIndex(({ id }) => isFigure(id));
    const others = layout.filter(({ id }) => !isFigure(id));
    const place = at < 0 ? others.length : layout.slice(0, at).filter(({ id }) => !isFigure(id)).length;
    const chosen = layoutOf(
      columns,
      of.flatMap((name) => columns.ids.filter((id) => id === name)),
    );
    onLayout([...others.slice(0, place), ...chosen, ...others.slice(place)]);
  };
  return (
    <>
      <MenuGroup label="Show instead">
        <Columns>
          {Object.entries({ ...PRESETS, pace: PACE_PRESET }).map(([key, { label, of }]) => (
            <MenuItem key={key} onSelect={() => choose(of)}>
              {label}
            </MenuItem>
          ))}
        </Columns>
      </MenuGroup>
      <MenuSeparator />
    </>
  );
}
