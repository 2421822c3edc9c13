import { handle } from '@harrow/plugin-kit';
import { getShipDate, shippingTerms } from '@harrow/contract';
import { shipDate } from '../../lib/ship-date';

export const GET = handle(getShipDate, ({ query: { from } }) =>
  Promise.resolve(shipDate(from === undefined ? new Date() : new Date(from), shippingTerms)),
);
