import type { ReactNode } from "react";
import type { CallError } from "@/lib/ads/errors";
import { capital } from "@/lib/text/characters";
import { ErrorState } from "./error-state";
import { Name } from "./name";
import { Sheet } from "./sheet";
import { SkeletonRows } from "./skeleton";

interface RecordPanelProps<Shown> {
  /** What the record is in sentences: "line item". */
  noun: string;
  /** Of the record that is opened; null closes the panel. */
  id: string | null;
  /** Undefined until it is known. */
  record: Shown | undefined;
  /** How asking for a record goes that the list does not hold. */
  asked?: { readonly error: CallError | null; readonly refetch: () => unknown };
  /** In the place of a record that is known not to be there. */
  gone?: ReactNode;
  name: (record: Shown) => string;
  /** Beside the name, once the record is there: links and small buttons. */
  actions?: ((record: Shown) => ReactNode) | undefined;
  footer?: ((record: Shown) => ReactNode) | undefined;
  onClose: () => void;
  /** Its sections, one below the other. */
  children: (record: Shown) => ReactNode;
}

/** The panel of one record beside its list: what it is called, what can be done with it, and all about it. */
export function RecordPanel<Shown>(props: RecordPanelProps<Shown>) {
  const { noun, id, record, asked, gone, name, actions, footer, onClose, children } = props;
  const isThere = record !== undefined;
  return (
    <Sheet
      open={id !== null}
      onClose={onClose}
      title={isThere ? <Name>{name(record)}</Name> : capital(noun)}
      actions={isThere && actions?.(record)}
      footer={isThere && footer?.(record)}
    >
      {isThere ? (
        <div className="flex flex-col divide-y">{children(record)}</div>
      ) : gone ? (
        gone
      ) : asked?.error ? (
        <ErrorState
          title={`The ${noun} ${id} could not be read`}
          error={asked.error}
          onRetry={() => void asked.refetch()}
        />
      ) : (
        <SkeletonRows label={`Reading the ${noun}`} columns={["w-28", "w-64"]} rows={8} />
      )}
    </Sheet>
  );
}
