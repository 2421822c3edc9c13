import { handle, ShopError } from '@harrow/plugin-kit';
import { openSession } from '@harrow/contract';

export const PUT = handle(openSession, async ({ parameters: { email }, body, services }) => {
  if (!body.idToken) {
    throw new ShopError('unauthorized', 'Log in first: the ID token is missing.');
  }
  if (body.email && body.email !== email) {
    throw new ShopError('forbidden', 'The login belongs to another email address.');
  }
  return await services.sessionService.open(email, body.idToken, body.token);
});
