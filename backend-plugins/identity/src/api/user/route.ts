import { emailSchema, isOwnEmail, parseParameters, requireSession, ShopError } from '@harrow/http';
import type { MedusaRequest, MedusaResponse } from '@medusajs/medusa';
import { z } from 'zod';
import type AccountService from '../../services/account';

const query = z.object({ email: emailSchema });

/** The record of one user, for that user or an admin. */
export async function GET(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  const caller = await requireSession(req);
  const { email } = parseParameters(query, req.query);
  if (!isOwnEmail(caller, email) && caller.role !== 'admin') {
    throw new ShopError('forbidden', 'This is another user.');
  }
  const accounts = req.scope.resolve<AccountService>('accountService');
  const user = await accounts.findByEmail(email);
  if (!user) throw new ShopError('not_found', 'There is no user with this email.');
  res.json({ _id: user.customerId, email: user.email, role: user.role });
}
