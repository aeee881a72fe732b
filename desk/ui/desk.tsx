import { createRoot } from 'react-dom/client';
import { storeKey } from './api';
import { openDrafts } from './form/drafts';
import { DeskFrame } from './frame/DeskFrame';

storeKey();
await openDrafts();
const root = document.getElementById('root');
if (root) createRoot(root).render(<DeskFrame />);
