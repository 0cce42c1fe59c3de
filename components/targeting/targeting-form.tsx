import { type RefObject, useMemo, useState } from "react";
import { EstimatePanel } from "@/components/audiences/estimate-panel";
import { useNarrow } from "@/components/shell/use-narrow";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Select } from "@/components/ui/select";
import { StatusShape } from "@/components/ui/status-mark";
import type { LineItem } from "@/lib/ads/endpoints/line-items";
import { formatNumber } from "@/lib/format/numbers";
import { wantedOf } from "@/lib/targeting/changes";
import { asNew, excludes, type Shown } from "@/lib/targeting/criteria";
import { targetedCountries } from "@/lib/targeting/targeted-countries";
import { groupOf, TARGETING_GROUPS, type TargetingGroup } from "@/lib/targeting/targeting-groups";
import { AudienceSection } from "./audience-section";
import { ContentSection } from "./content-section";
import { CopyTargeting } from "./copy-targeting";
import { FollowerSection } from "./follower-section";
import { KeywordSection } from "./keyword-section";
import { LanguageSection } from "./language-section";
import { LocationSection } from "./location-section";
import { OtherSection } from "./other-section";
import { PeopleSection } from "./people-section";
import { PlatformSection } from "./platform-section";
import { isWanted, type SectionProps } from "./section-props";
import { ApplyTargetingSet } from "./sets/apply-targeting-set";
import type { TakeOverProps } from "./take-over-box";
import { TargetingSentence } from "./targeting-sentence";
import type { TypedFields } from "./use-typed-parts";

interface TargetingFormProps extends SectionProps, TakeOverProps {
  item: Pick<LineItem, "id" | "product_type">;
  /** Estimates immediately, and again with each change. */
  live?: boolean;
  /** The first field of the form. */
  firstField: RefObject<HTMLInputElement | null>;
  typed: TypedFields;
  group: TargetingGroup;
  onGroup: (group: TargetingGroup) => void;
}

/** Everything a line item is targeted by, one kind at a time, with the estimated reach on top. */
export function TargetingForm({
  item,
  live = false,
  firstField,
  typed,
  onPreview,
  onTake,
  group,
  onGroup,
  ...props
}: TargetingFormProps) {
  const { entries } = props;
  const narrow = useNarrow();
  const wanted = useMemo(() => wantedOf(entries), [entries]);
  const ownEntries = useMemo(
    () => entries.filter(({ criterion }) => groupOf(criterion.targeting_type) === group),
    [entries, group],
  );
  const own: SectionProps = { ...props, entries: ownEntries };
  const groups = TARGETING_GROUPS.flatMap(({ id, title }) => {
    const all = entries.filter(({ criterion }) => groupOf(criterion.targeting_type) === id);
    // Only line items that run in videos have content to choose.
    if (id === "content" && item.product_type !== "MEDIA" && all.length === 0) return [];
    return {
      id,
      title,
      count: all.filter(isWanted).length,
      changed: all.some(({ state }) => state !== "unchanged"),
      faulty: all.some(({ key }) => props.refusals.has(key)),
    };
  });
  return (
    <div className="@container flex flex-col gap-4">
      <section aria-label="Who is reached once saved" className="rounded-md bg-surface-sunken px-3 py-2">
        <h3 className="text-sm text-text-muted">Who is reached once saved</h3>
        <TargetingSentence criteria={wanted} />
        {wanted.every(excludes) &&
          entries.some((entry) => !isWanted(entry) && !excludes(entry.criterion)) && (
            <p role="status" className="mt-1 flex items-center gap-2">
              <StatusShape kind="attention" />
              Nothing narrows it any more.
            </p>
          )}
        <div className="mt-2 flex flex-wrap items-start gap-2">
          <CopyTargeting lineItemId={item.id} onPreview={onPreview} onTake={onTake} />
          <ApplyTargetingSet onPreview={onPreview} onTake={onTake} />
          <Estimate criteria={wanted} live={live} />
        </div>
      </section>
      <div className="grid gap-x-5 gap-y-3 @md:grid-cols-[168px_minmax(0,1fr)]">
        {narrow ? (
          <Select
            aria-label="Kind of targeting"
            value={group}
            onValueChange={onGroup}
            options={groups.map(({ id, title, count, faulty }) => ({
              value: id,
              label: `${title}${count > 0 ? ` (${formatNumber(count)})` : ""}${faulty ? ", to correct" : ""}`,
            }))}
          />
        ) : (
          <Outline groups={groups} group={group} onGroup={onGroup} />
        )}
        <div className="flex min-w-0 flex-col gap-4 @md:min-h-80">
          <Section
            group={group}
            typed={typed}
            firstField={firstField}
            country={onlyCountry(wanted)}
            countries={targetedCountries(wanted)}
            {...own}
          />
        </div>
      </div>
    </div>
  );
}

interface OutlineProps {
  groups: readonly {
    readonly id: TargetingGroup;
    readonly title: string;
    readonly count: number;
    readonly changed: boolean;
    readonly faulty: boolean;
  }[];
  group: TargetingGroup;
  onGroup: (group: TargetingGroup) => void;
}

function Outline({ groups, group, onGroup }: OutlineProps) {
  return (
    <nav aria-label="Kinds of targeting">
      <ul className="flex flex-wrap @md:flex-col">
        {groups.map(({ id, title, count, changed, faulty }) => (
          <li key={id}>
            <button
              type="button"
              aria-current={id === group || undefined}
              onClick={() => onGroup(id)}
              className={classNames(
                "flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-left",
                id === group ? "bg-surface-selected" : "hover:bg-surface-hover",
              )}
            >
              {faulty && <StatusShape kind="attention" />}
              <span className={classNames("min-w-0 flex-1", changed && "text-accent-text")}>
                {title}
                {changed && <span className="sr-only"> (changed)</span>}
                {faulty && <span className="sr-only"> (to correct)</span>}
              </span>
              {count > 0 && (
                <span className="text-sm text-text-muted tabular-nums">{formatNumber(count)}</span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type OneSectionProps = SectionProps &
  Pick<TargetingFormProps, "group" | "typed" | "firstField"> & {
    country: string | undefined;
    countries: readonly string[];
  };

function Section({ group, typed, firstField, country, countries, ...props }: OneSectionProps) {
  switch (group) {
    case "locations":
      return <LocationSection firstField={firstField} {...props} />;
    case "people":
      return <PeopleSection {...props} />;
    case "languages":
      return <LanguageSection {...props} />;
    case "platforms":
      return <PlatformSection {...props} />;
    case "keywords":
      return <KeywordSection typed={typed.keywords} country={country} {...props} />;
    case "followers":
      return <FollowerSection typed={typed.handles} {...props} />;
    case "audiences":
      return <AudienceSection {...props} />;
    case "content":
      return <ContentSection {...props} />;
    case "other":
      return <OtherSection countries={countries} {...props} />;
  }
}

/** The country, if the line item is shown in exactly one place, which is a country. */
function onlyCountry(wanted: readonly Shown[]): string | undefined {
  const [place, ...more] = wanted.filter(
    ({ targeting_type, operator_type }) => targeting_type === "LOCATION" && operator_type === "EQ",
  );
  return place?.location_type === "COUNTRIES" && more.length === 0 ? place.targeting_value : undefined;
}

/** The estimated number of people; on request, because the rate limit is low. */
function Estimate({ criteria, live }: { criteria: readonly Shown[]; live: boolean }) {
  const [asked, setAsked] = useState(false);
  const askable = useMemo(
    () =>
      criteria.flatMap((one) => {
        const { operator_type, targeting_type, targeting_value } = asNew(one) ?? {};
        return targeting_type !== undefined &&
          targeting_value !== undefined &&
          (operator_type === "EQ" || operator_type === "NE")
          ? [{ targeting_type, targeting_value, operator_type }]
          : [];
      }),
    [criteria],
  );
  if (live) return <EstimatePanel criteria={askable} />;
  if (!asked) {
    return (
      <Button size="small" onClick={() => setAsked(true)}>
        Estimate audience size
      </Button>
    );
  }
  return (
    // The button that was pressed, and focused, has gone.
    <div ref={takeFocus} tabIndex={-1} className="w-full outline-none">
      <EstimatePanel criteria={askable} />
    </div>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });
