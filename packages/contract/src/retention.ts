/**
 * Retention periods. The privacy page shows them, and the code for deletion uses them. Change them only here, with
 * legal advice; the setting `INVOICE_KEPT_YEARS` replaces `invoiceYears`.
 */
export const retention = {
  /**
   * Years to keep an invoice and its order after the year of the last payment or refund. German law requires 8
   * years; tax advisers in the United States recommend 7.
   */
  invoiceYears: 8,
  /** Days until copies of deleted data are gone: backups and replicas of the database, and logs. */
  copyDays: 30,
  /** Hours until exported tables are deleted. */
  exportHours: 24,
} as const;

/** Minutes after a sign-in during which an account can be deleted. */
export const RECENT_SIGN_IN_MINUTES = 5;

/** The time that a code of a second factor counts for in a session. */
export const SECOND_FACTOR_HOURS = 12;
