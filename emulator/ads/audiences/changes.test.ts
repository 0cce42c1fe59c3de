import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { batchProblems } from "@/lib/audiences/flexible-checks";
import { batchItemOf } from "@/lib/audiences/flexible-json";
import { sampleAudience } from "@/lib/audiences/test-audience";
import { arbitraryDraft } from "@/lib/audiences/test-flexible-draft";
import { errorOf, openAccount, type TestAccount } from "../../testing/account";
import { startService, type TestAnswer, type TestService } from "../../testing/service";

let service: TestService;
let account: TestAccount;
let users: string;
let buyers: string;

const HOUR = 3_600_000;
/** The ids in an answer, in order. */
const idsIn = ({ body }: TestAnswer): string[] =>
  z
    .array(z.object({ id: z.string() }))
    .parse(body.data)
    .map((one) => one.id);
/** The mistakes of each item, as "CODE parameter". */
const mistakesIn = ({ body }: TestAnswer) =>
  (body.operation_errors ?? []).map((errors) => errors.map(({ code, parameter }) => `${code} ${parameter}`));
const create = (params: object) => ({ operation_type: "Create", params });
const send = (...items: unknown[]) => account.batch("custom_audiences", items);
const read = async (id: string) => (await account.get(`custom_audiences/${id}`)).record;

async function mobile(name: string, count: number): Promise<string> {
  const [id = ""] = idsIn(await send(create({ audience_type: "MOBILE_AUDIENCE", name })));
  const people = Array.from({ length: count }, (_, number) => ({ partner_user_id: [`p${number}`] }));
  await service.call("POST", account.at(`custom_audiences/${id}/users`), {
    json: [{ operation_type: "Update", params: { users: people } }],
    as: "mara_agency",
  });
  return id;
}

beforeEach(async () => {
  service = startService("empty");
  account = openAccount(service);
  users = await mobile("App users", 250);
  buyers = await mobile("App buyers", 120);
});

const leaf = (custom_audience_id: string, more: object = {}) => ({
  custom_audience_id,
  lookback_window: 30,
  negate: false,
  ...more,
});
const flexible = (name: string, child_segments: unknown[], boolean_operator: "AND" | "OR" | null = "AND") =>
  create({
    audience_type: "FLEXIBLE",
    name,
    segments: { ...(boolean_operator && { boolean_operator }), child_segments },
  });

describe("a batch of audiences", () => {
  it("says which part of the segments cannot be read", async () => {
    const parts = [leaf(users, { lookback_window: 8 }), leaf(users, { frequency_comparator: "GT" })];
    const { status, body } = await send(flexible("People", parts));
    expect({ status, errors: body.operation_errors }).toEqual({
      status: 400,
      errors: [
        [
          {
            code: "INVALID_PARAMETER",
            message:
              'Expected a value in 1, 7, 14, 30, got "8" for segments.child_segments[0].lookback_window',
            parameter: "segments.child_segments[0].lookback_window",
            value: "8",
          },
          {
            code: "INVALID_PARAMETER",
            message:
              'Expected a value in NUM_GTE, NUM_GT, NUM_EQ, NUM_LTE, NUM_LT, got "GT" for segments.child_segments[1].frequency_comparator',
            parameter: "segments.child_segments[1].frequency_comparator",
            value: "GT",
          },
        ],
      ],
    });
  });

  it("creates flexible audiences in their order and says what became of them", async () => {
    const answer = await send(
      flexible("Buyers", [leaf(users), leaf(buyers)]),
      flexible("Either", [leaf(users), leaf(buyers)], "OR"),
    );
    const { status, body } = answer;
    expect(status).toBe(200);
    const [id = ""] = idsIn(answer);
    expect(answer.records[0]).toMatchObject(await read(id));
    expect(answer.records[0]?.metadata).toEqual([
      {
        custom_audience_id: id,
        account_id: account.id,
        name: "Buyers",
        audience_source: "FLEXIBLE_AUDIENCE",
        upload_status: "UPLOADED",
        segments: expect.objectContaining({
          frequency: 1,
          frequency_comparator: "NUM_GTE",
          negate: false,
          boolean_operator: "AND",
        }),
      },
    ]);
    expect(body.data).toMatchObject([{ audience_type: "FLEXIBLE" }, { name: "Either", deleted: false }]);
    expect(body.request).toMatchObject([
      { operation_type: "Create", params: { account_id: account.id } },
      {},
    ]);
  });

  it("excludes what does not say that it includes", async () => {
    const { negate: _, ...silent } = leaf(buyers);
    const [included = "", excluded = ""] = idsIn(
      await send(flexible("In", [leaf(users), leaf(buyers)]), flexible("Out", [leaf(users), silent])),
    );
    expect(await read(included)).toMatchObject({ audience_type: "FLEXIBLE", audience_size: null });
    service.clock.advance(7 * HOUR);
    expect(await read(included)).toMatchObject({
      audience_size: 120,
      targetable: true,
      targetable_types: ["FLEXIBLE", "EXCLUDED_FLEXIBLE"],
    });
    expect(await read(excluded)).toMatchObject({ audience_size: 130 });
    expect(await read(included)).not.toHaveProperty("segments");
  });

  it("creates all or none, with the mistakes at their items", async () => {
    const answer = await send(
      flexible("Good", [leaf(users)]),
      flexible("App users", [leaf(users)]),
      flexible(
        "Too many",
        Array.from({ length: 11 }, () => leaf(users)),
      ),
      flexible("Strange", [leaf("nosuch")]),
      flexible("No operator", [leaf(users)], null),
    );
    expect(answer.status).toBe(400);
    expect(mistakesIn(answer)).toEqual([
      [],
      ["INVALID_PARAMETER name"],
      ["REQUEST_TOO_COMPLEX segments"],
      ["NOT_FOUND custom_audience_id"],
      ["MISSING_PARAMETER boolean_operator"],
    ]);
    expect((await account.get("custom_audiences")).records).toHaveLength(2);
  });

  it("combines mobile audiences alone", async () => {
    const { id } = (await account.post("custom_audiences", { name: "Readers" })).record;
    expect(mistakesIn(await send(flexible("Mixed", [leaf(id)])))).toEqual([
      ["INVALID_PARAMETER custom_audience_id"],
    ]);
  });

  it("never changes a flexible audience, and deletes it", async () => {
    const [id = ""] = idsIn(await send(flexible("Fixed", [leaf(users)])));
    const update = { operation_type: "Update", params: { custom_audience_id: id, name: "New" } };
    expect(mistakesIn(await send(update))).toEqual([["INVALID_PARAMETER custom_audience_id"]]);
    expect(errorOf(await account.put(`custom_audiences/${id}`, { name: "New" }))).toMatchObject({
      status: 400,
      parameter: "custom_audience_id",
    });
    const gone = await send({ operation_type: "Delete", params: { custom_audience_id: id } });
    expect(gone.records).toMatchObject([{ id, deleted: true, metadata: [] }]);
    expect(errorOf(await account.get(`custom_audiences/${id}`))).toMatchObject({ status: 404 });
  });

  it("holds ten at most", async () => {
    const many = Array.from({ length: 11 }, (_, index) => flexible(`A ${index}`, [leaf(users)]));
    expect(errorOf(await send(...many))).toMatchObject({ status: 400 });
  });
});

it("takes every tree that the builder calls complete, and refuses the others with a reason", async () => {
  const audiences = [
    sampleAudience({ id: users, name: "App users", audience_type: "MOBILE_AUDIENCE" }),
    sampleAudience({ id: buyers, name: "App buyers", audience_type: "MOBILE_AUDIENCE" }),
  ];
  let count = 0;
  await fc.assert(
    fc.asyncProperty(arbitraryDraft([users, buyers, ""]), async (built) => {
      count += 1;
      const draft = { ...built, name: `Built ${count}` };
      const problems = batchProblems([draft], { audiences, complete: true });
      const { status, body } = await send(batchItemOf(draft));
      if (problems.length === 0) expect({ status, body }).toMatchObject({ status: 200 });
      else {
        expect(status).toBe(400);
        const [errors = []] = body.operation_errors ?? [];
        expect(errors.length).toBeGreaterThan(0);
        for (const { code, message } of errors) expect(`${code} ${message}`).toMatch(/^[A-Z_]+ \S/);
      }
    }),
    { numRuns: 150 },
  );
});
