import Link from "next/link";
import { type ReactNode, useMemo } from "react";
import { useAccount } from "@/components/shell/account";
import { historyHref } from "@/components/shell/dashboard-route";
import { ListPage } from "@/components/shell/list-page";
import { ListTable } from "@/components/shell/list-table";
import { useNarrow } from "@/components/shell/use-narrow";
import { Banner } from "@/components/ui/banner";
import { EmptyState } from "@/components/ui/empty-state";
import { CutName } from "@/components/ui/name";
import { PhoneRow } from "@/components/ui/phone-row";
import { Select } from "@/components/ui/select";
import { useShowMore } from "@/components/ui/show-more";
import { SkeletonRows } from "@/components/ui/skeleton";
import { Cell, Row } from "@/components/ui/table";
import { TimeText } from "@/components/ui/time-text";
import type { AdsList } from "@/lib/ads/client";
import { list as history } from "@/lib/ads/endpoints/account-history";
import { ENTITY_OPTIONS, EVERYTHING, entityWords } from "@/lib/history/entities";
import { arrangeSubjects, type NamedSubject, type Subject } from "@/lib/history/subjects";
import { capital } from "@/lib/text/characters";
import { zoneOrUtc } from "@/lib/time/calendar";
import type { HistoryOf, HistoryView } from "./use-history-view";

interface SubjectListProps<S extends Subject> {
  view: HistoryView;
  list: Omit<AdsList<unknown>, "records">;
  records: readonly S[];
  nameOf: (subject: S) => string;
  notice?: ReactNode;
}

/** Campaigns, line items or the like, deleted ones too, with links to their histories. */
export function SubjectList<S extends Subject>({ view, list, records, nameOf, notice }: SubjectListProps<S>) {
  const { account } = useAccount();
  const narrow = useNarrow();
  const { one, many } = entityWords(view.entity);
  const found = useMemo(() => arrangeSubjects(records, nameOf, view.search), [records, nameOf, view.search]);
  const { shown, more } = useShowMore(found);
  const rows = { shown, zone: zoneOrUtc(account?.timezone ?? "UTC"), view };
  return (
    <ListPage
      title="History"
      one={one}
      many={many}
      list={{ ...list, records }}
      shown={found.length}
      search={{ placeholder: "Name or id", value: view.search, onValueChange: view.setSearch }}
      filters={<EntitySelect view={view} />}
      notice={
        <>
          <Banner>
            Select a {one} to see its history. {notice}
          </Banner>
          {found.length === 0 && <OtherId view={view} />}
        </>
      }
      skeleton={<SkeletonRows label={`Reading ${many}`} columns={["w-64", "w-32", "w-24"]} rows={10} />}
      empty={
        <EmptyState title={`No ${many} yet`}>Changes appear here once the account has a {one}.</EmptyState>
      }
      clear={{ label: `Show all ${many}`, run: view.clear }}
    >
      {narrow ? <Cards {...rows} /> : <Rows {...rows} />}
      {more}
    </ListPage>
  );
}

const OPTIONS: readonly { readonly value: HistoryOf; readonly label: string }[] = [
  { value: EVERYTHING, label: "Everything done here" },
  ...ENTITY_OPTIONS,
];

export function EntitySelect({ view }: { view: HistoryView }) {
  return (
    <Select
      aria-label="History of"
      className="max-w-44"
      value={view.of}
      onValueChange={view.setOf}
      options={OPTIONS}
    />
  );
}

/** An unlisted record may have a history as well, found by its id. */
function OtherId({ view }: { view: HistoryView }) {
  const place = useAccount();
  const id = history.params.shape.entity_id.safeParse(view.search.trim()).data;
  if (id === undefined) return null;
  return (
    <p className="px-4 pt-4 text-center">
      <Link
        href={historyHref(place, view.entity, id)}
        prefetch={false}
        className="text-accent-text leading-6 hover:underline"
      >
        Show the history of the {entityWords(view.entity).one} with the id{" "}
        <code className="wrap-anywhere font-mono text-sm">{id}</code>
      </Link>
    </p>
  );
}

interface RowsProps {
  shown: readonly NamedSubject[];
  zone: string;
  view: HistoryView;
}

function Rows({ shown, zone, view }: RowsProps) {
  const place = useAccount();
  const columns = [
    { label: capital(entityWords(view.entity).one) },
    { label: "Changed last" },
    { label: "ID" },
  ];
  return (
    <ListTable label={capital(entityWords(view.entity).many)} columns={columns}>
      {shown.map(({ subject, name }) => (
        <Row key={subject.id} faded={subject.deleted}>
          <Cell>
            <Link
              href={historyHref(place, view.entity, subject.id)}
              prefetch={false}
              title={name}
              className="block max-w-[32rem] truncate font-medium leading-6 hover:underline"
            >
              <CutName>{name}</CutName>
            </Link>
          </Cell>
          <Cell>
            {subject.deleted && "Deleted "}
            <TimeText at={subject.updated_at} zone={zone} />
          </Cell>
          <Cell>
            <span className="font-mono text-sm text-text-muted">{subject.id}</span>
          </Cell>
        </Row>
      ))}
    </ListTable>
  );
}

function Cards({ shown, zone, view }: RowsProps) {
  return (
    <ul aria-label={capital(entityWords(view.entity).many)}>
      {shown.map(({ subject, name }) => (
        <PhoneRow
          key={subject.id}
          name={<CutName>{name}</CutName>}
          open={false}
          faded={subject.deleted}
          onOpen={() => view.choose(subject.id)}
        >
          <span className="text-text-muted">
            {subject.deleted ? "Deleted " : "Changed "}
            <TimeText at={subject.updated_at} zone={zone} />
          </span>
        </PhoneRow>
      ))}
    </ul>
  );
}
