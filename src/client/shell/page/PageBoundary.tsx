import { Component, type ReactNode } from 'react';
import { PageUnavailable } from '../../runtime/page-error.ts';
import { focusContent } from '../SkipLink.tsx';
import { CrashScreen } from '../states/CrashScreen.tsx';
import { FailureView } from '../states/FailureView.tsx';

interface PageBoundaryProps {
  /** A change takes a crash back. */
  resetKey: string;
  /** Called before the page is tried again. */
  onRetry: () => void;
  children: ReactNode;
}

interface PageBoundaryState {
  error: Error | undefined;
  resetKey: string;
  /** The reader has pressed the button, which went with the crash. */
  retried: boolean;
}

/** Shows what went wrong with a page in its place: a failed load with Retry, a crash with Try again. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { error: undefined, resetKey: this.props.resetKey, retried: false };

  static getDerivedStateFromError(thrown: unknown): Partial<PageBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(
    props: PageBoundaryProps,
    state: PageBoundaryState,
  ): PageBoundaryState | null {
    return props.resetKey === state.resetKey
      ? null
      : { error: undefined, resetKey: props.resetKey, retried: false };
  }

  override componentDidUpdate(_: PageBoundaryProps, { error }: PageBoundaryState) {
    if (error && !this.state.error && this.state.retried) focusContent();
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (error instanceof PageUnavailable)
      return <FailureView error={error} onRetry={() => location.reload()} />;
    return (
      <CrashScreen
        error={error}
        focused={this.state.retried}
        onRetry={() => {
          this.props.onRetry();
          this.setState({ error: undefined, retried: true });
        }}
      />
    );
  }
}
