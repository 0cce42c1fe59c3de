import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { eventually } from "@/lib/time/test-eventually";
import { readAgain } from "./read-again";

/** A mounted list whose reads are answered manually, in order. */
function shownList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const answers: ((data: string) => void)[] = [];
  const observer = new QueryObserver(client, {
    queryKey: ["ads", "posts"],
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
  });
  observer.subscribe(() => {});
  return { client, answers, shown: () => observer.getCurrentResult().data };
}

it("reads once more what was being read for the first time when it changed", async () => {
  const { client, answers, shown } = shownList();
  expect(answers).toHaveLength(1);
  void readAgain(client, { queryKey: ["ads", "posts"] });
  answers[0]?.("before the change");
  await eventually(() => expect(answers).toHaveLength(2));
  answers[1]?.("after it");
  await eventually(() => expect(shown()).toBe("after it"));
});

it("reads again at once what was there already", async () => {
  const { client, answers, shown } = shownList();
  answers[0]?.("first");
  await eventually(() => expect(shown()).toBe("first"));
  void readAgain(client, { queryKey: ["ads", "posts"] });
  expect(answers).toHaveLength(2);
  answers[1]?.("second");
  await eventually(() => expect(shown()).toBe("second"));
  expect(answers).toHaveLength(2);
});

it("leaves alone what is about something else", async () => {
  const { client, answers, shown } = shownList();
  void readAgain(client, { queryKey: ["ads", "cards"] });
  answers[0]?.("first");
  await eventually(() => expect(shown()).toBe("first"));
  expect(answers).toHaveLength(1);
});
