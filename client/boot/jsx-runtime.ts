import * as runtime from 'react/jsx-runtime';

/**
 * What JSX compiles to, as constants. React's module is CommonJS, whose functions esbuild would call as members: 0.8 to
 * 1.1 KB of a first load.
 */
export const { jsx, jsxs, Fragment } = runtime;
