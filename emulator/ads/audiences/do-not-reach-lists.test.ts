import { beforeEach, describe, expect, it } from "vitest";
import { errorOf, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestService } from "../../testing/service";

let service: TestService;
let account: TestAccount;

beforeEach(() => {
  service = startService("empty");
  account = openAccount(service);
});

const HOURS = 3_600_000;
const hash = (n: number) => n.toString(16).padStart(64, "0");
const people = (count: number) => Array.from({ length: count }, (_, n) => ({ email: [hash(n)] }));

describe("a list of people not to be reached", () => {
  const upload = (list: string, operations: readonly object[]) =>
    account.batch(`do_not_reach_lists/${list}/users`, operations);
  const update = (params: object) => ({ operation_type: "Update", params });

  it("is one at most, and can be begun again once it was given up", async () => {
    const { record } = await account.post("do_not_reach_lists", { description: "Asked not to" });
    expect(record).toMatchObject({
      name: "Do Not Reach List",
      description: "Asked not to",
      targetable: false,
      reasons_not_targetable: ["PROCESSING", "TOO_SMALL"],
      list_size: null,
    });
    expect(errorOf(await account.post("do_not_reach_lists"))).toMatchObject({ status: 400, code: "INVALID" });
    expect((await account.remove(`do_not_reach_lists/${record.id}`)).record.deleted).toBe(true);
    expect((await account.post("do_not_reach_lists")).status).toBe(200);
    expect((await account.get("do_not_reach_lists")).records).toHaveLength(1);
    expect((await account.get("do_not_reach_lists", { with_deleted: "true" })).records).toHaveLength(2);
  });

  it("holds people once they are processed, and says nothing of them again", async () => {
    const { record } = await account.post("do_not_reach_lists");
    const answer = await upload(record.id, [
      update({ users: people(120), expires_at: "2027-01-22T00:00:00Z" }),
      { operation_type: "Delete", params: { users: people(5) } },
    ]);
    expect(answer.body.data).toEqual([
      { success_count: 120, total_count: 120 },
      { success_count: 5, total_count: 5 },
    ]);
    expect(answer.text).not.toContain(hash(7));
    service.clock.advance(7 * HOURS);
    expect((await account.get("do_not_reach_lists")).records[0]).toMatchObject({
      targetable: true,
      reasons_not_targetable: [],
      list_size: 115,
    });
  });

  it("takes all operations or none, and no person for more than thirteen months", async () => {
    const { record } = await account.post("do_not_reach_lists");
    const answer = await upload(record.id, [
      update({ users: people(1) }),
      update({ users: people(1), expires_at: "2028-01-22T00:00:00Z" }),
      update({ users: [{}] }),
    ]);
    expect(answer.status).toBe(400);
    expect(answer.body.operation_errors).toEqual([
      [],
      [expect.objectContaining({ code: "INVALID_TIME_WINDOW", parameter: "expires_at" })],
      [expect.objectContaining({ code: "INVALID_PARAMETER", parameter: "users" })],
    ]);
    expect((await upload("nosuch", [update({ users: people(1) })])).status).toBe(404);
  });
});

describe("files of people", () => {
  it("change an audience of the account, processed after a while", async () => {
    const audience = await account.post("custom_audiences", { name: "Readers" });
    const file = { input_file_path: "/1.1/ton/data/people/1.csv", operation: "ADD" };
    const { record } = await account.post("custom_audience_changes", {
      custom_audience_id: audience.record.id,
      ...file,
    });
    expect(record).toMatchObject({ ...file, state: "PROCESSING" });
    service.clock.advance(7 * HOURS);
    expect((await account.get(`custom_audience_changes/${record.id}`)).record.state).toBe("COMPLETED");
    expect(
      errorOf(await account.post("custom_audience_changes", { custom_audience_id: "nosuch", ...file })),
    ).toMatchObject({ status: 404, parameter: "custom_audience_id" });
  });

  it("say who opted out of all audiences, which takes the place of an audience's id", async () => {
    const file = { input_file_path: "/1.1/ton/data/people/out.csv", list_type: "EMAIL" };
    expect((await account.put("custom_audiences/global_opt_out", file)).record).toMatchObject(file);
    expect(
      errorOf(await account.put("custom_audiences/global_opt_out", { ...file, list_type: "FAX" })),
    ).toMatchObject({ code: "INVALID_PARAMETER", parameter: "list_type" });
  });
});
