/** @jsxImportSource hono/jsx */
import type { Context } from "hono";
import { renderPage } from "../pages/page";
import { SignInFields, type SignInFieldsProblem } from "./sign-in-fields";
import { OOB_CALLBACK } from "./store/callbacks";
import type { Application, ApplicationAccess, StoredRequestToken, User } from "./store/records";

interface ConsentView {
  readonly requestToken: StoredRequestToken;
  readonly application: Application;
  /** Whose consent is asked; without one the page asks who it is too. */
  readonly user?: User | undefined;
  readonly username?: string | undefined;
  readonly forceLogin: boolean;
  readonly problem?: SignInFieldsProblem | undefined;
}

const permits: Record<ApplicationAccess, readonly string[]> = {
  read: ["See your advertising accounts, campaigns, creatives and audiences"],
  write: [
    "See your advertising accounts, campaigns, creatives and audiences",
    "Create, change and delete them in your name",
  ],
};

/** Asks the user to allow or deny an application; a plain form that needs no script. */
export function consentPage(c: Context, view: ConsentView): Response {
  const { application, requestToken, user, problem } = view;
  return renderPage(c, {
    title: `Authorize ${application.name}`,
    status: problem ? 401 : 200,
    formTargets: formTargets(requestToken.callback),
    children: (
      <>
        <h1>Authorize {application.name}?</h1>
        <p>This application will be able to:</p>
        <ul>
          {permits[requestToken.access].map((permit) => (
            <li>{permit}</li>
          ))}
        </ul>
        <p class="muted">
          {requestToken.access === "read" ? "It asks for read-only access and cannot change anything. " : ""}
          It never sees your password. {afterwards(requestToken.callback)}
        </p>
        <form method="post" action={c.req.path}>
          <input type="hidden" name="oauth_token" value={requestToken.token} />
          <input type="hidden" name="form_token" value={c.get("credentials").sessions.formToken(c)} />
          {view.forceLogin ? <input type="hidden" name="force_login" value="true" /> : null}
          {user ? (
            <SignedIn c={c} user={user} requestToken={requestToken} />
          ) : (
            <SignInFields username={view.username} problem={problem} />
          )}
          <div class="actions">
            <button type="submit" name="action" value="allow">
              {user ? "Allow" : "Sign in and allow"}
            </button>
            <button type="submit" name="action" value="deny" formnovalidate>
              Deny
            </button>
          </div>
        </form>
        {user ? null : <DemoUsers c={c} view={view} />}
      </>
    ),
  });
}

function SignedIn({ c, user, requestToken }: { c: Context; user: User; requestToken: StoredRequestToken }) {
  const another = new URLSearchParams({ oauth_token: requestToken.token, force_login: "true" });
  return (
    <div class="person">
      <input type="hidden" name="user_id" value={user.id} />
      <span>
        Signed in as <b>{user.name}</b> <span class="muted">@{user.handle}</span>
      </span>
      <a href={`${c.req.path}?${another}`}>Use another account</a>
    </div>
  );
}

function DemoUsers({ c, view }: { c: Context; view: ConsentView }) {
  const { people } = c.get("credentials");
  const address = (handle: string) =>
    `${c.req.path}?${new URLSearchParams({
      oauth_token: view.requestToken.token,
      ...(view.forceLogin ? { force_login: "true" } : {}),
      screen_name: handle,
    })}`;
  return (
    <section class="users" aria-labelledby="users">
      <h2 id="users">Users of this emulator</h2>
      <ul>
        {people.users().map((user) => (
          <li>
            <a href={address(user.handle)}>{user.handle}</a> <span class="muted">{user.role}</span>
          </li>
        ))}
      </ul>
      <p class="muted">
        Every password is <code>demo</code>.
      </p>
    </section>
  );
}

function afterwards(callback: string): string {
  if (callback === OOB_CALLBACK) return "Afterwards you get a PIN to type into the application.";
  const url = new URL(callback);
  return `Afterwards you return to ${url.host === "" ? url.protocol : url.host}.`;
}

/** A browser follows a form's redirect only to places the page names. */
function formTargets(callback: string): string[] {
  if (callback === OOB_CALLBACK) return [];
  const { protocol, origin, hostname } = new URL(callback);
  if (origin === "null") return [protocol];
  // An application on this machine may go on from one of its names or ports to another.
  const loopback = hostname === "localhost" || hostname === "127.0.0.1";
  return loopback ? ["http://localhost:*", "http://127.0.0.1:*"] : [origin];
}

/** The PIN of an authorized request token, for applications that cannot be called back. */
export function pinPage(c: Context, application: Application, pin: string): Response {
  return renderPage(c, {
    title: "Your PIN",
    children: (
      <>
        <h1>Return to {application.name} and type this PIN</h1>
        <output id="pin">{pin}</output>
        <p class="muted">It works once, for a few minutes. Do not share it.</p>
      </>
    ),
  });
}
