/** Any schema of zod, classic or mini. */
export interface DraftSchema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
}

const PREFIX = 'draft:';
const prefixOf = (owner: string) => `${PREFIX}${encodeURIComponent(owner)}:`;
const namesOfDrafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));

/**
 * What was typed into a form and not sent yet, kept in this tab over a reload, Back and a new login.
 * It belongs to the account of `owner`, an email: the next person at this screen must not see it.
 */
export function formDraft<T extends object>(owner: string, form: string, schema: DraftSchema<T>) {
  const name = prefixOf(owner) + form;
  return {
    keep: (typed: object): void => sessionStorage.setItem(name, JSON.stringify(typed)),

    drop: (): void => sessionStorage.removeItem(name),

    /** What was kept, or null. */
    read(): T | null {
      const json = sessionStorage.getItem(name);
      if (json === null) return null;
      const draft = schema.safeParse(JSON.parse(json));
      return draft.success ? draft.data : null;
    },
  };
}

/** Whether anything that was typed is kept in this tab. */
export const hasDrafts = (): boolean => namesOfDrafts().length > 0;

/** Drops what is kept in this tab, except what belongs to the account of `owner`, an email. */
export function dropDrafts(owner?: string): void {
  const own = owner === undefined ? undefined : prefixOf(owner);
  for (const name of namesOfDrafts()) {
    if (own === undefined || !name.startsWith(own)) sessionStorage.removeItem(name);
  }
}
