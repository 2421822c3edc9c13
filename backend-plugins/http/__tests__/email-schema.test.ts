import { emailSchema } from '../src/email-schema';

it('reads an email in any case and spacing as the same address', () => {
  expect(emailSchema.parse('  Farmer@Harrow.TEST ')).toBe('farmer@harrow.test');
});

it.each([
  'sam+tractors@farm.test',
  "o'neil_{}/x=1@farm.test",
  'sämi@høst-農.example',
  'x@xn--hst-0na.example',
  'a.b.c@1.2.example',
])('takes %s', (email) => {
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
])('refuses the email %j', (email) => {
  expect(emailSchema.safeParse(email).success).toBe(false);
});

it('takes no time over a text that is nearly one', () => {
  const nearly = `${'a'.repeat(120)}@${'a-'.repeat(60)}`;
  expect(emailSchema.safeParse(nearly).success).toBe(false);
});
