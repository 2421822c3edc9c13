import { Component, Suspense, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { loadable, renewLoads } from '@/lib/loadable';
import { messages } from '@/messages';
import { loadFailure, type FailureProps } from './load-failure';

interface ErrorBoundaryProps {
  /** A new value, such as the next address, gives the children another chance. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error?: unknown;
  /** How often the children were given another chance at this address. */
  retries: number;
  resetKey: string;
}

/** Keeps one broken page from taking the rest of the shop with it. */
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
    renewLoads();
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

/** Says what is wrong, in full as soon as the code for that is there. */
const Failure = loadable(() => loadFailure().catch(() => ({ default: NotEvenThat })));

function NotEvenThat({ onRetry }: FailureProps) {
  const { pageTitle, network } = messages.errors;
  return <ErrorState title={pageTitle} message={network} onRetry={onRetry} />;
}
