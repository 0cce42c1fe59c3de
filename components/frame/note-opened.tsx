"use client";

import { partialMatchKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { AccountRoute } from "@/components/shell/dashboard-route";
import { useSession } from "@/components/shell/session";
import { cachedRecords } from "@/lib/ads/cached-records";
import { adsKey } from "@/lib/ads/query-key";
import { rememberOpened } from "./opened-records";
import { idOf, isOfSection, nameOf, SEARCHED_LISTS, type SearchedRecord } from "./searched-lists";

interface NoteOpenedProps extends AccountRoute {
  section: string;
  id: string;
}

/** Remembers the record whose panel is open once its name has been read, and again when that changes. */
export function NoteOpened({ environment, handle, accountId, section, id }: NoteOpenedProps) {
  const client = useQueryClient();
  const { person } = useSession();
  useEffect(() => {
    const scope = { environment, handle };
    const lists = SEARCHED_LISTS.filter((each) => each.section === section);
    let noted: string | undefined;
    const look = () => {
      const record = lists
        .flatMap(({ list }) => cachedRecords<SearchedRecord>(client, scope, accountId, list, idOf))
        .find((each) => idOf(each) === id && isOfSection(section, each));
      if (!record || nameOf(record) === noted) return;
      noted = nameOf(record);
      void rememberOpened(person.id, { environment, accountId }, { section, id, name: noted });
    };
    look();
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== "updated" || event.action.type !== "success") return;
      const { queryKey } = event.query;
      if (lists.some(({ list }) => partialMatchKey(queryKey, adsKey(list, scope)))) look();
    });
  }, [client, person.id, environment, handle, accountId, section, id]);
  return null;
}
