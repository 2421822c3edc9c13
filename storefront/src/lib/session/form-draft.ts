/** Any Zod schema, classic or mini. */
export interface DraftSchema<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
}

const PREFIX = 'draft:';
const prefixOf = (owner: string) => `${PREFIX}${encodeURIComponent(owner)}:`;
const namesOfDrafts = () => Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX));

/**
 * Returns the draft of a form: its unsent input, kept in this tab across a reload, Back and a new
 * login. It belongs to the account with the email `owner`, and other accounts cannot read it.
 */
export function formDraft<T extends object>(owner: string, form: string, schema: DraftSchema<T>) {
  const name = prefixOf(owner) + form;
  return {
    save: (typed: object): void => sessionStorage.setItem(name, JSON.stringify(typed)),

    remove: (): void => sessionStorage.removeItem(name),

    /** Returns the stored draft, or null. */
    read(): T | null {
      const json = sessionStorage.getItem(name);
      if (json === null) return null;
      const draft = schema.safeParse(JSON.parse(json));
      return draft.success ? draft.data : null;
    },
  };
}

/** Tells whether this tab holds any drafts. */
export const hasDrafts = (): boolean => namesOfDrafts().length > 0;

/** Deletes the drafts in this tab, except those of the account with the email `owner`. */
export function deleteDrafts(owner?: string): void {
  const own = owner === undefined ? undefined : prefixOf(owner);
  for (const name of namesOfDrafts()) {
    if (own === undefined || !name.startsWith(own)) sessionStorage.removeItem(name);
  }
}
