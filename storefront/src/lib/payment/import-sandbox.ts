/**
 * Loads the browser half of the payment sandbox from the sandbox. Alone in its module, because only a
 * browser can import by address; tests have another in its place.
 */
export const importSandbox = (address: string): Promise<unknown> =>
  import(/* @vite-ignore */ address);
