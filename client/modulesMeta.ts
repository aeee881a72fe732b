const name = 'modules';

/** The attributes of the <meta> that tells the first script what else its page needs. */
export const modulesMetaAttributes = (modules: readonly string[]) => ({ name, content: modules.join(' ') });

/** Reads it in the browser. */
export const modulesMeta = (): string[] =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ') ?? [];
