// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { ApprovalBanner } from "./account-banner";

it.each([
  ["REJECTED", "Rejected: nothing in this account serves."],
  ["UNDER_REVIEW", "Under review: nothing in this account serves until it is approved."],
])("says on every page that nothing in a rejected account serves", (approval, words) => {
  render(<ApprovalBanner approval={approval} />);
  expect(screen.getByText(words)).toBeDefined();
});

it("says nothing of an account that is approved, or not read yet", () => {
  const { container } = render(
    <>
      <ApprovalBanner approval="ACCEPTED" />
      <ApprovalBanner approval={undefined} />
    </>,
  );
  expect(container.textContent).toBe("");
});
