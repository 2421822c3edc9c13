import { z } from 'zod/mini';

/** What the backend says about who takes cards; only public values. */
export const paymentConfigSchema = z.union([
  z.object({
    mode: z.literal('sandbox'),
    publishableKey: z.string().check(z.startsWith('pk_test_')),
    /** Origin of the sandbox, e.g. `http://127.0.0.1:12111`. */
    apiBase: z.string().check(z.startsWith('http')),
  }),
  z.object({
    mode: z.literal('stripe'),
    publishableKey: z.string().check(z.startsWith('pk_')),
  }),
]);

export type PaymentConfig = z.infer<typeof paymentConfigSchema>;
