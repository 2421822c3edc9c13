import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { storedValues } from '@/lib/stored-values';

const KEY = 'typedLines';

const schema = z.array(z.object({ number: z.string(), quantity: z.int() }));

/** Lines of the list whose part number stands for no product, or for more than one. */
export type UnsolvedLines = Readonly<z.infer<typeof schema>>;

const NOTHING: UnsolvedLines = [];

const stored = storedValues<UnsolvedLines>(schema, NOTHING);

/** These lines, which this browser keeps until they are solved or removed. */
export const typedStore = {
  get: (): UnsolvedLines => stored.get(KEY),
  set: (lines: UnsolvedLines): void => stored.set(KEY, lines),
};

export const useTypedLines = (): UnsolvedLines =>
  useSyncExternalStore(stored.subscribe, typedStore.get, () => NOTHING);
