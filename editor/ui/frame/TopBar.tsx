/** The desk's head: whose it is, what it says, and what concerns the whole site. */
export function TopBar({ open, said }: { open: string; said: string }) {
  const link = (hash: string, label: string) => (
    <a className="bar__link" href={`#${hash}`} aria-current={open === hash ? 'page' : undefined}>
      {label}
    </a>
  );
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
        The desk
      </h1>
      <p className="bar__said" role="status">
        {said}
      </p>
      <nav className="bar__links" aria-label="The whole site">
        {link('rooms', 'Rooms and prices')}
        {link('pictures', 'Pictures')}
        {link('publish', 'Publish')}
      </nav>
    </header>
  );
}
