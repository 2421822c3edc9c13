import { keySchema, lineSchema, personNameSchema, storableName, textSchema } from '../src/text';

const ZALGO = 'a' + '\u0301'.repeat(2000);

const schemas = {
  text: textSchema(5000),
  line: lineSchema(5000),
  name: personNameSchema,
};

describe.each(Object.entries(schemas))('a %s', (_kind, schema) => {
  it.each([
    'Müller',
    '農機',
    '🚜 tractor',
    "O'Neil; DROP TABLE",
    'جرّار زراعي بقوة ١٢٠ حصانًا',
    'بِسْمِ ٱللَّهِ',
    'טרקטור בְּרֵאשִׁ֖ית', // with vowels and accents
    'क्षेत्रीय ट्रैक्टर',
    'น้ำผึ้ง ที่นี่',
    'ក្រុមហ៊ុន\u200bកសិកម្ម', // Khmer, with a zero-width space where a line may break
    'Nguyễn Thị Hạnh',
    'Nguyễn Thị Hạnh'.normalize('NFD'),
    'ཧཱུྃ',
    'می\u200cخواهم', // Persian, with a zero-width non-joiner
    '👩🏽\u200d🌾 and 👨\u200d👩\u200d👧',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿 1\ufe0f\u20e3',
    'א\u200f(1)', // a right-to-left mark
  ])('accepts %j unchanged', (text) => {
    expect(schema.parse(text)).toBe(text);
  });

  it.each([
    '',
    '   ',
    '\u200b',
    '\u00a0\u2003',
    '\u2800',
    '\u3164',
    '\u2060\ufeff\u00ad',
    '\u0301\u0301',
    '\u200f\u202e',
    'a\u0000b',
    'a\u001bb',
    '\ud800',
  ])('rejects %j', (text) => {
    expect(schema.safeParse(text).success).toBe(false);
  });

  it('drops controls that change the display order', () => {
    expect(schema.parse('\u202etractor\u202c \u20665 t\u2069')).toBe('tractor 5 t');
  });

  it('has a maximum length', () => {
    expect(schema.safeParse('x'.repeat(5001)).success).toBe(false);
  });
});

it('limits the accents on one letter, including format characters between them', () => {
  for (const text of [ZALGO, 'a' + '\u0301\u200d'.repeat(9), '\u0e01' + '\u0e49'.repeat(9)]) {
    expect(textSchema(5000).safeParse(text).success).toBe(false);
    expect(lineSchema(5000).safeParse(text).success).toBe(false);
  }
  expect(textSchema(5000).safeParse('a' + '\u0301'.repeat(8)).success).toBe(true);
});

it('drops surplus accents from a name, because its owner may be unable to change it', () => {
  expect(storableName(ZALGO)).toBe('a' + '\u0301'.repeat(8));
  expect(personNameSchema.parse('Zoe' + '\u0308'.repeat(20) + ' Ek')).toBe(
    'Zoe' + '\u0308'.repeat(8) + ' Ek',
  );
});

it('keeps the line breaks of a text and replaces those of a line', () => {
  expect(textSchema(100).parse('one\ntwo\r\n')).toBe('one\ntwo');
  expect(lineSchema(100).parse('one\n two\u2028three\t')).toBe('one  two three');
});

it('accepts keys that were stored before these rules existed', () => {
  for (const text of ['\u200b', ZALGO, 'a\u202eb']) expect(keySchema(5000).parse(text)).toBe(text);
  for (const text of ['', ' ', 'a\u0000', '\ud800']) {
    expect(keySchema(5000).safeParse(text).success).toBe(false);
  }
});

it.each([
  ['  Ada\u0000 Admin\n', 'Ada  Admin'],
  ['x'.repeat(500), 'x'.repeat(200)],
  [`${'x'.repeat(199)}🚜`, `${'x'.repeat(199)}\ufffd`],
  ['農機', '農機'],
  ['\u202eadA', 'adA'],
  ['\u200b', ''],
  [undefined, ''],
  [{ toString: 1 }, ''],
])('turns %j into a storable name', (claim, name) => {
  expect(storableName(claim)).toBe(name);
});
