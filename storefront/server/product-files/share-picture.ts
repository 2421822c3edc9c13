import sharp from 'sharp';
import { inShopLetters, linesOf, outlineOf } from '../lettering.ts';
import { fill, PAPER, type SourcePicture } from './picture-source.ts';

const WIDTH = 1200;
const HEIGHT = 630;
/** The drawing takes 4:3 at the right: as much as its machine fills of the sheet. */
const PICTURE_WIDTH = 840;
const MARGIN = 40;
const TEXT_WIDTH = WIDTH - PICTURE_WIDTH - 2 * MARGIN;

const INK = '#1d2a22';
const MUTED = '#4c5b52';
const RED = '#b23a22';
const GROUND = '#fbf7ee';

export interface ShareCard {
  title: string;
  /** A line below the title, such as the part number. */
  label: string;
  /** The name of the shop, at the foot. */
  shop: string;
  picture: SourcePicture | null;
}

/** Sizes of the title in pixels with the most lines of each; the first that fits is taken. */
const TITLE_SIZES: readonly (readonly [size: number, lines: number])[] = [
  [60, 4],
  [48, 6],
  [36, 9],
];

/** Keeps a number with the letters before it: `C 310` is one model. */
const withModel = (title: string): string => title.replace(/ (?=\d)/g, '\u00a0');

function layOutTitle(title: string) {
  const fitting = TITLE_SIZES.map(([size, most]) => {
    const lines = linesOf('heading', title, size, TEXT_WIDTH);
    const shown = lines.slice(0, most);
    if (lines.length > most) shown[most - 1] = `${(shown[most - 1] ?? '').slice(0, -1)}…`;
    return { size, shown, fits: lines.length <= most };
  });
  const [largest, ...smaller] = fitting;
  return fitting.find(({ fits }) => fits) ?? smaller.at(-1) ?? largest;
}

function lettersOf({ title, label, shop }: ShareCard): string {
  const { size, shown } = layOutTitle(withModel(inShopLetters(title))) ?? { size: 0, shown: [] };
  const lineHeight = size * 1.06;
  const first = MARGIN + 60 + size;
  const heading = shown.map((line, index) =>
    outlineOf('heading', line, size, [MARGIN, first + index * lineHeight]),
  );
  const below = first + (shown.length - 1) * lineHeight + 48;
  const labels = linesOf('text', inShopLetters(label), 24, TEXT_WIDTH).slice(0, 2);
  const small = labels.map((line, index) =>
    outlineOf('text', line, 24, [MARGIN, below + 32 * index]),
  );
  const foot = outlineOf('heading', inShopLetters(shop), 30, [MARGIN, HEIGHT - MARGIN - 6]);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <path fill="${RED}" d="M${MARGIN} ${MARGIN + 12}h72v8h-72z"/>
    <path fill="${INK}" d="${heading.join('')}${foot}"/>
    <path fill="${MUTED}" d="${small.join('')}"/>
    <path fill="${INK}" d="M${WIDTH - PICTURE_WIDTH - 3} 0h3v${HEIGHT}h-3z"/></svg>`;
}

/** Draws the picture of 1200 × 630 that other sites show beside a link; a PNG. */
export async function drawSharePicture(card: ShareCard): Promise<Buffer> {
  const picture =
    card.picture && (await fill(card.picture, PICTURE_WIDTH, HEIGHT).png().toBuffer());
  const ground = { width: WIDTH, height: HEIGHT, channels: 3, background: GROUND } as const;
  const blank = { width: PICTURE_WIDTH, height: HEIGHT, channels: 3, background: PAPER } as const;
  const left = WIDTH - PICTURE_WIDTH;
  return await sharp({ create: ground })
    .composite([
      { input: picture ?? { create: blank }, left, top: 0 },
      { input: Buffer.from(lettersOf(card)), left: 0, top: 0 },
    ])
    .png({ palette: card.picture?.isDrawing ?? true, effort: 7 })
    .toBuffer();
}

/** Draws the picture of a product alone, without words, for feeds that allow none; a PNG of 8:5. */
export const drawPlainPicture = async (picture: SourcePicture): Promise<Buffer> =>
  await fill(picture, WIDTH, 750).png({ palette: picture.isDrawing, effort: 7 }).toBuffer();
