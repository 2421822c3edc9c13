import { ShopError } from './shop-error';

/**
 * Returns the refusal (409) of a use case of the engine that this shop does not have; `sentence` says
 * what to do instead.
 */
export const notInThisShop = (sentence: string): ShopError =>
  new ShopError('conflict', sentence, { code: 'not_in_this_shop' });
