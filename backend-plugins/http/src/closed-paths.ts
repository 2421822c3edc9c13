import type {
  MedusaNextFunction,
  MedusaRequest,
  MedusaResponse,
  MiddlewareRoute,
} from '@medusajs/medusa';

function answerNotFound(req: MedusaRequest, res: MedusaResponse, _next: MedusaNextFunction): void {
  const path = req.originalUrl.replace(/\?.*$/, '');
  res.status(404).json({ code: 'not_found', message: `There is nothing at ${path}.` });
}

/**
 * Middlewares that answer 404 for paths of the engine, and for all below them, to everyone. A slash may
 * be doubled: the engine's routers are mounted, and Express takes `/store//carts` for `/store/carts`.
 */
export const closedPaths = (paths: readonly string[]): MiddlewareRoute[] =>
  paths.map((path) => ({
    matcher: path.replaceAll('/', '/+'), // a pattern of Express 4, where + repeats the slash
    middlewares: [answerNotFound],
  }));
