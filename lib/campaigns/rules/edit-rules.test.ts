import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CampaignRules, isCampaignRules } from "./campaign-rules";
import { newRules, putRule, removeRule, takeOver } from "./edit-rules";
import { NO_RULES } from "./kept-rules";
import {
  CONDITIONS,
  emptyForm,
  RULE_FIELDS,
  type RuleForm,
  readRule,
  ruleForm,
  withField,
} from "./rule-form";
import { anyRule, anyRules, sampleRule } from "./sample-rules";
import { readShared, sharedText } from "./shared-rules";

const withoutIds = ({ template, guards }: CampaignRules) => ({
  template,
  guards: guards.map(({ id: _, ...rule }) => rule),
});
let made = 0;
const newId = () => `new ${++made}`;

describe("rules as text", () => {
  it("come back as they were, under ids of their own", () => {
    fc.assert(
      fc.property(anyRules, (rules) => {
        const read = readShared(sharedText(rules), newId);
        expect(read.ok && withoutIds(read.rules)).toEqual(withoutIds(rules));
        expect(read.ok && isCampaignRules(read.rules)).toBe(true);
      }),
    );
  });

  it.each([
    ["hello", /no text of rules/],
    ["{}", /no text of rules/],
    ['{"campaign_rules":1,"naming_template":"{a","rules":[]}', /naming template cannot be used/],
    ['{"campaign_rules":1,"rules":[{"is":"missing","field":"name"}]}', /Rule 1 is none/],
    ['{"campaign_rules":1,"rules":[7]}', /Rule 1 is none/],
  ])("%s is refused with why", (text, reason) => {
    const read = readShared(text, newId);
    expect(read.ok ? "" : read.reason).toMatch(reason);
  });
});

describe("taking rules over", () => {
  it("beside those that are there makes none twice", () => {
    fc.assert(
      fc.property(anyRules, anyRules, (mine, theirs) => {
        const both = takeOver(mine, theirs, "beside");
        expect(takeOver(both, theirs, "beside")).toEqual(both);
        expect(newRules(both, [...mine.guards, ...theirs.guards])).toEqual([]);
        expect(both.template).toBe(theirs.template || mine.template);
      }),
    );
  });

  it("instead leaves nothing of what was there", () => {
    fc.assert(
      fc.property(anyRules, anyRules, (mine, theirs) => {
        expect(takeOver(mine, theirs, "instead")).toEqual(theirs);
      }),
    );
  });
});

it("a rule is added once, changed in its place, and removed", () => {
  const rule = sampleRule({ is: "missing", field: "purchase_order_number" });
  const one = putRule(NO_RULES, rule);
  const warning = { ...rule, severity: "warn" as const };
  expect(putRule(one, warning).guards).toEqual([warning]);
  expect(removeRule(one, rule.id)).toEqual(NO_RULES);
});

describe("a rule as it is typed", () => {
  it("is the same after it was opened and saved again", () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        const read = readRule(rule.id, ruleForm(rule, "EUR"));
        const trimmed = {
          ...rule,
          note: rule.note.trim(),
          ...("text" in rule && { text: rule.text.trim() }),
        };
        if ("text" in rule && rule.text.trim() === "") expect(read.problems.size).toBe(1);
        else expect(read).toEqual({ problems: new Map(), input: trimmed });
      }),
    );
  });

  it("says what is missing", () => {
    const form = emptyForm("EUR");
    const problems = (typed: RuleForm) => Object.fromEntries(readRule("r", typed).problems);
    expect(problems(form)).toHaveProperty("micros");
    expect(problems({ ...form, currency: "" }).micros).toMatch(/currency/);
    const lacking = { ...withField(form, "name"), text: " " };
    expect(problems(lacking)).toHaveProperty("text");
    expect(problems({ ...lacking, text: "Q4", note: "x".repeat(256) })).toHaveProperty("note");
  });

  it("never has a condition that its field knows nothing of", () => {
    for (const from of RULE_FIELDS) {
      for (const is of CONDITIONS[from]) {
        for (const to of RULE_FIELDS) {
          expect(CONDITIONS[to]).toContain(withField({ ...emptyForm("EUR"), field: from, is }, to).is);
        }
      }
    }
  });
});
