import { holdReads, resumeReads } from "@/lib/ads/hold-reads";

/** What shows that a person is still here: they chose to stay when asked, or came back to the page as it was. */
const SIGNS_OF_STAYING = ["pageshow", "pointerdown", "keydown"] as const;

/** Leaves the page: posts a plain form and goes where the answer leads, as a form in the page would. */
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

/** The page that is open, for a form that leads back to it. */
export const returnHere = () => `${location.pathname}${location.search}`;
