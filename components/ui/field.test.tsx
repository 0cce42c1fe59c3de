// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Field } from "./field";
import { TextInput } from "./text-input";

afterEach(cleanup);

const described = (element: HTMLElement) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "")
    .join(" ");

describe("Field", () => {
  it("names its control and describes it by hint and counter", () => {
    render(
      <Field label="Name" hint="Shown in reports." counter={{ used: 12, max: 255 }}>
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole("textbox", { name: "Name" });
    expect(described(input)).toContain("Shown in reports.");
    expect(described(input)).toContain("12 of 255 characters");
    expect(input.getAttribute("aria-invalid")).toBeNull();
  });

  it("announces an error and marks the control with it", () => {
    const { rerender } = render(
      <Field label="Name">
        <TextInput />
      </Field>,
    );
    rerender(
      <Field label="Name" error="Type a name.">
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole("alert").textContent).toBe("Type a name.");
    const input = screen.getByRole("textbox", { name: "Name" });
    expect(input.getAttribute("aria-invalid")).toBe("true");
    expect(described(input)).toContain("Type a name.");
  });

  it("marks a text that is longer than it may be", () => {
    render(
      <Field label="Name" counter={{ used: 256, max: 255 }}>
        <TextInput />
      </Field>,
    );
    expect(screen.getByRole("textbox").getAttribute("aria-invalid")).toBe("true");
  });
});
