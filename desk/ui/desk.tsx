import { createRoot } from 'react-dom/client';
import { keepKey } from './ask';
import { DeskFrame } from './frame/DeskFrame';

keepKey();
const root = document.getElementById('root');
if (root) createRoot(root).render(<DeskFrame preview={root.dataset.preview ?? ''} />);
