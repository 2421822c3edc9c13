import { checkPassword, isStrongPassword, loginSchema, signupSchema } from './credentials';

const good = { name: 'Ada Field', email: 'ada@farm.test', password: 'Harvest2026' };

function firstMessages(fields: Partial<typeof good>) {
  const parsed = signupSchema.safeParse({ ...good, ...fields });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

it('accepts a name, an email and a strong password', () => {
  expect(signupSchema.parse(good)).toEqual(good);
  expect(loginSchema.parse(good)).toEqual({ email: good.email, password: good.password });
});

it('trims the name and the email', () => {
  const spaced = { ...good, name: ' Ada Field ', email: ' ada@farm.test ' };
  expect(signupSchema.parse(spaced)).toEqual(good);
});

it('reports missing fields first', () => {
  expect(firstMessages({ email: ' ' })).toEqual(['Email is required']);
  expect(firstMessages({ password: '' })).toEqual(['Password is required']);
  expect(firstMessages({ name: '  ' })).toEqual(['Name is required']);
});

it('rejects a name that is too long for an order', () => {
  expect(firstMessages({ name: 'x'.repeat(200) })).toEqual([]);
  expect(firstMessages({ name: 'x'.repeat(201) })).toEqual([
    'This must be at most 200 characters.',
  ]);
});

it.each(['ada', 'ada@', '@farm.test', 'ada@farm', 'ada farm@x.test', 'ada@farm..test'])(
  'rejects the email "%s"',
  (email) => {
    expect(firstMessages({ email })).toEqual(['Type the right pattern of email.']);
  },
);

it.each(['a@b.co', 'ada.field+shop@sub.farm-works.example', "o'neil@farm.test"])(
  'accepts the email "%s"',
  (email) => {
    expect(firstMessages({ email })).toEqual([]);
  },
);

it.each(['Short1', 'nouppercase1', 'NOLOWERCASE1', 'NoDigitHere'])(
  'rejects the password "%s" with the specified message',
  (password) => {
    expect(firstMessages({ password })).toEqual([
      'Password needs at least 8 character with contain a uppercase a lowercase and number.',
    ]);
  },
);

const broken = (password: string) =>
  checkPassword(password)
    .filter(({ met }) => !met)
    .map(({ rule }) => rule);

it.each([
  ['Harvest2026', []],
  ['Aa34567', ['length']],
  ['Aa345678', []],
  ['harvest2026', ['uppercase']],
  ['HARVEST2026', ['lowercase']],
  ['HarvestMoon', ['digit']],
  ['', ['length', 'uppercase', 'lowercase', 'digit']],
  ['Ähre-ernte7', []],
])('lists the rules that "%s" breaks: %j', (password, rules) => {
  expect(broken(password)).toEqual(rules);
  expect(isStrongPassword(password)).toBe(rules.length === 0);
});
