import { holdReads, resumeReads } from "@/lib/ads/hold-reads";

/** Events that show that a person has stayed: a cancelled dialog, or a restored page. */
const SIGNS_OF_STAYING = ["pageshow", "pointerdown", "keydown"] as const;

/** Leaves the page: posts a plain form and navigates to the answer, like a form in the page. */
export function postForm(action: string, fields: Readonly<Record<string, string>> = {}): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = action;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  holdReads();
  for (const sign of SIGNS_OF_STAYING) addEventListener(sign, resumeReads, { once: true, capture: true });
  form.submit();
}

/** The current address, for a form that returns to it. */
export const returnHere = () => `${location.pathname}${location.search}`;
