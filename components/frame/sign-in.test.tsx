// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { DEMO_PASSWORD, DEMO_USERS } from "@/lib/demo-users";
import { SIGN_IN_PROBLEMS } from "@/lib/session/sign-in-problems";
import { DemoUsers } from "./demo-users";
import { SignInCard } from "./sign-in";

afterEach(cleanup);

test("who opened a used callback again reads that it was used, and goes on from there", () => {
  render(
    <SignInCard
      problem={SIGN_IN_PROBLEMS["used-already"]}
      returnTo="/"
      signedIn={{ handle: "mara_agency", goOn: "/live" }}
    />,
  );
  expect(screen.getByText("This sign-in was used already")).toBeDefined();
  expect(screen.getByText(/You are signed in as @mara_agency/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Go on" }).getAttribute("href")).toBe("/live");
});

test("shows no error before anyone has signed in", () => {
  render(<SignInCard problem={SIGN_IN_PROBLEMS["used-already"]} returnTo="/" />);
  expect(screen.queryByText(/You are signed in/)).toBeNull();
});

test("asks for what was chosen, whichever button is used to sign in", async () => {
  render(
    <SignInCard problem={undefined} returnTo="/live/mara_agency">
      <DemoUsers users={DEMO_USERS} password={DEMO_PASSWORD} />
    </SignInCard>,
  );
  await userEvent.click(screen.getByRole("radio", { name: /^Read only/ }));
  const buttons = screen.getAllByRole<HTMLButtonElement>("button");
  expect(buttons).toHaveLength(DEMO_USERS.length + 2);
  for (const button of buttons) {
    if (!button.form) throw new Error(`${button.textContent} submits nothing`);
    const sent = Object.fromEntries(new FormData(button.form, button));
    expect(sent, button.textContent ?? "").toMatchObject({
      purpose: "sign-in",
      access: "read",
      return_to: "/live/mara_agency",
      ...(button.name && { [button.name]: button.value }),
    });
  }
});
