import { Lock } from "lucide-react";

/** The value is known to be unset. */
export function NotSet({ what = "Not set" }: { what?: string }) {
  return (
    <span title={what} className="text-text-muted">
      <span aria-hidden>—</span>
      <span className="sr-only">{what}</span>
    </span>
  );
}

/** An unknown value: the service returned none, or could not be reached. */
export function Unknown({ why = "Unknown" }: { why?: string }) {
  return (
    <span title={why} className="text-attention">
      <span aria-hidden>?</span>
      <span className="sr-only">{why}</span>
    </span>
  );
}

/** It exists, and this person's role may not see it. */
export function NotPermitted({ why = "Your role may not see this" }: { why?: string }) {
  return (
    <span title={why} className="inline-flex align-[-2px] text-text-muted">
      <Lock size={13} aria-hidden />
      <span className="sr-only">{why}</span>
    </span>
  );
}
