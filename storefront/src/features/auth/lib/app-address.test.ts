import { appAddress } from './app-address';

it('names the shop and the account, whatever characters they have', () => {
  expect(appAddress('ABC', 'Müller & Sons: Farm', 'ada+1@farm.test')).toBe(
    'otpauth://totp/M%C3%BCller%20%26%20Sons%3A%20Farm:ada%2B1%40farm.test?secret=ABC&issuer=M%C3%BCller%20%26%20Sons%3A%20Farm',
  );
});
