import { Component, Suspense, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { loadable, resetFailedLoads } from '@/lib/loadable';
import { messages } from '@/messages';
import type { FailureProps } from './failure';

/** Loads the failure page; called ahead of time, because the page is needed offline. */
export const loadFailure = () => import('./failure');

interface ErrorBoundaryProps {
  /** Renders the children again when it changes, e.g. to the next URL. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error?: unknown;
  /** The number of retries at this URL. */
  retries: number;
  resetKey: string;
}

/** Keeps an error in one page from breaking the rest of the shop. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { retries: 0, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { error: undefined, retries: 0, resetKey };
  }

  retry = (): void => {
    resetFailedLoads();
    this.setState(({ retries }) => ({ error: undefined, retries: retries + 1 }));
  };

  override render(): ReactNode {
    const { error, retries } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <Suspense>
        <Failure error={error} retries={retries} onRetry={this.retry} />
      </Suspense>
    );
  }
}

/** The failure page, or a shorter message if its code cannot be loaded. */
const Failure = loadable(() => loadFailure().catch(() => ({ default: FallbackFailure })));

function FallbackFailure({ onRetry }: FailureProps) {
  const { pageTitle, network } = messages.errors;
  return <ErrorState title={pageTitle} message={network} onRetry={onRetry} />;
}
