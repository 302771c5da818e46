import { Component, type ReactNode } from 'react';
import { CrashScreen } from './CrashScreen.tsx';

interface ErrorBoundaryProps {
  /** What the children show: a change of it takes a crash back. The page's path, for example. */
  resetKey: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: Error | undefined;
  resetKey: string;
}

/** Shows a crash of the layout in place of the whole page. Trying again reloads it: what it is made of came with it. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: undefined, resetKey: this.props.resetKey };

  static getDerivedStateFromError(thrown: unknown): Partial<ErrorBoundaryState> {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return props.resetKey === state.resetKey ? null : { error: undefined, resetKey: props.resetKey };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <CrashScreen error={error} onRetry={() => location.reload()} />;
  }
}
