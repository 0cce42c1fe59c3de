// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Button } from "./button";
import { Dialog } from "./dialog";

afterEach(cleanup);

const GRID = { role: "grid", tabIndex: 0 } as const;

function Page({ gone = false, onSave }: { gone?: boolean; onSave: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      {!(gone && open) && (
        <button type="button" onClick={() => setOpen(true)}>
          Rename
        </button>
      )}
      <main>
        <div {...GRID} />
      </main>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Rename"
        footer={
          <Button tone="primary" onClick={onSave}>
            Save
          </Button>
        }
      >
        <textarea aria-label="Name" />
      </Dialog>
    </>
  );
}

async function opened(gone: boolean) {
  const onSave = vi.fn<() => void>();
  render(<Page gone={gone} onSave={onSave} />);
  await userEvent.click(screen.getByText("Rename"));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Name")));
  return onSave;
}

it("does by Control and Enter what its primary button does, and by Enter alone nothing", async () => {
  const onSave = await opened(false);
  await userEvent.keyboard("one{Enter}two");
  expect(onSave).not.toHaveBeenCalled();
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  expect(onSave).toHaveBeenCalledOnce();
});

it("gives the focus back to what opened it", async () => {
  await opened(false);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Rename")));
});

it("gives the focus to the page's list when what opened it is gone", async () => {
  await opened(true);
  await userEvent.keyboard("{Escape}");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("grid")));
});

it("begins at the choice that is made, not at the first there is", async () => {
  render(
    <Dialog open onOpenChange={() => {}} title="Share">
      <label>
        1 day <input type="radio" name="days" />
      </label>
      <label>
        7 days <input type="radio" name="days" defaultChecked />
      </label>
    </Dialog>,
  );
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("7 days")));
});
