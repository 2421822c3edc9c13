import { type Caller, ShopError } from '@harrow/http';

/** Unpaid orders of a customer who may have taken somebody else's address. */
const UNVERIFIED_BOUND = 3;

/** How many unpaid orders the caller may have; 0 = no bound. `bound` is that of a verified email. */
export const unpaidBound = ({ emailVerified }: Caller, bound: number): number =>
  emailVerified ? bound : Math.min(bound, UNVERIFIED_BOUND);

/** 409 with the bound: pieces that are only reserved are pieces that others cannot buy. */
export const tooManyUnpaid = (limit: number): ShopError =>
  new ShopError('conflict', `You have ${limit} unpaid orders. Pay or cancel one first.`, {
    code: 'too_many_unpaid_orders',
    details: { limit },
  });
