import { type BuiltServer, buildServer } from '../../tools/harness/serverBundle';
import { endAllServers } from '../../tools/harness/serverProcess';

/** The bundled server for the tests of a file or `describe`: there before the first, gone after the last with all that was started. */
export function builtServer(): BuiltServer {
  const built = {} as BuiltServer;
  beforeAll(async () => {
    Object.assign(built, await buildServer());
  });
  afterAll(() => {
    endAllServers();
    built.remove();
  });
  return built;
}
