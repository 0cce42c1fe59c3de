import { Segmented } from "@/components/ui/segmented";
import { MAILBOXES, type Mailbox } from "@/lib/audiences/mailboxes";
import type { Report } from "@/lib/audiences/upload-messages";
import { counted } from "@/lib/format/plurals";

interface MailboxChoiceProps {
  report: Report;
  leftOut: readonly Mailbox[];
  onChange: (leftOut: readonly Mailbox[]) => void;
}

const WORDS: Readonly<Record<Mailbox, { readonly one: string; readonly about: string }>> = {
  role: { one: "role mailbox", about: "info@, sales@ and the like; read by a team." },
  disposable: {
    one: "disposable mailbox",
    about: "of the best-known services that give one for ten minutes; no person reads it any more.",
  },
};

const OPTIONS = [
  { value: "keep", label: "Keep" },
  { value: "drop", label: "Skip" },
] as const;

/** Whether addresses of functions and disposable ones are sent, if the file has any. */
export function MailboxChoice({ report, leftOut, onChange }: MailboxChoiceProps) {
  const found = MAILBOXES.map((mailbox) => ({
    mailbox,
    count: report.columns.reduce((sum, counts) => sum + counts[mailbox], 0),
  })).filter(({ count }) => count > 0);
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="mailboxes-title" className="grid gap-2">
      <h2 id="mailboxes-title" className="font-semibold text-lg">
        Addresses that belong to no person
      </h2>
      <ul className="grid gap-2">
        {found.map(({ mailbox, count }) => {
          const { one, about } = WORDS[mailbox];
          return (
            <li key={mailbox} className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <Segmented
                label={`What to do with ${counted(count, one, `${one}es`)}`}
                value={leftOut.includes(mailbox) ? "drop" : "keep"}
                onValueChange={(wish) =>
                  onChange(
                    MAILBOXES.filter((each) => (each === mailbox ? wish === "drop" : leftOut.includes(each))),
                  )
                }
                options={OPTIONS}
              />
              <p className="min-w-48 flex-1">
                <span className="font-medium tabular-nums">{counted(count, one, `${one}es`)}</span>:{" "}
                <span className="text-text-muted">{about}</span>
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
