import { expect, it } from "vitest";
import { listensTo } from "./subscription-words";

const handleOf = (id: string) => (id === "1" ? "mara_agency" : undefined);

it("says whose events, and which", () => {
  expect(listensTo({ user_id: "1" }, handleOf)).toBe("of @mara_agency");
  expect(listensTo({ user_id: "2", keyword: "sale" }, handleOf)).toBe("of user 2, with “sale”");
  expect(listensTo({ user_id: "1", direction: "both" }, handleOf)).toBe("of @mara_agency, sent and received");
});
