import { expect, it } from "vitest";
import { errorOf, openAccount } from "../../testing/account";
import { startService } from "../../testing/service";

const service = startService("empty");
const sandbox = openAccount(service, "sandbox");

it("gives features to accounts of the sandbox, and takes them", async () => {
  const add = await sandbox.post("features", { feature_keys: "REACH_FREQUENCY_CAP,AGE_TARGETING" });
  expect(add.body.data).toEqual(["AGE_TARGETING", "REACH_FREQUENCY_CAP"]);
  const read = await sandbox.get("features", { feature_keys: "AGE_TARGETING,WEBSITE_CLICKS_CPM_BILLING" });
  expect(read.body.data).toEqual(["AGE_TARGETING"]);
  const removed = await sandbox.remove("features?feature_keys=AGE_TARGETING");
  expect(removed.body.data).toEqual(["REACH_FREQUENCY_CAP"]);
  expect(errorOf(await sandbox.post("features", { feature_keys: "FLYING" }))).toMatchObject({ status: 400 });
});

it("only shows them in the live environment", async () => {
  const live = openAccount(service);
  expect((await live.get("features")).body.data).toEqual([]);
  expect((await live.post("features", { feature_keys: "AGE_TARGETING" })).status).toBe(405);
});
