// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { ScopeProvider } from "@/lib/ads/client";
import { OtherSection } from "./other-section";

afterEach(cleanup);

it("adds a value of a kind, says what is wrong with it, and is ready for the next", async () => {
  const onAdd = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ScopeProvider environment="live" handle="mara_agency">
        <OtherSection
          entries={[]}
          refusals={new Map()}
          countries={[]}
          onAdd={onAdd}
          onRemove={() => {}}
          onKeep={() => {}}
        />
      </ScopeProvider>
    </QueryClientProvider>,
  );
  const add = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Add" })));
  const kind = screen.getByLabelText<HTMLSelectElement>("Kind");
  fireEvent.change(kind, { target: { value: "ENGAGEMENT_TYPE" } });
  await add();
  const value = screen.getByLabelText<HTMLSelectElement>("Value");
  expect(screen.getByText("Type the exact value.")).toBeTruthy();
  expect(document.activeElement).toBe(value);
  const chosen = value.options[1]?.value ?? "";
  fireEvent.change(value, { target: { value: chosen } });
  expect(screen.queryByText("Type the exact value.")).toBeNull();
  await add();
  expect(onAdd).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ targeting_type: "ENGAGEMENT_TYPE", targeting_value: chosen }),
  ]);
  expect(screen.getByLabelText<HTMLSelectElement>("Value").value).toBe("");
  expect(kind.value).toBe("ENGAGEMENT_TYPE");
  expect(screen.queryByText("Type the exact value.")).toBeNull();
});
