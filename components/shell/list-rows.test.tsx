// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Cell, Row, RowName } from "@/components/ui/table";
import { ListRows } from "./list-rows";

let clicks: string[] = [];
beforeEach(() => {
  clicks = [];
  document.getSelection()?.removeAllRanges();
});
afterEach(cleanup);

function Cards() {
  const [open, setOpen] = useState<string>();
  return (
    <ListRows page="cards">
      <table>
        <tbody>
          {["Autumn", "Winter"].map((name) => (
            <Row key={name}>
              <Cell>
                <input
                  type="checkbox"
                  aria-label={`Select ${name}`}
                  onChange={() => clicks.push(`chose ${name}`)}
                />
                <span>beside {name}</span>
              </Cell>
              <Cell>
                <RowName
                  goesBy={name}
                  open={open === name}
                  onClick={() => setOpen(open === name ? undefined : name)}
                >
                  {name}
                </RowName>
              </Cell>
              <Cell>
                <span>Image website {name}</span>
                <button type="button" onClick={() => clicks.push(`copied ${name}`)}>
                  Copy {name}
                </button>
              </Cell>
            </Row>
          ))}
        </tbody>
      </table>
    </ListRows>
  );
}

const isOpen = (name: string) =>
  screen.getByRole("button", { name }).getAttribute("aria-expanded") === "true";

it("opens the row that is clicked, wherever on it, and goes on with the keys from there", async () => {
  const user = userEvent.setup();
  render(<Cards />);
  await user.click(screen.getByText("Image website Winter"));
  expect(isOpen("Winter")).toBe(true);
  expect(document.activeElement?.textContent).toBe("Winter");
  await user.keyboard("{ArrowUp}");
  expect(document.activeElement?.textContent).toBe("Autumn");
});

it("opens it once for a click on its name", async () => {
  render(<Cards />);
  await userEvent.click(screen.getByRole("button", { name: "Winter" }));
  expect(isOpen("Winter")).toBe(true);
});

it("leaves what stands in a row to do its own, and a click beside a box", async () => {
  const user = userEvent.setup();
  render(<Cards />);
  await user.click(screen.getByRole("button", { name: "Copy Winter" }));
  await user.click(screen.getByRole("checkbox", { name: "Select Winter" }));
  await user.click(screen.getByText("beside Winter"));
  expect(clicks).toEqual(["copied Winter", "chose Winter"]);
  expect(isOpen("Winter")).toBe(false);
});

it("opens a row in a new tab by the command key or the middle button, wherever on it, and not here", async () => {
  const user = userEvent.setup();
  const opened = vi.spyOn(window, "open").mockReturnValue(null);
  history.replaceState(null, "", "/live/mara/a1/cards?q=w");
  render(<Cards />);
  await user.keyboard("{Control>}");
  await user.click(screen.getByText("Image website Winter"));
  await user.keyboard("{/Control}{Meta>}");
  await user.click(screen.getByRole("button", { name: "Winter" }));
  await user.keyboard("{/Meta}");
  await user.pointer({ keys: "[MouseMiddle]", target: screen.getByText("Image website Autumn") });
  await user.pointer({ keys: "[MouseMiddle]", target: screen.getByRole("button", { name: "Copy Autumn" }) });
  expect(opened.mock.calls.map(([address]) => address)).toEqual([
    "/live/mara/a1/cards?q=w&panel=Winter",
    "/live/mara/a1/cards?q=w&panel=Winter",
    "/live/mara/a1/cards?q=w&panel=Autumn",
  ]);
  expect(isOpen("Winter") || isOpen("Autumn")).toBe(false);
  opened.mockRestore();
});

it("lets text be selected", async () => {
  render(<Cards />);
  const words = screen.getByText("Image website Winter");
  document.getSelection()?.selectAllChildren(words);
  words.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  expect(isOpen("Winter")).toBe(false);
});
