import type { DemoUser } from "@/lib/demo-users";

/** Who can sign in while the emulator stands in for the service. */
export function DemoUsers({ users, password }: { users: readonly DemoUser[]; password: string }) {
  return (
    <section aria-labelledby="demo-users" className="mt-8 border-t pt-5">
      <h2 id="demo-users" className="font-semibold">
        Demo users
      </h2>
      <p className="text-sm text-text-muted">
        The emulator stands in for the service on this machine. Every password is{" "}
        <code className="font-mono text-text">{password}</code>.
      </p>
      <table className="mt-2 w-full text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">Handle</th>
            <th scope="col">May</th>
          </tr>
        </thead>
        <tbody>
          {users.map((user) => (
            <tr key={user.handle}>
              <th scope="row" className="border-t py-1.5 pr-3 font-medium font-mono text-sm">
                {user.handle}
              </th>
              <td className="border-t py-1.5">
                {user.name}
                <span className="block text-sm text-text-muted">{user.role}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
