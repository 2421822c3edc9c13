import { emailSchema } from '../src/email';

it('normalizes letter case and surrounding spaces', () => {
  expect(emailSchema.parse('  Farmer@Harrow.TEST ')).toBe('farmer@harrow.test');
});

it.each([
  'sam+tractors@farm.test',
  "o'neil_{}/x=1@farm.test",
  'sämi@høst-農.example',
  'x@xn--hst-0na.example',
  'a.b.c@1.2.example',
])('accepts %s', (email) => {
  expect(emailSchema.parse(email)).toBe(email);
});

it.each([
  '',
  'farmer',
  'a@b',
  '@harrow.test',
  'a@@harrow.test',
  'a@b@harrow.test',
  'a b@harrow.test',
  '.a@harrow.test',
  'a..b@harrow.test',
  'a@-harrow.test',
  'a@harrow..test',
  'a@127.0.0.1',
  'a@harrow.test\u0000',
  'a\nb@harrow.test',
  'a\ud800@harrow.test',
  '"a"@harrow.test',
  '\u212aate@harrow.test',
  '\u212bsa@harrow.test',
  '<a@harrow.test>',
  `${'a'.repeat(250)}@harrow.test`,
])('rejects %j', (email) => {
  expect(emailSchema.safeParse(email).success).toBe(false);
});

it('does not backtrack on text that is almost an email', () => {
  const nearly = `${'a'.repeat(120)}@${'a-'.repeat(60)}`;
  expect(emailSchema.safeParse(nearly).success).toBe(false);
});
