/**
 * Parameters and bodies that satisfy the rules of endpoints where chance alone hardly would. Identifiers are left
 * to the caller, unless they name fixed records of the service.
 */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "line-items.create": {
    objective: "ENGAGEMENTS",
    product_type: "PROMOTED_POST",
    placements: "ALL_ON_SERVICE",
    start_time: "2026-11-22",
  },
};

export const EXAMPLE_BODIES: Readonly<Record<string, unknown>> = {};
