import { Switch } from '../Switch';

/** The parts of the desk; a narrow window has room for one of them. */
const viewNames = { list: 'List', form: 'Form', page: 'Page' } as const;
export type View = keyof typeof viewNames;

interface TopBarProps {
  open: string;
  said: string;
  view: View;
  onView(view: View): void;
}

/** The desk's head: whose it is, what it says, which part a narrow window shows, and the way to publish. */
export function TopBar({ open, said, view, onView }: TopBarProps) {
  return (
    <header className="bar">
      <h1 className="bar__name">
        <svg className="bar__arch" viewBox="0 0 86 66" aria-hidden="true">
          <g fill="none" strokeWidth="6.5">
            <path
              className="bar__coral"
              d="M0 50H6a11 11 0 0 0 11-11V37a26 26 0 0 1 52 0v2a11 11 0 0 0 11 11h6"
            />
            <path
              stroke="currentColor"
              d="M0 60H10a17 17 0 0 0 17-17V37a16 16 0 0 1 32 0v6a17 17 0 0 0 17 17h10"
            />
          </g>
        </svg>
        <span>The desk</span>
      </h1>
      <p className="bar__said" role="status">
        {said}
      </p>
      <Switch label="What is shown" options={viewNames} value={view} onChange={onView} />
      <a className="bar__link" href="#publish" aria-current={open === 'publish' ? 'page' : undefined}>
        Publish
      </a>
    </header>
  );
}
