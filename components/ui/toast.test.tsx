// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { Toaster, toast } from "./toast";

afterEach(cleanup);

it("shows toasts that were raised before their code was loaded, and later ones", async () => {
  render(<Toaster />);
  toast({ title: "Paused 12 campaigns" });
  expect(await screen.findByText("Paused 12 campaigns")).toBeDefined();
  toast({ title: "Resumed them" });
  expect(await screen.findByText("Resumed them")).toBeDefined();
});

it("gives the focus back before its action is done, which may take it elsewhere", async () => {
  render(
    <>
      <button type="button">Where the person was</button>
      <Toaster />
    </>,
  );
  const before = screen.getByText("Where the person was");
  const focused: (Element | null)[] = [];
  const onClick = () => focused.push(document.activeElement);
  toast({ title: "Spring sale was not changed", action: { label: "Edit again", onClick } });
  const action = await screen.findByText("Edit again");
  before.focus();
  await userEvent.keyboard("{F6}");
  for (let step = 0; step < 5 && document.activeElement !== action; step += 1) await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(focused).toEqual([before]);
});
