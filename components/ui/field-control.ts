"use client";

import { createContext, type Dispatch, type SetStateAction, useContext } from "react";

interface FieldParts {
  readonly controlId: string;
  readonly describedBy: string;
  readonly invalid: boolean;
  readonly required: boolean;
  /** For a control with a rule of its own, such as the decimals of a currency. */
  readonly setOwnError: Dispatch<SetStateAction<string | undefined>>;
}

export const FieldContext = createContext<FieldParts | undefined>(undefined);

/** The props that link a control to its Field: name, description and validity; empty outside of one. */
export function useFieldControl() {
  const field = useContext(FieldContext);
  return {
    props: field
      ? {
          id: field.controlId,
          "aria-describedby": field.describedBy,
          "aria-invalid": field.invalid || undefined,
          "aria-required": field.required || undefined,
        }
      : {},
    setOwnError: field?.setOwnError,
  };
}
