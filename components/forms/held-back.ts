import type { FormFrame } from "./use-service-form";

/** A form that has to wait for something besides its fields, such as a confirmation; `reason` says for what. */
export function heldBack(form: FormFrame, reason: string | undefined): FormFrame {
  if (reason === undefined) return form;
  return {
    ...form,
    disabledReason: form.disabledReason ?? reason,
    // What is wrong with the fields is still pointed out.
    submit: () => {
      if (form.disabledReason !== undefined) form.submit();
    },
  };
}
