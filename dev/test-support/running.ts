import type { ChildService } from '../lib/child-service.ts';

/** What global-setup started, for global-teardown, which runs in the same process. */
export const running: { services: ChildService[]; dataDir?: string } = { services: [] };
