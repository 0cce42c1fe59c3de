import { DEMO_USERS } from "@/lib/demo-users";
import type { Connection, SqlRow } from "../../database/connection";
import { PUBLISHERS } from "../lookups/publishers";

/** Longest handle of the service. */
const HANDLE_MAX = 15;
const FIRST_BRAND_USER = 2_400_000_000n;
/** When the users of no account joined. */
const JOINED = "2015-03-14T09:26:53Z";

/** A user of the service. */
export interface ServiceUser {
  readonly id: string;
  readonly handle: string;
  readonly name: string;
  readonly description: string;
  /** Pays for the badge, which lets posts be edited. */
  readonly verified: boolean;
  /** As the service writes an instant. */
  readonly createdAt: string;
}

/** The user who speaks for an account's brand. `seq` is the account's number in its table. */
export function brandUserId(seq: number): string {
  return String(FIRST_BRAND_USER + BigInt(seq));
}

/** The number of the account whose brand a user speaks for; undefined for other ids. */
export function seqOfBrandUser(id: string): number | undefined {
  const seq = BigInt(id) - FIRST_BRAND_USER;
  return seq > 0n && seq < 100_000_000n ? Number(seq) : undefined;
}

/** The handle of an account that is not of the seed; as unlike others as the account's identifier. */
export function handleOfNewAccount(accountId: string): string {
  return `sb_${accountId}`.slice(0, HANDLE_MAX);
}

/**
 * A handle for a brand: the first words of the first name that has Latin letters, run together. `taken` holds
 * the handles given so far in lower case, and then this one too.
 */
export function planHandle(names: readonly (string | undefined)[], taken: Set<string>): string {
  const wished = names.map((name) => wordsTogether(name ?? "")).find((word) => word.length > 3) ?? "brand";
  let handle = wished;
  for (let number = 2; taken.has(handle.toLowerCase()); number += 1) {
    handle = `${wished.slice(0, HANDLE_MAX - String(number).length)}${number}`;
  }
  taken.add(handle.toLowerCase());
  return handle;
}

function wordsTogether(name: string): string {
  const plain = name.normalize("NFKD").replace(/\p{M}/gu, "").replace(/[’'.]/g, "");
  const words = plain.match(/[A-Za-z0-9]+/g) ?? [];
  let joined = (words[0] ?? "").slice(0, HANDLE_MAX);
  for (const word of words.slice(1)) {
    if (joined.length + word.length > HANDLE_MAX) break;
    joined += word.charAt(0).toUpperCase() + word.slice(1);
  }
  return joined;
}

const OTHERS: readonly ServiceUser[] = [
  ...DEMO_USERS.map(({ id, handle, name, role, permission }) => ({
    id,
    handle,
    name,
    description: role,
    verified: permission === "ACCOUNT_ADMIN",
    createdAt: JOINED,
  })),
  ...PUBLISHERS.map(({ user_id: id, username }) => ({
    id,
    handle: username,
    name: inWords(username),
    description: "",
    verified: true,
    createdAt: JOINED,
  })),
];

function inWords(username: string): string {
  return username
    .split("_")
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(" ");
}

const othersById = new Map(OTHERS.map((user) => [user.id, user]));
const othersByHandle = new Map(OTHERS.map((user) => [user.handle.toLowerCase(), user]));

interface BrandRow extends SqlRow {
  seq: number;
  handle: string;
  name: string;
  approval_status: string;
  created_at: string;
}

const BRAND = "SELECT seq, handle, name, approval_status, created_at FROM accounts";

/** Finds brands by their accounts' numbers, which are the table's own key. */
export const BRANDS_BY_SEQ = `${BRAND} WHERE seq IN (SELECT value FROM json_each(?))`;
/** Finds brands by handle through the unique index of handles. */
export const BRANDS_BY_HANDLE = `${BRAND} WHERE handle IN (SELECT value FROM json_each(?))`;

/** The user with an id, or undefined. */
export function findUser(connection: Connection, id: string): ServiceUser | undefined {
  return findUsers(connection, { ids: [id] })[0];
}

/**
 * Users by id and by handle, whatever its case, in the order asked for; who does not exist is left out, and
 * no user comes twice. The only source of users' names: people, publishers, and the brands of
 * accounts.
 */
export function findUsers(
  connection: Connection,
  { ids = [], handles = [] }: { ids?: readonly string[]; handles?: readonly string[] },
): ServiceUser[] {
  const seqs = ids.flatMap((id) => seqOfBrandUser(id) ?? []);
  const byId = brands(connection, BRANDS_BY_SEQ, seqs);
  const byHandle = brands(connection, BRANDS_BY_HANDLE, handles);
  const brandById = new Map(byId.map((user) => [user.id, user]));
  const brandByHandle = new Map(byHandle.map((user) => [user.handle.toLowerCase(), user]));
  const found = [
    ...ids.map((id) => othersById.get(BigInt(id).toString()) ?? brandById.get(BigInt(id).toString())),
    ...handles.map(
      (handle) => othersByHandle.get(handle.toLowerCase()) ?? brandByHandle.get(handle.toLowerCase()),
    ),
  ];
  return [...new Map(found.flatMap((user) => (user ? [[user.id, user] as const] : []))).values()];
}

function brands(connection: Connection, statement: string, values: readonly (string | number)[]) {
  if (values.length === 0) return [];
  return connection.all<BrandRow>(statement, [JSON.stringify(values)]).map(
    (row): ServiceUser => ({
      id: brandUserId(row.seq),
      handle: row.handle,
      name: row.name,
      description: "",
      verified: row.approval_status === "ACCEPTED",
      createdAt: row.created_at,
    }),
  );
}
