/** Empties everything a browser stores for the dashboard. Connections to its databases stay open, as in one tab. */
export async function clearStorage(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  if (!("indexedDB" in globalThis)) return;
  for (const { name } of await indexedDB.databases()) {
    if (name !== undefined) await clearDatabase(name);
  }
}

async function clearDatabase(name: string): Promise<void> {
  const database = await answerOf(indexedDB.open(name));
  const stores = [...database.objectStoreNames];
  await Promise.all(
    stores.map((store) => answerOf(database.transaction(store, "readwrite").objectStore(store).clear())),
  );
  database.close();
}

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
