import type { ComponentProps } from "react";
import { webAddress } from "@/lib/http/web-address";
import { TextInput } from "./text-input";

interface WebAddressInputProps
  extends Omit<ComponentProps<"input">, "value" | "defaultValue" | "onChange" | "type"> {
  value: string;
  onValueChange: (address: string) => void;
}

/** A web address. Text without `https://` gets it on blur, or when Enter submits the form. */
export function WebAddressInput({ value, onValueChange, onBlur, ...rest }: WebAddressInputProps) {
  const complete = () => {
    const address = webAddress(value);
    if (address !== value) onValueChange(address);
  };
  return (
    <TextInput
      dir="ltr"
      placeholder="https://"
      {...rest}
      type="url"
      inputMode="url"
      value={value}
      onChange={({ target }) => onValueChange(target.value)}
      onBlur={(event) => {
        complete();
        onBlur?.(event);
      }}
      onKeyDown={({ key }) => {
        if (key === "Enter") complete();
      }}
    />
  );
}
