import { z } from 'zod';

/** The plugin's options; an invalid one throws when the engine loads the plugin. */
export const optionsSchema = z.object({
  /** Key that signs access tokens; at least 32 characters. */
  accessTokenSecret: z.string().min(32),
  /** Lifetime of an access token in seconds. */
  accessTokenTtl: z.number().int().positive(),
  /** The identity provider's project; ID tokens of other projects are rejected. */
  firebaseProjectId: z.string().min(1),
  /**
   * The project's service account, or `default` for the one that GOOGLE_APPLICATION_CREDENTIALS
   * names. Required to ask the provider whether a user has been disabled or removed.
   */
  firebaseCredentials: z
    .union([
      z.literal('default'),
      z.object({ projectId: z.string(), clientEmail: z.string(), privateKey: z.string() }),
    ])
    .optional(),
  /** Emails, in lower case, that become admin on their first session with a verified email. */
  adminEmails: z.array(z.string()),
});

export type IdentityOptions = z.infer<typeof optionsSchema>;
