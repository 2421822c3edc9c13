import { readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';

/** The weights of a paper. */
export type Face = 'text' | 'strong' | 'heading';

/** A part of the alphabets, in its own file: scripts/build-fonts.mjs. */
export type FontPart = { name: string; file: Buffer; font: Font };

const FACES: readonly Face[] = ['text', 'strong', 'heading'];
const PARTS = [
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'],
  ...['hebrew', 'arabic'],
];

const FOLDER = path.resolve(__dirname, '..', '..', '..', 'fonts');

type Place = (mark: unknown, anchor: unknown, glyph: number) => void;
type Engine = { engine: { GPOSProcessor: { applyAnchor: Place } | null } | null };

/**
 * Lets fontkit pass over a mark that has no place on its letter. It throws instead at letters such as U+06A2, so one
 * such letter in an address would leave an order without its paper. This uses private members of fontkit.
 */
function skipMissingAnchors(font: Font): void {
  const processor = (font as unknown as { _layoutEngine: Engine })._layoutEngine.engine
    ?.GPOSProcessor;
  if (!processor) return;
  const place = processor.applyAnchor.bind(processor);
  processor.applyAnchor = (mark, anchor, glyph) => {
    if (anchor) place(mark, anchor, glyph);
  };
}

function readPart(name: string): FontPart {
  const file = readFileSync(path.join(FOLDER, `${name}.ttf`));
  const font = create(file);
  if (!('layout' in font)) throw new Error(`${name} is a collection of fonts.`);
  skipMissingAnchors(font);
  return { name, file, font };
}

const partsOf = (face: Face): FontPart[] => PARTS.map((part) => readPart(`${face}-${part}`));

/** The parts of each face, in search order. */
export const faces: Record<Face, FontPart[]> = {
  text: partsOf('text'),
  strong: partsOf('strong'),
  heading: partsOf('heading'),
};

/** All fonts by name; a PDF embeds only the fonts in use. */
export const fonts: ReadonlyMap<string, FontPart> = new Map(
  FACES.flatMap((face) => faces[face]).map((part) => [part.name, part]),
);

/** Whether a part has a shape for a character. */
export const hasShape = ({ font }: FontPart, character: string): boolean =>
  font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
