import type { Express } from 'express';

/**
 * Removes the engine's access log (morgan in `loaders/express.js`), which no setting turns off: it
 * prints full URLs with email addresses, and the request log has a line for each request already.
 */
export function removeEngineAccessLog(app: Express): void {
  const router = app._router as { stack: { name: string }[] };
  router.stack = router.stack.filter(({ name }) => name !== 'logger');
}
