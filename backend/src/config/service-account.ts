import { z } from 'zod';

/** The JSON key of a Firebase service account, as downloaded from the console. */
export const serviceAccountSchema = z
  .string()
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('must be JSON'); // the parser's message would contain the secret
      return z.NEVER;
    }
  })
  .pipe(
    z.object({
      project_id: z.string(),
      client_email: z.string(),
      private_key: z.string().startsWith('-----BEGIN', 'must be a private key'),
    }),
  )
  .transform(({ project_id, client_email, private_key }) => ({
    projectId: project_id,
    clientEmail: client_email,
    privateKey: private_key,
  }));
