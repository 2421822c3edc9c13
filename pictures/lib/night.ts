import type { Svg } from './svg';

/** The colors of paper and ink in the dark theme: its panel and its text. */
const NIGHT_PAPER = '#1f2a23';
const NIGHT_INK = '#f3ead7';

/**
 * Classes of what changes at night: painted paper, lines of paper under the leaders of a figure, ink lines (inherited
 * by all strokes) and ink areas.
 */
export const PAPER_CLASS = 'p';
export const HALO_CLASS = 'h';
export const LINE_CLASS = 'i';
export const AREA_CLASS = 'a';

/** The style sheet of every drawing; an <img> has the color scheme of the page that shows it. */
export const NIGHT_STYLE =
  `<style>@media(prefers-color-scheme:dark){.${PAPER_CLASS}{fill:${NIGHT_PAPER}}` +
  `.${LINE_CLASS}{stroke:${NIGHT_INK}}.${AREA_CLASS}{fill:${NIGHT_INK}}}</style>`;

/** The style sheet of a figure of a parts book. */
export const FIGURE_NIGHT_STYLE = NIGHT_STYLE.replace(
  '}</style>',
  `.${HALO_CLASS}{stroke:${NIGHT_PAPER}}}</style>`,
);

/** Adds a night style to minified markup. SVGO would move fewer attributes around a style sheet. */
export const addNight = (svg: Svg, style = NIGHT_STYLE): Svg => svg.replace('>', `>${style}`);
