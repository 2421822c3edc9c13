import { MAX_WATCHES } from '@harrow/contract';

/** Texts about waiting for a sold-out product. */
export const watchMessages = {
  ask: 'Email me when it is back',
  takeBack: 'Do not email me',
  watched: (email: string) => `We send one mail to ${email} when it is back in stock.`,
  needsVerifying:
    'Verify your email address first: then we can send you a mail when it is back in stock.',
  tooMany: `You wait for ${MAX_WATCHES} products already. Stop waiting for one of them first.`,
};
