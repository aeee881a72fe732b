/** Forgets the draft that Keystatic keeps of a form in this browser, once its text has gone another way. */
export const dropDraft = (key: string): Promise<void> =>
  new Promise((resolve) => {
    const opened = indexedDB.open('keystatic');
    opened.onerror = () => resolve();
    opened.onsuccess = () => {
      const database = opened.result;
      const done = () => {
        database.close();
        resolve();
      };
      if (!database.objectStoreNames.contains('items')) return done();
      const change = database.transaction('items', 'readwrite');
      change.objectStore('items').delete(['singleton', key]);
      change.oncomplete = done;
      change.onerror = done;
    };
  });
