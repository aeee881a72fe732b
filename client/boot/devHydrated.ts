/** In development alone: says that React has taken over the page, in which the desk may then mark elements. */
import { whenHydrated } from './boundaries';

const root = document.getElementById('root');
if (root) whenHydrated(root, () => dispatchEvent(new Event('hydrated')));
