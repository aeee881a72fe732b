/** After all page tests: ends the process that `pages-setup` started. */
export default async function tearDown() {
  await globalThis.__site__?.stop();
}
