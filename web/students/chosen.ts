/** The operation or domain in the address of a teacher's page, besides the class and the student. */
import { domains, operationsOf, titleByDomain } from '#maths'
import type { FourOperation } from '../paths.ts'
import { notImplemented, wordProblems } from './not-implemented.ts'

/** Returns addition where the address names no operation, and null where it names an unknown one. */
export function operationIn(query: URLSearchParams): FourOperation | null {
  return chosen(operationsOf('fouroperations'), query.get('op') || 'addition')
}

/** Returns Length where the address names no domain, and null where it names another: only Length has levels. */
export function domainIn(query: URLSearchParams): 'length' | null {
  return chosen(['length'], query.get('domain') || 'length')
}

/** Returns the alert for an operation or a domain without levels, and undefined for an unknown name. */
export function alertIn(query: URLSearchParams): string | undefined {
  if (query.get('op')?.toLowerCase() === 'wordproblems') return notImplemented(wordProblems)
  const domain = chosen(domains, query.get('domain') ?? '')
  return domain ? notImplemented(titleByDomain[domain]) : undefined
}

function chosen<T extends string>(list: readonly T[], name: string): T | null {
  return list.find((one) => one === name.toLowerCase()) ?? null
}
