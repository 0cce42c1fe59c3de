import type { ComponentProps, ReactNode } from "react";
import { stringifyExactJson } from "@/lib/json/exact-json";
import { Button } from "./button";
import { copyText } from "./copy-text";
import { CopyableId } from "./identifier";
import { TimeText } from "./time-text";
import { toast } from "./toast";

/** One part of a panel, with a heading. */
export function PanelSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className="px-4 py-4">
      <h3 className="mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

/** Names and values of one thing, as Fact after Fact. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid grid-cols-[112px_1fr] gap-x-3 gap-y-1.5">{children}</dl>;
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <>
      <dt className="text-text-muted">{name}</dt>
      <dd className="flex min-w-0 items-center">{children}</dd>
    </>
  );
}

interface IdFactProps {
  name?: string;
  value: string;
  /** The copied value, "card id". */
  label: string;
}

export function IdFact({ name = "ID", ...id }: IdFactProps) {
  return (
    <Fact name={name}>
      <CopyableId {...id} />
    </Fact>
  );
}

/** When something was or will be. */
export function TimeFact({ name, ...time }: { name: string } & ComponentProps<typeof TimeText>) {
  return (
    <Fact name={name}>
      <TimeText {...time} />
    </Fact>
  );
}

/** The raw record, for inspection. */
export function RawRecord({ record }: { record: object }) {
  const copy = async () => {
    if (await copyText(stringifyExactJson(record))) toast({ title: "JSON copied", tone: "positive" });
  };
  return (
    <details className="px-4 py-3">
      <summary className="font-semibold">Raw data</summary>
      <Button size="small" className="mt-2" onClick={copy}>
        Copy
      </Button>
      <pre className="mt-2 overflow-x-auto rounded-md bg-surface-sunken p-3 font-mono text-sm">
        {JSON.stringify(record, null, 2)}
      </pre>
    </details>
  );
}
