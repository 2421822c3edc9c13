const STORAGE_KEY = 'singleKeys';

/** Tells whether single keys, such as `/` and `J`, are shortcuts; people who dictate turn them off. */
export const areSingleKeysOn = (): boolean => localStorage.getItem(STORAGE_KEY) !== 'off';

/** Turns single keys on or off, in this browser. */
export function turnSingleKeys(on: boolean): void {
  if (on) localStorage.removeItem(STORAGE_KEY);
  else localStorage.setItem(STORAGE_KEY, 'off');
}
