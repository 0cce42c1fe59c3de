import type { ReactNode } from "react";
import { classNames } from "@/components/ui/class-names";
import { PhoneRow } from "@/components/ui/phone-row";
import { PlainValue } from "@/components/ui/plain-value";
import { Cell, Row, RowName } from "@/components/ui/table";
import type { RowColumns } from "@/lib/records/row-columns";
import { ListRows } from "./list-rows";
import { ListTable } from "./list-table";
import { ChooseOnPhone, ChooseRow, chooseColumn, type RowChoice } from "./row-choice";
import type { ListView } from "./use-list-view";
import { useNarrow } from "./use-narrow";

/** Whether the panel of a row is open, and how to open or close it. */
export interface Opening {
  readonly open: boolean;
  readonly onOpen: () => void;
}

interface Listed {
  readonly id: string;
  readonly deleted?: boolean;
}

/** How a resource renders its rows, beyond its columns. */
export interface RowLook<Each, Id extends string> {
  /** The name of a row, in a table and on a phone. */
  readonly name: (row: Each) => ReactNode;
  /** The width that names have in the table. */
  readonly nameWidth?: string;
  readonly nameTitle?: (row: Each) => string | null;
  /** Before the name. */
  readonly thumb?: (row: Each, on: "table" | "phone") => ReactNode;
  /** Behind the name, in the table. */
  readonly beside?: (row: Each) => ReactNode;
  /** Renders the cells of all columns that name the row, in place of the default. */
  readonly nameCells?: (row: Each, opening: Opening) => ReactNode;
  /** The cells that the resource renders itself. */
  readonly cells: Readonly<Partial<Record<Id, (row: Each) => ReactNode>>>;
  /** Below the name, on a phone. */
  readonly phone: (row: Each) => ReactNode;
}

interface ListBodyProps<Each extends Listed, Id extends string> {
  /** The page of the rows, for its keys: "cards". */
  page: string;
  /** "Cards". */
  label: string;
  columns: RowColumns<Id, Each>;
  /** Empty columns, which would take room from the others. */
  hidden?: readonly Id[];
  look: RowLook<Each, Id>;
  /** The rendered rows. */
  rows: readonly Each[];
  view: Pick<ListView<Id>, "panel" | "openPanel"> & Partial<ListView<Id>>;
  zone: string;
  choice?: RowChoice<Each>;
  /** About to be deleted. */
  isPendingDeletion?: (row: Each) => boolean;
}

/** The data for the rows of a page. */
export type ListedRows<Each extends Listed, Id extends string> = Pick<
  ListBodyProps<Each, Id>,
  "rows" | "zone" | "choice" | "isPendingDeletion"
> & { readonly view: ListView<Id> };

const never = () => false;

/** Records of an account, one a row: a table, or a list on a phone. The name opens the panel. */
export function ListBody<Each extends Listed, Id extends string>(props: ListBodyProps<Each, Id>) {
  const narrow = useNarrow();
  const { page, choice } = props;
  return (
    <ListRows page={page} {...(choice && { choice })}>
      {narrow ? <PhoneList {...props} /> : <RowTable {...props} />}
    </ListRows>
  );
}

function RowTable<Each extends Listed, Id extends string>({
  label,
  columns,
  hidden = [],
  look,
  rows,
  view: { panel, openPanel, sort, sortBy },
  zone,
  choice,
  isPendingDeletion = never,
}: ListBodyProps<Each, Id>) {
  const shown = columns.ids.filter((id) => !hidden.includes(id));
  const named = shown.filter((id) => columns.of(id).value.kind === "name");
  const heads = shown.map((id) => {
    const { value: _, file: __, order, ...column } = columns.of(id);
    return { ...column, ...(order && { sort: id }) };
  });
  return (
    <ListTable
      label={label}
      columns={choice ? [chooseColumn(choice), ...heads] : heads}
      {...(sort && sortBy && { view: { sort, sortBy } })}
    >
      {rows.map((row) => {
        const open = row.id === panel;
        const opening = { open, onOpen: () => openPanel(open ? null : row.id) };
        return (
          <Row
            key={row.id}
            selected={open || (choice?.has(row) ?? false)}
            faded={row.deleted ?? false}
            pendingDeletion={isPendingDeletion(row)}
          >
            {choice && <ChooseRow row={row} choice={choice} />}
            {look.nameCells?.(row, opening) ??
              named.map((id) => (
                <Cell key={id} column={columns.of(id)}>
                  <NameInRow row={row} look={look} opening={opening} />
                </Cell>
              ))}
            {shown.map((id) => {
              const column = columns.of(id);
              if (column.value.kind === "name") return null;
              const { value, ...about } = column;
              return (
                <Cell key={id} column={about}>
                  {value.kind === "own" ? (
                    look.cells[id]?.(row)
                  ) : (
                    <PlainValue {...about} value={value} row={row} zone={zone} />
                  )}
                </Cell>
              );
            })}
          </Row>
        );
      })}
    </ListTable>
  );
}

interface NameInRowProps<Each, Id extends string> {
  row: Each;
  look: RowLook<Each, Id>;
  opening: Opening;
}

function NameInRow<Each extends Listed, Id extends string>({ row, look, opening }: NameInRowProps<Each, Id>) {
  const { name, nameWidth, nameTitle, thumb, beside } = look;
  return (
    <span className={classNames("flex items-center", thumb ? "gap-3" : "gap-2")}>
      {thumb?.(row, "table")}
      <RowName
        goesBy={row.id}
        open={opening.open}
        className={nameWidth}
        title={nameTitle?.(row) ?? undefined}
        onClick={opening.onOpen}
      >
        {name(row)}
      </RowName>
      {beside?.(row)}
    </span>
  );
}

function PhoneList<Each extends Listed, Id extends string>({
  label,
  look: { name, thumb, phone },
  rows,
  view: { panel, openPanel },
  choice,
  isPendingDeletion = never,
}: ListBodyProps<Each, Id>) {
  return (
    <ul aria-label={label}>
      {rows.map((row) => (
        <PhoneRow
          key={row.id}
          name={name(row)}
          open={row.id === panel}
          selected={choice?.has(row) ?? false}
          faded={row.deleted ?? false}
          pendingDeletion={isPendingDeletion(row)}
          onOpen={() => openPanel(row.id)}
          start={
            <>
              {choice && <ChooseOnPhone row={row} choice={choice} />}
              {thumb?.(row, "phone")}
            </>
          }
        >
          {phone(row)}
        </PhoneRow>
      ))}
    </ul>
  );
}
