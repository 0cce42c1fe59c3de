// The form of the dashboard and the service agree: whatever can be typed is accepted, or the form says why not.
import fc from "fast-check";
import { expect, it } from "vitest";
import { isPollForm, type PollForm, pollInput, pollProblems } from "@/lib/polls/poll-form";
import { openAccount } from "./test-account";
import { startService } from "./test-service";

const words = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 30 }),
  fc.constantFrom("Blue", "x".repeat(25), "x".repeat(26), "   ", "🦜".repeat(25), "مرحبا"),
);

const forms: fc.Arbitrary<PollForm> = fc.record({
  name: fc.oneof(words, fc.constant("y".repeat(81))),
  choices: fc.array(words, { minLength: 2, maxLength: 4 }),
  ends: fc.constantFrom("after", "at"),
  after: fc.oneof(
    fc.integer({ min: 0, max: 11_000 }).map(String),
    fc.constantFrom("1d", "2d 4h", "soon", ""),
  ),
  at: fc.constantFrom("", "2026-11-21T13:00", "2026-11-21T11:02", "2026-12-24T18:00", "2026-11-28T11:00"),
  mediaKey: fc.constant(null),
  mediaTried: fc.boolean(),
});

it("takes every poll that the builder calls complete, and no other", async () => {
  const service = startService("empty");
  const account = openAccount(service);
  const now = service.clock.now();
  await fc.assert(
    fc.asyncProperty(forms, async (form) => {
      expect(isPollForm(form)).toBe(true);
      const problems = pollProblems(form, "Europe/Berlin", now);
      for (const { message } of problems) expect(message).toMatch(/\.$/);
      const { account_id: _account, ...input } = pollInput(form, {
        accountId: "any",
        zone: "Europe/Berlin",
        now,
      });
      const query = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value)]));
      const { status } = await account.post("cards/poll", query);
      expect(status, JSON.stringify({ form, problems })).toBe(problems.length === 0 ? 200 : 400);
    }),
    { numRuns: 150 },
  );
});
