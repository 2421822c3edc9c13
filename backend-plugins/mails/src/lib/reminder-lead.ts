const MAX_LEAD_HOURS = 24;

/** Returns the hours between the reminder and the expiry: a third of the order's time, at most a day. */
export const reminderLeadHours = (ttlHours: number): number =>
  Math.min(MAX_LEAD_HOURS, ttlHours / 3);
