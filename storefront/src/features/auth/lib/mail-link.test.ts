import { readMailLink } from './mail-link';

jest.mock('../api/identity', () => jest.requireActual<object>('@/test/identity-stand-in'));
jest.mock('../api/account-mails', () => jest.requireActual<object>('@/test/identity-stand-in'));

const read = (query: string) => readMailLink(new URLSearchParams(query));

it.each(['resetPassword', 'verifyEmail', 'recoverEmail'] as const)(
  'reads a link with the mode %s',
  (mode) => {
    const query = `mode=${mode}&lang=en&oobCode=abc-123&apiKey=key&continueUrl=https%3A%2F%2Fx.test`;
    expect(read(query)).toEqual({ mode, code: 'abc-123' });
  },
);

it.each([
  '',
  'mode=verifyEmail',
  'mode=verifyEmail&oobCode=',
  'mode=signIn&oobCode=a',
  'oobCode=a',
])('rejects "%s"', (query) => {
  expect(read(query)).toBeNull();
});
