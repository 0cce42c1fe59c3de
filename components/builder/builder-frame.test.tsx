// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Missing } from "./builder-bar";
import { BuilderFrame } from "./builder-frame";

vi.mock("@/components/shell/page-header", () => ({ PageHeader: () => null }));
beforeEach(() => vi.stubGlobal("matchMedia", () => ({ matches: true })));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Builder({
  onCreate,
  advice = [],
}: {
  onCreate: (value: string) => void;
  advice?: readonly Missing[];
}) {
  const [value, setValue] = useState("first");
  return (
    <BuilderFrame
      title="New card"
      list={{ href: "/", of: "cards" }}
      history={{
        value,
        change: (next) => setValue(next),
        undoLabel: undefined,
        redoLabel: undefined,
        undo: () => {},
        redo: () => {},
        kept: "kept",
        continuedFrom: undefined,
        startOver: setValue,
        finish: async () => {},
      }}
      blank={() => ""}
      fields={<div data-field="name">{value}</div>}
      preview={null}
      missing={[]}
      advice={advice}
      json={{
        text: JSON.stringify(value),
        onText: (text) => {
          try {
            setValue(String(JSON.parse(text)));
            return { taken: true, problems: [] };
          } catch {
            return { taken: false, problems: [{ line: 1, message: "A quote is missing." }] };
          }
        },
      }}
      primary={{ label: "Create card", onClick: () => onCreate(value) }}
    />
  );
}

const typeJson = async (text: string) => {
  await userEvent.click(screen.getByRole("button", { name: "JSON" }));
  await userEvent.clear(screen.getByLabelText("Request body"));
  await userEvent.type(screen.getByLabelText("Request body"), text);
};

describe("a builder with a JSON view", () => {
  it("creates nothing from a text that cannot be read, and keeps the text", async () => {
    const onCreate = vi.fn();
    render(<Builder onCreate={onCreate} />);
    expect(screen.getByText("Complete")).toBeTruthy();
    await typeJson('"second');
    await userEvent.click(screen.getByRole("button", { name: "Create card" }));
    expect(onCreate).not.toHaveBeenCalled();
    expect(screen.queryByText("Complete")).toBeNull();
    expect(screen.getByRole("button", { name: "1 problem to fix" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "JSON" }));
    expect(screen.getByText("first")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Create card" }));
    expect(onCreate).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "1 problem to fix" }));
    await userEvent.click(screen.getByRole("button", { name: /JSON text cannot be read.*Line 1: A quote/ }));
    expect(screen.getByLabelText<HTMLTextAreaElement>("Request body").value).toBe('"second');
    await userEvent.type(screen.getByLabelText("Request body"), '"');
    await userEvent.click(screen.getByRole("button", { name: "Create card" }));
    expect(onCreate).toHaveBeenCalledWith("second");
  });

  it("goes back to what it holds when the text is discarded", async () => {
    const onCreate = vi.fn();
    render(<Builder onCreate={onCreate} />);
    await typeJson("nothing");
    await userEvent.click(screen.getByRole("button", { name: "Discard changes" }));
    expect(screen.getByLabelText<HTMLTextAreaElement>("Request body").value).toBe('"first"');
    await userEvent.click(screen.getByRole("button", { name: "Create card" }));
    expect(onCreate).toHaveBeenCalledWith("first");
  });

  it("is complete only where nothing is left to look at, and advice does not block it", async () => {
    const onCreate = vi.fn();
    render(
      <Builder onCreate={onCreate} advice={[{ field: "name", message: "1:1, while others are 1.91:1" }]} />,
    );
    expect(screen.queryByText("Complete")).toBeNull();
    expect(screen.getByRole("button", { name: "Ready, 1 suggestion" })).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Create card" }));
    expect(onCreate).toHaveBeenCalledWith("first");
  });
});
