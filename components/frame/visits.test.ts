// @vitest-environment jsdom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type KnownAccount, rememberVisit, useKnownAccounts } from "./visits";

const stored = vi.hoisted(() => new Map<IDBValidKey, unknown>());

/** Answers after a turn, like a database; an update reads and writes in one step. */
vi.mock("idb-keyval", () => ({
  get: async (key: IDBValidKey) => stored.get(key),
  set: async (key: IDBValidKey, value: unknown) => void stored.set(key, value),
  update: async (key: IDBValidKey, edit: (before: unknown) => unknown) => {
    await Promise.resolve();
    stored.set(key, edit(stored.get(key)));
  },
}));

afterEach(() => {
  cleanup();
  stored.clear();
});

const account = (accountId: string): KnownAccount => ({
  environment: "live",
  handle: "mara",
  accountId,
  name: `Account ${accountId}`,
});

const shown = async () => {
  const hook = renderHook(() => useKnownAccounts("42"));
  await act(async () => {});
  return hook.result;
};
const idsOf = (accounts: readonly KnownAccount[]) => accounts.map(({ accountId }) => accountId);

it("forgets no account when two tabs open one at the same time", async () => {
  await Promise.all([rememberVisit("42", account("a")), rememberVisit("42", account("b"))]);
  expect(idsOf((await shown()).current.recents)).toEqual(["b", "a"]);
});

it("keeps what is pinned while an account is opened elsewhere", async () => {
  const known = await shown();
  await act(() => Promise.all([known.current.togglePin(account("a")), rememberVisit("42", account("b"))]));
  const later = await shown();
  expect([idsOf(later.current.pins), idsOf(later.current.recents)]).toEqual([["a"], ["b"]]);
});
