import { matchOperation } from '@harrow/contract';

/** Paths outside the shop's operations; each area of the engine is one label. */
const OTHER_PATH = /^\/+(health|ready|metrics|openapi\.json)\/*$/;
const AREA = /^\/(admin|store|app|pictures|uploads)(?=\/|$)/;

/**
 * Maps paths to the templates of the operations (`/orders/{id}`), so that ids, emails and unknown
 * paths do not create new time series.
 */
export function routeLabel(path: string): string {
  const operation = matchOperation(path);
  if (operation) return operation.path;
  const plain = path.toLowerCase(); // the routers ignore letter case
  const [, other] = OTHER_PATH.exec(plain) ?? [];
  if (other) return `/${other}`;
  const area = AREA.exec(plain)?.[1];
  return area ? `/${area}/*` : 'other';
}
