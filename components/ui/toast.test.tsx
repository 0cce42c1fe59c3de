// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Toaster, toast } from "./toast";

afterEach(cleanup);

it("shows what was told before the code that shows it had come, and what is told later", async () => {
  render(<Toaster />);
  toast({ title: "Paused 12 campaigns" });
  expect(await screen.findByText("Paused 12 campaigns")).toBeDefined();
  toast({ title: "Resumed them" });
  expect(await screen.findByText("Resumed them")).toBeDefined();
});
