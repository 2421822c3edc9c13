import { handle } from '@harrow/plugin-kit';
import { receiveEvent } from '@harrow/contract';
import { readRawBody } from '../../../lib/raw-body';

/** Answers once the event is stored, whether or not it can be handled. */
export const POST = handle(receiveEvent, async ({ req, res, services }) => {
  const rawBody = await readRawBody(req, res);
  const signature = req.headers['stripe-signature'];
  await services.stripeEventService.receive(
    rawBody,
    typeof signature === 'string' ? signature : '',
  );
  return { received: true };
});
