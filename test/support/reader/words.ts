import type { Node } from './tree';

/** What a screen reader calls a role. */
const controls: Readonly<Record<string, string>> = {
  link: 'link',
  button: 'button',
  checkbox: 'checkbox',
  switch: 'switch',
  radio: 'radio button',
  textbox: 'edit',
  searchbox: 'edit',
  combobox: 'combo box',
  spinbutton: 'number',
  Date: 'date',
  InputTime: 'time',
  slider: 'slider',
  meter: 'meter',
  tab: 'tab',
  DisclosureTriangle: 'disclosure',
  DisclosureTriangleGrouped: 'disclosure',
  Iframe: 'frame',
};

const containers: Readonly<Record<string, string>> = {
  banner: 'banner',
  navigation: 'navigation',
  main: 'main',
  contentinfo: 'footer',
  complementary: 'complementary',
  search: 'search',
  dialog: 'dialog',
  alertdialog: 'dialog',
  list: 'list',
  tablist: 'tabs',
  tabpanel: 'tab panel',
};

/** These are landmarks or groups only where they have a name. */
const namedContainers: Readonly<Record<string, string>> = {
  region: 'region',
  form: 'form',
  group: 'group',
  figure: 'figure',
  article: 'article',
};

export const isControl = ({ role }: Node) => role in controls;

const landmarks = [
  'banner',
  'navigation',
  'main',
  'contentinfo',
  'complementary',
  'search',
  'region',
  'form',
];
export const isLandmark = ({ role }: Node) => landmarks.includes(role);

/** The fields of forms, and buttons. */
export const isField = ({ role }: Node) =>
  isControl({ role } as Node) && !['link', 'meter', 'Iframe'].includes(role);

const heard = (...parts: readonly (string | false | undefined)[]) => parts.filter(Boolean).join(', ');

const either = (state: unknown, on: string, off: string) =>
  state === undefined ? undefined : state === true || state === 'true' ? on : off;

function statesOf({ role, states }: Node): string {
  const { checked, pressed, expanded, selected, required, invalid, disabled, hasPopup, current } = states;
  return heard(
    role === 'switch' ? either(checked, 'on', 'off') : either(checked, 'checked', 'not checked'),
    either(pressed, 'pressed', 'not pressed'),
    either(expanded, 'expanded', 'collapsed'),
    role === 'tab' && either(selected, 'selected', 'not selected'),
    current === true && 'current',
    hasPopup === 'dialog' && 'opens a dialog',
    required === true && 'required',
    invalid === 'true' && 'invalid',
    disabled === true && 'unavailable',
  );
}

/** What is said of a control, heading or picture: role, name, states, value, description. */
export function wordsOf(node: Node, control?: Node): string {
  const { role, name, states, value, description } = node;
  if (role === 'heading')
    return heard(
      `heading ${states.level}`,
      control && controls[control.role],
      name,
      control && statesOf(control),
    );
  if (role === 'image') return heard('image', name);
  const kind = role === 'textbox' && states.multiline === true ? 'edit of several lines' : controls[role];
  const said = states.valuetext || (value !== name && value);
  return heard(
    kind,
    name,
    statesOf(node),
    ['link', 'button'].includes(role) ? undefined : `${said || ''}`,
    description !== name && description,
  );
}

/** What is said on the way into a landmark, list, group or dialog; nothing of others. */
export function containerWords(node: Node): string {
  const { role, name, description, children } = node;
  if (role in namedContainers)
    return name ? heard(`${node.states.roledescription ?? namedContainers[role]}`, name) : '';
  if (!(role in containers)) return '';
  const entries = role === 'list' && countOf(children, 'listitem');
  return heard(
    containers[role],
    name,
    entries ? `${entries} ${entries === 1 ? 'item' : 'items'}` : '',
    description !== name && description,
  );
}

/** What is said on the way into a table. */
export function tableWords(node: Node): string {
  if (node.role !== 'table' && node.role !== 'grid') return '';
  const rows = rowsOf(node);
  return heard(node.role, node.name, `${rows.length} rows`, `${rows[0]?.length ?? 0} columns`);
}

const cells = ['cell', 'gridcell', 'columnheader', 'rowheader'];

function find(node: Node, roles: readonly string[]): Node[] {
  return node.children.flatMap((child) =>
    !child.isIgnored && roles.includes(child.role) ? [child] : find(child, roles),
  );
}

const countOf = (children: readonly Node[], role: string) =>
  children.reduce(
    (count, child) => count + (!child.isIgnored && child.role === role ? 1 : find(child, [role]).length),
    0,
  );

/** The cells of a table, row by row. */
export const rowsOf = (table: Node): Node[][] => find(table, ['row']).map((row) => find(row, cells));
