import { placesIn, type Shop, shopPlaces } from '@harrow/contract';

/** Code, in which nothing is HTML: between fences, or between equal runs of backticks. */
const FENCED = /^ {0,3}(```+|~~~+)[^\n]*\n[^]*?(?:^ {0,3}\1[`~]* *$|$(?![^]))/gm;
const CODE = /(?<!`)(`+)(?!`)[^]*?(?<!`)\1(?!`)/g;

/** The beginning of a tag, a comment, a declaration or an instruction of HTML (CommonMark 0.31, section 6.6). */
const HTML = /<(?:\/?[a-z][a-z0-9-]*(?:[\s/>]|$)|!|\?)/im;

/** Where links and pictures lead: inline, in a definition, and between angle brackets. */
const DESTINATIONS = [
  /\]\(\s*<?([^\s)>]*)/g,
  /^ {0,3}\[[^\]]+\]:\s*<?([^\s>]*)/gm,
  /<([a-z][a-z0-9+.-]*:[^\s<>]*)>/gi,
];

/** A web address, an email address, a phone number, or a place of this shop. */
const ALLOWED = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#|\{)/i;

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

function badDestination(text: string): number | undefined {
  for (const pattern of DESTINATIONS) {
    for (const { index, 0: whole, 1: destination = '' } of text.matchAll(pattern)) {
      if (!ALLOWED.test(destination)) return index + whole.length;
    }
  }
  return undefined;
}

/**
 * Returns what is wrong with the Markdown of a page, with its line; null if nothing is. Pages show no HTML, because
 * that would run scripts of whoever may write a page.
 */
export function markdownProblem(
  text: string,
  shop: Pick<Shop, 'name' | 'maker' | 'delivery' | 'tax'>,
): string | null {
  const prose = text.replace(FENCED, blank).replace(CODE, blank);
  const html = HTML.exec(prose);
  if (html) return `Line ${lineAt(prose, html.index)}: pages have no HTML. Use Markdown.`;
  const bad = badDestination(prose);
  if (bad !== undefined) {
    return `Line ${lineAt(prose, bad)}: a link leads to https://…, mailto:…, tel:… or a path such as /machines.`;
  }
  const known = shopPlaces(shop);
  const unknown = placesIn(text).find(({ place }) => !Object.hasOwn(known, place));
  if (!unknown) return null;
  const names = Object.keys(known).map((name) => `{${name}}`);
  return `Line ${unknown.line}: {${unknown.place}} is unknown. There are ${names.join(', ')}.`;
}
