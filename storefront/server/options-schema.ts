import { z } from 'zod';

/** The options of the storefront's server, as its process gets them. */
export const storefrontOptionsSchema = z.object({
  host: z.string(),
  port: z.number(),
  folder: z.string(),
  keptFolder: z.string().optional(),
  renderFolder: z.string(),
  origin: z.string(),
  backendOrigins: z.array(z.string()),
  backendKey: z.string().optional(),
  config: z.object({
    backendUrl: z.string(),
    firebase: z.object({ apiKey: z.string(), authDomain: z.string(), projectId: z.string() }),
    authEmulator: z.boolean(),
    demonstration: z.boolean().optional(),
  }),
  policy: z.object({
    backend: z.array(z.string()),
    paymentSandbox: z.array(z.string()).optional(),
    stripe: z.boolean(),
    firebaseAuthDomain: z.string().optional(),
    imageHost: z.string().optional(),
  }),
  imageStores: z.array(z.string()).optional(),
  emulatorUrl: z.string().optional(),
});
