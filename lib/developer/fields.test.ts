import { describe, expect, it } from "vitest";
import { catalogue } from "@/lib/ads/catalogue";
import type { AnyEndpoint } from "@/lib/ads/endpoint";
import * as campaigns from "@/lib/ads/endpoints/campaigns";
import * as cards from "@/lib/ads/endpoints/cards";
import * as keywordInsights from "@/lib/ads/endpoints/keyword-insights";
import * as mediaUpload from "@/lib/ads/endpoints/media-upload";
import * as platformPosts from "@/lib/ads/endpoints/platform-posts";
import { buildRequest } from "@/lib/ads/request";
import { BODY, exampleBody, fieldsOf, readCallForm } from "./fields";

const kinds = (endpoint: Parameters<typeof fieldsOf>[0]) =>
  Object.fromEntries(fieldsOf(endpoint).map(({ name, kind }) => [name, kind]));

describe("the form of an endpoint", () => {
  it("has a control for each kind of parameter", () => {
    expect(kinds(campaigns.list)).toMatchObject({
      account_id: "text",
      campaign_ids: "list",
      count: "number",
      with_deleted: "flag",
      sort_by: "choices",
    });
    expect(kinds(campaigns.create)).toMatchObject({
      daily_budget_amount_local_micro: "money",
      budget_optimization: "choice",
    });
    expect(kinds(keywordInsights.search)).toMatchObject({ start_time: "time" });
  });

  it("says what is needed, what may be chosen and what an empty value unsets", () => {
    const fields = new Map(fieldsOf(campaigns.update).map((field) => [field.name, field]));
    expect(fields.get("campaign_id")).toMatchObject({ required: true, place: "path" });
    expect(fields.get("name")).toMatchObject({ required: false, place: "query" });
    expect(fields.get("entity_status")?.options).toContain("PAUSED");
    expect(fields.get("total_budget_amount_local_micro")).toMatchObject({
      kind: "money",
      words: { clearable: true },
    });
  });

  it("has a field for every parameter of the catalogue", () => {
    for (const endpoint of catalogue) {
      for (const { kind, options } of fieldsOf(endpoint)) {
        expect(["choice", "choices", "flag"].includes(kind)).toBe(options.length > 0);
      }
    }
  });
});

describe("what was typed", () => {
  it("is read as the service reads an address", () => {
    const { input, problems } = readCallForm(campaigns.list, {
      account_id: "a1",
      count: "10",
      with_deleted: "true",
      campaign_ids: "c1,c2",
    });
    expect(problems.size).toBe(0);
    expect(input).toEqual({ account_id: "a1", count: 10, with_deleted: true, campaign_ids: ["c1", "c2"] });
  });

  it("is refused with the rule that it breaks, and with what is missing", () => {
    const { input, problems } = readCallForm(campaigns.list, { count: "0" });
    expect(input).toBeUndefined();
    expect(problems.get("count")).toBe("A whole number from 1 to 1000.");
    expect(problems.get("account_id")).toMatch(/^Needed\./);
  });

  it("may be empty to unset a value", () => {
    const { input } = readCallForm(campaigns.update, {
      account_id: "a1",
      campaign_id: "c1",
      total_budget_amount_local_micro: "",
    });
    expect(input).toMatchObject({ total_budget_amount_local_micro: null });
  });

  it("holds JSON whose mistakes are shown at their place", () => {
    const given = { account_id: "a1" };
    expect(readCallForm(campaigns.batch, given).problems.get(BODY)).toBe("Needed. JSON.");
    expect(readCallForm(campaigns.batch, { ...given, [BODY]: "[{" }).problems.get(BODY)).toMatch(/not JSON/);
    const wrong = '[{"operation_type":"Delete","params":{}}]';
    expect(readCallForm(campaigns.batch, { ...given, [BODY]: wrong }).problems.get(BODY)).toMatch(
      /^\[0\]\.params\.campaign_id: Needed\./,
    );
  });

  it("can be the example of every JSON body", () => {
    for (const endpoint of catalogue) {
      const body = exampleBody(endpoint);
      if (body === "") continue;
      expect(readCallForm(endpoint, { [BODY]: body }).problems.get(BODY), endpoint.name).toBeUndefined();
    }
  });

  it("begins with what can stand together, not with all there is", () => {
    expect(JSON.parse(exampleBody(platformPosts.create))).not.toHaveProperty("poll");
    expect(JSON.parse(exampleBody(cards.create))).not.toHaveProperty("slides");
  });

  it("needs no bytes to be written down", () => {
    const { input } = readCallForm(mediaUpload.simple, {});
    expect(input && buildRequest<AnyEndpoint>(mediaUpload.simple, input).method).toBe("POST");
  });
});
