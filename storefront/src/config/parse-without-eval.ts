import { config } from 'zod/mini';

// The page's policy forbids `new Function`, and even the attempt is reported as a violation. This
// module is the first that the application imports, before any schema is made.
config({ jitless: true });
