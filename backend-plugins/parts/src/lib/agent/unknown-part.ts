import { MAX_CLOSE_NUMBERS } from '@harrow/contract';
import { isErrorOfType, ShopError } from '@harrow/plugin-kit';
import { type Context, toSold } from './shown';

type PartQuery = { number: string; machine?: string; serial?: string; after?: string };

/** Returns a part by its number; undefined if nothing has it. */
async function findPart({ services }: Context, query: PartQuery) {
  try {
    return (await services.partService.retrieve(query)).shown;
  } catch (error) {
    if (isErrorOfType(error, 'not_found')) return undefined;
    throw error;
  }
}

/** Returns a part by its number. Throws `not_found` with products that have a similar one. */
export async function knownPart(context: Context, query: PartQuery) {
  const part = await findPart(context, query);
  if (part) return part;
  const { partNumberService, storefrontProductService } = context.services;
  const [ids = []] = await partNumberService.findClose([query.number], MAX_CLOSE_NUMBERS);
  const similar = await storefrontProductService.current(ids);
  const hint =
    similar.length > 0
      ? 'Ask whether one of the similar numbers is meant.'
      : 'Ask for the number again, or search by words.';
  throw new ShopError('not_found', `Nothing has the number ${query.number}. ${hint}`, {
    details: { similar: similar.map((product) => toSold(product, context)) },
  });
}

type Known = Awaited<ReturnType<typeof findPart>>;

/** The same for several numbers, one after another, so that one question takes one connection. */
export async function findParts(context: Context, numbers: readonly string[]) {
  const found = new Map<string, Known>();
  for (const number of numbers) found.set(number, await findPart(context, { number }));
  return found;
}
