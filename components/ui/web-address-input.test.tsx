// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { WebAddressInput } from "./web-address-input";

afterEach(cleanup);

function Typed() {
  const [value, setValue] = useState("");
  return <WebAddressInput aria-label="Website" value={value} onValueChange={setValue} />;
}

it("adds https:// to a bare host when the field is left", async () => {
  render(<Typed />);
  const input = screen.getByRole("textbox", { name: "Website" });
  await userEvent.type(input, "maison-aubel.example/noel");
  expect(input).toHaveProperty("value", "maison-aubel.example/noel");
  await userEvent.tab();
  expect(input).toHaveProperty("value", "https://maison-aubel.example/noel");
});
