// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { set } from "idb-keyval";
import { afterEach, describe, expect, it, vi } from "vitest";
import { sendStateAfter } from "@/lib/audiences/send-batches";
import { sampleUpload } from "@/lib/audiences/test-upload";
import { audienceKeys } from "@/lib/audiences/upload-keys";
import type { OpenedFile, Report } from "@/lib/audiences/upload-messages";
import { DropZone } from "./drop-zone";
import { UploadSession, type UploadView } from "./upload-session";
import { UploadSetUp } from "./upload-set-up";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const target = {
  personId: "1",
  origin: "http://localhost",
  environment: "live",
  handle: "mara",
  accountId: "a1",
  audienceId: "t1",
} as const;
const newSession = () => new UploadSession(target, { audience: "Newsletter", account: "Kestrel" });

const opened: OpenedFile = {
  encoding: "windows-1252",
  older: "windows-1252",
  wide: false,
  size: 100,
  delimiter: ";",
  rows: [
    ["Correo electrónico", "Teléfono", "Ciudad"],
    ["a@mail.example", "612345678", "Madrid"],
  ],
  unfinished: undefined,
};
const counts = { valid: 1, hashed: 0, empty: 0, duplicate: 0, malformed: 0, role: 0, disposable: 0 };
const report = (users: number): Report => ({
  rows: users,
  users,
  unusable: 0,
  batches: users === 0 ? 0 : 1,
  bytes: users === 0 ? 0 : 100,
  columns: [counts, counts, counts],
  allDuplicatesSeen: true,
});

const viewOf = (session: UploadSession, users: number | undefined): UploadView => ({
  ...session.view.get(),
  step: users === undefined ? "set-up" : "checked",
  fileName: "gente.csv",
  opened,
  checked:
    users === undefined
      ? undefined
      : { report: report(users), problems: new Blob(), problemsLeftOut: 0, first: [] },
});

function show(users?: number, more: Partial<OpenedFile> = {}) {
  const session = newSession();
  const reread = vi.spyOn(session, "rereadAs").mockReturnValue();
  const again = vi.spyOn(session, "checkAgain").mockReturnValue();
  const change = vi.spyOn(session, "change").mockReturnValue();
  render(
    <UploadSetUp
      session={session}
      view={viewOf(session, users)}
      opened={{ ...opened, ...more }}
      zone="Europe/Madrid"
      name="Newsletter"
    />,
  );
  return { again, change, reread };
}

describe("setting an upload up", () => {
  it("recognises accented headings, takes the account's country for phones, and names every column it skips", () => {
    show();
    expect(screen.getByLabelText("Correo electrónico contains")).toHaveProperty("value", "email");
    expect(screen.getByLabelText("Teléfono contains")).toHaveProperty("value", "phone_number");
    expect(screen.getByLabelText("Default country code")).toHaveProperty("value", "ES");
    expect(screen.getByText(/Suggested by the account's time zone\.$/)).toBeTruthy();
    expect(screen.getByText(/1 column is skipped: Ciudad\./)).toBeTruthy();
    expect(screen.getByText(/, Western European \(Windows\)/)).toBeTruthy();
    expect(screen.getByText("Batch size").closest("details")).toHaveProperty("open", false);
  });

  it("asks for the language of a list that is no UTF-8, and reads it anew", async () => {
    const { reread } = show();
    await userEvent.selectOptions(screen.getByLabelText("Language of the file"), "Japanese");
    expect(reread).toHaveBeenCalledWith("shift_jis");
    cleanup();
    show(undefined, { encoding: "utf-8", older: "shift_jis" });
    expect(screen.getByLabelText("Language of the file")).toHaveProperty("value", "shift_jis");
    expect(screen.getByText(/, Japanese/)).toBeTruthy();
  });

  it("says which columns of a very wide list are not read", () => {
    show(undefined, { wide: true });
    expect(screen.getByText("The file has more than 64 columns.")).toBeTruthy();
  });

  it("keeps the report in sight when a setting changes, and counts anew", async () => {
    const { again, change } = show(1);
    await userEvent.selectOptions(screen.getByLabelText("Default country code"), "PT");
    expect(again).toHaveBeenCalledWith(expect.objectContaining({ country: "PT" }), true);
    expect(screen.queryByText(/Suggested by/)).toBeNull();
    expect(change).not.toHaveBeenCalled();
    expect(screen.getByText("What the file contains")).toBeTruthy();
  });

  it("says of a list with a heading only that it has no person", () => {
    show(0);
    expect(screen.getByText(/has no row with an identifier/)).toBeTruthy();
    expect(screen.queryByText(/requests a minute/)).toBeNull();
    expect(screen.getByRole("button", { name: "Add people" }).getAttribute("aria-disabled")).toBe("true");
  });
});

describe("an upload that stopped", () => {
  it("is named where files are chosen, with how far it came", async () => {
    const { place } = sampleUpload();
    await set(`${audienceKeys(place)}digest`, sampleUpload());
    const elsewhere = { ...place, audienceId: "t2" };
    await set(
      `${audienceKeys(elsewhere)}digest`,
      sampleUpload(elsewhere, { fileName: "of another audience.csv" }),
    );
    const session = newSession();
    render(<DropZone view={session.view.get()} target={target} onFile={() => undefined} />);
    expect(await screen.findByText("aud-100k.csv stopped at 42,500 of 100,000 people")).toBeTruthy();
    expect(screen.getByText(/Choose the same file again to go on/)).toBeTruthy();
    expect(screen.queryByText(/another audience/)).toBeNull();
  });

  it("is offered once the tab that was at it is gone", async () => {
    const { place } = sampleUpload();
    const key = `${audienceKeys(place)}digest`;
    await set(key, sampleUpload());
    let held = [{ name: `work ${key}` }];
    let close = () => {};
    const released = new Promise<void>((resolve) => {
      close = resolve;
    });
    const query = vi.fn<() => Promise<object>>(async () => ({ held }));
    vi.stubGlobal("navigator", { locks: { query, request: () => released } });
    render(<DropZone view={newSession().view.get()} target={target} onFile={() => undefined} />);
    await waitFor(() => expect(query).toHaveBeenCalled());
    expect(screen.queryByText(/stopped at/)).toBeNull();
    held = [];
    close();
    expect(await screen.findByText("aud-100k.csv stopped at 42,500 of 100,000 people")).toBeTruthy();
  });

  it("goes on from what was confirmed, shown at once", () => {
    const session = newSession();
    const upload = sampleUpload();
    session.goOn(upload);
    expect(session.view.get().send).toEqual(sendStateAfter(upload.confirmed));
    expect(session.view.get().send).toMatchObject({ users: 42_500, batches: 17 });
  });
});
