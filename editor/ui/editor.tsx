import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import type { DeskData } from '../content/routes';
import { configOf } from '../keystatic/config';
import { showFirstFault } from './editor/firstFault';
import { tellUnsaved } from './editor/unsaved';
import { rememberVersions } from './editor/versions';

// The desk looks the same by day and by night, as the site does.
localStorage.setItem('keystatic-color-scheme', 'light');

rememberVersions();
const { entries, named } = (await (await fetch('/desk/content')).json()) as DeskData;
const root = document.getElementById('root');
if (root) createRoot(root).render(<Keystatic config={configOf(entries, named)} />);
tellUnsaved();
showFirstFault();
