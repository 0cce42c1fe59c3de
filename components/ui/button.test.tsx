// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { FormEvent } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Button } from "./button";

afterEach(cleanup);

describe("Button", () => {
  it("that may not be used stays reachable, says why and does nothing", async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" onClick={onClick} disabledReason="Needs an account admin.">
          Delete
        </Button>
      </form>,
    );
    const button = screen.getByRole("button", { name: "Delete" });
    await userEvent.tab();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute("aria-disabled")).toBe("true");
    expect(document.getElementById(button.getAttribute("aria-describedby") ?? "")?.textContent).toBe(
      "Needs an account admin.",
    );
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("cannot be pressed twice while it works", async () => {
    const onClick = vi.fn();
    render(
      <Button busy onClick={onClick}>
        Save
      </Button>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(onClick).not.toHaveBeenCalled();
  });

  it("keeps the focus while it works and afterwards", async () => {
    const { rerender } = render(<Button>Save</Button>);
    await userEvent.tab();
    for (const busy of [true, false]) {
      rerender(<Button busy={busy}>Save</Button>);
      expect(document.activeElement).toBe(screen.getByRole("button", { name: "Save" }));
    }
  });

  it("sends a form without leaving the field that is being filled", async () => {
    const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());
    const onBlur = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Name" onBlur={onBlur} />
        <Button type="submit">Create</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole("textbox", { name: "Name" }));
    await userEvent.click(screen.getByRole("button", { name: "Create" }));
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onBlur).not.toHaveBeenCalled();
  });
});
