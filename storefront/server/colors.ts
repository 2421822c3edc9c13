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

/** Returns the style sheet for a query of its address; undefined for one that names no colors. */
export function colorsSheet(query: URLSearchParams): string | undefined {
  const lines: string[] = [];
  for (const use of USES) {
    const [, day, night] = SHADES.exec(query.get(use) ?? '') ?? [];
    if (day === undefined || night === undefined) return undefined;
    lines.push(`${VARIABLES[use]}:light-dark(#${day},#${night})`);
  }
  lines.push('--color-red-deep:color-mix(in oklab,var(--color-red) 85%,#000)');
  // papers are printed in black
  return `@media not print{:root{${lines.join(';')}}}\n`;
}
