import type { Svg } from './svg';

/** The colors of paper and ink in the dark theme: its panel and its text. */
const NIGHT_PAPER = '#1f2a23';
const NIGHT_INK = '#f3ead7';

/** Classes of what changes at night: painted paper, ink lines (inherited by all strokes) and ink areas. */
export const PAPER_CLASS = 'p';
export const LINE_CLASS = 'i';
export const AREA_CLASS = 'a';

/** The style sheet of every drawing; an <img> has the color scheme of the page that shows it. */
export const NIGHT_STYLE =
  `<style>@media(prefers-color-scheme:dark){.${PAPER_CLASS}{fill:${NIGHT_PAPER}}` +
  `.${LINE_CLASS}{stroke:${NIGHT_INK}}.${AREA_CLASS}{fill:${NIGHT_INK}}}</style>`;

/** Adds the night style to minified markup. SVGO would move fewer attributes around a style sheet. */
export const addNight = (svg: Svg): Svg => svg.replace('>', `>${NIGHT_STYLE}`);
