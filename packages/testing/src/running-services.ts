import type { ChildService } from '@harrow/processes/child-service';

/** The servers that global-setup started, for global-teardown, which runs in the same process. */
export const running: { services: ChildService[]; dataDir?: string } = { services: [] };
