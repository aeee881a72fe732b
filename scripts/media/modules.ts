/** The texts of the files that `npm run media` writes for pages to import: the same masters give the same bytes. */
import type { Picture } from '../../shared/picture';
import { roomSlugs } from '../../shared/roomSlugs';
import { type FilmMaster, filmFile, type Masters, roomPictures } from './plan';

const notice = 'Written by npm run media; do not edit.';

/** Path inside shared/pictures -> text, for every module that belongs there. */
export function plannedModules({ pictures, films }: Masters): ReadonlyMap<string, string> {
  const all = pictures.map(({ picture }) => picture);
  return new Map([
    ...all.map((picture) => [`${picture.name}.ts`, pictureModule(picture)] as const),
    ...films.map((film) => [`${film.name}-film.ts`, filmModule(film)] as const),
    ...roomSlugs.map((slug) => [`rooms/${slug}.ts`, roomModule(roomPictures(slug, all))] as const),
  ]);
}

const pictureModule = ({ name, alt, width, height, hash, widths }: Picture): string => `// ${notice}
import type { Picture } from '../picture';

const picture: Picture = {
  name: ${quoted(name)},
  alt: ${quoted(alt)},
  width: ${width},
  height: ${height},
  hash: ${quoted(hash)},
  widths: [${widths.join(', ')}],
};

export default picture;
`;

const filmModule = (film: FilmMaster): string => `// ${notice}
import poster from './${film.poster.name}';

const film = { mp4: ${quoted(`/media/${filmFile(film)}`)}, poster } as const;

export default film;
`;

const roomModule = (pictures: readonly Picture[]): string => `// ${notice}
import type { Picture } from '../../picture';
${pictures.map(({ name }, index) => `import picture${index + 1} from '../${name}';`).join('\n')}

const pictures: readonly [Picture, ...Picture[]] = [${pictures.map((_, index) => `picture${index + 1}`).join(', ')}];

export default pictures;
`;

/**
 * One rule a picture: the color that stands in its place until it comes, and its point where that is not the middle.
 * @param grounds a color ('#0a4b8c') by picture name
 */
export function pictureCss({ pictures }: Masters, grounds: ReadonlyMap<string, string>): string {
  const rules = pictures.map(({ picture: { name }, point }) => {
    const position = point === '50% 50%' ? '' : `\n  object-position: ${point};`;
    return `\n.picture--${name} {\n  background-color: ${grounds.get(name)};${position}\n}\n`;
  });
  return `/* ${notice} */\n${rules.join('')}`;
}

const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
