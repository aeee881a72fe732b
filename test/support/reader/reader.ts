import type { CDPSession, KeyInput } from 'puppeteer';
import { until } from '../../../tools/serverProcess';
import { type OpenOptions, type OpenPage, open, tick } from '../browser';
import { takeAnnouncements, watchRegions } from './announcements';
import { faultsOf } from './faults';
import type { Step } from './transcript';
import { below, type Item, itemsOf, type Node, readTree } from './tree';
import { containerWords, isField, isLandmark, rowsOf, tableWords } from './words';

/** How the cursor goes on, each with the key that NVDA has for it. */
const moves = {
  item: 'Down',
  heading: 'H',
  link: 'K',
  field: 'F',
  landmark: 'D',
  table: 'T',
} as const;
export type Move = keyof typeof moves;

/** What timers may do after each key, in ms of the page's clock: more than any fade. */
const pause = 700;

/** When every journey is made, so that calendars say the same: noon at the hotel. */
const now = Date.UTC(2027, 4, 3, 19);

const isOf: Readonly<Record<Exclude<Move, 'landmark' | 'table'>, (item: Item) => boolean>> = {
  item: () => true,
  heading: ({ node }) => node.role === 'heading',
  link: ({ target }) => target.role === 'link',
  field: ({ target }) => isField(target),
};

const entered = (item: Item, from: Item | undefined) =>
  item.containers.filter(({ id }) => !from?.containers.some((container) => container.id === id));

/**
 * A guest who hears the page: a cursor goes through the browser's accessibility tree, keys go to the page, and what comes
 * of them is heard. docs/decisions/0032-our-own-reader.md
 */
export class Reader {
  readonly steps: Step[] = [];
  /** What went wrong on the way: a page that stayed silent, or said something to nobody. */
  readonly faults: string[] = [];
  private cursor: Item | undefined;
  private cell: { table: Node; row: number; column: number } | undefined;
  private items: Item[] = [];

  private constructor(
    readonly page: OpenPage,
    private readonly session: CDPSession,
  ) {}

  /** Opens a page of the site and hears its title. */
  static async open(path: string, options: OpenOptions = {}): Promise<Reader> {
    const page = await open(path, {
      reducedMotion: true,
      fakeClock: true,
      ...options,
      async before(opening) {
        await watchRegions(opening);
        await opening.evaluateOnNewDocument((time) => {
          (window as unknown as { clock: { setSystemTime(time: number): void } }).clock.setSystemTime(time);
        }, now);
      },
    });
    const reader = new Reader(page, await page.createCDPSession());
    await tick(page, pause);
    reader.steps.push({ key: '', heard: [`page, ${await page.title()}`] });
    await takeAnnouncements(page);
    await reader.look();
    return reader;
  }

  private async look(): Promise<Item | undefined> {
    const root = await readTree(this.session);
    this.items = itemsOf(root);
    for (const text of faultsOf(this.items)) this.fault(text);
    const focused = below(root).findLast(({ states }) => states.focused === true);
    if (!focused || focused === root) return undefined;
    // Focus may be on a part of a control, as on the month of a date.
    for (let node: Node | undefined = focused; node; node = node.parent) {
      const { id } = node;
      const item = this.items.find((each) => each.node.id === id || each.target.id === id);
      if (item) return item;
    }
    // The skip link leads to no control but to a landmark.
    return { node: focused, target: focused, words: containerWords(focused), containers: [focused] };
  }

  private fault(text: string) {
    if (!this.faults.includes(text)) this.faults.push(text);
  }

  private say(key: string, heard: string[]) {
    this.steps.push({ key, heard });
    const said = heard.map((words) => words.replace(/^announced[^:]*: /, ''));
    for (const [index, words] of said.entries())
      if (said.indexOf(words) !== index) this.fault(`${key}: said twice: "${words}"`);
  }

  private arrive(key: string, item: Item) {
    this.say(key, [...this.wayTo(item), item.words]);
    this.cursor = item;
    this.cell = undefined;
  }

  private wayTo(item: Item): string[] {
    return entered(item, this.cursor).map((node) => containerWords(node) || tableWords(node));
  }

  /** The cursor's place among the items; before what is in it, where it stands on a landmark. */
  private place(): number {
    const id = this.cursor?.node.id;
    const place = this.items.findIndex(({ node }) => node.id === id);
    if (place >= 0) return place;
    return this.items.findIndex(({ containers }) => containers.some((node) => node.id === id)) - 1;
  }

  /** Goes on to the next of a kind. @throws where there is none */
  async next(kind: Move): Promise<string> {
    const after = this.items.slice(Math.max(this.place(), -1) + 1);
    const isWanted = (item: Item) => {
      if (kind === 'landmark') return entered(item, this.cursor).some(isLandmark);
      if (kind === 'table') return entered(item, this.cursor).some((node) => tableWords(node) !== '');
      return isOf[kind](item);
    };
    const found = after.find(isWanted);
    if (!found) throw new Error(`no further ${kind} after "${this.cursor?.words}"`);
    this.arrive(moves[kind], found);
    return this.steps.at(-1)?.heard.join(', ') ?? '';
  }

  /** Goes back to the one before of a kind. @throws where there is none */
  async back(kind: 'heading' | 'field'): Promise<string> {
    const found = this.items.slice(0, this.place()).findLast(isOf[kind]);
    if (!found) throw new Error(`no ${kind} before "${this.cursor?.words}"`);
    this.arrive(`Shift+${moves[kind]}`, found);
    return found.words;
  }

  /** Waits, in ms of the page's clock, and hears what comes by itself. */
  async wait(ms: number): Promise<void> {
    const from = await this.look();
    await tick(this.page, ms);
    await this.follow('(waits)', from);
  }

  /** Goes on until something is heard. */
  async seek(kind: Move, words: string): Promise<void> {
    // Capitals by style are capitals to a screen reader.
    while (!(await this.next(kind)).toLowerCase().includes(words.toLowerCase()));
  }

  /** Goes to the next cell of a table, and hears the headings that it comes under. */
  async nextCell(way: 'right' | 'down'): Promise<void> {
    const table = this.cell?.table ?? this.cursor?.containers.findLast((node) => tableWords(node) !== '');
    if (!table) throw new Error('the cursor is in no table');
    const rows = rowsOf(table);
    const from = this.cell ?? { row: 0, column: 0 };
    const row = from.row + (way === 'down' ? 1 : 0);
    const column = from.column + (way === 'right' ? 1 : 0);
    const textOf = (cell: Node | undefined) =>
      cell
        ? this.items
            .filter(({ node }) => below(cell).some(({ id }) => id === node.id))
            .map(({ words }) => words)
        : [];
    const heading = way === 'right' ? rows[0]?.[column] : rows[row]?.[0];
    const cell = rows[row]?.[column];
    if (!cell) throw new Error(`the table has no further cell ${way}`);
    const names = heading && heading !== cell ? [heading.name || textOf(heading).join(', ')] : [];
    this.cell = { table, row, column };
    this.cursor = this.items.find(({ node }) => below(cell).some(({ id }) => id === node.id)) ?? this.cursor;
    const words = [...names, ...textOf(cell)].filter(Boolean).join(', ');
    this.say(`Ctrl+Alt+${way === 'right' ? 'Right' : 'Down'}`, [words]);
  }

  /** Focus follows the cursor where it can, as in a screen reader that is about to press a key. */
  private async focusCursor(): Promise<void> {
    const backendNodeId = this.cursor?.target.id;
    if (!backendNodeId) return;
    await this.session.send('DOM.focus', { backendNodeId }).catch(async () => {
      // What takes no focus is where the Tab key starts from.
      const { object } = await this.session.send('DOM.resolveNode', { backendNodeId });
      await this.session.send('Runtime.callFunctionOn', {
        objectId: object.objectId ?? '',
        functionDeclaration: 'function () { getSelection().collapse(this, 0); }',
      });
    });
  }

  /**
   * Presses a key of the page, by its own name, and hears what comes of it.
   * @param outcome what shows that it has come, where that takes more than the page's timers
   */
  async press(key: KeyInput, outcome?: string): Promise<void> {
    const before = await this.look();
    if (this.cursor && before?.node.id !== this.cursor.node.id) await this.focusCursor();
    const from = await this.look();
    await this.page.keyboard.press(key);
    await this.follow(key, from, outcome);
  }

  /** Types into the field at the cursor. */
  async type(text: string): Promise<void> {
    await this.focusCursor();
    await this.page.keyboard.type(text);
    await this.look();
    const heard = (await this.announcements()).map(({ text: words }) => `announced: ${words}`);
    this.say(`types "${text}"`, heard);
  }

  private async announcements() {
    const { announced, unheard } = await takeAnnouncements(this.page);
    for (const text of unheard) this.fault(`nobody hears a status that comes with its text: "${text}"`);
    return announced;
  }

  private async follow(key: string, from: Item | undefined, outcome?: string): Promise<void> {
    if (outcome) {
      const isThere = () => this.page.$(outcome).then((found) => found !== null);
      await until(async () => {
        await tick(this.page, 50);
        return isThere();
      });
    }
    await tick(this.page, pause);
    const now = await this.look();
    const announced = await this.announcements();
    const heard = announced
      .filter(({ isAssertive }) => isAssertive)
      .map(({ text }) => `announced at once: ${text}`);
    if (now && now.target.id !== from?.target.id) {
      const isPlace = now.containers.includes(now.node);
      heard.push(...this.wayTo(now), ...(isPlace ? [] : [now.words]));
    } else if (now && from) {
      const known = from.words.split(', ');
      const changed = now.words.split(', ').filter((part) => !known.includes(part));
      if (changed.length > 0) heard.push(changed.join(', '));
    }
    heard.push(
      ...announced.filter(({ isAssertive }) => !isAssertive).map(({ text }) => `announced: ${text}`),
    );
    if (now) {
      this.cursor = now;
      this.cell = undefined;
    }
    if (heard.length === 0) this.fault(`silence after ${key}`);
    this.say(key, heard.length > 0 ? heard : ['(silence)']);
  }
}
