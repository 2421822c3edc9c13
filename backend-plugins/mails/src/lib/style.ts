import type { CSSProperties } from 'react';

/*
 * Mail programs support the HTML of 2004: tables for layout, and styles on the elements. Dark colors use a media
 * query and classes, as Apple Mail, iOS, Thunderbird and Outlook for Mac support; Gmail inverts light colors by
 * itself. Text and background have a contrast of at least 4.5 in both schemes.
 */

export const light = {
  paper: '#fbf7ee',
  card: '#fffdf8',
  ink: '#1d2a22',
  muted: '#4c5b52',
  line: '#d9cfb8',
  panel: '#f3ead7',
  red: '#b23a22',
  onRed: '#ffffff',
};

type Color = keyof typeof light;

const dark: Record<Color, string> = {
  paper: '#141c17',
  card: '#1b251f',
  ink: '#f3ead7',
  muted: '#9fb3a6',
  line: '#344239',
  panel: '#1f2a23',
  red: '#bd4329',
  onRed: '#ffffff',
};

export const FONT = "Archivo, 'Helvetica Neue', Helvetica, Arial, sans-serif";
export const MONO = "ui-monospace, 'SF Mono', Menlo, Consolas, monospace";

const darkRules = Object.entries(dark)
  .map(
    ([name, color]) =>
      `.c-${name}{color:${color}!important}.b-${name}{background-color:${color}!important}.l-${name}{border-color:${color}!important}`,
  )
  .join('');

/** The only style sheet; without it, a mail is light and has full width. */
export const STYLES =
  `:root{color-scheme:light dark;supported-color-schemes:light dark}` +
  `@media (prefers-color-scheme:dark){${darkRules}.t-red{border-top-color:${dark.red}!important}}` +
  `@media (max-width:480px){.pad{padding-left:20px!important;padding-right:20px!important}` +
  `.title{font-size:26px!important;line-height:30px!important}` +
  `.cell{display:block!important;width:auto!important;text-align:left!important;padding:11px 0 0!important}` +
  `.value{border-top:0!important;padding:2px 0 11px!important}}`;

/** The properties of text in a color of both schemes. */
export const textIn = (color: Color, style: CSSProperties = {}) => ({
  className: `c-${color}`,
  style: {
    margin: 0,
    fontFamily: FONT,
    fontSize: 16,
    lineHeight: '24px',
    color: light[color],
    ...style,
  },
});

/** Returns the HTML of a mail with the shop's own color of buttons and rules in both schemes. */
export const inColor = (html: string, { day, night }: { day: string; night: string }): string =>
  html.replaceAll(light.red, day).replaceAll(dark.red, night);
