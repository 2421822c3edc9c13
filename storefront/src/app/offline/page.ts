// not of all messages: some read the settings of the page, which a worker does not have
import type { Language } from '../../../server/page-languages.ts';
import * as germanErrors from '@/messages/de/errors';
import * as germanFailures from '@/messages/de/failures';
import * as germanField from '@/messages/de/field';
import { errorMessages } from '@/messages/en/errors';
import { failureMessages } from '@/messages/en/failures';
import { fieldMessages } from '@/messages/en/field';
import type { KeptLink } from './kept';

/** One worker answers for all languages. */
const WORDS = {
  en: { ...errorMessages, ...failureMessages, ...fieldMessages },
  de: {
    ...germanErrors.errorMessages,
    ...germanFailures.failureMessages,
    ...germanField.fieldMessages,
  },
};

/** Files of the shop cannot be loaded: the colors are those of `styles/tokens.css`. */
const STYLE = `
:root { color-scheme: light dark; background: light-dark(#fbf7ee, #141c17);
  color: light-dark(#1d2a22, #f3ead7); font: 1rem/1.55 system-ui, sans-serif; }
body { max-width: 32rem; margin: 0 auto; padding: 1.5rem; overflow-wrap: break-word; }
main { padding: 20vh 0; }
h2 { margin: 2.5rem 0 0.5rem; font-size: 1.25rem; }
ul { margin: 0; padding: 0; list-style: none; }
h1 { margin: 0; font-size: 2rem; line-height: 1.1; text-wrap: balance; }
p { margin: 1rem 0 1.5rem; color: light-dark(#4c5b52, #9fb3a6); }
a { display: inline-block; padding: 0.625rem 1.5rem; border: 2px solid transparent; border-radius: 6px;
  background: light-dark(#b23a22, #bd4329); color: #fff; font-weight: 600; text-decoration: none; }
li a, li a:hover { padding: 0.625rem 0; border: 0; background: none; color: inherit; text-decoration: underline; }
a:hover { background: light-dark(#94301c, #a5381f); }
a:focus-visible { outline: 2px solid light-dark(#1d2a22, #f3ead7); outline-offset: 2px; }
`;

/** The page for an address that cannot be reached. Its first link opens the same address again. */
function html(language: Language, kept: string): string {
  const { noConnectionTitle: heading, network, retry } = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${heading}</title>
<style>${STYLE}</style>
</head>
<body>
<main><h1>${heading}</h1><p>${network}</p><a href="">${retry}</a>${kept}</main>
</body>
</html>
`;
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The list of books that can be read now. */
function listOf(language: Language, kept: readonly KeptLink[]): string {
  if (kept.length === 0) return '';
  const links = kept.map(
    ({ href, name }) => `<li><a href="${escaped(href)}">${escaped(name)}</a></li>`,
  );
  return `<h2>${WORDS[language].kept}</h2><ul>${links.join('')}</ul>`;
}

/** Returns the answer to a navigation that has failed, in its language, with links to what is kept. */
export const offlinePage = (language: Language, kept: readonly KeptLink[]) =>
  new Response(html(language, listOf(language, kept)), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // nothing but the style above: the page has no value that is not written here
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
