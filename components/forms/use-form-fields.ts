"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import {
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
  useWatch,
} from "react-hook-form";

type Judge<Values extends FieldValues> = (values: Values) => ReadonlyMap<Path<Values>, string>;

/** The values of a form, independent of their validation and of where they are sent. */
export interface FormFields<Values extends FieldValues> {
  /** The initial values; for an edit, those of the latest record. */
  readonly known: Values;
  readonly values: Values;
  /** Validates the values on submit. */
  readonly judge: RefObject<Judge<Values>>;
  readonly library: UseFormReturn<Values>;
  /** Starts over with other values: typed input is discarded. */
  readonly begin: (values: Values) => void;
}

const ANEW = { keepDirtyValues: false, keepErrors: false } as const;

/** The values of a form. Untouched fields of an edit follow the record. */
export function useFormFields<Values extends FieldValues>({
  start,
  edit = false,
}: {
  start: Values;
  edit?: boolean;
}): FormFields<Values> {
  const [known, setKnown] = useState(start);
  const judge = useRef<Judge<Values>>(() => new Map());
  const library = useForm<Values>({
    values: edit ? start : known,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: resolverOf((values) => judge.current(values)),
    shouldFocusError: false,
  });
  // The library adopts a new record after the render that brought it. `known` changes together with it, so that no
  // render compares old values with the new record.
  const text = JSON.stringify(start);
  const taken = useRef(text);
  useEffect(() => {
    if (!edit || taken.current === text) return;
    taken.current = text;
    setKnown(start);
  });
  const begin = (fresh: Values) => {
    library.reset(fresh, ANEW);
    setKnown(fresh);
  };
  const values = useWatch({ control: library.control, compute: (now: Values) => now });
  return { known, values, judge, library, begin };
}

/** Problems as the form library wants them. */
function resolverOf<Values extends FieldValues>(problemsOf: Judge<Values>): Resolver<Values> {
  return (values) => {
    const problems = problemsOf(values);
    if (problems.size === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [field, message] of problems) set(errors, field, { type: "rule", message });
    return { values: {}, errors };
  };
}
