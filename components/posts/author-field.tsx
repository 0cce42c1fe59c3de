import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Form } from "@/components/forms/form";
import { TextField } from "@/components/forms/form-field";
import { useServiceForm } from "@/components/forms/use-service-form";
import { type User, useUsers } from "@/components/shell/use-users";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { adsQuery, useReadAgain, useScope } from "@/lib/ads/client";
import * as users from "@/lib/ads/endpoints/users";
import { RefusedError } from "@/lib/ads/errors";
import type { Scope } from "@/lib/ads/scope";
import { problemsAt } from "@/lib/forms/form-reading";
import type { Author, useAuthors } from "./use-authors";

interface AuthorFieldProps {
  label?: string;
  hint?: string;
  authors: ReturnType<typeof useAuthors>;
  value: string | undefined;
  fixed: boolean;
  error: string | undefined;
  /** `user` is the chosen user, as far as known. */
  onChange: (userId: string, user: User | undefined) => void;
}

const ANOTHER = "another";
const NO_USERS: readonly string[] = [];

const USUAL_HINT = "Handles this account may post as.";

/** The author of a post: a known user, or another one by handle. */
export function AuthorField({
  label = "Author",
  hint = USUAL_HINT,
  authors,
  value,
  fixed,
  error,
  onChange,
}: AuthorFieldProps) {
  const [typing, setTyping] = useState(false);
  const readAgain = useReadAgain();
  const other = authors.authors.some(({ id }) => id === value) ? undefined : value;
  // Chosen by handle, perhaps before this page was loaded.
  const named = useUsers(other === undefined ? NO_USERS : [other]);
  const all = [...authors.authors, ...(other === undefined ? [] : [{ id: other, user: named.get(other) }])];
  const options = [
    ...all.map((author) => ({ value: author.id, label: nameOf(author) })),
    ...(fixed ? [] : [{ value: ANOTHER, label: "Another user…" }]),
  ];
  return (
    <div className="flex flex-col gap-3">
      <Field
        label={label}
        hint={fixed ? "The author of a post that exists cannot be changed." : hint}
        error={error}
      >
        <Select
          options={options}
          value={typing ? ANOTHER : (value ?? "")}
          disabled={fixed}
          placeholder={authors.pending ? "Reading…" : `Choose an ${label.toLowerCase()}`}
          onValueChange={(chosen) => {
            setTyping(chosen === ANOTHER);
            if (chosen !== ANOTHER) onChange(chosen, all.find(({ id }) => id === chosen)?.user);
          }}
        />
      </Field>
      {authors.error && value === undefined && (
        <ErrorState compact title="The authors could not be read" error={authors.error} onRetry={readAgain} />
      )}
      {typing && (
        <OtherAuthor
          onFound={(user) => {
            setTyping(false);
            onChange(user.id, user);
          }}
        />
      )}
    </div>
  );
}

function OtherAuthor({ onFound }: { onFound: (user: User) => void }) {
  const [unknown, setUnknown] = useState<string>();
  const scope = useScope();
  const client = useQueryClient();
  const form = useServiceForm({
    start: { handle: "" },
    showsAtOnce: true,
    read: (typed) => {
      const handle = typed.handle.trim().replace(/^@/, "");
      const problem =
        typed.handle !== "" && !/^\w{1,15}$/.test(handle)
          ? "A handle has up to 15 letters, digits or underscores."
          : unknown !== undefined && handle === unknown
            ? `No user is called @${handle}.`
            : undefined;
      return { problems: problemsAt({ handle: problem }), ...(handle !== "" && { input: handle }) };
    },
    send: (handle) => findUser(client, scope, handle),
    onSent: (user, handle) => {
      if (user) onFound(user);
      else setUnknown(handle);
    },
    failure: "The handle could not be looked up",
  });
  return (
    <Form form={form} className="flex flex-wrap items-end gap-2">
      <TextField
        form={form}
        name="handle"
        label="Handle"
        className="flex-1"
        input={{ placeholder: "@handle" }}
      />
      <Button type="submit" busy={form.busy}>
        Find
      </Button>
    </Form>
  );
}

/** The user with a handle; undefined without one. */
async function findUser(client: QueryClient, scope: Scope, handle: string) {
  try {
    const { data } = await client.fetchQuery(adsQuery(users.lookup, scope, { screen_name: [handle] }));
    return data[0];
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return undefined;
    throw error;
  }
}

const nameOf = ({ id, user }: Author): string =>
  user ? `${user.name} (@${user.screen_name})` : `User ${id}`;
