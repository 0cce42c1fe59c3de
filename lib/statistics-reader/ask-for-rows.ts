import { askStatistics } from "./ask-statistics";
import {
  type AboutRows,
  type AnsweredStatistics,
  type AskedStatistics,
  questionAboutRows,
  type ReadStatistics,
  type ShownEntity,
  statisticsAnswer,
} from "./question";

/** The service's entity of a list's row, by its own id. */
export interface CountedAs {
  readonly entity: ShownEntity;
  readonly id: string;
}

/**
 * The service's entities of a list's rows: all of one kind, by their own ids, or depending on the id. Pass a function
 * of a module, which is stable.
 */
export type RowsCountedAs = ShownEntity | ((rowId: string) => CountedAs);

/** The service's entity of one row. */
export const countedAs = (rows: RowsCountedAs, id: string): CountedAs =>
  typeof rows === "string" ? { entity: rows, id } : rows(id);

/**
 * Reads the statistics of rows, like `askStatistics`: a parallel request for each entity among them. The answer has
 * the rows' own ids.
 *
 * @throws like `askStatistics`
 */
export async function askForRows(
  rows: RowsCountedAs,
  { ids, ...question }: Omit<AboutRows, "entity">,
  signal: AbortSignal,
): Promise<ReadStatistics> {
  const rowsOf = new Map<ShownEntity, Map<string, string>>();
  for (const row of ids) {
    const { entity, id } = countedAs(rows, row);
    const known = rowsOf.get(entity);
    if (known) known.set(id, row);
    else rowsOf.set(entity, new Map([[id, row]]));
  }
  const answers = await Promise.all(
    [...rowsOf].map(async ([entity, rowOf]) => {
      const asked = questionAboutRows({ ...question, entity, ids: [...rowOf.keys()] });
      return { rowOf, answer: await askStatistics(asked, signal) };
    }),
  );
  return {
    entities: Object.fromEntries(
      answers.flatMap(({ rowOf, answer }) =>
        Object.entries(answer.entities).map(([id, numbers]) => [rowOf.get(id) ?? id, numbers]),
      ),
    ),
    unread: answers.flatMap(({ rowOf, answer }) => answer.unread.map((id) => rowOf.get(id) ?? id)),
    problem: answers.find(({ answer }) => answer.problem)?.answer.problem,
  };
}

type RangesOfAccount = Pick<AskedStatistics, "environment" | "handle" | "account_id" | "ranges">;

const keyOf = ({ environment, handle, account_id, ranges }: RangesOfAccount) =>
  JSON.stringify([environment, handle, account_id, ranges.map(({ from, to }) => [from, to])]);

/** Of answers that are there already, those about rows in the same ranges, for `RowReading`. */
export const answersFor = (
  rows: RowsCountedAs,
  asked: RangesOfAccount,
  answers: readonly AnsweredStatistics[],
) =>
  answers
    .filter(({ question }) => question.entity === rows && keyOf(question) === keyOf(asked))
    .map(({ question: { parts }, answer }) => ({ parts, answer: statisticsAnswer.parse(answer) }));
