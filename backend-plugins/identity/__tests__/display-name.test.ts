import { displayName } from '../src/lib/display-name';

const email = 'ada@farm.test';

it('shows the name of a customer', () => {
  expect(displayName({ first_name: 'Ada', last_name: 'Admin', email })).toBe('Ada Admin');
});

it('shows what stands before the @ where no name was given', () => {
  expect(displayName({ first_name: null, last_name: null, email })).toBe('ada');
});
