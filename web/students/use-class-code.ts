import { useSearchParams } from 'wouter'

/** The class code in the address of a teacher's page, as it is stored: in upper case. '' where there is none. */
export function useClassCode(): string {
  const [query] = useSearchParams()
  return (query.get('code') ?? '').trim().toUpperCase()
}
