import type { Machine } from '@harrow/contract';
import { type Context, figureLink } from './shown';

type Assembly = Machine['books'][number]['assemblies'][number];

/** The figures of a machine, or those for a serial number. */
export async function contentsOf(handle: string, serial: string | undefined, context: Context) {
  const { shown } = await context.services.machineService.retrieve(handle, serial);
  const { name, serial: read, options, serialPlace, books } = shown;
  const figuresIn = (assemblies: Assembly[]): object[] =>
    assemblies.flatMap(({ name: assembly, assemblies: inner, figures }) => [
      ...figures.map(({ number, title }) => ({
        assembly,
        number,
        title,
        link: figureLink(context, handle, number),
      })),
      ...figuresIn(inner),
    ]);
  return {
    machine: { handle, name },
    serial: read,
    serialPlace,
    options,
    books: books.map(({ code, revision, title, assemblies }) => ({
      ...{ code, revision, title },
      figures: figuresIn(assemblies),
    })),
  };
}
