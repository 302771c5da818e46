import { Component, type ReactNode } from 'react';
import { focusContent } from '../../runtime/focus/lend-focus.ts';
import { PageUnavailable } from '../../runtime/loading/page-error.ts';
import { FailureScreen } from './FailureScreen.tsx';

interface ErrorBoundaryProps {
  /** What the children show, such as the page's route: a change resets a failure. */
  resetKey: string;
  /** Called before the children are rendered again after a crash. Without it, trying again reloads the document. */
  onRetry?: () => void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | undefined;
  resetKey: string;
  /** The reader has pressed the button, which disappears with the failure. */
  retried: boolean;
}

/** Shows what went wrong in place of its children, and lets the reader try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state = freshState(this.props.resetKey);

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : freshState(resetKey);
  }

  override componentDidUpdate(_: ErrorBoundaryProps, { error }: ErrorBoundaryState) {
    if (error && !this.state.error && this.state.retried) focusContent();
  }

  override render() {
    const { error, retried } = this.state;
    if (!error) return this.props.children;
    return <FailureScreen error={error} focused={retried} onRetry={this.#retry} />;
  }

  #retry = () => {
    const { onRetry } = this.props;
    // What cannot be loaded may belong to another build: only a new document can tell.
    if (!onRetry || this.state.error instanceof PageUnavailable) {
      location.reload();
      return;
    }
    onRetry();
    this.setState({ error: undefined, retried: true });
  };
}

function freshState(resetKey: string): ErrorBoundaryState {
  return { error: undefined, resetKey, retried: false };
}
