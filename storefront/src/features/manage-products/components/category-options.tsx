import type { Category } from '@harrow/contract';

interface CategoryOptionsProps {
  categories: readonly Category[] | undefined;
  /** The handle of the current choice, which stays while the categories load or if it is gone. */
  chosen: string | undefined;
}

/** The categories as options, those below another one indented. */
export function CategoryOptions({ categories = [], chosen }: CategoryOptionsProps) {
  const all = flattened(categories);
  const isKnown = !chosen || all.some(({ handle }) => handle === chosen);
  return (
    <>
      {!isKnown && <option value={chosen}>{chosen}</option>}
      {all.map(({ handle, name, depth }) => (
        <option key={handle} value={handle}>
          {'\u2003'.repeat(depth)}
          {name}
        </option>
      ))}
    </>
  );
}

/** The names of the categories by their handles. */
export const namesOf = (categories: readonly Category[] = []): Map<string, string> =>
  new Map(flattened(categories).map(({ handle, name }) => [handle, name]));

const flattened = (categories: readonly Category[], depth = 0): (Category & { depth: number })[] =>
  categories.flatMap((each) => [{ ...each, depth }, ...flattened(each.children, depth + 1)]);
