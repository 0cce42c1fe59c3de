import * as z from "zod";

/** The credential service's records, as SQLite holds them. Times are milliseconds since the epoch. */
export const credentialTables = `
  CREATE TABLE IF NOT EXISTS users (
    id TEXT PRIMARY KEY,
    handle TEXT NOT NULL UNIQUE COLLATE NOCASE,
    name TEXT NOT NULL,
    role TEXT NOT NULL,
    password TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS applications (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    consumer_key TEXT NOT NULL UNIQUE,
    consumer_secret TEXT NOT NULL,
    owner_id TEXT NOT NULL REFERENCES users (id),
    access TEXT NOT NULL CHECK (access IN ('read', 'write')),
    sign_in INTEGER NOT NULL CHECK (sign_in IN (0, 1)),
    callbacks TEXT NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS grants (
    user_id TEXT NOT NULL REFERENCES users (id),
    application_id TEXT NOT NULL REFERENCES applications (id),
    access TEXT NOT NULL CHECK (access IN ('read', 'write')),
    PRIMARY KEY (user_id, application_id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS request_tokens (
    token TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    application_id TEXT NOT NULL REFERENCES applications (id),
    callback TEXT NOT NULL,
    access TEXT NOT NULL CHECK (access IN ('read', 'write')),
    created_at INTEGER NOT NULL,
    state TEXT NOT NULL CHECK (state IN ('issued', 'authorized', 'denied', 'spent')),
    user_id TEXT REFERENCES users (id),
    verifier TEXT,
    wrong_verifiers INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS request_tokens_by_age ON request_tokens (created_at);
  CREATE TABLE IF NOT EXISTS access_tokens (
    token TEXT PRIMARY KEY,
    secret TEXT NOT NULL,
    user_id TEXT NOT NULL REFERENCES users (id),
    application_id TEXT NOT NULL REFERENCES applications (id),
    access TEXT NOT NULL CHECK (access IN ('read', 'write')),
    made_by TEXT NOT NULL CHECK (made_by IN ('exchange', 'settings')),
    created_at INTEGER NOT NULL,
    invalidated_at INTEGER
  ) STRICT;
  CREATE INDEX IF NOT EXISTS access_tokens_by_grant ON access_tokens (user_id, application_id);
  CREATE TABLE IF NOT EXISTS bearer_tokens (
    token TEXT PRIMARY KEY,
    application_id TEXT NOT NULL REFERENCES applications (id),
    created_at INTEGER NOT NULL,
    invalidated_at INTEGER
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS one_outstanding_bearer_token
    ON bearer_tokens (application_id) WHERE invalidated_at IS NULL;
  CREATE TABLE IF NOT EXISTS browser_sessions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id),
    expires_at INTEGER NOT NULL
  ) STRICT;
`;

const access = z.enum(["read", "write"]);
export type ApplicationAccess = z.output<typeof access>;

export const userRow = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  role: z.string(),
  password: z.string(),
});
export type User = z.output<typeof userRow>;

export const applicationRow = z.object({
  id: z.string(),
  name: z.string(),
  consumer_key: z.string(),
  consumer_secret: z.string(),
  owner_id: z.string(),
  access,
  /** Whether /oauth/authenticate may skip the question (credential specification, authenticate, rule 3). */
  sign_in: z.number().transform((value) => value === 1),
  /** Patterns of the callbacks in the application's settings: `callbackIsApproved`. */
  callbacks: z.string().transform((json) => z.array(z.string()).parse(JSON.parse(json))),
});
export type Application = z.output<typeof applicationRow>;

export const requestTokenRow = z.object({
  token: z.string(),
  secret: z.string(),
  application_id: z.string(),
  callback: z.string(),
  access,
  created_at: z.number(),
  state: z.enum(["issued", "authorized", "denied", "spent"]),
  user_id: z.string().nullable(),
  verifier: z.string().nullable(),
  wrong_verifiers: z.number(),
});
export type StoredRequestToken = z.output<typeof requestTokenRow>;

export const accessTokenRow = z.object({
  token: z.string(),
  secret: z.string(),
  user_id: z.string(),
  application_id: z.string(),
  access,
  created_at: z.number(),
  invalidated_at: z.number().nullable(),
});
export type StoredAccessToken = z.output<typeof accessTokenRow>;

export const bearerTokenRow = z.object({
  token: z.string(),
  application_id: z.string(),
  created_at: z.number(),
  invalidated_at: z.number().nullable(),
});
export type StoredBearerToken = z.output<typeof bearerTokenRow>;
