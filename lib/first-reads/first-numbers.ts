import "server-only";
import { type Asker, askerOf } from "@/lib/account-questions/account-question";
import { get } from "@/lib/ads/endpoints/statistics";
import type { PageRead, readForPage } from "@/lib/forward/read-for-page";
import { log } from "@/lib/log";
import { followReports } from "@/lib/reports/follow-reports";
import type { DayRange } from "@/lib/statistics/day-ranges";
import { type MeasureId, partsFor } from "@/lib/statistics/measures";
import { PARTS, type Part } from "@/lib/statistics/parts";
import { statisticsFor } from "@/lib/statistics-reader/answer-statistics";
import {
  type AnsweredStatistics,
  questionAboutRows,
  type ShownEntity,
} from "@/lib/statistics-reader/question";

/** The numbers of a list's first rows, as sent with the page. */
export interface FirstNumbers {
  /** When they were read, in milliseconds; relative days are counted from this time. */
  readonly at: number;
  readonly answers: readonly AnsweredStatistics[];
}

/** The numbers that a page shows first. */
export interface NumbersInSight {
  readonly entity: ShownEntity;
  readonly rows: readonly { readonly id: string; readonly objective?: string }[];
  readonly ranges: readonly DayRange[];
  readonly measures: readonly MeasureId[];
}

interface NumbersReader {
  /** Reads the account where it is not yet known. */
  readonly read: typeof readForPage;
  /** @param zone of the account */
  readonly inSight: (zone: string) => NumbersInSight | undefined;
  /** Called with each answer as it arrives. */
  readonly onAnswer: (answered: AnsweredStatistics) => void;
}

/**
 * Reads the numbers of a list's first rows with the same questions that the page would ask; none for a role that may
 * not see statistics. A failed read is left to the browser, which shows the error.
 */
export async function readNumbers(
  page: PageRead,
  accountId: string,
  { read, inSight, onAnswer }: NumbersReader,
): Promise<void> {
  try {
    const asker = await askerOf(page, accountId, get, read);
    if (typeof asker === "string") return;
    const wanted = inSight(asker.access.zone);
    if (!wanted) return;
    await askAll(asker, wanted, onAnswer);
    void followReports(asker);
  } catch (err) {
    log().warn({ err, id: page.id }, "the numbers of a page's first rows could not be read");
  }
}

/** Asks for the parts that all rows need, then for those that only some objectives need. */
async function askAll(
  asker: Asker,
  { entity, rows, ranges, measures }: NumbersInSight,
  onAnswer: NumbersReader["onAnswer"],
): Promise<void> {
  const ask = async (ids: readonly string[], parts: readonly Part[]) => {
    if (ids.length === 0) return undefined;
    const question = questionAboutRows({
      ...asker.page.scope,
      account_id: asker.accountId,
      entity,
      ids,
      ranges,
      parts,
      each: "sum",
      purpose: "rows in sight",
    });
    const answer = await statisticsFor(asker, question);
    onAnswer({ question, answer });
    return answer.problem ? undefined : answer;
  };
  const common = partsFor(measures, []);
  const answer = await ask(
    rows.map(({ id }) => id),
    common,
  );
  if (!answer) return;
  for (const part of PARTS) {
    const needing = rows.filter(({ id, objective }) => {
      const objectives = objective === undefined ? (answer.entities[id]?.objectives ?? []) : [objective];
      return !common.includes(part) && partsFor(measures, objectives).includes(part);
    });
    await ask(
      needing.map(({ id }) => id),
      [part],
    );
  }
}
