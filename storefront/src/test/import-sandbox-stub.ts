/** Stands for what the payment sandbox serves, which only a browser can import: its sources. */
export const importSandbox = (): Promise<unknown> =>
  import('@harrow/payment-sandbox/browser/create-sandbox-stripe');
