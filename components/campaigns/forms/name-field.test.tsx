// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { NameField } from "./name-field";

afterEach(cleanup);

function Named({ templates, begun }: { templates: readonly string[]; begun: string }) {
  const [value, setValue] = useState(begun);
  return (
    <NameField
      value={value}
      onChange={setValue}
      error={undefined}
      warning={undefined}
      templates={templates}
      today="2026-11-27"
    />
  );
}
const name = () => screen.getByLabelText(/^Name/);

it("is made by another template where there are several, from what was typed already", async () => {
  const user = userEvent.setup();
  render(<Named templates={["{geo}_{brand}", "{brand}_{yyyymm}"]} begun="{geo}_{brand}" />);
  await user.type(screen.getByLabelText("brand"), "Nike");
  expect(name()).toHaveProperty("value", "{geo}_Nike");
  await user.selectOptions(screen.getByLabelText("Naming template"), "{brand}_{yyyymm}");
  expect(name()).toHaveProperty("value", "Nike_202611");
  expect(screen.queryByLabelText("geo")).toBeNull();
});

it("asks for no template where there is one, and recognises a name that one of several made", () => {
  const { unmount } = render(<Named templates={["{geo}_x"]} begun="{geo}_x" />);
  expect(screen.queryByLabelText("Naming template")).toBeNull();
  unmount();
  render(<Named templates={["{geo}_x", "{brand}_y"]} begun="Nike_y" />);
  expect(screen.getByLabelText("Naming template")).toHaveProperty("value", "{brand}_y");
  expect(screen.getByLabelText("brand")).toHaveProperty("value", "Nike");
});
