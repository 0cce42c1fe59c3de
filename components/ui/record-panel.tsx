import type { ReactNode } from "react";
import { type CallError, isAboutNothing } from "@/lib/ads/errors";
import { capital } from "@/lib/text/characters";
import { Button } from "./button";
import { EmptyState } from "./empty-state";
import { ErrorState } from "./error-state";
import { Name } from "./name";
import { Sheet } from "./sheet";
import { SkeletonRows } from "./skeleton";

/** The record in a page's address, and the state of reading it. */
export interface Opened<Shown> {
  /** The id of the record; null closes the panel. */
  readonly id: string | null;
  /** Undefined until it is known. */
  readonly record: Shown | undefined;
  /** The read that may return it. */
  readonly asked?: { readonly error: CallError | null; readonly refetch: () => unknown };
  /** Known not to exist; or what to show instead. */
  readonly gone?: ReactNode;
  readonly onClose: () => void;
}

interface RecordPanelProps<Shown> extends Opened<Shown> {
  /** The word for the record in sentences: "line item". */
  one: string;
  name: (record: Shown) => string;
  /** Beside the name, once the record is loaded: links and small buttons. */
  actions?: ((record: Shown) => ReactNode) | undefined;
  footer?: ((record: Shown) => ReactNode) | undefined;
  /** Its sections, one below the other. */
  children: (record: Shown) => ReactNode;
}

/** The panel of one record beside its list: its name, actions and details. */
export function RecordPanel<Shown>(props: RecordPanelProps<Shown>) {
  const { one, id, record, asked, gone, name, actions, footer, onClose, children } = props;
  const isThere = record !== undefined;
  return (
    <Sheet
      open={id !== null}
      onClose={onClose}
      title={isThere ? <Name>{name(record)}</Name> : capital(one)}
      actions={isThere && actions?.(record)}
      footer={isThere && footer?.(record)}
    >
      {isThere ? (
        <div className="flex flex-col divide-y">{children(record)}</div>
      ) : gone === true || (asked?.error && isAboutNothing(asked.error)) ? (
        <EmptyState
          title={`The ${one} is not there any more`}
          action={<Button onClick={onClose}>Close</Button>}
        >
          It was deleted, or this handle may not see it.
        </EmptyState>
      ) : gone ? (
        gone
      ) : asked?.error ? (
        <ErrorState
          title={`The ${one} ${id} could not be read`}
          error={asked.error}
          onRetry={() => void asked.refetch()}
        />
      ) : (
        <SkeletonRows label={`Reading the ${one}`} columns={["w-28", "w-64"]} rows={8} />
      )}
    </Sheet>
  );
}
