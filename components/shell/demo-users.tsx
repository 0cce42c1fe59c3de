import type { DemoUser } from "@/lib/demo-users";

interface DemoUsersProps {
  users: readonly DemoUser[];
  password: string;
  /** Where to go on after signing in. */
  returnTo: string;
}

/** Who can sign in while the emulator stands in for the service; each is a button that fills in their name there. */
export function DemoUsers({ users, password, returnTo }: DemoUsersProps) {
  return (
    <section aria-labelledby="demo-users" className="mt-8 border-t pt-5">
      <h2 id="demo-users" className="font-semibold">
        Or as a demo user
      </h2>
      <p className="text-sm text-text-muted">
        The emulator stands in for the service on this machine. Every password is{" "}
        <code className="font-mono text-text">{password}</code>.
      </p>
      <form method="post" action="/auth/start" className="mt-2">
        <input type="hidden" name="purpose" value="sign-in" />
        <input type="hidden" name="return_to" value={returnTo} />
        <ul>
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
      </form>
    </section>
  );
}
