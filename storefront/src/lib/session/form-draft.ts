import { useEffect } from 'react';
import { sessionStore } from './session-store';

/** Any schema of zod, classic or mini. */
export interface DraftSchema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
}

/**
 * What somebody has typed into a form, kept in this tab while they log in again. `key` names the
 * form and its owner: the next person at this screen must not see it.
 */
export function formDraft<T extends object>(key: string, schema: DraftSchema<T>) {
  return {
    keep: (typed: object): void => sessionStorage.setItem(key, JSON.stringify(typed)),

    drop: (): void => sessionStorage.removeItem(key),

    /** What was kept, or null. */
    read(): T | null {
      const json = sessionStorage.getItem(key);
      if (json === null) return null;
      const draft = schema.safeParse(JSON.parse(json));
      return draft.success ? draft.data : null;
    },
  };
}

/**
 * Keeps what is `typed` into a form that goes because the session was cut off, whatever has ended
 * it. What was kept before is the form's now.
 */
export function useKeepDraft(draft: ReturnType<typeof formDraft>, typed: () => object): void {
  useEffect(() => draft.drop(), [draft]);
  useEffect(() => () => {
    if (sessionStore.get().isCutOff) draft.keep(typed());
  });
}
