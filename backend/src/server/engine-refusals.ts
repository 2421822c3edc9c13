import { STATUS_CODES } from 'node:http';
import { errorAnswer, ShopError, type ShopErrorType } from '@harrow/http';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { ENGINE_AREA } from './cors';

/**
 * Paths of the engine that lead to modules which this shop does not have (several warehouses,
 * workflows), to a cart, which cannot be made here, or to the engine's payment collections, whose
 * service is replaced by that of the payments plugin. The engine answers 500 for them.
 */
const ABSENT = new RegExp(
  [
    '/admin/+(inventory-items|reservations|stock-locations|workflows-executions)',
    '/admin/+payment-collections',
    '/admin/+orders/+[^/]+/+reservations',
    '/admin/+variants/+[^/]+/+inventory',
    '/store/+shipping-options/+[^/]+',
  ]
    .map((path) => `^${path}(/|$)`)
    .join('|'),
  'i',
);

const names = z.union([z.string(), z.array(z.string())]).optional();
/** In any other shape these are a `TypeError` inside the engine. */
const namingQuery = z.object({ order: z.string().min(1).optional(), fields: names, expand: names });

/** Refuses what the engine would answer with 500 for the client's fault, before it gets there. */
export const requireEnginePath: RequestHandler = (req, _res, next) => {
  const isEngine = ENGINE_AREA.test(req.path);
  if (isEngine && ABSENT.test(req.path)) {
    next(new ShopError('not_found', `There is nothing at ${req.path}.`));
  } else if (isEngine && !namingQuery.safeParse(req.query).success) {
    next(new ShopError('bad_request', 'The query is not readable.'));
  } else next();
};

const TYPE_OF: Record<number, ShopErrorType> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
};

/**
 * Gives refusals of the engine that are a status and its name the contract's shape: those of its
 * switched-off features, and those of passport, which ends the response itself.
 */
export const refuseInShape: RequestHandler = (req, res, next) => {
  if (!ENGINE_AREA.test(req.path)) {
    next();
    return;
  }
  const refuse = (status: number): boolean => {
    const type = TYPE_OF[status];
    if (!type) return false;
    Object.assign(res, original);
    const { headers, body } = errorAnswer(new ShopError(type, 'The request was refused.'));
    res.status(status).set(headers).json(body);
    return true;
  };
  const original = { sendStatus: res.sendStatus.bind(res), end: res.end.bind(res) };
  res.sendStatus = (status) => (refuse(status) ? res : original.sendStatus(status));
  res.end = ((...given: Parameters<typeof res.end>) => {
    const isName = (given[0] as unknown) === STATUS_CODES[res.statusCode] && !res.headersSent;
    return isName && refuse(res.statusCode) ? res : original.end(...given);
  }) as typeof res.end;
  next();
};
