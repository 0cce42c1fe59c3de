// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { SIGN_IN_PROBLEMS } from "@/lib/session/sign-in-problems";
import { SignIn } from "./sign-in";

afterEach(cleanup);

test("who opened a used callback again reads that it was used, and goes on from there", () => {
  render(
    <SignIn
      problem={SIGN_IN_PROBLEMS["used-already"]}
      returnTo="/"
      signedIn={{ handle: "mara_agency", goOn: "/live" }}
    />,
  );
  expect(screen.getByText("This sign-in was used already")).toBeDefined();
  expect(screen.getByText(/You are signed in as @mara_agency/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Go on" }).getAttribute("href")).toBe("/live");
});

test("who is not signed in is not told so", () => {
  render(<SignIn problem={SIGN_IN_PROBLEMS["used-already"]} returnTo="/" />);
  expect(screen.queryByText(/You are signed in/)).toBeNull();
});
