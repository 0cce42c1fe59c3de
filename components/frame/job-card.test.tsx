// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { Job } from "@/lib/jobs/jobs";
import { JobCard } from "./job-card";

vi.mock("next/navigation", () => ({ useRouter: () => ({ push: vi.fn() }) }));
afterEach(cleanup);

const stopped: Job = {
  id: "j1",
  title: "Pause 50 campaigns",
  where: "Maison Aubel",
  state: "stopped",
  total: 50,
  done: 10,
  failed: 2,
  unknown: 0,
  remarks: [],
  failures: [],
  created: [],
  actions: {},
};
const offered = (failed: number, count: number) => {
  render(<JobCard job={{ ...stopped, failed, actions: { retry: { count, run: vi.fn() } } }} />);
  return screen.getAllByRole("button").map(({ textContent }) => textContent);
};

it("calls failed what failed, and what was never sent the rest", () => {
  expect(offered(2, 2)).toContain("Retry failed (2)");
  cleanup();
  expect(offered(2, 40)).toContain("Do the rest (40)");
});
