const BASE =
  'rounded-control border border-edge bg-card text-ink placeholder:text-muted transition-colors ' +
  'duration-150 hover:border-ink focus-visible:outline-offset-0 aria-invalid:border-red-text ' +
  'aria-invalid:border-2 disabled:text-muted';

/** The class names of a text control. CSS counts every select as read-only. */
export const CONTROL = `w-full min-h-12 px-3.5 py-2 not-[select]:read-only:border-line not-[select]:read-only:bg-panel not-[select]:read-only:hover:border-line ${BASE}`;

/** Those of a control among the tools above a list. */
export const TOOL_CONTROL = `min-h-10 py-1 text-[0.9375rem] max-[60rem]:min-h-11 max-[60rem]:text-base ${BASE}`;

/** Those of a control in a row of a list. */
export const ROW_CONTROL = `min-h-8 min-w-0 px-3 text-[0.9375rem] max-[60rem]:min-h-11 max-[60rem]:text-base ${BASE}`;
