import {
  findMachinesBySerial,
  getMachine,
  getMachineFigure,
  getPart,
  listMachines,
  type AnswerOf,
  type Machine,
  type MachineFigure,
  type Part,
} from '@harrow/contract';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useHydrated } from '@/components/ui/use-hydrated';
import { toApiError } from '@/lib/http/api-error';
import { orNull } from '@/lib/http/or-null';
import { call } from '@/lib/http/shop-client';
import { KEEP_PREVIOUS } from '@/lib/query-client';
import { readingsIn } from '@/lib/serial-readings';
import { MACHINES_ON_PAGE, type MachinesAddress } from '../lib/machines-address';

interface Context {
  signal?: AbortSignal;
}

/** A serial number that is not one of the machine, with likely readings of it. */
interface RefusedSerial {
  isRefused: true;
  suggestions: string[];
}

/** Sends a call about a machine: null if there is nothing, 422 if its serial number is refused. */
async function answerOrRefusal<Answer>(
  send: () => Promise<Answer>,
): Promise<Answer | RefusedSerial | null> {
  try {
    return await send();
  } catch (error) {
    const failure = toApiError(error);
    const { status, fields } = failure;
    if (status === 422 && fields?.serial !== undefined) {
      return { isRefused: true, suggestions: readingsIn(failure) };
    }
    if (status === 404 || status === 422) return null;
    throw error;
  }
}

/** Whether the answer to a call about a machine is that its serial number is refused. */
export const isRefusal = (answer: object | null | undefined): answer is RefusedSerial =>
  typeof answer === 'object' && answer !== null && 'isRefused' in answer;

/** The query of a call without the members that are not given. */
const given = (query: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );

export type MachineList = AnswerOf<typeof listMachines>;

/** Reads a page of the machines that an address asks for. */
export const machineListQuery = ({ q, category, page }: MachinesAddress) => ({
  queryKey: ['machines', { q, category, page }],
  queryFn: ({ signal }: Context): Promise<MachineList> =>
    call(listMachines, {
      query: given({
        q: q === '' ? undefined : q,
        category,
        limit: String(MACHINES_ON_PAGE),
        pageNumber: String(page),
      }),
      signal,
    }),
});

export const useMachineList = (address: MachinesAddress) =>
  useQuery({ ...machineListQuery(address), ...KEEP_PREVIOUS });

/**
 * Finds the machines of a serial number. Only browsers ask: the limit of these calls counts by address, and
 * those of the storefront's server are not counted.
 */
export function useMachinesBySerial(serial: string | undefined) {
  const isHydrated = useHydrated();
  return useQuery({
    queryKey: ['machines-by-serial', serial],
    queryFn: ({ signal }) =>
      call(findMachinesBySerial, { query: { serial: serial ?? '' }, signal }),
    enabled: isHydrated && serial !== undefined,
  });
}

/** Reads a machine with the contents of its books, those of a serial number if there is one. */
export const machineQuery = (handle: string, serial?: string) => ({
  queryKey: ['machine', handle, serial ?? null],
  queryFn: ({ signal }: Context): Promise<Machine | RefusedSerial | null> =>
    answerOrRefusal(() => call(getMachine, { parameters: { handle }, query: { serial }, signal })),
  refetchOnReconnect: 'always' as const,
});

/** Reads a figure of a machine, for a serial number if there is one. */
export const figureQuery = (handle: string, number: string, serial?: string) => ({
  queryKey: ['machine-figure', handle, number, serial ?? null],
  queryFn: ({ signal }: Context): Promise<MachineFigure | RefusedSerial | null> =>
    answerOrRefusal(() =>
      call(getMachineFigure, {
        parameters: { handle, number },
        query: { serial },
        signal,
      }),
    ),
  refetchOnReconnect: 'always' as const,
});

/** Reads what a part number in any spelling stands for; null if it is unknown. */
export const partQuery = (number: string) => ({
  queryKey: ['part', number],
  queryFn: ({ signal }: Context): Promise<Part | null> =>
    orNull(() => call(getPart, { parameters: { number }, query: {}, signal })),
});

/** The data of a page about a machine: an answer, and the problem with the serial number of its address. */
interface Shown<Answer> {
  /** Undefined until it is read, null if there is none. */
  answer: Answer | null | undefined;
  refused: RefusedSerial | undefined;
  query: UseQueryResult<Answer | RefusedSerial | null>;
}

/** Returns the answer for a serial number; if the number is refused, the one for all numbers beside it. */
function shown<Answer extends object>(
  asked: UseQueryResult<Answer | RefusedSerial | null>,
  all: UseQueryResult<Answer | RefusedSerial | null>,
): Shown<Answer> {
  const refused = isRefusal(asked.data) ? asked.data : undefined;
  const query = refused ? all : asked;
  return { query, refused, answer: isRefusal(query.data) ? undefined : query.data };
}

export function useMachine(handle: string, serial: string | undefined): Shown<Machine> {
  const asked = useQuery(machineQuery(handle, serial));
  const all = useQuery({ ...machineQuery(handle), enabled: isRefusal(asked.data) });
  return shown(asked, all);
}

export function useFigure(
  handle: string,
  number: string,
  serial: string | undefined,
): Shown<MachineFigure> {
  const asked = useQuery(figureQuery(handle, number, serial));
  const all = useQuery({ ...figureQuery(handle, number), enabled: isRefusal(asked.data) });
  return shown(asked, all);
}
