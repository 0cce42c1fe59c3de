import { get, update } from "idb-keyval";
import { useEffect, useState } from "react";
import type { Environment } from "@/lib/ads/endpoint";

/** A record that was opened in this browser, with what is needed to offer it before anything is read. */
interface OpenedRecord {
  /** Section of its page. */
  readonly section: string;
  /** The id in the address of its panel. */
  readonly id: string;
  readonly name: string;
}

interface OpenedIn {
  readonly environment: Environment;
  readonly accountId: string;
  /** Latest first. */
  readonly records: readonly OpenedRecord[];
}

type Where = Omit<OpenedIn, "records">;

const RECORDS_MAX = 6;
const ACCOUNTS_MAX = 40;
const NAME_MAX = 200;

/** By person, like visits of accounts. */
const keyOf = (personId: string) => `records opened by ${personId}`;
const isIn = (where: Where) => (stored: OpenedIn) =>
  stored.accountId === where.accountId && stored.environment === where.environment;

/** Remembers that a record was opened; silently fails where the browser stores nothing. */
export async function rememberOpened(
  personId: string,
  { environment, accountId }: Where,
  { section, id, name }: OpenedRecord,
): Promise<void> {
  const record = { section, id, name: name.slice(0, NAME_MAX) };
  const here = isIn({ environment, accountId });
  await update<readonly OpenedIn[]>(keyOf(personId), (stored = []) => {
    const before = stored.find(here)?.records ?? [];
    const others = before.filter((each) => each.id !== id || each.section !== section);
    const records = [record, ...others].slice(0, RECORDS_MAX);
    return [{ environment, accountId, records }, ...stored.filter((each) => !here(each))].slice(
      0,
      ACCOUNTS_MAX,
    );
  }).catch(() => {});
}

/** The records of an account opened last in this browser, the latest first; none where it stores nothing. */
export async function openedRecords(personId: string, where: Where): Promise<readonly OpenedRecord[]> {
  const stored = await get<readonly OpenedIn[]>(keyOf(personId)).catch(() => undefined);
  return stored?.find(isIn(where))?.records ?? [];
}

/** The same as a hook; nothing where no account is open. */
export function useOpenedRecords(personId: string, where: Where | undefined): readonly OpenedRecord[] {
  const [records, setRecords] = useState<readonly OpenedRecord[]>([]);
  const { environment, accountId } = where ?? {};
  useEffect(() => {
    if (environment === undefined || accountId === undefined) return;
    let gone = false;
    void openedRecords(personId, { environment, accountId }).then((found) => {
      if (!gone) setRecords(found);
    });
    return () => {
      gone = true;
    };
  }, [personId, environment, accountId]);
  return records;
}
