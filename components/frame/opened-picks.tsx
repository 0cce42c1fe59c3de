import { useRouter, useSearchParams } from "next/navigation";
import { useOpenRoute } from "@/components/shell/dashboard-route";
import type { Pick } from "@/components/shell/pick-list";
import { useSession } from "@/components/shell/session";
import { useOpenedRecords } from "./opened-records";
import { recordPick } from "./record-picks";

/** The records of the open account opened last in this browser. */
export function useOpenedPicks(): readonly Pick[] {
  const { push } = useRouter();
  const { person } = useSession();
  const place = useOpenRoute();
  const panel = useSearchParams()?.get("panel");
  const records = useOpenedRecords(person.id, place);
  if (!place) return [];
  return records
    .filter(({ id }) => id !== panel)
    .map((record) => recordPick({ place, ...record }, { group: "Opened last", push }));
}
