/** Stops the browsers and the server that `pages-setup` started. */
export default async function tearDown() {
  await Promise.all((globalThis.__browsers__ ?? []).map((browser) => browser.close()));
  if (globalThis.__site__) {
    await globalThis.__site__.end('SIGTERM');
    globalThis.__site__ = undefined;
    delete process.env.TEST_SITE_URL;
  }
}
