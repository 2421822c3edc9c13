import { ShopError } from '@harrow/http';
import type { RequestHandler } from 'express';

/** The engine's public lists, and those of staff: the stock admin asks for up to a thousand. */
const MAX_ITEMS = { store: 100, admin: 1000 };
/** Further than any list goes; PostgreSQL walks as many rows to get there. */
const MAX_OFFSET = 1_000_000;
/** The stock admin names about thirty relations of an order. */
const MAX_RELATIONS = 50;

const AREA = /^\/+(store|admin)(\/|$)/i;

type Values = string | string[] | undefined;

/** Every value of a parameter, however often and in whatever form it is given (`a=1`, `a[]=1`). */
const valuesOf = (query: unknown, name: string): string[] => {
  const given = (query as Record<string, Values>)[name];
  return given === undefined ? [] : [given].flat(2).map(String);
};

const isUpTo = (most: number) => (text: string) => /^\d{0,9}$/.test(text) && Number(text) <= most;

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
 * Refuses (422) to list more of the engine's records at once than a page can show. The engine bounds
 * nothing: an anonymous `limit=100000` would take all that the process has.
 */
export const boundEngineLists: RequestHandler = (req, _res, next) => {
  const area = AREA.exec(req.path)?.[1]?.toLowerCase();
  if (area !== 'store' && area !== 'admin') {
    next();
    return;
  }
  const fields = problemsOf(req.query, MAX_ITEMS[area]);
  const [first] = Object.entries(fields);
  next(first && new ShopError('invalid_body', `${first[0]}: ${first[1]}`, { fields }));
};
