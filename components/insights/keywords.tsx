"use client";

import { Download, ImageDown, RefreshCw } from "lucide-react";
import { useCallback, useMemo, useRef } from "react";
import { useAccount } from "@/components/shell/account";
import { useCommands } from "@/components/shell/commands";
import { PageBody, PageHeader } from "@/components/shell/page-header";
import { RoleGate } from "@/components/shell/role-gate";
import { useNow } from "@/components/shell/use-now";
import { ErrorState } from "@/components/ui/error-state";
import { IconButton } from "@/components/ui/icon-button";
import { SkeletonRows } from "@/components/ui/skeleton";
import { useReadAgain } from "@/lib/ads/client";
import { search } from "@/lib/ads/endpoints/keyword-insights";
import { dayBefore, lastStartedDay, readDays } from "@/lib/insights/insight-period";
import { volumeCsv } from "@/lib/insights/volume-csv";
import { saveFile } from "@/lib/save-file";
import { zoneOrUtc } from "@/lib/time/calendar";
import { KeywordQueryField } from "./keyword-field";
import { QuestionFields } from "./question-fields";
import { useCountries } from "./use-countries";
import { type KeywordView, useKeywordView } from "./use-keyword-view";
import { type AskedVolume, useVolume } from "./use-volume";
import { useVolumePicture } from "./use-volume-picture";
import { VolumeAnswer } from "./volume-answer";

const skeleton = (
  <SkeletonRows label="Reading the account" columns={["w-64", "w-24", "w-40", "w-40"]} rows={4} />
);

/** How often keywords are posted, and which others appear with them. */
export function Keywords() {
  return (
    <RoleGate needs={search} title="Keywords" what="keyword insights" waiting={skeleton}>
      <KeywordsPage />
    </RoleGate>
  );
}

function KeywordsPage() {
  const { account, failure } = useAccount();
  const readAgain = useReadAgain();
  const now = useNow();
  if (account && now !== undefined) return <Insights zone={zoneOrUtc(account.timezone)} now={now} />;
  return (
    <>
      <PageHeader title="Keywords" />
      <PageBody>
        {failure ? (
          <ErrorState title="The account could not be read" error={failure} onRetry={readAgain} />
        ) : (
          skeleton
        )}
      </PageBody>
    </>
  );
}

/** Maximum length of keywords in a file's name. */
const NAME_MAX = 60;

function Insights({ zone, now }: { zone: string; now: number }) {
  const view = useKeywordView();
  const countries = useCountries();
  const days = useDays(view, zone, now);
  const { query, by } = view;
  const first = useVolume({ query, by, span: days.span, country: view.country }, countries.nameOf);
  const second = useVolume(otherQuestion(view, days), countries.nameOf);
  const other = view.comparison === null ? undefined : second.volume?.series;
  const series = useMemo(
    () => (first.volume ? [first.volume.series, ...(other ? [other] : [])] : []),
    [first.volume, other],
  );
  const field = useRef<HTMLInputElement>(null);
  const nothing =
    series.length === 0 || isComing(first) || isComing(second)
      ? "There are no numbers to download."
      : undefined;
  const fileName = `${series[0]?.query.included.join(" ").slice(0, NAME_MAX)} posts`;
  const download = useCallback(
    () => saveFile(`${fileName}.csv`, "text/csv;charset=utf-8", volumeCsv(series, { by, zone })),
    [fileName, series, by, zone],
  );
  const { save, picture } = useVolumePicture({ series, by, zone }, first.volume?.given ?? 0);
  const savePicture = useCallback(() => save(`${fileName}.png`), [save, fileName]);
  useCommands(
    useMemo(
      () => [
        {
          id: "keywords.add",
          group: "Keywords",
          label: "Add keywords",
          keys: "/",
          run: () => field.current?.focus(),
        },
        {
          id: "keywords.csv",
          group: "Keywords",
          label: "Download volumes as CSV",
          words: "export",
          disabledReason: nothing,
          run: download,
        },
        {
          id: "keywords.png",
          group: "Keywords",
          label: "Save the chart as PNG",
          words: "export picture image",
          disabledReason: nothing,
          run: savePicture,
        },
      ],
      [nothing, download, savePicture],
    ),
  );
  return (
    <>
      <PageHeader
        title="Keywords"
        actions={
          <>
            <IconButton
              label="Count again"
              disabledReason={first.asked ? undefined : "There is nothing to count yet."}
              onClick={() => {
                first.retry();
                if (second.asked) second.retry();
              }}
            >
              <RefreshCw size={16} aria-hidden />
            </IconButton>
            <IconButton label="Download what is shown as CSV" disabledReason={nothing} onClick={download}>
              <Download size={16} aria-hidden />
            </IconButton>
            <IconButton label="Save the chart as PNG" disabledReason={nothing} onClick={savePicture}>
              <ImageDown size={16} aria-hidden />
            </IconButton>
          </>
        }
      />
      <PageBody>
        <div className="flex flex-col gap-4 border-b px-4 py-4">
          <KeywordQueryField
            label="Keywords"
            query={query}
            onQuery={view.setQuery}
            problem={first.problems.get("keywords")}
            withHint
            field={field}
          />
          <QuestionFields
            view={view}
            zone={zone}
            latest={lastStartedDay(zone, now)}
            countries={countries}
            first={first}
            second={second}
            wrongDay={days.problem}
            wrongOtherDay={days.otherProblem}
            otherTo={days.otherTo}
          />
        </div>
        <VolumeAnswer view={view} zone={zone} first={first} second={second} series={series} />
      </PageBody>
      {picture}
    </>
  );
}

/** What is shown belongs to an earlier question. */
const isComing = ({ asked, stale }: AskedVolume) => asked && stale;

/** The days of both lines; by default, those of the second come right before the first. */
function useDays({ days, to, comparison, other }: KeywordView, zone: string, now: number) {
  const read = readDays({ days, to }, zone, now);
  const span = "span" in read ? read.span : undefined;
  const otherTo = other.to ?? (span ? dayBefore(span) : "");
  const otherRead =
    comparison === "days" && otherTo !== "" ? readDays({ days, to: otherTo }, zone, now) : undefined;
  return {
    span,
    problem: "problem" in read ? read.problem : undefined,
    otherTo,
    otherSpan: otherRead && "span" in otherRead ? otherRead.span : undefined,
    otherProblem: otherRead && "problem" in otherRead ? otherRead.problem : undefined,
  };
}

const NO_QUERY = { included: [], leftOut: [] };

/** The question of the second line: the first with the compared setting changed. */
function otherQuestion(
  { query, by, country, comparison, other }: KeywordView,
  days: ReturnType<typeof useDays>,
) {
  const same = { query, by, span: days.span, country };
  switch (comparison) {
    case "days":
      return { ...same, span: days.otherSpan };
    case "keywords":
      return { ...same, query: other.query };
    case "country":
      return other.country === null ? { ...same, query: NO_QUERY } : { ...same, country: other.country };
    default:
      return { ...same, query: NO_QUERY };
  }
}
