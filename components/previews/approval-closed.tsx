import { TimeText } from "@/components/ui/time-text";

/** Instead of a preview: the link has expired, or is invalid. */
export function ApprovalClosed({ until }: { until: number | undefined }) {
  return (
    <main className="mx-auto flex min-h-dvh max-w-[440px] flex-col justify-center px-6 py-10">
      <h1 className="font-semibold text-xl">
        {until === undefined ? "This link cannot be opened" : "This link has ended"}
      </h1>
      <p className="mt-2 text-text-muted">
        {until === undefined ? (
          "It is incomplete, was changed on its way, or is no longer valid. Ask the person who sent it for a new one."
        ) : (
          <>
            It showed a preview until{" "}
            <TimeText at={new Date(until * 1_000).toISOString()} zone="UTC" show="time-and-zone" />. Ask the
            person who sent it for a new one.
          </>
        )}
      </p>
    </main>
  );
}
