import { emailSchema, parseBody, parseParameters, ShopError } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { z } from 'zod';
import type SessionService from '../../../services/session';

const LONGEST_ID_TOKEN = 8192;

const parameters = z.object({ email: emailSchema });
const body = z.object({
  email: emailSchema.optional(),
  idToken: z.string().max(LONGEST_ID_TOKEN).optional(),
});

/** Exchanges the identity provider's ID token for an access token. */
export async function PUT(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const { email } = parseParameters(parameters, req.params);
  const { idToken, email: claimed } = parseBody(body, req.body);
  if (!idToken) throw new ShopError('unauthorized', 'Sign in first: the ID token is missing.');
  if (claimed && claimed !== email) {
    throw new ShopError('forbidden', 'The sign-in belongs to another email address.');
  }
  const sessions = req.scope.resolve<SessionService>('sessionService');
  res.json(await sessions.open(email, idToken));
}
