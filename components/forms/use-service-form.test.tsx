// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Toaster } from "@/components/ui/toast";
import { RefusedError, UnreachableError } from "@/lib/ads/errors";
import { problemsAt } from "@/lib/forms/form-reading";
import { lastChangeStore, undoChange } from "@/lib/records/last-changes";
import { Form } from "./form";
import { FormActions } from "./form-actions";
import { FormDialog } from "./form-dialog";
import { TextField } from "./form-field";
import { heldBack, useServiceForm } from "./use-service-form";

afterEach(cleanup);

interface Trip {
  from: string;
  to: string;
}

const problems = ({ from, to }: Trip) =>
  problemsAt({
    from: from === "" ? "Say where it begins." : undefined,
    to: to === "" ? "Say where it ends." : to === from ? "It ends where it begins." : undefined,
  });

/** Fields in another order than the values. */
function Create({ send, onSent = () => {} }: { send: (trip: Trip) => Promise<string>; onSent?: () => void }) {
  const form = useServiceForm({
    start: { to: "", from: "" },
    read: (trip: Trip) => ({ problems: problems(trip), input: trip }),
    send,
    onSent,
    failure: "The trip was not made",
  });
  return (
    <Form form={form} aria-label="Trip">
      <TextField form={form} name="from" label="From" />
      <TextField form={form} name="to" label="To" />
      <button type="submit" aria-busy={form.busy}>
        Make
      </button>
    </Form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () => act(async () => fireEvent.submit(screen.getByRole("form")));
const refused = (...errors: { parameter?: string; message: string }[]) =>
  new RefusedError(
    400,
    errors.map((error) => ({ code: "INVALID_PARAMETER", ...error })),
    [],
  );

it("keeps quiet until it is sent, and then follows what is typed in every field", async () => {
  const send = vi.fn(async () => "");
  render(<Create send={send} />);
  type("To", "Oslo");
  expect(screen.queryByText("Say where it begins.")).toBeNull();
  await submit();
  expect(screen.getByText("Say where it begins.")).toBeTruthy();
  type("From", "Oslo");
  expect(screen.queryByText("Say where it begins.")).toBeNull();
  expect(screen.getByText("It ends where it begins.")).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
});

it("shows a problem once the field that has it was filled in and left", () => {
  render(<Create send={async () => ""} />);
  type("From", "Oslo");
  fireEvent.blur(field("To"));
  expect(screen.queryByText("Say where it ends.")).toBeNull();
  type("To", "Oslo");
  fireEvent.blur(field("To"));
  expect(screen.getByText("It ends where it begins.")).toBeTruthy();
});

it("gives the focus to the first problem in the order in which the fields stand", async () => {
  render(<Create send={async () => ""} />);
  await submit();
  expect(document.activeElement).toBe(field("From"));
  type("From", "Oslo");
  await submit();
  expect(document.activeElement).toBe(field("To"));
});

it("shows a refusal at its field, where it stays until that is changed", async () => {
  render(<Create send={() => Promise.reject(refused({ parameter: "to", message: "No such place." }))} />);
  type("From", "Oslo");
  type("To", "Atlantis");
  await submit();
  expect(screen.getByText("No such place.")).toBeTruthy();
  expect(screen.queryByText("The trip was not made")).toBeNull();
  expect(document.activeElement).toBe(field("To"));
  await act(async () => type("From", "Rome"));
  expect(screen.getByText("No such place.")).toBeTruthy();
  await act(async () => type("To", "Athens"));
  expect(screen.queryByText("No such place.")).toBeNull();
});

it("says once what is refused of no field", async () => {
  render(
    <Create
      send={() => Promise.reject(refused({ parameter: "to", message: "No." }, { message: "Never." }))}
    />,
  );
  type("From", "Oslo");
  type("To", "Rome");
  await submit();
  expect(screen.getByText("No.")).toBeTruthy();
  expect(screen.getByText("The trip was not made")).toBeTruthy();
});

it("says of a lost answer that it may have been done all the same", async () => {
  const lost = new UnreachableError("no answer");
  lost.outcome = "unknown";
  render(<Create send={() => Promise.reject(lost)} />);
  type("From", "Oslo");
  type("To", "Rome");
  await submit();
  expect(screen.queryByText("The trip was not made")).toBeNull();
  expect(
    screen.getAllByRole("alert").some(({ textContent }) => /could not be found out/.test(textContent ?? "")),
  ).toBe(true);
});

it("is sent once, however often it is submitted meanwhile", async () => {
  let answer = (_: string) => {};
  const send = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
  const onSent = vi.fn();
  render(<Create send={send} onSent={onSent} />);
  type("From", "Oslo");
  type("To", "Rome");
  await submit();
  await submit();
  expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("true");
  await act(async () => answer("made"));
  expect(send).toHaveBeenCalledOnce();
  expect(onSent).toHaveBeenCalledOnce();
  expect(screen.getByRole("button").getAttribute("aria-busy")).toBe("false");
});

it("shows a failure that comes after the form is closed", async () => {
  let fail = (_: Error) => {};
  const { unmount } = render(<Create send={() => new Promise((_, reject) => (fail = reject))} />);
  type("From", "Oslo");
  type("To", "Rome");
  await submit();
  unmount();
  render(<Toaster />);
  await act(async () => fail(refused({ parameter: "to", message: "No such place." })));
  expect(await screen.findAllByText("The trip was not made")).not.toHaveLength(0);
});

interface EditProps {
  start: Trip;
  send: (change: Partial<Trip>) => Promise<Trip>;
  onRead?: (trip: Trip, known: Trip) => void;
}

function Edit({ start, send, onRead }: EditProps) {
  const [record, setRecord] = useState(start);
  const form = useServiceForm({
    edit: true,
    start: record,
    read: (trip: Trip, known: Trip) => {
      onRead?.(trip, known);
      const changed = Object.entries(trip).filter(
        ([name, value]) => value !== (name === "to" ? known.to : known.from),
      );
      return { problems: problems(trip), input: Object.fromEntries(changed) };
    },
    send,
    onSent: setRecord,
    failure: "The trip was not saved",
    saved: {
      place: { environment: "live", accountId: "a" },
      name: "The trip",
      title: () => "Saved the trip",
      valuesOf: (trip) => trip,
      labelOf: (name) => (name === "to" ? "To" : "From"),
      readAgain: () => send({}),
    },
  });
  return (
    <Form form={form} aria-label="Trip">
      <TextField form={form} name="from" label="From" />
      <TextField form={form} name="to" label="To" />
      <FormActions form={form} />
      <button type="button" onClick={() => setRecord({ from: "Rome", to: "Bergen" })}>
        Elsewhere
      </button>
    </Form>
  );
}

/** A service that has the trip. */
function serviceFor(trip: Trip) {
  let saved = trip;
  const send = vi.fn(async (change: Partial<Trip>) => (saved = { ...saved, ...change }));
  return { send, start: trip, now: () => saved };
}

/** The action of Ctrl+Z, and of Undo in the toast. */
async function undoLast() {
  const [last] = lastChangeStore.get();
  if (last) await undoChange(last);
}

const button = (name: string) => screen.getByRole("button", { name });

it("sends of an edit what was changed, and shows what was answered", async () => {
  const { send, start } = serviceFor({ from: "Oslo", to: "Rome" });
  render(<Edit start={start} send={send} />);
  expect(screen.queryByRole("button", { name: "Discard" })).toBeNull();
  await submit();
  expect(send).not.toHaveBeenCalled();
  type("To", "Paris");
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ to: "Paris" });
  expect(field("To").value).toBe("Paris");
  expect(screen.queryByRole("button", { name: "Discard" })).toBeNull();
});

it("lets untouched fields follow the record while others are edited", async () => {
  const { send, start } = serviceFor({ from: "Oslo", to: "Rome" });
  render(<Edit start={start} send={send} />);
  type("To", "Paris");
  await act(async () => fireEvent.click(button("Elsewhere")));
  expect([field("From").value, field("To").value]).toEqual(["Rome", "Paris"]);
  await act(async () => fireEvent.click(button("Discard")));
  expect([field("From").value, field("To").value]).toEqual(["Rome", "Bergen"]);
});

it("never holds the values against another record than they are of", async () => {
  const { send, start } = serviceFor({ from: "Oslo", to: "Rome" });
  const pairs: string[] = [];
  render(
    <Edit start={start} send={send} onRead={(trip, known) => pairs.push(`${trip.from} of ${known.from}`)} />,
  );
  await act(async () => fireEvent.click(button("Elsewhere")));
  type("From", "Paris");
  await submit();
  expect(new Set(pairs)).toEqual(
    new Set(["Oslo of Oslo", "Rome of Rome", "Paris of Rome", "Paris of Paris"]),
  );
});

it("points out at once what is wrong with an edit, and does not send it", async () => {
  const { send, start } = serviceFor({ from: "Oslo", to: "Rome" });
  render(<Edit start={start} send={send} />);
  type("To", "Oslo");
  expect(screen.getByText("It ends where it begins.")).toBeTruthy();
  await submit();
  expect(document.activeElement).toBe(field("To"));
  expect(send).not.toHaveBeenCalled();
});

it("takes a saved edit back, and makes it again", async () => {
  const service = serviceFor({ from: "Oslo", to: "Rome" });
  render(
    <>
      <Edit {...service} />
      <Toaster />
    </>,
  );
  type("To", "Paris");
  await submit();
  await act(undoLast);
  await waitFor(() => expect(field("To").value).toBe("Rome"));
  expect(service.send).toHaveBeenLastCalledWith({ to: "Rome" });
  fireEvent.click(await screen.findByRole("button", { name: "Redo" }));
  await waitFor(() => expect(field("To").value).toBe("Paris"));
});

it("leaves alone what was changed since", async () => {
  const service = serviceFor({ from: "Oslo", to: "Rome" });
  render(
    <>
      <Edit {...service} />
      <Toaster />
    </>,
  );
  type("To", "Paris");
  await submit();
  await service.send({ to: "Bergen" });
  await act(undoLast);
  expect(await screen.findByText("Not undone: The trip was changed since")).toBeTruthy();
  expect(screen.getByText("To is Bergen now.")).toBeTruthy();
  expect(service.now().to).toBe("Bergen");
});

it("points out what another person changed meanwhile, and takes back what was typed alone", async () => {
  const service = serviceFor({ from: "Oslo", to: "Rome" });
  render(
    <>
      <Edit {...service} />
      <Toaster />
    </>,
  );
  await service.send({ from: "Bergen" });
  type("To", "Paris");
  await submit();
  expect(await screen.findByText("Also changed: The trip")).toBeTruthy();
  expect(screen.getByText("From: Oslo → Bergen")).toBeTruthy();
  await service.send({ from: "Kiel" });
  await act(undoLast);
  await waitFor(() => expect(field("To").value).toBe("Rome"));
  expect(service.now()).toEqual({ from: "Kiel", to: "Rome" });
  fireEvent.click(await screen.findByRole("button", { name: "Redo" }));
  await waitFor(() => expect(field("To").value).toBe("Paris"));
  expect(service.now()).toEqual({ from: "Kiel", to: "Paris" });
});

function InDialog({ closed }: { closed: string | undefined }) {
  const form = useServiceForm({
    start: { from: "Oslo", to: "Rome" },
    read: (trip: Trip) => ({ problems: problems(trip), input: trip }),
    send: () => "",
    onSent: () => {},
    failure: "The trip was not made",
    closed,
  });
  return (
    <FormDialog form={form} title="New trip" action="Make" onClose={() => {}}>
      <TextField form={form} name="from" label="From" />
    </FormDialog>
  );
}

it("says on the button of a dialog why it cannot be sent", async () => {
  render(<InDialog closed="Trips are over." />);
  const dialog = within(await screen.findByRole("dialog"));
  expect(dialog.getByText("Trips are over.")).toBeTruthy();
});

interface Ticket {
  seats: string | null | undefined;
  window: boolean;
}

/** A form with custom fields, which asks for confirmation before it is sent. */
function ByHand({ send }: { send: (ticket: Ticket) => void }) {
  const [sure, setSure] = useState(false);
  const form = useServiceForm({
    start: { seats: "2", window: false },
    read: (ticket: Ticket) => ({
      problems: problemsAt({ seats: ticket.seats === undefined ? "This is no number." : undefined }),
      input: ticket,
    }),
    send,
    onSent: () => {},
    failure: "The ticket was not bought",
    closed: ({ seats }) => (seats === null ? "Say how many." : undefined),
  });
  const frame = heldBack(form, sure ? undefined : "Say yes first.");
  return (
    <Form form={frame} aria-label="Trip">
      <button type="button" onClick={() => form.set({ seats: undefined })}>
        Garble
      </button>
      <button type="button" onClick={() => form.set({ seats: null })}>
        Empty
      </button>
      <button type="button" onClick={() => form.set({ seats: "3", window: true })}>
        Three
      </button>
      <button type="button" onClick={() => setSure(true)}>
        Yes
      </button>
      <p>{frame.disabledReason ?? form.errors.get("seats")}</p>
    </Form>
  );
}

it("is changed by its own controls, to nothing too, and waits for what it is held back by", async () => {
  const send = vi.fn();
  render(<ByHand send={send} />);
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText("Say yes first.")).toBeTruthy();
  fireEvent.click(button("Yes"));
  fireEvent.click(button("Empty"));
  expect(screen.getByText("Say how many.")).toBeTruthy();
  fireEvent.click(button("Garble"));
  await submit();
  expect(screen.getByText("This is no number.")).toBeTruthy();
  fireEvent.click(button("Three"));
  await submit();
  expect(send).toHaveBeenCalledExactlyOnceWith({ seats: "3", window: true });
});
