/** Fields that say when or follow from others; they are not what anybody changed. */
export const FOLLOWING_FIELDS: ReadonlySet<string> = new Set([
  "id",
  "created_at",
  "updated_at",
  "effective_status",
  "servable",
  "reasons_not_servable",
]);
