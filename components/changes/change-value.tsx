import Link from "next/link";
import { useAccount } from "@/components/shell/account";
import { panelHref } from "@/components/shell/dashboard-route";
import { Money } from "@/components/ui/money";
import { TimeText } from "@/components/ui/time-text";
import type { NameOfReference } from "@/lib/history/arrange-history";
import type { HistoryValue, Reference } from "@/lib/line-items/history-value";

/** Sections with a page; users and posts of the service have none here. */
const SECTIONS: Partial<Record<Reference, string>> = {
  campaign: "campaigns",
  "line-item": "line-items",
  funding: "funding",
};

interface ChangeValueProps {
  value: HistoryValue;
  zone: string;
  nameOf: NameOfReference;
}

/** One value of a change, for reading. */
export function ChangeValue({ value, zone, nameOf }: ChangeValueProps) {
  switch (value.kind) {
    case "none":
      return <span className="text-text-muted">nothing</span>;
    case "money":
      return <Money micros={value.micros} currency={value.currency} />;
    case "time":
      return <TimeText at={value.at} zone={zone} show="time-and-zone" />;
    case "reference":
      return <Referred to={value.to} id={value.id} name={nameOf(value.to, value.id)} />;
    case "code":
      return <code className="wrap-anywhere font-mono text-sm">{value.text}</code>;
    case "text":
      return <bdi className="wrap-anywhere">{value.text}</bdi>;
  }
}

function Referred({ to, id, name }: { to: Reference; id: string; name: string | undefined }) {
  const place = useAccount();
  const section = SECTIONS[to];
  const words =
    name === undefined ? (
      <code className="wrap-anywhere font-mono text-sm">{id}</code>
    ) : (
      <bdi className="wrap-anywhere">{name}</bdi>
    );
  if (section === undefined) return <span title={id}>{words}</span>;
  return (
    <Link
      href={panelHref(place, section, id)}
      prefetch={false}
      title={id}
      className="text-accent-text underline decoration-transparent leading-6 hover:decoration-current"
    >
      {words}
    </Link>
  );
}
