import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { adsQuery, useScope } from "@/lib/ads/client";
import { lookup, USERS_MAX } from "@/lib/ads/endpoints/users";
import { type CallError, isCallError, RefusedError } from "@/lib/ads/errors";
import { criterion } from "@/lib/targeting/criteria";
import { readHandles } from "@/lib/targeting/typed-handles";
import { EntryList } from "./entry-list";
import type { SectionProps } from "./section-props";

const KINDS = [
  { value: "FOLLOWERS_OF_USER", label: "Their followers" },
  { value: "SIMILAR_TO_FOLLOWERS_OF_USER", label: "People like their followers" },
] as const;

interface FollowerSectionProps extends SectionProps {
  typed: string;
  onTyped: (text: string) => void;
}

/** People who follow somebody, or are like those who do. */
export function FollowerSection({ typed, onTyped, ...props }: FollowerSectionProps) {
  const scope = useScope();
  const client = useQueryClient();
  const [kind, setKind] = useState<(typeof KINDS)[number]["value"]>("FOLLOWERS_OF_USER");
  const [problem, setProblem] = useState<string>();
  const [error, setError] = useState<CallError | null>(null);
  const [busy, setBusy] = useState(false);

  const add = async () => {
    const { handles, unreadable } = readHandles(typed);
    if (unreadable.length > 0 || handles.length === 0 || handles.length > USERS_MAX) {
      setProblem(
        handles.length > USERS_MAX
          ? `At most ${USERS_MAX} handles at a time. Add the rest afterwards.`
          : `A handle has up to 15 letters, digits or underscores${unreadable.length > 0 ? `, unlike ${unreadable[0]}` : ""}.`,
      );
      return;
    }
    setBusy(true);
    setError(null);
    const found = await client
      .fetchQuery({ ...adsQuery(lookup, scope, { screen_name: [...handles] }), retry: false })
      .then(
        ({ data }) => data,
        (reason: unknown) => {
          if (!isCallError(reason)) throw reason;
          // None at all is no failure (lib/ads/endpoints/users).
          if (reason instanceof RefusedError && reason.status === 404) return [];
          setError(reason);
          return undefined;
        },
      );
    setBusy(false);
    if (!found) return;
    props.onAdd(found.map(({ id, screen_name }) => criterion(kind, id, { name: `@${screen_name}` })));
    const known = new Set(found.map(({ screen_name }) => screen_name.toLowerCase()));
    const missing = handles.filter((handle) => !known.has(handle.toLowerCase()));
    onTyped(missing.map((handle) => `@${handle}`).join(", "));
    setProblem(
      missing.length > 0
        ? `The service knows nobody called ${missing.map((handle) => `@${handle}`).join(", ")}. Correct or remove.`
        : undefined,
    );
  };
  return (
    <>
      <form
        className="flex flex-wrap items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void add();
        }}
      >
        <Field
          label="Handles"
          className="min-w-48 flex-1"
          error={problem}
          hint="One or several, separated by commas."
        >
          <TextInput
            placeholder="@handle, @another"
            value={typed}
            onChange={({ target }) => {
              setProblem(undefined);
              onTyped(target.value);
            }}
          />
        </Field>
        <Field label="Reach" className="w-56">
          <Select options={KINDS} value={kind} onValueChange={setKind} />
        </Field>
        <Button type="submit" busy={busy} className="mt-6">
          Add
        </Button>
      </form>
      {error && <ErrorState compact title="The handles could not be looked up" error={error} />}
      <EntryList what="followers" {...props} />
    </>
  );
}
