import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CampaignRules } from "./campaign-rules";
import { newRules, takeOver } from "./edit-rules";
import { patternsFor, patternsOffered } from "./naming-templates";
import {
  CONDITIONS,
  emptyForm,
  RULE_FIELDS,
  type RuleForm,
  readRule,
  ruleForm,
  withField,
} from "./rule-form";
import { readShared, sharedText } from "./shared-rules";
import { anyRule, anyRules } from "./test-rules";

const withoutIds = ({ templates, guards }: CampaignRules) => ({
  templates: templates.map(({ pattern }) => pattern),
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
      }),
    );
  });

  it("of when there was one template at most are read as well", () => {
    const read = readShared('{"campaign_rules":1,"naming_template":"{brand}","rules":[]}', newId);
    expect(read.ok && patternsOffered(read.rules.templates)).toEqual(["{brand}"]);
  });

  it.each([
    ["hello", /no text of rules/],
    ["{}", /no text of rules/],
    ['{"campaign_rules":1,"naming_template":"{a","rules":[]}', /naming template cannot be used/],
    ['{"campaign_rules":1,"naming_templates":["{a"],"rules":[]}', /naming template cannot be used/],
    ['{"campaign_rules":1,"rules":[{"is":"missing","field":"name"}]}', /Rule 1 is none/],
    ['{"campaign_rules":1,"rules":[7]}', /Rule 1 is none/],
  ])("%s is refused with why", (text, reason) => {
    const read = readShared(text, newId);
    expect(read.ok ? "" : read.reason).toMatch(reason);
  });
});

/** A set of rules of which some are the account's, made by another person; the others are the person's own. */
const partly = (rules: CampaignRules): CampaignRules => {
  const savedAs = { whose: "account", maker: "jon", own: false, madeAt: 1, version: 1 } as const;
  const some = <Item extends object>(item: Item, place: number) =>
    place % 2 === 0 ? { ...item, savedAs } : item;
  return { templates: rules.templates.map(some), guards: rules.guards.map(some) };
};
const thereAfter = (there: CampaignRules, taken: ReturnType<typeof takeOver>): CampaignRules => ({
  templates: [
    ...there.templates.filter((each) => !taken.goes.templates.includes(each)),
    ...taken.comes.templates,
  ],
  guards: [...there.guards.filter((each) => !taken.goes.guards.includes(each)), ...taken.comes.guards],
});

describe("taking rules over", () => {
  it("beside those that are there makes none twice, and takes none away", () => {
    fc.assert(
      fc.property(anyRules.map(partly), anyRules, (there, shared) => {
        const taken = takeOver(there, shared, "beside");
        expect(taken.goes).toEqual({ templates: [], guards: [] });
        const both = thereAfter(there, taken);
        expect(takeOver(both, shared, "beside").comes).toEqual({ templates: [], guards: [] });
        expect(newRules(both, [...there.guards, ...shared.guards])).toEqual([]);
      }),
    );
  });

  it("instead leaves what is the account’s, and nothing else of what was there", () => {
    fc.assert(
      fc.property(anyRules.map(partly), anyRules, (there, shared) => {
        const { templates, guards } = thereAfter(there, takeOver(there, shared, "instead"));
        const isNew = ({ id }: { id: string }) =>
          ![...there.guards, ...there.templates].some((each) => each.id === id);
        for (const { savedAs } of [...templates, ...guards].filter((each) => !isNew(each))) {
          expect(savedAs?.whose).toBe("account");
        }
        expect(newRules({ guards }, shared.guards)).toEqual([]);
        expect(patternsOffered(templates)).toEqual(
          expect.arrayContaining([...patternsOffered(shared.templates)]),
        );
      }),
    );
  });
});

it("a person’s own template comes before the account’s, and a rule of the account goes by the account’s alone", () => {
  const savedAs = { whose: "account", maker: "jon", own: false, madeAt: 1, version: 1 } as const;
  const templates = [
    { id: "a", pattern: "{brand}", savedAs },
    { id: "b", pattern: "{geo}" },
    { id: "c", pattern: "{brand}" },
  ];
  expect(patternsOffered(templates)).toEqual(["{geo}", "{brand}"]);
  expect(patternsFor("mine", templates)).toEqual(["{geo}", "{brand}"]);
  expect(patternsFor("account", templates)).toEqual(["{brand}"]);
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

  it("never has a condition that its field does not offer", () => {
    for (const from of RULE_FIELDS) {
      for (const is of CONDITIONS[from]) {
        for (const to of RULE_FIELDS) {
          expect(CONDITIONS[to]).toContain(withField({ ...emptyForm("EUR"), field: from, is }, to).is);
        }
      }
    }
  });
});
