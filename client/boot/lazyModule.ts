/**
 * A module that is fetched when a guest first wants it. Its loader is handed in by client/boot/main.ts, because the module
 * imports the shell, which contains what wants it.
 */
export function lazyModule<Module>() {
  let load: (() => Promise<Module>) | undefined;
  let loading: Promise<Module> | undefined;
  let loaded: Module | undefined;

  async function fetchOnce(): Promise<Module> {
    if (!load) throw new Error('A lazy module has no loader');
    loaded = await load();
    return loaded;
  }

  return {
    provide(loader: () => Promise<Module>): void {
      load = loader;
    },
    /** The module, once it has been fetched. */
    loaded: () => loaded,
    /** Fetches it once; after a failure the next call tries again. */
    fetch(): Promise<Module> {
      loading ??= fetchOnce().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    /** Fetches it ahead; the call that needs it reports a failure. */
    prefetch(): void {
      this.fetch().catch(() => {});
    },
  };
}
