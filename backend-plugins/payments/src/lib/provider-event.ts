import { z } from 'zod';

/** What every event of the provider says of itself. */
export const providerEventSchema = z.object({
  id: z.string().min(1),
  type: z.string().min(1),
  data: z.object({ object: z.unknown() }),
});

export type ProviderEvent = z.infer<typeof providerEventSchema>;
