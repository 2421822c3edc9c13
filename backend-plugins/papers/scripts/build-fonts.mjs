// Makes the fonts of papers: static instances without variation axes, because a PDF embeds one instance. Archivo has
// Latin letters only; Noto Sans continues with Greek, Cyrillic, Hebrew and Arabic. Each file holds one part of the
// alphabets; `src/lib/drawing` takes the first that has a letter.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const archivo = (part, variationAxes) => ({
  source: `@fontsource-variable/archivo/files/archivo-${part}-standard-normal.woff2`,
  variationAxes,
});
const noto = (part, weight) => ({
  source: `@fontsource/noto-sans/files/noto-sans-${part}-${weight}-normal.woff2`,
});
const notoOf = (script, weight) => ({
  source: `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff2`,
});

const WEIGHTS = {
  text: [{ wght: 400, wdth: 100 }, 400],
  strong: [{ wght: 600, wdth: 100 }, 600],
  heading: [{ wght: 800, wdth: 84 }, 700],
};

for (const [name, [axes, weight]] of Object.entries(WEIGHTS)) {
  const parts = {
    latin: archivo('latin', axes),
    'latin-ext': archivo('latin-ext', axes),
    vietnamese: archivo('vietnamese', axes),
    greek: noto('greek', weight),
    'greek-ext': noto('greek-ext', weight),
    cyrillic: noto('cyrillic', weight),
    'cyrillic-ext': noto('cyrillic-ext', weight),
    hebrew: notoOf('hebrew', weight),
    arabic: notoOf('arabic', weight),
  };
  for (const [part, { source, variationAxes }] of Object.entries(parts)) {
    const file = readFileSync(fileURLToPath(import.meta.resolve(source)));
    const options = { targetFormat: 'truetype', keepAllGlyphs: true, noHinting: true };
    const font = await subsetFont(file, undefined, { ...options, variationAxes });
    writeFileSync(new URL(`../fonts/${name}-${part}.ttf`, import.meta.url), font);
  }
}
