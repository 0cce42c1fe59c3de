// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { Carousel } from "./carousel";
import { FollowedSlideProvider } from "./preview-look";

afterEach(cleanup);

const shown = (slide: number) => (
  <FollowedSlideProvider value={slide}>
    <Carousel slides={["A", "B", "C", "D"]} />
  </FollowedSlideProvider>
);

it("follows the slide that is being edited, and can be moved on from there", async () => {
  const { rerender } = render(shown(0));
  expect(screen.getByText("1/4")).toBeTruthy();
  rerender(shown(3));
  expect(screen.getByText("4/4")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Previous slide" }));
  expect(screen.getByText("3/4")).toBeTruthy();
  rerender(shown(1));
  expect(screen.getByText("2/4")).toBeTruthy();
});

it("is moved through by its buttons and by arrow keys, and stops at its ends", async () => {
  render(<Carousel slides={["A", "B", "C"]} />);
  const next = screen.getByRole("button", { name: "Next slide" });
  screen.getByRole("region", { name: "Carousel, 3 slides" });
  screen.getByText("1/3");
  await userEvent.click(next);
  screen.getByText("2/3");
  await userEvent.keyboard("{ArrowRight}");
  screen.getByText("3/3");
  await userEvent.keyboard("{ArrowRight}");
  screen.getByText("3/3");
  screen.getByRole("button", { name: "Previous slide" }).focus();
  await userEvent.keyboard("{ArrowLeft}");
  screen.getByText("2/3");
});
