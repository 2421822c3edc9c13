/**
 * Creates the shop's two fonts from Archivo's variable font. See README.md.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2';

const between = (first, last) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join(
    '',
  );

/** Latin-1 and common punctuation. Must match `unicode-range` in fonts.css. */
const LETTERS = [
  between(0x20, 0x7e),
  between(0xa0, 0xff),
  'ıŒœˆ˚˜\u2009–—‘’‚“”„•…\u202f‹›€™−',
].join('');

const FONTS = {
  'archivo-text': { wght: { min: 400, max: 600, default: 400 }, wdth: 100 },
  'archivo-heading': { wght: 800, wdth: 84 },
};

const source = readFileSync(fileURLToPath(import.meta.resolve(SOURCE)));
for (const [name, variationAxes] of Object.entries(FONTS)) {
  const font = await subsetFont(source, LETTERS, { targetFormat: 'woff2', variationAxes });
  writeFileSync(new URL(`${name}.woff2`, import.meta.url), font);
  console.log(`${name}.woff2 ${font.length} bytes`);
  const unpacked = await subsetFont(source, LETTERS, { targetFormat: 'truetype', variationAxes });
  writeFileSync(new URL(`${name}.ttf`, import.meta.url), unpacked);
}
