import fc from "fast-check";
import { expect, it } from "vitest";
import { anyRule, sampleRule } from "@/lib/campaigns/rules/test-rules";
import { KEPT_NAME_MAX } from "@/lib/lists/keepable";
import { deviceItems, earlierKept, RULES_KEPT, TEMPLATES_KEPT } from "./kept-rules";

it("a rule is the same after it was kept and read again, under the id that it is kept under", () => {
  fc.assert(
    fc.property(anyRule, (rule) => {
      const { name, body } = RULES_KEPT.content(rule);
      expect(name.length).toBeLessThanOrEqual(KEPT_NAME_MAX);
      expect(RULES_KEPT.read({ id: "r2", name, body })).toEqual({ ...rule, id: "r2" });
    }),
  );
});

it("a rule about a long text has a name as long as may be kept", () => {
  const rule = sampleRule({ is: "lacking", field: "name", text: "😀".repeat(127) });
  const { name } = RULES_KEPT.content(rule);
  expect(name.length).toBeLessThanOrEqual(KEPT_NAME_MAX);
  // Half a character could not be written.
  expect(() => encodeURIComponent(name)).not.toThrow();
});

it("a template is the same after it was kept and read again", () => {
  const { name, body } = TEMPLATES_KEPT.content({ id: "t1", pattern: "{brand}_{geo}" });
  expect(TEMPLATES_KEPT.read({ id: "t1", name, body })).toEqual({ id: "t1", pattern: "{brand}_{geo}" });
});

it("what a device kept as one is read as rules and a template, without what is not understood", () => {
  const rule = sampleRule({ is: "missing", field: "purchase_order_number" });
  const stored = {
    history: { value: { template: "{brand}", guards: [rule, { id: "r9", is: "over" }, 7] } },
    at: 1,
  };
  const { rules, templates } = earlierKept(stored);
  expect(deviceItems(RULES_KEPT)(rules)).toEqual([rule]);
  expect(deviceItems(TEMPLATES_KEPT)(templates)).toMatchObject([{ pattern: "{brand}" }]);
  for (const other of [undefined, null, {}, { history: { value: { template: "" } } }]) {
    expect(earlierKept(other)).toEqual({ rules: [], templates: [] });
  }
});
