const EMAIL = /[^\s"'<>/\\:=(,;?&]+(?:@|%(?:25)*40)[^\s"'<>/\\),;?&]+/gi;

/** Replaces the email addresses in a text for the log, in any encoding. */
export const redactEmails = (text: string): string => text.replace(EMAIL, '[email]');
