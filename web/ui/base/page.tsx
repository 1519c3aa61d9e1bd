import type { ReactNode } from 'react'
import { useArrival } from '../hooks/use-arrival.ts'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

interface PageProps {
  /** The document title. The h1 of the page may have other words. */
  readonly title: string
  /**
   * `wide` is for the tables of teachers. A `centred` page is a few lines in the middle of the screen. A `bare` page
   * sets its own width and padding.
   */
  readonly width?: 'normal' | 'wide' | 'centred' | 'bare'
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** The main part of a screen, with its only h1. */
export function Page({ title, width = 'normal', children, className }: PageProps) {
  const page = useArrival(title)
  return (
    <main
      id="main"
      ref={page}
      tabIndex={-1}
      className={classNames(width !== 'bare' && styles.page, styles[width], className)}
    >
      {children}
    </main>
  )
}
