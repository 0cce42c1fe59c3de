// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { type CallError, RefusedError, UnreachableError } from "@/lib/ads/errors";
import { notifyNotChanged } from "./notify-not-changed";
import { Toaster } from "./toast";

afterEach(cleanup);

function notify(title: string, error: CallError, old = false) {
  const tryAgain = vi.fn();
  const editAgain = vi.fn();
  render(<Toaster />);
  notifyNotChanged({ title, error, old, tryAgain, editAgain });
  return { tryAgain, editAgain };
}

it("leads back to a value that was refused, with the reason", async () => {
  const refusal = [{ code: "INVALID_PARAMETER", message: "Not this one", parameter: "name" }];
  const { tryAgain, editAgain } = notify("Spring sale was not changed", new RefusedError(400, refusal, []));
  await userEvent.click(await screen.findByText("Edit again"));
  expect(screen.queryByText("Try again")).toBeNull();
  expect(editAgain).toHaveBeenCalledWith(expect.stringContaining("Not this one"));
  expect(tryAgain).not.toHaveBeenCalled();
});

it("sends a value again that the service never judged, and says what a fresh look showed", async () => {
  const { tryAgain, editAgain } = notify("Autumn was not changed", new UnreachableError("cut"), true);
  const way = await screen.findByText("Try again");
  expect(screen.getAllByText(/A fresh look shows the old value\./)).not.toHaveLength(0);
  await userEvent.click(way);
  expect(tryAgain).toHaveBeenCalledOnce();
  expect(editAgain).not.toHaveBeenCalled();
});
