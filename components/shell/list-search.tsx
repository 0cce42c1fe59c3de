"use client";

import { useMemo, useRef } from "react";
import { classNames } from "@/components/ui/class-names";
import { leaveForGrid } from "@/components/ui/focus-grid";
import { SearchInput } from "@/components/ui/search-input";
import { useCommands } from "./commands";

interface ListSearchProps {
  /** Label of the search, "Search audiences": the name of the field and of its command. */
  label: string;
  /** The searched fields, "Name, type or id". */
  placeholder: string;
  /** The group of the page's commands, "Audiences". */
  group: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The results are a grid: Enter and ↓ move into it. */
  leadsToGrid?: boolean;
  /** On a phone it has a row to itself. */
  ownRow?: boolean;
}

/** The search of a page's list; "/" moves the focus into it. Keep its value in the address (nuqs). */
export function ListSearch({
  label,
  placeholder,
  group,
  value,
  onValueChange,
  leadsToGrid,
  ownRow = false,
}: ListSearchProps) {
  const field = useRef<HTMLDivElement>(null);
  useCommands(
    useMemo(
      () => [
        {
          id: `${group.toLowerCase()}.search`,
          group,
          label,
          keys: "/",
          run: () => field.current?.querySelector("input")?.focus(),
        },
      ],
      [group, label],
    ),
  );
  return (
    <div
      ref={field}
      className={classNames("min-w-44 flex-1 sm:min-w-36 sm:max-w-64", ownRow && "max-sm:basis-full")}
    >
      <SearchInput
        label={label}
        placeholder={placeholder}
        keys="/"
        className="w-full"
        value={value}
        onValueChange={onValueChange}
        {...(leadsToGrid && { onKeyDown: leaveForGrid })}
      />
    </div>
  );
}
