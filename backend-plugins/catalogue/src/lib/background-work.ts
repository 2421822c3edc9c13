/** The part of the orders plugin's service that is used here: that plugin depends on this one. */
export type BackgroundWork = {
  start(work: {
    name: string;
    everySeconds: number;
    run: (signal: AbortSignal) => Promise<unknown>;
  }): void;
};
