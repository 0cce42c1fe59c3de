// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { AccountPage } from "@/components/records/test-account-page";
import { sampleAudience } from "@/lib/audiences/test-audience";
import { Owner } from "./owner";

vi.mock("next/navigation", () => ({
  useParams: () => ({ environment: "live", handle: "mara", accountId: "a1" }),
  usePathname: () => "/live/mara/a1/audiences",
}));
vi.mock("@/components/accounts/use-account-lists", () => ({
  useAccountLists: () => [{ accounts: [{ id: "r13kwryt0f0", name: "Kestrel Air" }] }],
}));
afterEach(cleanup);

it("calls the owner of a shared audience by name where the account is one's own, and by id elsewhere", () => {
  const shared = { is_owner: false, permission_level: "READ_ONLY" };
  const { rerender } = render(
    <Owner audience={sampleAudience({ ...shared, owner_account_id: "r13kwryt0f0" })} />,
    { wrapper: AccountPage },
  );
  expect(screen.getByText("Kestrel Air")).toBeTruthy();
  expect(screen.queryByText("r13kwryt0f0")).toBeNull();
  rerender(<Owner audience={sampleAudience({ ...shared, owner_account_id: "other1" })} />);
  expect(screen.getByText("other1")).toBeTruthy();
});
