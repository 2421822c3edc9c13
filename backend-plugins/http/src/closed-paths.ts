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

/** Middlewares that answer 404 for paths of the engine, and for all below them, to everyone. */
export const closedPaths = (paths: readonly string[]): MiddlewareRoute[] =>
  paths.map((matcher) => ({ matcher, middlewares: [answerNotFound] }));
