const EMAIL = /[^\s"'<>/\\:=(,;?&]+(?:@|%(?:25)*40)[^\s"'<>/\\),;?&]+/gi;

/** A text for the log without the email addresses in it, however they are encoded. */
export const redactEmails = (text: string): string => text.replace(EMAIL, '[email]');
