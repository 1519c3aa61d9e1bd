import { Redirect, useSearchParams } from 'wouter'
import type { Area } from '#maths'
import { alertIn } from './chosen.ts'

/** Redirects an address that names no operation with levels to the list of areas, and passes the alert on. */
export function ToList({ area, to }: { area: Area; to: string }) {
  const alert = alertIn(area, useSearchParams()[0])
  return <Redirect to={to} replace state={{ alert }} />
}
