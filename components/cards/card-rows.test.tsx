// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useRowChoice } from "@/components/shell/row-choice";
import type { Card } from "@/lib/cards/duplicate-card";
import { CardRows } from "./card-rows";

beforeEach(() => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const view = {
  sort: { column: "created", descending: true },
  panel: null,
  sortBy: () => {},
  openPanel: () => {},
} as const;

const card = (over: Partial<Card>): Card => ({
  id: "1",
  name: "Autumn",
  card_uri: "card://1",
  card_type: "IMAGE_WEBSITE",
  components: [],
  created_at: "2026-01-01T00:00:00Z",
  updated_at: "2026-01-01T00:00:00Z",
  deleted: false,
  ...over,
});

function Listed({ cards }: { cards: readonly Card[] }) {
  const resource = { one: "card", many: "cards" };
  const choice = useRowChoice({ resource, records: cards, shown: cards, nameOf: ({ name }) => name });
  return <CardRows rows={cards} mediaOf={() => undefined} zone="UTC" view={view} choice={choice} />;
}

const columns = (cards: readonly Card[]) => {
  render(<Listed cards={cards} />);
  const shown = screen.getAllByRole("columnheader").map((head) => head.textContent);
  cleanup();
  return shown;
};

it("has a column for states where a card has one", () => {
  expect(columns([card({})])).toEqual(["", "Card", "Type", "Destination", "Created"]);
  expect(columns([card({}), card({ id: "2", deleted: true })])).toContain("State");
});
