// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { useMemo } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { runOnceThere, useCommands } from "./commands";

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
