/** @jsxImportSource hono/jsx */
import type { Hono } from "hono";
import { Connection } from "../../database/connection";
import type { Db } from "../../database/database";
import { renderPage } from "../../pages/page";
import { PEOPLE } from "../../seed/people";
import { notificationsOf } from "./device-notifications";
import { DevicePost } from "./device-post";

/** GET /device/:handle: what a user's phone would show, previews of draft posts among it. */
export function registerDevicePage(app: Hono, db: Db): void {
  const connection = new Connection(db);
  app.get("/device/:handle", (c) => {
    const person = PEOPLE.find(({ handle }) => handle === c.req.param("handle"));
    if (!person)
      return renderPage(c, { title: "No such user", status: 404, children: <h1>No such user</h1> });
    const notifications = notificationsOf(connection, person.id);
    return renderPage(c, {
      title: `Device of @${person.handle}`,
      showsMedia: true,
      children: (
        <>
          <h1>{`Device of ${person.name}`}</h1>
          {notifications.length === 0 ? <p>No previews have been sent here yet.</p> : null}
          {notifications.map(({ post, sentAt }) => (
            <DevicePost
              post={post}
              note={`Preview of a draft post · sent ${sentAt} · only you can see this`}
            />
          ))}
        </>
      ),
    });
  });
}
