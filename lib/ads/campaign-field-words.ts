const NAMES: Readonly<Record<string, string>> = {
  name: "Name",
  entity_status: "Status",
  effective_status: "Effective status",
  servable: "Servable",
  reasons_not_servable: "Reasons not servable",
  budget_optimization: "Budget optimisation",
  daily_budget_amount_local_micro: "Daily budget",
  total_budget_amount_local_micro: "Total budget",
  funding_instrument_id: "Funding source",
  standard_delivery: "Standard delivery",
  purchase_order_number: "Purchase order number",
  duration_in_days: "Duration in days",
  frequency_cap: "Frequency cap",
  currency: "Currency",
  created_at: "Created",
  updated_at: "Updated",
  deleted: "Deleted",
  id: "ID",
};

/** A field in words; an unknown one keeps the service's name. */
export function campaignFieldName(field: string): string {
  return (Object.hasOwn(NAMES, field) ? NAMES[field] : undefined) ?? field;
}

export const isKnownField = (field: string) => Object.hasOwn(NAMES, field);

/** The spreading of a budget, in words. */
export const OPTIMIZATION_NAMES = { CAMPAIGN: "Across the campaign", LINE_ITEM: "By line item" } as const;

/** The same for a value of the service; an unknown one is unchanged. */
export const optimizationName = (value: string): string =>
  Object.entries(OPTIMIZATION_NAMES).find(([known]) => known === value)?.[1] ?? value;
