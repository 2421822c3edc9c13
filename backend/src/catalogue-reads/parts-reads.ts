import {
  getMachine,
  getMachineFigure,
  getPart,
  listMachines,
  machinesQuery,
} from '@harrow/contract';
import type {} from '@harrow/parts';
import type { Services } from '@harrow/plugin-kit';
import { foundOrNone, type KeptRead } from './lookups';
import { HANDLE, pathPattern } from './path-patterns';
import { queryRead } from './search-reads';

const FIGURE_NUMBER = '([0-9A-Za-z-]{1,20})';
const PART_NUMBER = '([0-9A-Za-z-]{1,60})';

const MACHINE = pathPattern(getMachine, { handle: HANDLE });
const FIGURE = pathPattern(getMachineFigure, { handle: HANDLE, number: FIGURE_NUMBER });
const PART = pathPattern(getPart, { number: PART_NUMBER });

/**
 * Returns the read that answers a request for machines, figures or parts without a serial number; undefined for any
 * other address. Serial numbers are many: for them, only what an answer is made of is kept.
 */
export function partsRead(
  { machineService, partFigureService, partService }: Services,
  url: string,
): KeptRead | undefined {
  const [, handle] = MACHINE.exec(url) ?? [];
  if (handle !== undefined && handle !== 'by-serial') {
    return { key: url, read: () => foundOrNone(() => machineService.retrieve(handle), 'order') };
  }
  const [, machine, number] = FIGURE.exec(url) ?? [];
  if (machine !== undefined && number !== undefined) {
    const read = () => partFigureService.retrieve({ handle: machine, number });
    return { key: url, read: () => foundOrNone(read, 'order') };
  }
  const [, part] = PART.exec(url) ?? [];
  if (part !== undefined) {
    return {
      key: url,
      read: () => foundOrNone(() => partService.retrieve({ number: part }), 'groups'),
    };
  }
  return queryRead(url, listMachines.path, [machinesQuery, machinesQuery.shape], (query) =>
    machineService.list(query),
  );
}
