import { STATUS_CODES } from 'node:http';
import { errorAnswer, ShopError, type ShopErrorType } from '@harrow/plugin-kit';
import type { RequestHandler } from 'express';
import { z } from 'zod';
import { ENGINE_AREA } from '../edge/cors';
import { absentSectionAt } from './stock-admin/closed-calls';

/** The path of an engine's call for staff. */
const ADMIN = /^\/+admin(?=\/|$)/i;

const names = z.union([z.string(), z.array(z.string())]).optional();
/** Other shapes would cause a `TypeError` in the engine. */
const namingQuery = z.object({ order: z.string().min(1).optional(), fields: names, expand: names });

/** Returns the refusal of a path whose module the engine does not have here. */
function absence(path: string): ShopError | undefined {
  const section = ADMIN.test(path) ? absentSectionAt(path.replace(ADMIN, '')) : undefined;
  return section && new ShopError('not_found', section.sentence);
}

/** Rejects invalid requests that the engine would answer with 500. */
export const requireEnginePath: RequestHandler = (req, _res, next) => {
  const isEngine = ENGINE_AREA.test(req.path);
  const isRead = req.method === 'GET' || req.method === 'HEAD';
  const absent = isRead ? absence(req.path) : undefined;
  if (absent) next(absent);
  else if (isEngine && !namingQuery.safeParse(req.query).success) {
    next(new ShopError('bad_request', 'The query is not readable.'));
  } else next();
};

const TYPE_OF: Record<number, ShopErrorType> = {
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
};

/**
 * Converts plain-text refusals of the engine to the contract's shape: those of disabled features,
 * and those of passport, which ends the response itself.
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
