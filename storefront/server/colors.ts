import type { Shop } from '@harrow/contract';

type Colors = NonNullable<Shop['colors']>;

/** The address of the style sheet with the colors of a shop, which are written in it. */
export const COLORS = '/colors.css';

/** By use: the variables of `styles/tokens.css` that take the color. */
const VARIABLES: Record<keyof Colors, string> = {
  button: '--color-red',
  stock: '--color-leaf-text',
  link: '--color-red-text',
};
const USES = Object.keys(VARIABLES) as (keyof Colors)[];

const SHADES = /^([\da-f]{6})-([\da-f]{6})$/;

/** Returns the address of the style sheet for the colors of a shop. */
export function colorsAddress(colors: Colors): string {
  const query = USES.map((use) => {
    const { day, night } = colors[use];
    return `${use}=${day.slice(1)}-${night.slice(1)}`;
  });
  return `${COLORS}?${query.join('&')}`;
}

/** Darkens a color for what is below the pointer, as `styles/tokens.css` does. */
const darker = (color: string): string =>
  (color.match(/../g) ?? [])
    .map((channel) => Math.round(Number.parseInt(channel, 16) * 0.83))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('');

/**
 * Returns the style sheet for a query of its address; undefined for one that names no colors. Rules for each scheme, as
 * the build makes of `light-dark()` for browsers that do not know it.
 */
export function colorsSheet(query: URLSearchParams): string | undefined {
  const [day, night]: [string[], string[]] = [[], []];
  for (const use of USES) {
    const [, ...shades] = SHADES.exec(query.get(use) ?? '') ?? [];
    if (shades.length === 0) return undefined;
    for (const [lines, shade = ''] of [
      [day, shades[0]],
      [night, shades[1]],
    ] as const) {
      lines.push(`${VARIABLES[use]}:#${shade}`);
      if (use === 'button') lines.push(`--color-red-deep:#${darker(shade)}`);
    }
  }
  const [byDay, byNight] = [`{${day.join(';')}}`, `{${night.join(';')}}`];
  const rules = [
    `:root${byDay}`,
    `@media (prefers-color-scheme:dark){:root${byNight}}`,
    `:root[data-scheme=light]${byDay}`,
    `:root[data-scheme=dark]${byNight}`,
  ];
  // papers are printed in black
  return `@media not print{${rules.join('')}}\n`;
}
