// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { useMemo } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { type Command, runOnceThere, useCommands, withKeysOnce } from "./commands";

const run = vi.fn();

function Page({ id, disabledReason }: { id: string; disabledReason?: string }) {
  useCommands(useMemo(() => [{ id, label: id, group: "Test", disabledReason, run }], [id, disabledReason]));
  return null;
}

function open(path: string, page: React.ReactNode) {
  history.replaceState(null, "", path);
  return render(page);
}

afterEach(() => {
  cleanup();
  run.mockReset();
});

it("runs what was asked for elsewhere once the page offers it, and only once", () => {
  open("/polls", <Page id="polls.search" />);
  runOnceThere("campaigns.create", "/campaigns");
  open("/campaigns", <Page id="campaigns.create" />);
  expect(run).toHaveBeenCalledTimes(1);
  cleanup();
  render(<Page id="campaigns.create" />);
  expect(run).toHaveBeenCalledTimes(1);
});

it("forgets it when the person went somewhere else", () => {
  open("/polls", <Page id="polls.search" />);
  runOnceThere("campaigns.create", "/campaigns");
  open("/cards", <Page id="cards.search" />);
  open("/campaigns", <Page id="campaigns.create" />);
  expect(run).not.toHaveBeenCalled();
});

it("does not run what the person may not do", () => {
  open("/polls", <Page id="polls.search" />);
  runOnceThere("campaigns.create", "/campaigns");
  open("/campaigns", <Page id="campaigns.create" disabledReason="Only looking is allowed." />);
  expect(run).not.toHaveBeenCalled();
});

it("refuses keys that another command has: who came first keeps them", () => {
  const command = (id: string, keys: string, runs = true): Command => ({
    id,
    label: id,
    group: "Test",
    keys,
    ...(runs && { run }),
  });
  const bound = withKeysOnce([
    command("rules", "g>e"),
    command("sandbox", "g>e"),
    command("listed", "g>e", false),
    command("settings", "g>t"),
  ]);
  expect(bound.map(({ id, keys }) => `${id} ${keys ?? "none"}`)).toEqual([
    "rules g>e",
    "sandbox none",
    "listed g>e",
    "settings g>t",
  ]);
  // It can still be found and run.
  expect(bound[1]?.run).toBe(run);
});
