import { endAllServers } from '../../tools/harness/serverProcess';
import { type BuiltServer, sharedServer } from './server-bundle';

/** The bundled server for the tests of a file or `describe`; afterwards stops all its processes. */
export function builtServer(): BuiltServer {
  const built = {} as BuiltServer;
  beforeAll(async () => {
    Object.assign(built, await sharedServer());
  });
  afterAll(endAllServers);
  return built;
}
