// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { lateComponent } from "./late-component";
import { useLateCodeOnInteraction } from "./lazy-module";
import { MissingCode } from "./missing-code";

afterEach(cleanup);

interface GreetingProps {
  name: string;
}

const Greeting = ({ name }: GreetingProps) => <p>Hello {name}</p>;
const loading = () => vi.fn(async () => Greeting);

function Page() {
  useLateCodeOnInteraction();
  return <button type="button">Here</button>;
}

it("draws what it fetches with its props, and something else meanwhile", async () => {
  const load = loading();
  const Late = lateComponent(load, { ahead: false, meanwhile: () => <p>Wait</p> });
  const { rerender } = render(<Late name="Ada" />);
  screen.getByText("Wait");
  await screen.findByText("Hello Ada");
  rerender(<Late name="Grace" />);
  screen.getByText("Hello Grace");
  expect(screen.queryByText("Wait")).toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

it("is fetched at a sign of a person, also what is added after the first, and drawn at once then", async () => {
  render(<Page />);
  const [first, second, onDemand] = [loading(), loading(), loading()];
  lateComponent(first);
  fireEvent.pointerMove(screen.getByRole("button"));
  expect(first).toHaveBeenCalledOnce();

  const Late = lateComponent(second);
  lateComponent(onDemand, { ahead: false });
  expect(second).not.toHaveBeenCalled();
  fireEvent.pointerMove(screen.getByRole("button"));
  fireEvent.pointerMove(screen.getByRole("button"));
  expect([first, second, onDemand].map(({ mock }) => mock.calls.length)).toEqual([1, 1, 0]);
  await second.mock.results[0]?.value;
  // One turn more, after which it is cached.
  await null;
  render(<Late name="Ada" />);
  screen.getByText("Hello Ada");
});

it("is fetched again by the next need where the first fetch failed", async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError("offline"));
  const Late = lateComponent(load, { ahead: false });
  const { unmount } = render(<Late name="Ada" />);
  await expect(load.mock.results[0]?.value).rejects.toThrow("offline");
  unmount();
  render(<Late name="Ada" />);
  await screen.findByText("Hello Ada");
});

it("is said to be missing where a person needs it and its fetch failed, and drawn once another try fetches it", async () => {
  const failure = new TypeError("offline");
  const load = vi
    .fn(async () => Greeting)
    .mockRejectedValueOnce(failure)
    .mockRejectedValueOnce(failure);
  const Late = lateComponent(load);
  const { rerender } = render(<MissingCode />);
  render(<Page />);
  fireEvent.pointerMove(screen.getByRole("button", { name: "Here" }));
  await expect(load.mock.results[0]?.value).rejects.toThrow("offline");
  // Fetched ahead, it is not needed yet.
  expect(screen.queryByRole("alert")).toBeNull();
  rerender(
    <>
      <MissingCode />
      <Late name="Ada" />
    </>,
  );
  await screen.findByRole("alert");
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByText("Hello Ada");
  expect(screen.queryByRole("alert")).toBeNull();
});

it("is fetched again as soon as the device is back online", async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new TypeError("offline"));
  const Late = lateComponent(load, { ahead: false });
  render(
    <>
      <MissingCode />
      <Late name="Ada" />
    </>,
  );
  await screen.findByRole("alert");
  fireEvent(window, new Event("online"));
  await screen.findByText("Hello Ada");
  expect(screen.queryByRole("alert")).toBeNull();
});
