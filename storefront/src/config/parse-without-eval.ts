import { config } from 'zod/mini';

// The page's content security policy forbids `new Function`, and even an attempt is reported as a
// violation. The application imports this module first, before any schema is created.
config({ jitless: true });
