import { handle, ShopError } from '@harrow/plugin-kit';
import { openSession } from '@harrow/contract';
import type SessionService from '../../../services/session';

export const PUT = handle(openSession, async ({ parameters: { email }, body, scope }) => {
  if (!body.idToken) {
    throw new ShopError('unauthorized', 'Log in first: the ID token is missing.');
  }
  if (body.email && body.email !== email) {
    throw new ShopError('forbidden', 'The login belongs to another email address.');
  }
  return await scope.resolve<SessionService>('sessionService').open(email, body.idToken);
});
