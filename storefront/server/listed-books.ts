import { getMachine, listMachines, MAX_PAGE_SIZE, type Assembly } from '@harrow/contract';
import { answerOrNull, answerTo } from './public-calls.ts';
import type { Read } from './renderer.ts';

/** The addresses of the parts books: each machine that has one, and each of its figures. */
interface ListedBooks {
  machine: { handle: string }[];
  figure: { handle: string; number: string }[];
}

const numbersIn = ({ figures, assemblies }: Assembly): string[] => [
  ...figures.map(({ number }) => number),
  ...assemblies.flatMap(numbersIn),
];

async function handlesOf(read: Read): Promise<string[]> {
  const handles: string[] = [];
  for (let pageNumber = 0; ; pageNumber += 1) {
    const query = { limit: MAX_PAGE_SIZE, pageNumber };
    const { data } = await answerTo(read, listMachines, { query });
    handles.push(...data.filter(({ figures }) => figures > 0).map(({ handle }) => handle));
    if (data.length < MAX_PAGE_SIZE) return handles;
  }
}

/** Reads the addresses of the parts books; a machine whose book goes meanwhile is left out. */
export async function listedBooks(read: Read): Promise<ListedBooks> {
  const listed: ListedBooks = { machine: [], figure: [] };
  for (const handle of await handlesOf(read)) {
    const machine = await answerOrNull(read, getMachine, { parameters: { handle } });
    const numbers = new Set(
      machine?.books.flatMap(({ assemblies }) => assemblies.flatMap(numbersIn)),
    );
    if (numbers.size === 0) continue;
    listed.machine.push({ handle });
    listed.figure.push(...[...numbers].map((number) => ({ handle, number })));
  }
  return listed;
}
