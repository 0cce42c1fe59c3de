"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import type { Control, FieldValues, Path } from "react-hook-form";
import { toast } from "@/components/ui/toast";
import { errorSentences } from "@/lib/ads/error-words";
import { type CallError, isCallError } from "@/lib/ads/errors";
import { refusedFields } from "@/lib/ads/refused-fields";
import type { FormReading } from "@/lib/forms/form-reading";
import { useOneAtATime } from "./one-at-a-time";
import { notifySavedEdit, type SavedEdit } from "./saved-edit";
import { type FormFields, useFormFields } from "./use-form-fields";

interface ServiceFormOptions<Values extends FieldValues, Input, Answer> {
  /** The initial values. For an edit, those of the latest record: untouched fields follow it. */
  readonly start: Values;
  /** Validates the values by the catalogue's rules, and builds the input. `known` is the latest start. */
  readonly read: (values: Values, known: Values) => FormReading<Path<Values>, Input>;
  /** @throws CallError where it is refused, or no answer arrives */
  readonly send: (input: Input) => Promise<Answer> | Answer;
  /** Continues with the answer; also when an edit is undone. Cached reads of the record update by themselves. */
  readonly onSent?: (answer: Answer, input: Input) => void;
  /** Title of a failure, "The audience was not created". */
  readonly failure: string;
  /** The field for a parameter; by default, the field of the same name. */
  readonly fieldOf?: (parameter: string) => Path<Values> | undefined;
  /** An existing record: only changes are sent, and problems disable the form, so they show while typing. */
  readonly edit?: boolean;
  /**
   * Problems show while typing, by default only for an edit; otherwise once a field was left, or after an attempt to
   * submit.
   */
  readonly showsAtOnce?: boolean;
  /** The initial values after it was sent, where the form stays open. */
  readonly startAfter?: (answer: Answer) => Values;
  /** How a saved edit is announced and undone; without it, `onSent` announces it. */
  readonly saved?: SavedEdit<Values, Input, Answer>;
  /** Stores the input. */
  readonly onTyped?: (values: Values) => void;
  /** Why nothing can be sent now, or why these values cannot be. */
  readonly closed?: string | undefined | ((values: Values) => string | undefined);
}

/** A form, for the element and the buttons around its fields. */
export interface FormFrame {
  /** How many things an edit would change. */
  readonly changes: number;
  /** Something was typed or chosen, be it wrong. */
  readonly dirty: boolean;
  readonly busy: boolean;
  /** Why the button that sends it is closed. */
  readonly disabledReason: string | undefined;
  /** A failure that belongs to no field. */
  readonly failure: { readonly title: string; readonly error: CallError } | undefined;
  readonly element: RefObject<HTMLFormElement | null>;
  /** Resets all fields. */
  readonly reset: () => void;
  readonly submit: () => void;
}

/** A form as its fields see it. */
export interface ServiceForm<Values extends FieldValues> extends FormFrame {
  readonly control: Control<Values>;
  readonly values: Values;
  /** Shown at the fields: problems first, then the service's refusals. */
  readonly errors: ReadonlyMap<string, string>;
  /** The values are valid, as far as that can be checked before they are sent. */
  readonly valid: boolean;
  /** It was sent, or tried to be, and did not go through. */
  readonly tried: boolean;
  /** Whether a field differs from its initial value. */
  readonly isChanged: (field: string) => boolean;
  /** Focuses a field that is rendered under its name. */
  readonly focus: (field: Path<Values>) => void;
  /** Changes fields as if they had been typed. */
  readonly set: (part: Partial<Values>) => void;
}

const REFUSED = "refused";

/**
 * A form whose values are sent to the service, by the rules of the catalogue. One message a field; refusals appear at
 * the field they name, the rest as one failure; it is never sent twice at once; the first problem, in the order of the
 * fields on screen, gets the focus.
 */
export function useServiceForm<Values extends FieldValues, Input, Answer>(
  options: ServiceFormOptions<Values, Input, Answer>,
): ServiceForm<Values> {
  return useSentForm(useFormFields(options), options);
}

/** The same for a form whose options depend on its values. */
export function useSentForm<Values extends FieldValues, Input, Answer>(
  { known, values, judge, library, begin }: FormFields<Values>,
  options: Omit<ServiceFormOptions<Values, Input, Answer>, "start">,
): ServiceForm<Values> {
  const { read, edit = false, showsAtOnce = edit } = options;
  const { control, formState, handleSubmit, setError, clearErrors, setFocus, setValue } = library;
  const { problems, input, changes } = read(values, known);
  const { dirtyFields, touchedFields } = formState;
  const [tries, setTries] = useState(0);
  const [failure, setFailure] = useState<CallError>();
  const [busy, run] = useOneAtATime();
  const element = useRef<HTMLFormElement>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
    judge.current = (typed) => options.read(typed, known).problems;
  });
  useEffect(() => {
    if (tries > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries]);
  const mounted = useMounted();
  const dirty = Object.keys(dirtyFields).length > 0;
  useEffect(() => {
    if (dirty) latest.current.onTyped?.(values);
  }, [dirty, values]);

  const isField = (name: string): name is Path<Values> => Object.hasOwn(known, name);
  const place = (error: CallError) => {
    const { fieldOf = (name: string) => (isField(name) ? name : undefined) } = latest.current;
    const { fields, complete } = refusedFields(error, fieldOf);
    for (const [field, message] of fields) setError(field, { type: REFUSED, message });
    setFailure(complete ? undefined : error);
    setTries((before) => before + 1);
  };
  const sendNow = async (typed: Values) => {
    const { send, saved, startAfter = saved?.valuesOf, onSent, failure: title } = latest.current;
    const { input: wished } = read(typed, known);
    if (wished === undefined) return;
    setFailure(undefined);
    try {
      const sent = Promise.resolve(send(wished));
      if (saved) notifySavedEdit(latest.current, saved, { before: known, typed, input: wished, sent });
      const answer = await sent;
      setTries(0);
      if (startAfter) begin(startAfter(answer));
      onSent?.(answer, wished);
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (mounted.current) place(error);
      else toast({ tone: "blocked", title, description: errorSentences(error) });
    }
  };
  const count = changes ?? Object.keys(input ?? {}).length;
  const closed = typeof options.closed === "function" ? options.closed(values) : options.closed;
  const unchanged = edit && count === 0 ? "Nothing is changed yet." : undefined;
  const wrong = edit && problems.size > 0 ? "Correct the marked fields first." : undefined;
  const shows = (field: string) =>
    showsAtOnce || tries > 0 || (Object.hasOwn(touchedFields, field) && Object.hasOwn(dirtyFields, field));
  return {
    control,
    values,
    errors: new Map([...refusalsIn(formState.errors), ...[...problems].filter(([field]) => shows(field))]),
    valid: problems.size === 0,
    tried: tries > 0,
    isChanged: (field) => Object.hasOwn(dirtyFields, field),
    focus: setFocus,
    changes: count,
    dirty,
    busy,
    disabledReason: closed ?? wrong ?? unchanged,
    failure: failure && { title: options.failure, error: failure },
    element,
    set: (part) => {
      for (const [field, value] of Object.entries(part)) {
        if (!isField(field)) continue;
        clearErrors(field);
        setValue(field, value, { shouldDirty: true });
      }
    },
    reset: () => {
      setFailure(undefined);
      setTries(0);
      begin(known);
    },
    submit: () => {
      // Errors are pointed out even where they close the button.
      if (closed !== undefined || (unchanged !== undefined && wrong === undefined)) return;
      void run(() => handleSubmit(sendNow, () => setTries((before) => before + 1))());
    },
  };
}

/** Refusals by field; removed as soon as the field is changed. */
const refusalsIn = (errors: Readonly<Record<string, unknown>>): (readonly [string, string])[] =>
  Object.entries(errors).flatMap(([field, error]) =>
    isRefusal(error) ? [[field, error.message] as const] : [],
  );

const isRefusal = (error: unknown): error is { message: string } =>
  typeof error === "object" && error !== null && "type" in error && error.type === REFUSED;

/** Whether the component is still mounted. */
function useMounted(): RefObject<boolean> {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return mounted;
}

/** A form that also waits for something besides its fields, such as a confirmation; `reason` names it. */
export function heldBack(form: FormFrame, reason: string | undefined): FormFrame {
  if (reason === undefined) return form;
  return {
    ...form,
    disabledReason: form.disabledReason ?? reason,
    // Errors of fields are still pointed out.
    submit: () => {
      if (form.disabledReason !== undefined) form.submit();
    },
  };
}
