// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { ReferenceLink } from "./reference-link";

afterEach(cleanup);

const shown = (id: string, comes: boolean) => {
  render(
    <ReferenceLink id={id} href="/campaigns?panel=c1" around={{ referredComes: () => comes }}>
      <span>…</span>
    </ReferenceLink>,
  );
  return screen.queryByRole("link");
};

it("leads to a record whose name is there", () => {
  expect(shown("c1", false)?.getAttribute("href")).toBe("/campaigns?panel=c1");
});

it.each([
  ["on its way", "c1", true],
  ["not known to be any", "", false],
])("is no link without words while the name is %s", (_, id, comes) => {
  expect(shown(id, comes)).toBeNull();
});
