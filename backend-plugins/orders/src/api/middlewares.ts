import { shopErrorHandler } from '@harrow/http';
import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewaresConfig,
} from '@medusajs/medusa';

/**
 * Paths of the engine's own storefront that this shop does not use: carts and what hangs on them
 * would sell past the rules of `POST /orders`, and `/store/orders` shows orders without a session.
 */
const CLOSED = [
  '/store/carts',
  '/store/payment-collections',
  '/store/order-edits',
  '/store/orders',
  '/store/swaps',
  '/store/returns',
];

function answerNotFound(req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction): void {
  const path = req.originalUrl.replace(/\?.*$/, '');
  res.status(404).json({ code: 'not_found', message: `There is nothing at ${path}.` });
}

export const config: MiddlewaresConfig = {
  errorHandler: shopErrorHandler,
  routes: CLOSED.map((matcher) => ({ matcher, middlewares: [answerNotFound] })),
};
