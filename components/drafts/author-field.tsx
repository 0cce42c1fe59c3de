import { useState } from "react";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/error-state";
import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { TextInput } from "@/components/ui/text-input";
import { useAdsQuery, useReadAgain } from "@/lib/ads/client";
import * as users from "@/lib/ads/endpoints/users";
import type { Author, useAuthors } from "./use-authors";

interface AuthorFieldProps {
  label?: string;
  hint?: string;
  authors: ReturnType<typeof useAuthors>;
  value: string | undefined;
  fixed: boolean;
  error: string | undefined;
  onChange: (userId: string) => void;
}

const ANOTHER = "another";

const USUAL_HINT = "Handles this account may post as.";

/** In whose name a post is published: somebody who is known, or another user by handle. */
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
  const known = authors.authors.some(({ id }) => id === value);
  const options = [
    ...authors.authors.map(({ id, user }) => ({ value: id, label: nameOf({ id, user }) })),
    ...(value !== undefined && !known ? [{ value, label: `User ${value}` }] : []),
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
            if (chosen !== ANOTHER) onChange(chosen);
          }}
        />
      </Field>
      {authors.error && value === undefined && (
        <ErrorState compact title="The authors could not be read" error={authors.error} onRetry={readAgain} />
      )}
      {typing && (
        <OtherAuthor
          onFound={(id) => {
            setTyping(false);
            onChange(id);
          }}
        />
      )}
    </div>
  );
}

function OtherAuthor({ onFound }: { onFound: (userId: string) => void }) {
  const [typed, setTyped] = useState("");
  const handle = typed.trim().replace(/^@/, "");
  const readable = /^\w{1,15}$/.test(handle);
  const lookup = useAdsQuery(users.lookup, { screen_name: [handle] }, { enabled: false });
  const find = async () => {
    if (!readable) return;
    const found = (await lookup.refetch()).data?.data[0];
    if (found) onFound(found.id);
  };
  return (
    <form
      className="flex items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <Field
        label="Handle"
        className="flex-1"
        error={
          typed !== "" && !readable
            ? "A handle has up to 15 letters, digits or underscores."
            : lookup.error
              ? `No user is called @${handle}.`
              : undefined
        }
      >
        <TextInput value={typed} placeholder="@handle" onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Button type="submit" busy={lookup.isFetching}>
        Find
      </Button>
    </form>
  );
}

const nameOf = ({ id, user }: Author): string =>
  user ? `${user.name} (@${user.screen_name})` : `User ${id}`;
