import { Component, type ReactNode } from 'react'
import { FailurePage } from './pages/notices'

interface Props {
  children: ReactNode
  /** A new value, such as a new address, clears the error. */
  resetKey?: string
  full?: boolean
}

interface State {
  error: unknown
  failed: boolean
  seenKey: string | undefined
}

/** Catches what a page throws while drawing, and offers another try. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failed: false, seenKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error, failed: true }
  }

  static getDerivedStateFromProps(props: Props, state: State): Partial<State> | null {
    if (props.resetKey === state.seenKey) return null
    return { error: null, failed: false, seenKey: props.resetKey }
  }

  override componentDidCatch(error: unknown): void {
    console.error('A page failed', error)
  }

  private readonly retry = () => {
    // A chunk that failed to load is remembered by the browser; only a reload fetches it again.
    if (this.state.error instanceof TypeError && /import/i.test(this.state.error.message)) {
      window.location.reload()
    }
    this.setState({ error: null, failed: false })
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return <FailurePage error={this.state.error} onRetry={this.retry} full={this.props.full} />
  }
}
