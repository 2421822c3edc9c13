import type { Calls, ClosedSection } from '../src/admin/closed-section';
import { CLOSED_SECTIONS } from '../src/admin/closed-sections';
import { OPEN_CHANGES, READS } from '../src/engine/stock-admin/open-calls';
import { CLOSED_STORE, OPEN_STORE } from '../src/engine/stock-admin/store-calls';

const linesOf = (area: string, calls: Calls): string[] =>
  Object.entries(calls).map(([path, methods]) => `- \`${methods} ${area}${path}\``);

const fieldLines = ({ fields = {} }: ClosedSection): string[] =>
  Object.entries(fields).map(([call, names]) => {
    const list = names.map((name) => `\`${name}\``).join(', ');
    return `- \`${call.replace(' ', ' /admin')}\` with ${list}`;
  });

const valueLines = ({ values = {} }: ClosedSection): string[] =>
  Object.entries(values).flatMap(([call, fields]) =>
    Object.entries(fields).map(([field, refused]) => {
      const list = refused.map((value) => `\`${value}\``).join(', ');
      return `- \`${call.replace(' ', ' /admin')}\` with \`${field}\` ${list}`;
    }),
  );

const chapter = (title: string, text: string, lines: string[]): string[] =>
  [`### ${title}`, text, lines.join('\n')].filter(Boolean);

const pathOf = (page: string): string => `\`/app${page === '/login' ? '' : '/a'}${page}\``;

const placeLine = (verb: string, pages: readonly string[] = []): string =>
  pages.length > 0 ? `${verb} ${pages.map(pathOf).join(', ')}.` : '';

const closedChapter = (section: ClosedSection): string[] => {
  const lines = [
    ...linesOf('/admin', section.calls),
    ...fieldLines(section),
    ...valueLines(section),
  ];
  const places = [
    placeLine('Takes the place of', section.closedPages),
    placeLine('Shown on', section.pages),
    ...Object.entries(section.controls ?? {}).map(([page, names]) => {
      const list = names.map((name) => `“${name}”`).join(', ');
      return `Disables ${list} on ${pathOf(page)}.`;
    }),
  ].filter(Boolean);
  return chapter(
    section.title,
    [`> ${section.sentence}`, places.join(' ')].filter(Boolean).join('\n\n'),
    lines,
  );
};

/** The text of docs/stock-admin.md, made from the list by which the server opens and closes calls. */
export const stockAdminDocument = (): string =>
  [
    '# The stock admin',
    `Every action of the engine's own admin at \`/app\` either has its effect in the shop, or is closed: a call
then answers 409 with \`{ "code": "not_in_this_shop", "message": "…" }\` and changes nothing. The same sentence
takes the place of a page that is closed as a whole; elsewhere it is on top of the page, and the buttons and
fields of the section are disabled and say it when they are pressed. This page is made from the lists in
\`backend/src/admin/closed-sections.ts\` and \`backend/src/engine/stock-admin\`, and tested against them and
against the engine's routes; \`UPDATE_DOCS=1 npx jest --selectProjects http -- stock-admin-list\` writes it.`,
    '## Open: what staff do here counts in the shop',
    ...OPEN_CHANGES.flatMap(({ title, effect, calls }) =>
      chapter(title, effect, linesOf('/admin', calls)),
    ),
    '## Closed: there is another way',
    ...CLOSED_SECTIONS.flatMap(closedChapter),
    '## Reading',
    'These calls change nothing. Those of closed sections show what was kept from before, or empty lists.',
    READS.map((path) => `- \`GET /admin${path}\``).join('\n'),
    '## The engine’s calls for storefronts',
    'The storefront of this shop uses none of them. These are open and read what staff keep:',
    linesOf('/store', OPEN_STORE).join('\n'),
    'These answer 404 to everyone, with all paths below them:',
    CLOSED_STORE.map(({ reason, paths }) => {
      const names = paths.map((path) => `\`/store${path}\``).join(', ');
      return `- ${names}: ${reason}`;
    }).join('\n'),
  ].join('\n\n') + '\n';
