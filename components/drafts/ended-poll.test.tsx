// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AttachableCard } from "@/components/posts/use-attachable-cards";
import { CardPicker } from "./card-picker";
import { isEndedPoll } from "./ended-poll";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const poll = (name: string, pollEnd: string) => ({
  uri: `card://${name}`,
  name,
  type: "TEXT_POLLS",
  createdAt: "2026-08-01T00:00:00Z",
  pollEnd,
  record: {},
});
const card: AttachableCard = {
  uri: "card://1",
  name: "Boots",
  type: "IMAGE_WEBSITE",
  createdAt: "2026-08-01T00:00:00Z",
  record: {},
};

describe("a poll that has ended", () => {
  it("has ended at its end, and other cards never do", () => {
    const at = Date.parse("2026-11-25T12:00:00Z");
    expect(isEndedPoll(poll("Old", "2026-11-25T12:00:00Z"), at)).toBe(true);
    expect(isEndedPoll(poll("New", "2026-11-25T12:00:01Z"), at)).toBe(false);
    expect(isEndedPoll(card, at)).toBe(false);
    expect(isEndedPoll(undefined, at)).toBe(false);
  });

  it("is marked where cards are chosen", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-25T12:00:00Z") });
    const cards = [poll("Old", "2026-09-01T00:00:00Z"), poll("New", "2026-11-26T00:00:00Z"), card];
    const list = {
      records: cards,
      resume: () => {},
      complete: true,
      error: null,
      recordOf: () => undefined,
      byUri: new Map(cards.map((each) => [each.uri, each])),
    };
    render(<CardPicker list={list} media={() => undefined} onPick={() => {}} onClose={() => {}} />);
    expect((await screen.findByRole("button", { name: /Old/ })).textContent).toContain("Poll ended");
    expect(screen.getAllByText("Poll ended")).toHaveLength(1);
  });
});
