import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { endpointsOf } from "@/lib/ads/catalogue";
import { type AnyEndpoint, pathParamsOf } from "@/lib/ads/endpoint";
import { mayUse } from "@/lib/ads/permissions";
import { Connection } from "../database/connection";
import { PEOPLE } from "../seed/people";
import { openAccount } from "../testing/account";
import { bodyFor, callEndpoint, callerOf, homeOf, neededBy } from "../testing/endpoint-call";
import { startService } from "../testing/service";
import { openWorlds } from "../testing/worlds";
import { grant } from "./accounts/store";

/** Every endpoint of an account, refused where it has to be: unknown accounts, roles, tokens, parameters, records. */

const service = startService();
const { worlds } = await openWorlds(service);
const account = openAccount(service);
const rehearsal = openAccount(service, "sandbox");
const connection = new Connection(service.db);

const accountFor = ({ environments }: AnyEndpoint) => (environments.includes("live") ? account : rehearsal);

const known = (endpoint: AnyEndpoint) => homeOf(endpoint, worlds).ids;

const ask = (
  endpoint: AnyEndpoint,
  params: Record<string, string>,
  how: { as?: string; access?: "read" } = {},
) => callEndpoint(service, endpoint, params, { ...how, json: bodyFor(endpoint, known(endpoint)) });

const ofAccounts = endpointsOf("ads").filter((endpoint) => pathParamsOf(endpoint).includes("account_id"));
const named = (endpoints: readonly AnyEndpoint[]) => endpoints.map((one) => [one.name, one] as const);

describe.each(named(ofAccounts))("%s", (_, endpoint) => {
  const home = accountFor(endpoint);
  const params = { ...neededBy(endpoint, known(endpoint)), account_id: home.id };
  const ids = pathParamsOf(endpoint).filter((name) => name !== "account_id");

  it("answers 404 for an account without access, and for one that does not exist", async () => {
    for (const answer of [
      await ask(endpoint, params, { as: "somebody_else" }),
      await ask(endpoint, { ...params, account_id: "zzzzzzzz" }),
    ]) {
      expect(answer.status, answer.text).toBe(404);
      expect(answer.body.errors?.[0]?.code).toBe("NOT_FOUND");
    }
  });

  it("is refused to every role that it is not for", async () => {
    const person = PEOPLE.find(({ handle }) => handle === "leo_analyst");
    for (const permission of [
      "ACCOUNT_ADMIN",
      "AD_MANAGER",
      "CREATIVE_MANAGER",
      "CAMPAIGN_ANALYST",
      "ANALYST",
      "PARTNER_AUDIENCE_MANAGER",
      "POST_COMPOSER",
    ]) {
      if (mayUse(endpoint.access, [permission])) continue;
      grant(connection, person?.id ?? "", home.id, [permission]);
      const answer = await ask(endpoint, params, { as: "leo_analyst" });
      expect(answer.status, `${permission}: ${answer.text}`).toBe(403);
      expect(answer.body.errors?.[0]?.code).toBe("ACTION_NOT_ALLOWED");
    }
  });

  if (endpoint.method !== "GET") {
    it("is refused to a token that may only read", async () => {
      const answer = await ask(endpoint, params, { access: "read" });
      expect(answer.status, answer.text).toBe(403);
      expect(answer.body.errors?.[0]?.code).toBe("READONLY_CLIENT_APPLICATION");
    });
  }

  it("says which required parameter is missing", async () => {
    const shape: Readonly<Record<string, z.ZodType>> = endpoint.params.shape;
    const required = Object.keys(shape).filter(
      (name) => !shape[name]?.isOptional() && !ids.includes(name) && name !== "account_id",
    );
    for (const name of required) {
      const rest = Object.fromEntries(Object.entries(params).filter(([key]) => key !== name));
      const answer = await ask(endpoint, rest);
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body.errors).toContainEqual(
        expect.objectContaining({ code: "MISSING_PARAMETER", parameter: name }),
      );
    }
  });

  it("says which parameter cannot be read", async () => {
    for (const [name, schema] of Object.entries<z.ZodType>(endpoint.params.shape)) {
      if (name === "account_id" || ids.includes(name)) continue;
      const wrong = ["💥".repeat(5000), "-1", "~"].find((junk) => !schema.safeParse(junk).success);
      if (wrong === undefined) continue;
      const answer = await ask(endpoint, { ...params, [name]: wrong }, { as: callerOf(endpoint) });
      expect(answer.status, `${name}: ${answer.text}`).toBe(400);
      expect(answer.body.errors).toContainEqual(expect.objectContaining({ parameter: name }));
    }
  });

  const last = ids.at(-1);
  if (last !== undefined && endpoint.answer !== "batch") {
    it("answers 404 for a record that does not exist", async () => {
      const unknown = /(user|job)_id$/.test(last) ? "999" : /media_key/.test(last) ? "3_999" : "zzzzzz9";
      const answer = await ask(endpoint, { ...params, [last]: unknown });
      if (/^user-settings/.test(endpoint.name)) return expect(answer.status).toBe(403);
      expect(answer.status, answer.text).toBe(404);
      expect(answer.body.errors?.[0]?.code).toBe("NOT_FOUND");
    });
  }
});
