import { Checkbox } from "@/components/ui/checkbox";
import { criterion, type TargetingType } from "@/lib/targeting/criteria";
import { valueName } from "@/lib/targeting/targeting-words";
import { EntryList } from "./entry-list";
import { isWanted, type SectionProps } from "./section-props";

const PLATFORMS = ["0", "1", "2", "3", "4"].map((value) => criterion("PLATFORM", value));
const WIFI = criterion("WIFI_ONLY", "1");

/** The devices on which people use the service. */
export function PlatformSection(props: SectionProps) {
  const { entries, onAdd, onRemove } = props;
  const wanted = entries.filter(isWanted);
  const holding = (type: TargetingType, value: string) =>
    wanted.filter(
      ({ criterion: { targeting_type, targeting_value } }) =>
        targeting_type === type && targeting_value === value,
    );
  return (
    <>
      <fieldset>
        <legend className="mb-1 font-medium">
          On what <span className="font-normal text-sm text-text-muted">none ticked means all of them</span>
        </legend>
        <div className="flex flex-wrap gap-x-4">
          {PLATFORMS.map((platform) => {
            const held = holding("PLATFORM", platform.targeting_value);
            return (
              <Checkbox
                key={platform.targeting_value}
                checked={held.length > 0}
                onCheckedChange={(on) => (on ? onAdd([platform]) : onRemove(held))}
              >
                {valueName(platform)}
              </Checkbox>
            );
          })}
        </div>
      </fieldset>
      <Checkbox
        checked={holding("WIFI_ONLY", "1").length > 0}
        onCheckedChange={(on) => (on ? onAdd([WIFI]) : onRemove(holding("WIFI_ONLY", "1")))}
      >
        Only while on Wi-Fi
      </Checkbox>
      <EntryList what="platforms" {...props} />
    </>
  );
}
