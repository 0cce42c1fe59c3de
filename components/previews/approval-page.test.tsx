// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { postView } from "@/lib/previews/post-view";
import { ApprovalPage } from "./approval-page";

beforeAll(() => {
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(cleanup);

const view = postView({ post: { text: "Autumn" }, media: () => undefined });
const until = Date.parse("2026-12-01T12:00:00Z") / 1_000;

function shown(...stages: readonly ("scheduled" | "published" | undefined)[]) {
  const posts = stages.map((stage, index) => ({ name: `Post ${index + 1}`, view, stage }));
  render(<ApprovalPage approval={{ sharedBy: "mara", until, zone: "Europe/Oslo", posts }} />);
  const text = document.body.textContent ?? "";
  cleanup();
  return text;
}

it("says what of it is published, and on which clocks it ends", () => {
  expect(shown(undefined)).toContain("Not published yet.");
  expect(shown("scheduled")).toContain("Scheduled, not published yet.");
  expect(shown("published")).toContain("This post is published.");
  expect(shown("published", undefined)).toContain("1 of 2 are published.");
  expect(shown("published")).toMatch(/open until 1 Dec 2026, 13:00 (CET|GMT\+1)/);
  expect(shown(undefined)).not.toContain("for approval");
  expect(screen.queryByRole("heading")).toBeNull();
});
