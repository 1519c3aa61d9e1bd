import { Redirect, useSearchParams } from 'wouter'
import { alertIn } from './chosen.ts'

/** Redirects an address without an operation or domain that has levels to their list, and passes the alert on. */
export function ToList({ to }: { to: string }) {
  const alert = alertIn(useSearchParams()[0])
  return <Redirect to={to} replace state={{ alert }} />
}
