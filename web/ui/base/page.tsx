import type { ReactNode } from 'react'
import { useArrival } from '../hooks/use-arrival.ts'
import { classNames } from './class-names.ts'
import styles from './page.module.css'

interface PageProps {
  /** Of the tab; the page's h1 says it too, in its own words. */
  readonly title: string
  /** `bare` leaves width and padding to the page; `wide` is for teachers' tables. */
  readonly width?: 'normal' | 'wide' | 'bare'
  readonly children: ReactNode
  readonly className?: string | undefined
}

/** The main part of a screen. It holds the one h1. */
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
