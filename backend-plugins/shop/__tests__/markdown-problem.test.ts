import { emptyShop } from '@harrow/contract';
import { markdownProblem } from '../src/lib/markdown-problem';

const shop = { ...emptyShop, name: 'Harrow' };

const problem = (text: string) => markdownProblem(text, shop);

it.each([
  'Parts under 5 < 10 kg, and 3<4.',
  'Write to <office@brandt.example> or see <https://brandt.example/a>.',
  '[Machines](/machines), [call](tel:+49441), [mail](mailto:a@b.example), [top](#top)',
  'Use `<b>` or ``a ` <i>`` in code.',
  '```html\n<script>alert(1)</script>\n```\nAfterwards.',
  'Call {phone} within {shipsIn}. A {PLACE} and {a b} are none.',
  '[phone]: https://brandt.example\n\n[phone]',
])('accepts %j', (text) => {
  expect(problem(text)).toBeNull();
});

it.each([
  ['One\n\n<script>alert(1)</script>', 3],
  ['One\nTwo <b>three</b>', 2],
  ['<!-- a comment -->', 1],
  ['<?php', 1],
  ['</div>', 1],
  ['One\n<img\nsrc=x onerror=alert(1)>', 2],
  ['`code` <i>', 1],
  ['` one backtick\n\n<svg/onload=alert(1)>', 3],
])('refuses the HTML of %j, with its line', (text, line) => {
  expect(problem(text)).toBe(`Line ${line}: pages have no HTML. Use Markdown.`);
});

it.each([
  '[a](javascript:alert(1))',
  '[a](<javascript:alert(1)>)',
  '[a](javascript&colon;alert(1))',
  '[a](data:text/html,x)',
  '![a](//evil.example/x)',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)',
])('refuses the link of %j', (text) => {
  expect(problem(`One\n${text}`)).toMatch(/^Line 2: a link leads to/);
});

it('refuses a place that has no value', () => {
  expect(problem('One\n\nCall {phon}.')).toMatch(
    /^Line 3: \{phon\} is unknown\. There are .*\{phone\}/,
  );
});
