"use client";

import { Search, X } from "lucide-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names";
import { Kbd } from "./kbd";
import { inputClass } from "./text-input";

interface SearchInputProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  /** The key that focuses it, shown while the field is empty. */
  keys?: string;
}

/** A search field. Esc empties it first, and leaves it then. */
export function SearchInput({
  label,
  value,
  onValueChange,
  keys,
  className,
  onKeyDown,
  ...rest
}: SearchInputProps) {
  return (
    <div className={classNames("relative w-64 min-w-32", className)}>
      <Search
        size={14}
        aria-hidden
        className="pointer-events-none absolute inset-y-0 left-2.5 my-auto text-text-muted"
      />
      <input
        placeholder={label}
        {...rest}
        type="search"
        aria-label={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape") {
            if (value === "") event.currentTarget.blur();
            else {
              event.stopPropagation();
              onValueChange("");
            }
          }
          onKeyDown?.(event);
        }}
        className={classNames(inputClass, "h-8 pr-8 pl-8 [&::-webkit-search-cancel-button]:hidden")}
      />
      {value !== "" && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => onValueChange("")}
          className="absolute inset-y-0 right-1 my-auto inline-flex size-6 items-center justify-center rounded-sm text-text-muted hover:text-text"
        >
          <X size={14} aria-hidden />
        </button>
      )}
      {value === "" && keys && (
        <Kbd
          keys={keys}
          className="pointer-events-none absolute inset-y-0 right-2 max-sm:hidden pointer-coarse:hidden"
        />
      )}
    </div>
  );
}
