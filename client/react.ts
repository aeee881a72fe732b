/**
 * React's part for browsers, in a file of its own: a guest who comes back after a new edition of the site has kept it,
 * and it starts before the shell, not in one long task with it.
 */
export { hydrateRoot } from 'react-dom/client';
