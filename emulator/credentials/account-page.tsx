/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import { messagePage } from "../pages/message-page";
import { renderPage } from "../pages/page";
import { spendAllowance } from "./allowances";
import { SignInFields, type SignInFieldsProblem, wrongPassword } from "./sign-in-fields";
import type { Application, User } from "./store/records";

/** GET /account: who is signed in on the emulator's pages, and which applications they have let in. */
export function showAccount(c: Context): Response {
  spendAllowance(c, "page", c.get("credentials").sessions.browserId(c));
  const user = signedInUser(c);
  return user ? accountPage(c, user) : signInPage(c);
}

/** The forms of that page: sign in, sign out, revoke. */
export async function answerAccount(c: Context): Promise<Response> {
  const { accessTokens, people, sessions } = c.get("credentials");
  spendAllowance(c, "page", sessions.browserId(c));
  const form = new URLSearchParams(await c.req.text());
  if (!sessions.formIsOwn(c, form.get("form_token"))) return staleForm(c);
  const user = signedInUser(c);
  switch (form.get("action")) {
    case "sign-in": {
      const username = form.get("username") ?? "";
      const found = people.withPassword(username, form.get("password") ?? "");
      if (!found) return signInPage(c, username, wrongPassword);
      sessions.signIn(c, found);
      break;
    }
    case "sign-out":
      sessions.end(c);
      break;
    case "revoke":
      if (user) accessTokens.revoke(user.id, form.get("application_id") ?? "");
      break;
  }
  return c.redirect("/account", 303);
}

export function signedInUser(c: Context): User | undefined {
  const { people, sessions } = c.get("credentials");
  const id = sessions.userId(c);
  return id === undefined ? undefined : people.user(id);
}

/** The answer to a form that this browser was not given. */
export function staleForm(c: Context): Response {
  return messagePage(c, {
    status: 403,
    title: "This form is out of date",
    advice:
      "It came from another site, or your browser keeps no cookies. Go back, reload the page and try again.",
  });
}

function signInPage(c: Context, username?: string, problem?: SignInFieldsProblem): Response {
  const { people } = c.get("credentials");
  return renderPage(c, {
    title: "Sign in",
    status: problem ? 401 : 200,
    children: (
      <>
        <h1>Sign in to the emulator</h1>
        <form method="post" action="/account">
          <FormToken c={c} />
          <SignInFields username={username} problem={problem} />
          <div class="actions">
            <button type="submit" name="action" value="sign-in" class="primary">
              Sign in
            </button>
          </div>
        </form>
        <section class="users" aria-labelledby="users">
          <h2 id="users">Users of this emulator</h2>
          <ul>
            {people.users().map(({ handle, role }) => (
              <li>
                <code>{handle}</code> <span class="muted">{role}</span>
              </li>
            ))}
          </ul>
        </section>
      </>
    ),
  });
}

function accountPage(c: Context, user: User): Response {
  const { accessTokens, people } = c.get("credentials");
  const applications = people.applications().filter(({ id }) => accessTokens.granted(user.id, id));
  return renderPage(c, {
    title: "Your account",
    children: (
      <>
        <h1>{user.name}</h1>
        <p class="muted">
          @{user.handle}, {user.role}
        </p>
        <form method="post" action="/account">
          <FormToken c={c} />
          <button type="submit" name="action" value="sign-out">
            Sign out of the emulator
          </button>
        </form>
        <h2>Applications you have let in</h2>
        {applications.length === 0 ? (
          <p class="muted">None. They appear here when you allow one to act for you.</p>
        ) : (
          applications.map((application) => <Granted c={c} user={user} application={application} />)
        )}
      </>
    ),
  });
}

function Granted({ c, user, application }: { c: Context; user: User; application: Application }) {
  const access = c.get("credentials").accessTokens.granted(user.id, application.id);
  return (
    <form method="post" action="/account" class="person">
      <FormToken c={c} />
      <input type="hidden" name="application_id" value={application.id} />
      <span>
        <b>{application.name}</b>{" "}
        <span class="muted">{access === "read" ? "may look, not change" : "may look and change"}</span>
      </span>
      <button type="submit" name="action" value="revoke" aria-label={`Revoke ${application.name}`}>
        Revoke
      </button>
    </form>
  );
}

function FormToken({ c }: { c: Context }) {
  return <input type="hidden" name="form_token" value={c.get("credentials").sessions.formToken(c)} />;
}
