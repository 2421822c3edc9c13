import { parseArgs } from 'node:util';
import { errorMessage, StartError } from '@harrow/processes/start-error';

export const PARTS = [
  'reads',
  'search',
  'large',
  'orders',
  'outbox',
  'lists',
  'imports',
  'parts',
  'freshness',
  'clone',
  'pages',
] as const;

export type PartName = (typeof PARTS)[number];

export type BenchOptions = {
  parts: readonly PartName[];
  /** Each target is measured once per round. */
  rounds: number;
  /** The duration of one measurement. */
  seconds: number;
  /** The duration of one measurement of what a server sustains. */
  sustained: number;
  /** Whether such a measurement also waits for work that is left for loops, up to a minute. */
  withLoops: boolean;
  /** The number of products in each catalogue. */
  catalogues: number[];
  /** The number of products and of orders in a large shop, and of lines in parts books. */
  large: number;
  /** The number of pages that are checked while people buy. */
  requests: number;
  /** Whether the run uses the options of the published figures. */
  isComplete: boolean;
};

const FULL = {
  parts: PARTS,
  rounds: 3,
  seconds: 3,
  sustained: 60,
  withLoops: true,
  catalogues: [100, 10_000, 100_000],
  large: 1_000_000,
  requests: 100_000,
};
const QUICK = {
  parts: PARTS.filter((name) => name !== 'clone'),
  rounds: 1,
  seconds: 1,
  sustained: 2,
  withLoops: false,
  catalogues: [100, 1000],
  large: 10_000,
  requests: 5000,
};

export const USAGE = `npm run bench -- [options]
  --quick                 one short round on small catalogues: shows that it works, proves nothing; without
                          clone, which installs everything
  --only reads,orders     parts to run: ${PARTS.join(', ')}
  --rounds 5              how often each is measured (3)
  --seconds 5             how long each measurement takes (3)
  --sustained 30          how long a measurement of what is sustained takes, before its end (60)
  --catalogues 100,5000   numbers of products (100,10000,100000)
  --large 50000           number of products and of orders of the large shop, and of lines in parts books (1000000)
DATABASE_URL and REDIS_URL name services to use; without them PostgreSQL is the embedded one.`;

const isPart = (name: string): name is PartName => PARTS.some((part) => part === name);

function readParts(list: string): PartName[] {
  const names = list.split(',');
  if (!names.every(isPart)) throw new StartError(`--only takes some of ${PARTS.join(', ')}.`);
  return names;
}

function readNumber(option: string, text: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new StartError(`--${option} takes whole numbers above 0, and this is "${text}".`);
}

/** Parses the command line; null if it asks for help. Throws `StartError` for invalid options. */
export function readOptions(args: string[]): BenchOptions | null {
  const { help, quick, only, catalogues, ...numbers } = parse(args);
  if (help) return null;
  const options = {
    ...(quick ? QUICK : FULL),
    ...(only && { parts: readParts(only) }),
    ...(catalogues && {
      catalogues: catalogues.split(',').map((size) => readNumber('catalogues', size)),
    }),
    ...Object.fromEntries(
      Object.entries(numbers).map(([option, text]) => [option, readNumber(option, text)]),
    ),
  };
  const isAll = !quick && !only && !catalogues && !numbers.large;
  const isLong = options.rounds >= FULL.rounds && options.sustained >= FULL.sustained;
  return { ...options, isComplete: isAll && isLong };
}

function parse(args: string[]) {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean' } as const;
  const numbers = { rounds: text, seconds: text, sustained: text, large: text };
  const options = { quick: flag, help: flag, only: text, catalogues: text, ...numbers };
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new StartError(`${errorMessage(error)}\n${USAGE}`);
  }
}
