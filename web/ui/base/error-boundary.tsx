import { Component, createContext, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { m } from '../../language/messages.ts'
import { TextButtonLink } from './button.tsx'
import { Failed } from './failed.tsx'
import { Page } from './page.tsx'

/** The number of retries after a failed screen. */
export const RetryContext = createContext(0)

/** Shows a failed screen, or one whose code cannot be loaded, as a message. A navigation shows the next screen. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return <Boundary address={`${path}?${useSearch()}`}>{children}</Boundary>
}

interface BoundaryProps {
  readonly address: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly address: string
  readonly hasFailed: boolean
  readonly attempt: number
  /** Whether a retry at this address has failed. */
  readonly hasRetried: boolean
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { address: this.props.address, hasFailed: false, attempt: 0, hasRetried: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true }
  }

  static getDerivedStateFromProps({ address }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    if (address === state.address) return null
    return { address, hasFailed: false, attempt: state.attempt + (state.hasFailed ? 1 : 0), hasRetried: false }
  }

  tryAgain = () => {
    // A page from before an update requests code that the server no longer has. Then only a reload helps.
    if (this.state.hasRetried && navigator.onLine) location.reload()
    else this.setState(({ attempt }) => ({ hasFailed: false, attempt: attempt + 1, hasRetried: true }))
  }

  override render() {
    if (!this.state.hasFailed) return <RetryContext value={this.state.attempt}>{this.props.children}</RetryContext>
    return (
      <Page title={m.parts_page_failed_title()}>
        <h1 className="unseen">Solve it! Maths</h1>
        <Failed text={m.parts_page_failed()} onTryAgain={this.tryAgain} />
        <p>
          <TextButtonLink to="/">{m.parts_back_to_home()}</TextButtonLink>
        </p>
      </Page>
    )
  }
}
