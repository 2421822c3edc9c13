import { config } from 'zod/mini';

// The shop's Content-Security-Policy forbids `new Function`, and even an attempt is reported as a
// violation. This module is imported first, before any schema is created.
config({ jitless: true });
