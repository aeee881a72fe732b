import { createRoot } from 'react-dom/client';
import { keepKey } from './ask';
import { openDrafts } from './form/drafts';
import { DeskFrame } from './frame/DeskFrame';

keepKey();
await openDrafts();
const root = document.getElementById('root');
if (root) createRoot(root).render(<DeskFrame />);
