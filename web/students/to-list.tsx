import { Redirect, useSearchParams } from 'wouter'
import { alertIn } from './chosen.ts'

/** Leads from an address that names no operation or domain with levels to the list of those, in its place. */
export function ToList({ to }: { to: string }) {
  const alert = alertIn(useSearchParams()[0])
  return <Redirect to={to} replace state={{ alert }} />
}
