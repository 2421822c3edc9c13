import { notInThisShop } from '@harrow/plugin-kit';
import { authenticate } from '@medusajs/medusa';
import express, { type RequestHandler } from 'express';
import { closedCallsAt, isClosedFor } from './closed-calls';

/** Closed calls that staff make before they are signed in. */
const WITHOUT_LOGIN = /^\/+users\/+(password-token|reset-password)\/*$/i;

const readBody = express.json();
const requireStaff: RequestHandler = authenticate();

/** Runs handlers one after the other, and `work` if all of them pass the request on. */
const after =
  (handlers: RequestHandler[], work: RequestHandler): RequestHandler =>
  (req, res, next) => {
    const [first, ...others] = handlers;
    if (!first) {
      work(req, res, next);
      return;
    }
    first(req, res, (error?: unknown) => {
      if (error) next(error);
      else after(others, work)(req, res, next);
    });
  };

/**
 * Refuses the calls of closed sections of the stock admin with the section's sentence, to signed-in
 * staff; all others get 401. To be mounted at `/admin`, before the engine's routes.
 */
export const refuseClosedCalls: RequestHandler = (req, res, next) => {
  const calls = closedCallsAt(req.method, req.path);
  if (calls.length === 0) {
    next();
    return;
  }
  const before = WITHOUT_LOGIN.test(req.path) ? [readBody] : [requireStaff, readBody];
  const refuse: RequestHandler = () => {
    const call = calls.find((closed) => isClosedFor(req.body, closed));
    next(call && notInThisShop(call.section.sentence));
  };
  after(before, refuse)(req, res, next);
};
