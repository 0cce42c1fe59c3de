import fc from "fast-check";
import { expect, it } from "vitest";
import { anyRule, sampleRule } from "@/lib/campaigns/rules/test-rules";
import { SAVED_NAME_MAX } from "@/lib/lists/savable";
import { deviceItems, earlierSaved, RULE_FORMAT, TEMPLATE_FORMAT } from "./saved-rules";

it("a rule is the same after it was stored and read again, under the id that it is stored under", () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      const { name, body } = RULE_FORMAT.content(rule);
      expect(name.length).toBeLessThanOrEqual(SAVED_NAME_MAX);
      expect(RULE_FORMAT.read({ id: "r2", name, body })).toEqual({ ...rule, id: "r2" });
    }),
  );
});

it("a rule about a long text has a name as long as may be stored", () => {
  const rule = sampleRule({ is: "lacking", field: "name", text: "😀".repeat(127) });
  const { name } = RULE_FORMAT.content(rule);
  expect(name.length).toBeLessThanOrEqual(SAVED_NAME_MAX);
  // Half a character could not be written.
  expect(() => encodeURIComponent(name)).not.toThrow();
});

it("a template is the same after it was stored and read again", () => {
  const { name, body } = TEMPLATE_FORMAT.content({ id: "t1", pattern: "{brand}_{geo}" });
  expect(TEMPLATE_FORMAT.read({ id: "t1", name, body })).toEqual({ id: "t1", pattern: "{brand}_{geo}" });
});

it("what a device stored as one is read as rules and a template, without what is not understood", () => {
  const rule = sampleRule({ is: "missing", field: "purchase_order_number" });
  const stored = {
    history: { value: { template: "{brand}", guards: [rule, { id: "r9", is: "over" }, 7] } },
    at: 1,
  };
  const { rules, templates } = earlierSaved(stored);
  expect(deviceItems(RULE_FORMAT)(rules)).toEqual([rule]);
  expect(deviceItems(TEMPLATE_FORMAT)(templates)).toMatchObject([{ pattern: "{brand}" }]);
  for (const other of [undefined, null, {}, { history: { value: { template: "" } } }]) {
    expect(earlierSaved(other)).toEqual({ rules: [], templates: [] });
  }
});
