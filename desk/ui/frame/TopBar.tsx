import { Switch } from '../Switch';
import { useDesk } from './DeskContext';

/** The parts of the desk; a narrow window has room for one of them. */
const viewNames = { list: 'List', form: 'Form', page: 'Page' } as const;
export type View = keyof typeof viewNames;

interface TopBarProps {
  said: string;
  view: View;
  onView(view: View): void;
}

/** The desk's head: what it says, which part a narrow window shows, and the way to publish. */
export function TopBar({ said, view, onView }: TopBarProps) {
  const { open } = useDesk();
  return (
    <header className="bar">
      <h1>The desk</h1>
      <p className="bar__said" role="status">
        {said}
      </p>
      <Switch label="What is shown" options={viewNames} value={view} onChange={onView} />
      <a href="#publish" aria-current={open === 'publish' ? 'page' : undefined}>
        Publish
      </a>
    </header>
  );
}
