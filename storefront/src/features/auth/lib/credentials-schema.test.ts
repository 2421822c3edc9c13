import { loginSchema, signupSchema } from './credentials-schema';

const good = { name: 'Ada Field', email: 'ada@farm.test', password: 'Harvest2026' };

function firstMessages(fields: Partial<typeof good>) {
  const parsed = signupSchema.safeParse({ ...good, ...fields });
  return parsed.success ? [] : parsed.error.issues.map(({ message }) => message);
}

it('takes a name, an email and a strong password', () => {
  expect(signupSchema.parse(good)).toEqual(good);
  expect(loginSchema.parse(good)).toEqual({ email: good.email, password: good.password });
});

it('forgives spaces around the name and the email', () => {
  const spaced = { ...good, name: ' Ada Field ', email: ' ada@farm.test ' };
  expect(signupSchema.parse(spaced)).toEqual(good);
});

it('asks first for what is missing', () => {
  expect(firstMessages({ email: ' ' })).toEqual(['Email is required']);
  expect(firstMessages({ password: '' })).toEqual(['Password is required']);
  expect(firstMessages({ name: '  ' })).toEqual(['Name is required']);
});

it('takes no name that an order could not be in', () => {
  expect(firstMessages({ name: 'x'.repeat(200) })).toEqual([]);
  expect(firstMessages({ name: 'x'.repeat(201) })).toEqual([
    'This must be at most 200 characters.',
  ]);
});

it.each(['ada', 'ada@', '@farm.test', 'ada@farm', 'ada farm@x.test', 'ada@farm..test'])(
  'refuses the email "%s"',
  (email) => {
    expect(firstMessages({ email })).toEqual(['Type the right pattern of email.']);
  },
);

it.each(['a@b.co', 'ada.field+shop@sub.farm-works.example', "o'neil@farm.test"])(
  'takes the email "%s"',
  (email) => {
    expect(firstMessages({ email })).toEqual([]);
  },
);

it.each(['Short1', 'nouppercase1', 'NOLOWERCASE1', 'NoDigitHere'])(
  'refuses the password "%s" with the one fixed message',
  (password) => {
    expect(firstMessages({ password })).toEqual([
      'Password needs at least 8 character with contain a uppercase a lowercase and number.',
    ]);
  },
);
