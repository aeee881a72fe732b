import { removeRunDirectory } from './run-directory';

/** Runs last, after the projects' own. */
export default removeRunDirectory;
