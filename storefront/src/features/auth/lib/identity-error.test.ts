import { identityErrorMessage } from './identity-error';

const firebase = (code: string, message: string) => Object.assign(new Error(message), { code });

it('returns our message for known error codes', () => {
  const error = firebase('auth/invalid-credential', 'Firebase: Error (auth/invalid-credential).');
  expect(identityErrorMessage(error)).toBe(
    'Invalid credential: the email or the password is wrong.',
  );
});

it('removes the prefix and the code from the provider’s message', () => {
  const text = 'Firebase: The custom token format is incorrect. (auth/invalid-custom-token).';
  expect(identityErrorMessage(firebase('auth/invalid-custom-token', text))).toBe(
    'The custom token format is incorrect.',
  );
});

it('derives a message from the code if the provider sends none', () => {
  const text = 'Firebase: Error (auth/quota-exceeded).';
  expect(identityErrorMessage(firebase('auth/quota-exceeded', text))).toBe('Quota exceeded.');
});

it.each([[new Error('boom')], [null], ['auth/x'], [{ code: 'ECONNREFUSED' }]])(
  'returns null for %p',
  (error) => {
    expect(identityErrorMessage(error)).toBeNull();
  },
);
