import { z } from 'zod/mini';
import * as paths from '@/config/paths';
import { settings } from '@/config/settings';
import { ApiError } from '@/lib/http/api-error';

const MAILS = {
  PASSWORD_RESET: 'reset',
  VERIFY_EMAIL: 'verify',
  RECOVER_EMAIL: 'recover',
} as const;

/** A mail that the identity emulator would have sent. */
export interface Mail {
  code: string;
  kind: (typeof MAILS)[keyof typeof MAILS];
  to: string;
  /** The page of this shop that the mail's link leads to. */
  href: string;
}

const answerSchema = z.object({
  oobCodes: z.array(
    z.object({
      requestType: z.string(),
      email: z.string(),
      oobCode: z.string(),
      oobLink: z.string(),
    }),
  ),
});

type Sent = z.infer<typeof answerSchema>['oobCodes'][number];

/** The emulator links to its own page; the shop's page uses the query of that link. */
function readMail({ requestType, email, oobCode, oobLink }: Sent): Mail[] {
  if (!(requestType in MAILS)) return [];
  const kind = MAILS[requestType as keyof typeof MAILS];
  return [{ code: oobCode, kind, to: email, href: paths.mailLink + new URL(oobLink).search }];
}

/**
 * The mails of the embedded shop whose links were not used yet, the newest first. Throws `ApiError`.
 */
export async function listMails(): Promise<Mail[]> {
  try {
    const project = `${window.location.origin}/emulator/v1/projects/${settings.firebase.projectId}`;
    const response = await fetch(`${project}/oobCodes`);
    const { oobCodes } = answerSchema.parse(await response.json());
    return oobCodes.flatMap(readMail).reverse();
  } catch (cause) {
    const message = 'The identity emulator cannot be asked for its mails.';
    throw new ApiError({ kind: 'network', message, cause });
  }
}
