import type { Assembly, Machine } from '@harrow/contract';

export type BookFigure = Assembly['figures'][number] & {
  /** The name of the assembly at the top that it belongs to. */
  assembly: string;
};

const figuresIn = (assembly: Assembly, top: string): BookFigure[] => [
  ...assembly.figures.map((figure) => ({ ...figure, assembly: top })),
  ...assembly.assemblies.flatMap((inner) => figuresIn(inner, top)),
];

/** Lists all figures of the books of a machine, in their order, each number once. */
export function figuresOf({ books }: Pick<Machine, 'books'>): BookFigure[] {
  const all = books.flatMap(({ assemblies }) =>
    assemblies.flatMap((assembly) => figuresIn(assembly, assembly.name)),
  );
  const seen = new Set<string>();
  return all.filter(({ number }) => !seen.has(number) && seen.add(number));
}

/** Lists the assemblies at the top with the number of their figures, in their order. */
export function assembliesOf(figures: readonly BookFigure[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { assembly } of figures) counts.set(assembly, (counts.get(assembly) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count }));
}

/** Returns the figures of an assembly that have all words in their number or title. */
export function matchingFigures(
  figures: readonly BookFigure[],
  { assembly, words }: { assembly: string | undefined; words: string },
): BookFigure[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return figures.filter((figure) => {
    const text = `${figure.number} ${figure.title} ${figure.assembly}`.toLowerCase();
    const isIn = assembly === undefined || figure.assembly === assembly;
    return isIn && wanted.every((word) => text.includes(word));
  });
}
