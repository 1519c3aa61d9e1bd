import { useSearchParams } from 'wouter'

/** Returns the class code in the address of a teacher's page in upper case, as it is stored, or '' without one. */
export function useClassCode(): string {
  const [query] = useSearchParams()
  return (query.get('code') ?? '').trim().toUpperCase()
}
