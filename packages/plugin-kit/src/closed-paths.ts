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
 * Returns middleware that answers 404 to everyone for these paths of the engine and all paths below
 * them. Slashes may be repeated: the engine mounts its routers, so Express treats `/store//carts`
 * like `/store/carts`.
 */
export const closedPaths = (paths: readonly string[]): MiddlewareRoute[] =>
  paths.map((path) => ({
    matcher: path.replaceAll('/', '/+'), // an Express 4 pattern, where + repeats the slash
    middlewares: [answerNotFound],
  }));
