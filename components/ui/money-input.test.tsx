// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Field } from "./field";
import { MoneyInput, type MoneyTyped } from "./money-input";

afterEach(cleanup);

function setUp(currency: string, defaultMicros?: string) {
  const onTyped = vi.fn<(typed: MoneyTyped) => void>();
  render(
    <Field label="Daily budget">
      <MoneyInput currency={currency} defaultMicros={defaultMicros} onTyped={onTyped} />
    </Field>,
  );
  const input = screen.getByRole<HTMLInputElement>("textbox", { name: "Daily budget" });
  return { input, last: () => onTyped.mock.lastCall?.[0] };
}

describe("MoneyInput", () => {
  it("shows an amount with the currency's decimals", () => {
    expect(setUp("KWD", "5500000").input.value).toBe("5.500");
  });

  it("leaves the text as typed and reports the exact amount", async () => {
    const { input, last } = setUp("EUR");
    await userEvent.type(input, "1.234,50");
    await userEvent.tab();
    expect(input.value).toBe("1.234,50");
    expect(last()).toEqual({ text: "1.234,50", micros: "1234500000" });
    expect(screen.getByRole("alert").textContent).toBe("");
  });

  it("shows the currency's rule once the person leaves, and takes it back when it is kept", async () => {
    const { input, last } = setUp("JPY");
    await userEvent.type(input, "12.5");
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(last()?.micros).toBeUndefined();
    await userEvent.tab();
    expect(screen.getByRole("alert").textContent).toBe("JPY has no decimals.");
    expect(input.getAttribute("aria-invalid")).toBe("true");
    await userEvent.clear(input);
    await userEvent.type(input, "12");
    expect(screen.getByRole("alert").textContent).toBe("");
    expect(last()?.micros).toBe("12000000");
  });

  it("says which rule is broken as soon as its form marks the field", async () => {
    const field = (error?: string) => (
      <Field label="Daily budget" error={error}>
        <MoneyInput currency="JPY" onTyped={() => {}} />
      </Field>
    );
    const { rerender } = render(field());
    await userEvent.type(screen.getByRole("textbox"), "12.5");
    rerender(field("This is not an amount."));
    expect(screen.getByRole("alert").textContent).toBe("JPY has no decimals.");
    await userEvent.clear(screen.getByRole("textbox"));
    expect(screen.getByRole("alert").textContent).toBe("This is not an amount.");
  });

  it("distinguishes an emptied field from a wrong one", async () => {
    const { input, last } = setUp("EUR", "5500000");
    await userEvent.clear(input);
    expect(last()).toEqual({ text: "", micros: null });
  });
});
