import { displayName } from '../src/lib/account-row';

const email = 'ada@farm.test';

it('shows the name of a customer', () => {
  expect(displayName({ first_name: 'Ada', last_name: 'Admin', email })).toBe('Ada Admin');
});

it('falls back to the part of the email before the @', () => {
  expect(displayName({ first_name: null, last_name: null, email })).toBe('ada');
});
