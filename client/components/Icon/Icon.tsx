/** Icons for controls and links: 24 px, one stroke, round caps. Each value is the path data of all strokes. */
const icons = {
  menu: 'M3 7h18M3 12h18M3 17h18',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  down: 'M6 9.5l6 6 6-6',
  left: 'M19 12H5M11 6l-6 6 6 6',
  right: 'M5 12h14M13 6l6 6-6 6',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M9 6v12M15 6v12',
  plus: 'M12 5v14M5 12h14',
  rotate: 'M4 12c0-2.2 3.6-4 8-4s8 1.8 8 4-3.6 4-8 4M14.5 13l-2.5 3 2.5 3',
  instagram:
    'M7.5 3.5h9a4 4 0 0 1 4 4v9a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4v-9a4 4 0 0 1 4-4zM12 15.8a3.8 3.8 0 1 0 0-7.6 3.8 3.8 0 0 0 0 7.6zM16.8 7.2h.01',
  facebook: 'M14 21v-8.5h3l.5-3.5H14V7a1.8 1.8 0 0 1 2-2h1.5V2.5c-3.8-.6-6.5.9-6.5 4V9H8v3.5h3V21',
  youtube:
    'M6 5.5h12a3.5 3.5 0 0 1 3.5 3.5v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5zM10 9.3v5.4l4.7-2.7z',
} as const;

export type IconName = keyof typeof icons;

/** An icon with the accessible name `label`, or a decorative icon without `label`. */
export const Icon = ({ name, label }: { name: IconName; label?: string }) => (
  <IconDrawing path={icons[name]} label={label} />
);

/** The SVG element of an icon. @param path the path data of all strokes */
export function IconDrawing({ path, label }: { path: string; label?: string | undefined }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <path d={path} />
    </svg>
  );
}
