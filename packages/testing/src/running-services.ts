/** The servers that global-setup started, for global-teardown, which runs in the same process. */
export const running: { services: { stop(): Promise<void> }[]; dataDir?: string } = {
  services: [],
};
