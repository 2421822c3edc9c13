import {
  getMachine,
  getMachineFigure,
  getPart,
  listMachines,
  MAX_SERIAL_LENGTH,
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
/** An owner opens figure after figure under one serial number. */
const SERIAL = `(?:\\?serial=([0-9A-Za-z-]{1,${MAX_SERIAL_LENGTH}}))?`;
const FIGURE = pathPattern(getMachineFigure, { handle: HANDLE, number: FIGURE_NUMBER }, SERIAL);
const PART = pathPattern(getPart, { number: PART_NUMBER });

/**
 * Returns the read that answers a request for machines, figures or parts; undefined for any other address. Of answers
 * for a serial number only figures are kept: they take the most work, and are read again whenever a person goes back.
 */
export function partsRead(
  { machineService, partFigureService, partService }: Services,
  url: string,
): KeptRead | undefined {
  const [, handle] = MACHINE.exec(url) ?? [];
  if (handle !== undefined && handle !== 'by-serial') {
    return { key: url, read: () => foundOrNone(() => machineService.retrieve(handle), 'order') };
  }
  const [, machine, number, serial] = FIGURE.exec(url) ?? [];
  if (machine !== undefined && number !== undefined) {
    const read = () => partFigureService.retrieve({ handle: machine, number, serial });
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
