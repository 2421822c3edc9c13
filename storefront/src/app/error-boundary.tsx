import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { messages } from '@/messages';

interface ErrorBoundaryProps {
  /** A new value, such as the next address, gives the children another chance. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  failed: boolean;
  resetKey: string;
}

/** Keeps one broken page from taking the rest of the shop with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failed: true };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failed: false, resetKey };
  }

  override render(): ReactNode {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}

function Crash() {
  return (
    <div role="alert" className="wrap grid justify-items-start gap-3 py-24">
      <h1 className="heading text-4xl">{messages.errors.crashTitle}</h1>
      <p className="text-muted">{messages.errors.crashHint}</p>
      <Button className="mt-3" onClick={() => window.location.reload()}>
        {messages.errors.crashReload}
      </Button>
    </div>
  );
}
