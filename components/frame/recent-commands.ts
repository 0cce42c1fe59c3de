import { get, set } from "idb-keyval";
import { useEffect, useState } from "react";

const RECENTS_MAX = 5;

/** Ids of the person's recent commands in this browser; none where it stores nothing. */
export function useRecentCommands(personId: string): readonly [readonly string[], (id: string) => void] {
  const key = `commands of ${personId}`;
  const [recents, setRecents] = useState<readonly string[]>([]);
  useEffect(() => {
    let gone = false;
    get<readonly string[]>(key).then(
      (found) => {
        if (!gone && found) setRecents(found);
      },
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [key]);
  const remember = (id: string) =>
    void set(key, [id, ...recents.filter((each) => each !== id)].slice(0, RECENTS_MAX)).catch(() => {});
  return [recents, remember];
}
