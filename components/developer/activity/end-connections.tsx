import { DeleteDialog } from "@/components/ui/delete-dialog";
import { toast } from "@/components/ui/toast";
import { useAdsMutation } from "@/lib/ads/client";
import type { RecordOf } from "@/lib/ads/endpoint";
import * as connections from "@/lib/ads/endpoints/connections";
import { errorSentences } from "@/lib/ads/error-words";
import type { CallError } from "@/lib/ads/errors";
import { counted } from "@/lib/format/plurals";

interface EndConnectionsProps {
  which: { readonly id: string; readonly client_ip: string } | "all";
  onClose: () => void;
}

/** Disconnects the listeners of a stream. */
export function EndConnections({ which, onClose }: EndConnectionsProps) {
  const end = useAdsMutation(connections.end, TOASTS);
  const endAll = useAdsMutation(connections.endAll, TOASTS);
  return (
    <DeleteDialog
      title={which === "all" ? "End all connections" : `End the connection from ${which.client_ip}`}
      consequence="The listener is disconnected at once and may connect again."
      action={which === "all" ? "End all connections" : "End connection"}
      onDelete={() => (which === "all" ? endAll.mutate({}) : end.mutate({ body: { uuids: [which.id] } }))}
      onClose={onClose}
    />
  );
}

/** Announced by the mutations themselves, because the dialog is gone by then. */
const TOASTS = {
  onSuccess: ({ data: { data } }: { readonly data: RecordOf<typeof connections.end> }) =>
    void toast(
      data.failed_kills === 0
        ? { title: `Ended ${counted(data.successful_kills, "connection")}`, tone: "positive" }
        : { title: `${counted(data.failed_kills, "connection")} had ended already` },
    ),
  onError: (error: CallError) =>
    toast({ title: "Nothing was ended", description: errorSentences(error), tone: "blocked" }),
};
