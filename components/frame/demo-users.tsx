import type { DemoUser } from "@/lib/demo-users";

interface DemoUsersProps {
  users: readonly DemoUser[];
  password: string;
}

/** Who can sign in with the emulator; each is a button of the surrounding sign-in form that fills in their name. */
export function DemoUsers({ users, password }: DemoUsersProps) {
  return (
    <section aria-labelledby="demo-users" className="mt-5 border-t pt-5">
      <h2 id="demo-users" className="font-semibold">
        Or as a demo user
      </h2>
      <p className="text-sm text-text-muted">
        The emulator runs on this machine in place of the real service. Every password is{" "}
        <code className="font-mono text-text">{password}</code>.
      </p>
      <ul className="mt-2">
        {users.map(({ handle, name, role }) => (
          <li key={handle} className="border-t">
            <button
              type="submit"
              name="handle"
              value={handle}
              className="-mx-2 grid w-[calc(100%+1rem)] grid-cols-[9rem_1fr] items-baseline rounded-md px-2 py-1.5 text-left hover:bg-surface-hover"
            >
              <span className="font-medium font-mono text-sm">{handle}</span>
              <span>
                {name}
                <span className="block text-sm text-text-muted">{role}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
