/**
 * A module that is fetched when it is first needed.
 * @param load its loader; if the module imports the shell, client/boot/lazyParts.ts provides the loader instead
 */
export function lazyModule<Module>(load?: () => Promise<Module>) {
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
    /** Fetches it once; after a failure, the next call retries. */
    fetch(): Promise<Module> {
      loading ??= fetchOnce().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
    /** Prefetches it; a failure is reported by the call that needs it. */
    prefetch(): void {
      this.fetch().catch(() => {});
    },
  };
}
