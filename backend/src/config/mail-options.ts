import { readFileSync } from 'node:fs';
import type { Environment } from './settings-schema';

/** Returns the DKIM options; undefined if the relay signs mails. */
function dkimOf({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_KEY_FILE }: Environment) {
  if (!DKIM_DOMAIN || !DKIM_SELECTOR || !DKIM_KEY_FILE) return undefined;
  const privateKey = readFileSync(DKIM_KEY_FILE, 'utf8');
  return { domainName: DKIM_DOMAIN, keySelector: DKIM_SELECTOR, privateKey };
}

/** Returns the options of the mails plugin. */
export function mailOptions(environment: Environment): object {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_REPLY_TO: replyTo } = environment;
  return {
    storefrontUrl: environment.STOREFRONT_URL[0],
    unpaidOrderTtlHours: environment.UNPAID_ORDER_TTL_HOURS,
    ...(url && from && { sending: { url, from, replyTo, dkim: dkimOf(environment) } }),
  };
}
