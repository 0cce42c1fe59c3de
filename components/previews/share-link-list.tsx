import { Field } from "@/components/ui/field";
import { TextInput } from "@/components/ui/text-input";

interface ShareLinkListProps {
  /** A link for each, or why there is none. */
  lines: readonly {
    readonly name: string;
    readonly url?: string | undefined;
    readonly problem?: string | undefined;
  }[];
}

/** The created links, each to be selected and copied separately. */
export function ShareLinkList({ lines }: ShareLinkListProps) {
  const [first] = lines;
  if (lines.length === 1 && first) {
    return (
      <Field label="Link">
        <LinkText url={first.url ?? ""} />
      </Field>
    );
  }
  return (
    <ul aria-label="Links" className="flex flex-col gap-2 max-sm:gap-4">
      {lines.map(({ name, url, problem }, at) => (
        <li
          key={`link ${String(at)}`}
          className="grid grid-cols-[10rem_1fr] items-center gap-3 max-sm:grid-cols-1 max-sm:gap-1"
        >
          <span className="truncate" title={name}>
            {name}
          </span>
          {url === undefined ? (
            <span className={problem ? "text-blocked" : "text-text-muted"}>
              {problem ? `${problem}.` : "Not made yet"}
            </span>
          ) : (
            <LinkText label={`Link to ${name}`} url={url} />
          )}
        </li>
      ))}
    </ul>
  );
}

function LinkText({ label, url }: { label?: string; url: string }) {
  return <TextInput readOnly aria-label={label} value={url} onFocus={(event) => event.target.select()} />;
}
