import { createRoot } from 'react-dom/client';
import { DeskFrame } from './frame/DeskFrame';

const root = document.getElementById('root');
if (root) createRoot(root).render(<DeskFrame preview={root.dataset.preview ?? ''} />);
