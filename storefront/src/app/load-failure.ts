export interface FailureProps {
  /** What the page has thrown. */
  error: unknown;
  retries: number;
  onRetry: () => void;
}

/** The page for what went wrong; loaded while all is well, because it is needed offline. */
export const loadFailure = () => import('./failure');
