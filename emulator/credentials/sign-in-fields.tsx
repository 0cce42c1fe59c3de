/** @jsxImportSource hono/jsx */

export interface SignInFieldsProblem {
  readonly title: string;
  readonly advice: string;
}

export const wrongPassword: SignInFieldsProblem = {
  title: "That username and password do not match.",
  advice: "Check the spelling. The users of this emulator are listed below, the password of each is “demo”.",
};

/** Username and password; after a wrong one the username stays and the page shows what to do. */
export function SignInFields(props: {
  username?: string | undefined;
  problem?: SignInFieldsProblem | undefined;
}) {
  const { username, problem } = props;
  const described = problem
    ? ({ "aria-invalid": "true", "aria-describedby": "problem" } as const)
    : ({} as const);
  return (
    <>
      {problem ? (
        <p class="alert" role="alert" id="problem">
          <b>{problem.title}</b> {problem.advice}
        </p>
      ) : null}
      <label for="username">Username</label>
      <input
        id="username"
        name="username"
        value={username}
        required
        autofocus={!username}
        autocomplete="username"
        autocapitalize="none"
        spellcheck={false}
        {...described}
      />
      <label for="password">Password</label>
      <input
        id="password"
        name="password"
        type="password"
        required
        autofocus={Boolean(username)}
        autocomplete="current-password"
        {...described}
      />
    </>
  );
}
