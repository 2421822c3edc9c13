import * as paths from '@/config/paths';
import {
  figureQuery,
  isRefusal,
  machineListQuery,
  machineQuery,
  partQuery,
  type MachineList,
} from '@/features/machines/api/machines';
import { itemCount } from '@/features/machines/lib/figure-rows';
import { ABOVE_MACHINES, stepToMachine } from '@/features/machines/lib/machine-steps';
import {
  lastPageOf,
  machinesAddressOf,
  machinesHref,
  MACHINES_PARAMETERS,
  serialIn,
} from '@/features/machines/lib/machines-address';
import { isolate } from '@/lib/format/isolate';
import { messages } from '@/messages';
import { descriptions } from '@/messages/en/rendering';
import type { Content, Place } from './page-content';
import { breadcrumbOf } from './structured-data';

// The pages of the parts book, as the server renders them.

const words = messages.partsBook;

/** The list of machines, which also says which machine has a serial number. */
export const machinesPage: Content = {
  known: MACHINES_PARAMETERS,
  at: ({ parameters, search }) => {
    const address = machinesAddressOf(search, parameters.serial);
    const list = machineListQuery(address);
    return {
      queries: [list],
      head: ({ read, absolute }) => {
        const last = lastPageOf(read<MachineList>(list));
        if (address.page > last) return { redirect: machinesHref({ ...address, page: last }) };
        const canonical = machinesHref({ ...address, serial: undefined });
        const isWhole = canonical === paths.machines && address.serial === undefined;
        return {
          title: words.title,
          description: descriptions.machines,
          canonical,
          isUnlisted: !isWhole,
          data: isWhole ? [breadcrumbOf(ABOVE_MACHINES, absolute)] : [],
        };
      },
    };
  },
};

const handleOf = ({ parameters }: Place): string => parameters.handle ?? '';

/** The parts book of a machine. */
export const machinePage: Content = {
  known: [paths.SERIAL],
  at: (place) => {
    const serial = serialIn(place.search);
    const query = machineQuery(handleOf(place), serial);
    return {
      queries: [query],
      head: ({ read, absolute }) => {
        const machine = read(query);
        if (!machine) return null;
        if (isRefusal(machine)) return refusedHead(paths.machine(handleOf(place)), serial);
        const name = isolate(machine.name);
        return {
          title: words.bookTitle(name),
          description: descriptions.machine(name),
          canonical: paths.machine(machine.handle),
          isUnlisted: serial !== undefined || machine.books.length === 0,
          data: [breadcrumbOf([...ABOVE_MACHINES, stepToMachine(machine)], absolute)],
        };
      },
    };
  },
};

/** A figure of a machine. */
export const figurePage: Content = {
  known: [paths.SERIAL],
  at: (place) => {
    const serial = serialIn(place.search);
    const { number: asked = '' } = place.parameters;
    const query = figureQuery(handleOf(place), asked, serial);
    return {
      queries: [query],
      head: ({ read, absolute }) => {
        const figure = read(query);
        if (!figure) return null;
        if (isRefusal(figure)) return refusedHead(paths.figure(handleOf(place), asked), serial);
        const { machine, number, lines } = figure;
        const [name, title] = [isolate(machine.name), isolate(figure.title)];
        const canonical = paths.figure(machine.handle, number);
        const steps = [
          ...ABOVE_MACHINES,
          stepToMachine(machine),
          { label: `${number} ${figure.title}`, to: canonical },
        ];
        return {
          title: words.figureTitle(number, title, name),
          description: descriptions.figure(title, name, words.parts(itemCount(lines))),
          canonical,
          isUnlisted: serial !== undefined,
          data: [breadcrumbOf(steps, absolute)],
        };
      },
    };
  },
};

/**
 * The address of a part number, which has no page: it leads to the product, or to what replaces the
 * part; several parts that are needed together are named by the search.
 */
export const partPage: Content = {
  at: ({ parameters }) => {
    const query = partQuery(parameters.number ?? '');
    return {
      queries: [query],
      head: ({ read }) => {
        const part = read(query);
        const sold = part?.offer ? [part] : (part?.replacedBy?.parts ?? []);
        const [first, ...others] = sold.flatMap(({ offer }) => offer ?? []);
        if (!part || !first) return null;
        const isOne = others.length === 0;
        const redirect = isOne ? paths.product(first.handle) : paths.results(part.part);
        return { redirect, isPermanent: isOne };
      },
    };
  },
};

/** The head of a page whose address has a serial number that is not one of the machine. */
const refusedHead = (canonical: string, serial = '') => ({
  title: words.refusedTitle(isolate(serial)),
  description: '',
  canonical,
  isUnlisted: true,
});
