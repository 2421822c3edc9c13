import { z } from 'zod';

/** Options of the plugin; a wrong one throws when the engine loads it. */
export const optionsSchema = z.object({
  /** Signs access tokens; at least 32 characters. */
  accessTokenSecret: z.string().min(32),
  /** The secret before that one; tokens that it has signed are good until they end. */
  previousAccessTokenSecret: z.string().min(32).optional(),
  /** Lifetime of an access token in seconds. */
  accessTokenTtl: z.number().int().positive(),
  /** The identity provider's project; ID tokens of any other are refused. */
  firebaseProjectId: z.string().min(1),
  /**
   * The project's service account, or `default` for the one that GOOGLE_APPLICATION_CREDENTIALS
   * names. Only with one can the provider be asked whether a user has been disabled or removed.
   */
  firebaseCredentials: z
    .union([
      z.literal('default'),
      z.object({ projectId: z.string(), clientEmail: z.string(), privateKey: z.string() }),
    ])
    .optional(),
  /** Lower-case emails that become admin on their first session with a verified email. */
  adminEmails: z.array(z.string()),
});

export type IdentityOptions = z.infer<typeof optionsSchema>;
