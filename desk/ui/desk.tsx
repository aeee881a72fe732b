import { createRoot } from 'react-dom/client';
import { storeKey } from './api';
import { DeskFrame } from './frame/DeskFrame';

storeKey();
const root = document.getElementById('root');
if (root) createRoot(root).render(<DeskFrame />);
