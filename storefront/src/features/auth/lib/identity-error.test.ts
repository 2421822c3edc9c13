import { identityErrorMessage } from './identity-error';

const firebase = (code: string, message: string) => Object.assign(new Error(message), { code });

it('puts the common refusals into words of ours', () => {
  const error = firebase('auth/invalid-credential', 'Firebase: Error (auth/invalid-credential).');
  expect(identityErrorMessage(error)).toBe(
    'Invalid credential: the email or the password is wrong.',
  );
});

it('takes the wrapping off the provider’s own text', () => {
  const text = 'Firebase: The custom token format is incorrect. (auth/invalid-custom-token).';
  expect(identityErrorMessage(firebase('auth/invalid-custom-token', text))).toBe(
    'The custom token format is incorrect.',
  );
});

it('reads the code out where the provider gives no text', () => {
  const text = 'Firebase: Error (auth/quota-exceeded).';
  expect(identityErrorMessage(firebase('auth/quota-exceeded', text))).toBe('Quota exceeded.');
});

it.each([[new Error('boom')], [null], ['auth/x'], [{ code: 'ECONNREFUSED' }]])(
  'leaves %p to whoever knows it',
  (error) => {
    expect(identityErrorMessage(error)).toBeNull();
  },
);
