import { ShopError } from '@harrow/plugin-kit';
import type { RequestHandler } from 'express';

/** The maximum list size. */
const MAX_ITEMS = 100;
/** The stock admin requests all regions at once. */
const REGIONS = { path: /^\/+admin\/+regions\/*$/i, maxItems: 1000 };
/** Larger than any list; PostgreSQL reads and skips that many rows. */
const MAX_OFFSET = 1_000_000;
/** The stock admin requests about thirty relations of an order. */
const MAX_RELATIONS = 50;

const AREA = /^\/+(store|admin)(\/|$)/i;

type Values = string | string[] | undefined;

/** Returns all values of a parameter, in any notation (`a=1`, `a[]=1`). */
const valuesOf = (query: unknown, name: string): string[] => {
  const given = (query as Record<string, Values>)[name];
  return given === undefined ? [] : [given].flat(2).map(String);
};

const isUpTo = (max: number) => (text: string) => /^\d{0,9}$/.test(text) && Number(text) <= max;

function problemsOf(query: unknown, maxItems: number): Record<string, string> {
  const isFew = (text: string) => text.split(',').length <= MAX_RELATIONS;
  const rules: [name: string, isGood: (text: string) => boolean, message: string][] = [
    ['limit', isUpTo(maxItems), `This must be 0 to ${maxItems}.`],
    ['offset', isUpTo(MAX_OFFSET), `This must be 0 to ${MAX_OFFSET}.`],
    ['expand', isFew, `This must name at most ${MAX_RELATIONS} relations.`],
    ['fields', isFew, `This must name at most ${MAX_RELATIONS} fields.`],
  ];
  const broken = rules.filter(([name, isGood]) => !valuesOf(query, name).every(isGood));
  return Object.fromEntries(broken.map(([name, , message]) => [name, message]));
}

/**
 * Rejects (422) requests for more of the engine's records than a page can show. The engine has no
 * limit: an anonymous `limit=100000` would exhaust the process.
 */
export const boundEngineLists: RequestHandler = (req, _res, next) => {
  if (!AREA.test(req.path)) {
    next();
    return;
  }
  const max = REGIONS.path.test(req.path) ? REGIONS.maxItems : MAX_ITEMS;
  const fields = problemsOf(req.query, max);
  const [first] = Object.entries(fields);
  next(first && new ShopError('invalid_body', `${first[0]}: ${first[1]}`, { fields }));
};
