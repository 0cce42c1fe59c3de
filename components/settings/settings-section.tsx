import { type ReactNode, useId } from "react";

interface SettingsSectionProps {
  title: string;
  /** What it is about, and who is affected. */
  about?: ReactNode;
  children: ReactNode;
}

/** One part of the settings: description at the left, controls at the right. */
export function SettingsSection({ title, about, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-b px-4 py-6 lg:grid-cols-[240px_minmax(0,640px)]"
    >
      <div>
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {about && <p className="mt-1 text-text-muted">{about}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
