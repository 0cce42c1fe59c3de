import type { Kysely, Transaction } from "kysely";
import type { Environment } from "@/lib/ads/endpoint";

/*
 * What the store holds. Columns are text, integer and bigint only, so that both databases have them alike: ids are
 * text, instants are milliseconds, flags are 0 or 1, and what has a shape of its own is JSON as text.
 */

/** Work that is done once, by whichever instance takes it first. */
export interface JobTable {
  readonly id: string;
  readonly kind: string;
  /** What it is about, as JSON. */
  readonly payload: string;
  readonly run_at: number;
  /** The instance that has it, and until when no other may take it; 0 while none has. */
  readonly lease_by: string;
  readonly lease_until: number;
  readonly attempts: number;
  readonly done_at: number | null;
  /** Why it was given up. */
  readonly failure: string | null;
}

/** An instance of the dashboard that uses the store. */
interface InstanceTable {
  readonly id: string;
  readonly seen_at: number;
}

/** The numbers of one day of one entity, in one of the parts that are read separately. */
export interface StatisticsTable {
  /** Whose it is, as `accountScope` writes it. */
  readonly scope: string;
  readonly entity: string;
  readonly part: string;
  readonly entity_id: string;
  /** Of the account's calendar, `2026-11-26`. */
  readonly day: string;
  /** By name, as JSON: of the day, or a list of those of its hours. */
  readonly numbers: string;
  readonly read_at: number;
}

/** Hours as versions wrote them that had a row for each; nothing adds to it, and housekeeping empties it. */
interface FormerHourTable extends Omit<StatisticsTable, "numbers"> {
  readonly hour: number;
}

/** What was changed through the dashboard, one row for each record; rows are never changed. */
export interface ChangeLogTable {
  readonly id: string;
  readonly scope: string;
  readonly at: number;
  /** The user of the service whose token was used. */
  readonly user_id: string;
  readonly endpoint: string;
  /** CREATE, UPDATE or DELETE. */
  readonly kind: string;
  readonly entity: string;
  readonly entity_id: string;
  /** The record beside its changes, as JSON. */
  readonly entity_data: string;
  /** By field, what it was and became, as JSON. */
  readonly changes: string;
}

/** Records as changes through the dashboard left them: the next change is compared with them. */
interface KnownRecordTable {
  readonly scope: string;
  readonly entity: string;
  readonly entity_id: string;
  /** As JSON. */
  readonly record: string;
}

/** What people save for an account beside the service's own records: views, rules, templates. */
export interface SavedItemTable {
  readonly scope: string;
  readonly kind: string;
  /** Chosen by the client, so that saving the same thing twice creates it once. */
  readonly id: string;
  /** The user of the service who made it. */
  readonly owner_id: string;
  readonly owner_handle: string;
  /** 1 where it is the account's, 0 where it is its maker's alone. */
  readonly shared: number;
  readonly name: string;
  /** As JSON, in the shape of its kind. */
  readonly body: string;
  /** Counts its changes from 1, so that two people do not overwrite each other. */
  readonly version: number;
  readonly created_at: number;
  readonly updated_at: number;
}

/** What was active since a day, as last reported: nothing happened to entities that it does not name. */
interface ActiveThingsTable {
  readonly scope: string;
  readonly entity: string;
  /** Of the account's calendar. */
  readonly since: string;
  readonly as_of: number;
  /** The first and the last day of each, by id, as JSON. */
  readonly things: string;
}

/** Views that were shared, each behind a link. */
export interface ReportTable {
  readonly id: string;
  readonly scope: string;
  /** SHA-256 of what the link holds, which is stored nowhere. */
  readonly token_hash: string;
  readonly title: string;
  /** The user of the service who made it. */
  readonly owner_id: string;
  readonly owner_handle: string;
  /** 1 where what was spent is in it, 0 where it was left out. */
  readonly with_spend: number;
  /** The report, as JSON. */
  readonly body: string;
  readonly created_at: number;
  /** When its link ends. */
  readonly until: number;
  /** How often its page was opened. */
  readonly opened: number;
  /** When its maker's access was confirmed last; null where its numbers stay as they were. */
  readonly confirmed_at: number | null;
  /** Since when its maker has no access any more; null while there is. */
  readonly lost_at: number | null;
  /** The view that selects the records of a live one, as in an address; null where they were chosen by hand. */
  readonly query: string | null;
  /** Those records as JSON, and when they were read; null until then. */
  readonly records: string | null;
  readonly records_at: number | null;
}

/** Sessions that were ended before their time. */
interface RevocationTable {
  /** SHA-256 of what is refused. */
  readonly id: string;
  /** When it would have ended by itself. */
  readonly until: number;
}

export interface Tables {
  readonly revocation: RevocationTable;
  readonly change_log: ChangeLogTable;
  readonly known_record: KnownRecordTable;
  readonly kept_item: SavedItemTable;
  readonly report: ReportTable;
  readonly job: JobTable;
  readonly instance: InstanceTable;
  readonly stat_day: StatisticsTable;
  readonly stat_hours: StatisticsTable;
  readonly stat_hour: FormerHourTable;
  readonly stat_active: ActiveThingsTable;
}

/** Whose something is: an account in one of the service's environments. */
export const accountScope = (environment: Environment, accountId: string): string =>
  `${environment} ${accountId}`;

/** The account of a scope that `accountScope` has written. */
export const accountOfScope = (scope: string): string => scope.slice(scope.indexOf(" ") + 1);

export type StoreDatabase = Kysely<Tables>;
export type StoreTransaction = Transaction<Tables>;

/** What a copy takes along, each with the columns that its rows are known by. Who runs now is no part of it. */
export const COPIED_TABLES: Readonly<
  Record<Exclude<keyof Tables, "instance" | "stat_hour">, readonly string[]>
> = {
  change_log: ["id"],
  known_record: ["scope", "entity", "entity_id"],
  kept_item: ["scope", "kind", "id"],
  report: ["id"],
  revocation: ["id"],
  job: ["id"],
  stat_day: ["scope", "entity", "part", "entity_id", "day"],
  stat_hours: ["scope", "entity", "part", "entity_id", "day"],
  stat_active: ["scope", "entity", "since"],
};
