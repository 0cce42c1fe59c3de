"use client";

import type { ComponentProps } from "react";
import { ErrorState } from "@/components/ui/error-state";
import type { FormFrame } from "./use-service-form";

interface FormProps extends Pick<ComponentProps<"form">, "id" | "className" | "aria-label" | "children"> {
  form: FormFrame;
}

/** The form element: its fields, and below them errors that belong to no field. */
export function Form({ form, className = "flex flex-col gap-4", children, ...rest }: FormProps) {
  return (
    <form
      {...rest}
      ref={form.element}
      noValidate
      className={className}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {children}
      {form.failure && (
        <div className="col-span-full">
          <ErrorState compact title={form.failure.title} error={form.failure.error} />
        </div>
      )}
    </form>
  );
}
