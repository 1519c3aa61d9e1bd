import { Component, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { TextButtonLink } from './button.tsx'
import { Failed } from './failed.tsx'
import { Page } from './page.tsx'
import { RetryContext } from './retry-context.ts'

/** What is left of a screen that breaks, or whose code cannot be loaded. Going elsewhere leaves it behind. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  return <Boundary place={`${path}?${useSearch()}`}>{children}</Boundary>
}

interface BoundaryProps {
  readonly place: string
  readonly children: ReactNode
}

interface BoundaryState {
  readonly place: string
  readonly broken: boolean
  readonly attempt: number
  /** At this place, in vain. */
  readonly triedAgain: boolean
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state = { place: this.props.place, broken: false, attempt: 0, triedAgain: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { broken: true }
  }

  static getDerivedStateFromProps({ place }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    if (place === state.place) return null
    return { place, broken: false, attempt: state.attempt + (state.broken ? 1 : 0), triedAgain: false }
  }

  tryAgain = () => {
    // A page that is older than the server's asks for code which is no longer there: only a new page helps.
    if (this.state.triedAgain && navigator.onLine) location.reload()
    else this.setState(({ attempt }) => ({ broken: false, attempt: attempt + 1, triedAgain: true }))
  }

  override render() {
    if (!this.state.broken) return <RetryContext value={this.state.attempt}>{this.props.children}</RetryContext>
    return (
      <Page title="Not shown">
        <h1 className="unseen">Solve it! Maths</h1>
        <Failed text="This page could not be shown." onTryAgain={this.tryAgain} />
        <p>
          <TextButtonLink to="/">Back to Home</TextButtonLink>
        </p>
      </Page>
    )
  }
}
