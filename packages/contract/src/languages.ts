/** The languages of the shop; the first is the default. */
export const languages = ['en', 'de'] as const;

export type Language = (typeof languages)[number];
