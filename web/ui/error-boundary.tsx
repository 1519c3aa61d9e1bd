import { Component, type ReactNode } from 'react'
import { Failed } from './failed.tsx'

/** What is left when a screen breaks, or its code cannot be loaded. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <main>
        <h1 className="unseen">Solve it! Maths</h1>
        <Failed text="This page could not be shown." onTryAgain={() => location.reload()} />
      </main>
    )
  }
}
