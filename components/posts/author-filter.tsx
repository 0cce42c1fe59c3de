import { Select } from "@/components/ui/select";
import { useAuthors } from "./use-authors";

interface AuthorFilterProps {
  /** Null for the account's own user. */
  value: string | null;
  onValueChange: (userId: string | null) => void;
}

const OWN = "own";

/** The author filter: the service lists posts by user. */
export function AuthorFilter({ value, onValueChange }: AuthorFilterProps) {
  const { authors, usual } = useAuthors();
  const own = authors.find(({ id }) => id === usual);
  const chosen = value === usual ? null : value;
  const options = [
    { value: OWN, label: own?.user ? `@${own.user.screen_name}` : "The account’s own user" },
    ...authors
      .filter(({ id }) => id !== usual)
      .map(({ id, user }) => ({ value: id, label: user ? `@${user.screen_name}` : `User ${id}` })),
    ...(chosen !== null && !authors.some(({ id }) => id === chosen)
      ? [{ value: chosen, label: `User ${chosen}` }]
      : []),
  ];
  return (
    <Select
      aria-label="Author"
      className="sm:max-w-56"
      options={options}
      value={chosen ?? OWN}
      onValueChange={(next) => onValueChange(next === OWN ? null : next)}
    />
  );
}
