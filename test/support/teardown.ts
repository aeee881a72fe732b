import { removeRunDirectory } from './run-directory';

/** Runs last, after the projects' own teardown. */
export default removeRunDirectory;
