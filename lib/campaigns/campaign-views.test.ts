import { expect, it } from "vitest";
import { chosenValues, readFilters } from "@/lib/grid/filters";
import { CAMPAIGN_FILTERS, CAMPAIGN_VIEWS } from "./campaign-records";

it("asks only for what campaigns can be filtered by", () => {
  for (const { query } of CAMPAIGN_VIEWS.builtIn) {
    const params = new URLSearchParams(query);
    const { filters, unreadable } = readFilters(CAMPAIGN_FILTERS, params);
    expect(unreadable).toEqual([]);
    expect(filters).toHaveLength(params.size);
    for (const { field } of filters) {
      const known = CAMPAIGN_FILTERS.of(field);
      expect(known.kind === "choice" ? known.values : []).toEqual(
        expect.arrayContaining([...chosenValues(filters, field)]),
      );
    }
  }
});
