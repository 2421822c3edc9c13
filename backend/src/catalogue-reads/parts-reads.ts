import type { ShownProducts } from '@harrow/catalogue';
import {
  figureQuery,
  getMachine,
  getMachineFigure,
  getPart,
  listMachines,
  machineQuery,
  machinesQuery,
  partQuery,
} from '@harrow/contract';
import type {} from '@harrow/parts';
import type { Services } from '@harrow/plugin-kit';
import type * as z from 'zod/mini';
import type { Dependence } from './cached-answers';
import { foundOrNone, type KeptRead } from './lookups';
import { HANDLE, pathPattern } from './path-patterns';
import { keyOf, queryOf, queryRead } from './search-reads';

const FIGURE_NUMBER = '([0-9A-Za-z-]{1,20})';
const PART_NUMBER = '([0-9A-Za-z-]{1,60})';

const MACHINE = pathPattern(getMachine, { handle: HANDLE });
const FIGURE = pathPattern(getMachineFigure, { handle: HANDLE, number: FIGURE_NUMBER });
const PART = pathPattern(getPart, { number: PART_NUMBER });

/**
 * Returns the read of an address whose query has this schema; undefined for a query that the application reads in
 * another way, or refuses.
 */
function readOf<Query extends object>(
  schema: z.ZodMiniType<Query> & { shape: object },
  [path, text]: readonly [path: string, query: string],
  on: Dependence,
  read: (query: Query) => Promise<ShownProducts<unknown>>,
): KeptRead | undefined {
  const query = queryOf(schema, schema.shape, text);
  return query && { key: keyOf(path, query), read: () => foundOrNone(() => read(query), on) };
}

/** Returns the read that answers a request for machines, figures or parts; undefined for any other address. */
export function partsRead(
  { machineService, partFigureService, partService }: Services,
  url: string,
): KeptRead | undefined {
  const [path = '', text = ''] = url.split(/\?(.*)/s);
  const address = [path, text] as const;
  const [, handle] = MACHINE.exec(path) ?? [];
  if (handle !== undefined && handle !== 'by-serial') {
    return readOf(machineQuery, address, 'order', ({ serial }) =>
      machineService.retrieve(handle, serial),
    );
  }
  const [, machine, number] = FIGURE.exec(path) ?? [];
  if (machine !== undefined && number !== undefined) {
    return readOf(figureQuery, address, 'order', (query) =>
      partFigureService.retrieve({ handle: machine, number, ...query }),
    );
  }
  const [, part] = PART.exec(path) ?? [];
  if (part !== undefined) {
    return readOf(partQuery, address, 'groups', (query) =>
      partService.retrieve({ number: part, ...query }),
    );
  }
  return queryRead(url, listMachines.path, [machinesQuery, machinesQuery.shape], (query) =>
    machineService.list(query),
  );
}
