/** What the address of a teacher's page names beside the class and the student. */
import { type Domain, domains, operationsOf } from '#maths'
import type { FourOperation } from '../paths.ts'

/** Addition where the address names none, or one that is not in the list. */
export function operationIn(query: URLSearchParams): FourOperation {
  return chosen(operationsOf('fouroperations'), query.get('op')) ?? 'addition'
}

/** A way in the choosers that leads to no operation. */
export function namesWordProblems(query: URLSearchParams): boolean {
  return query.get('op')?.toLowerCase() === 'wordproblems'
}

/** Length where the address names none, or one that is not in the list. */
export function domainIn(query: URLSearchParams): Domain {
  return chosen(domains, query.get('domain')) ?? 'length'
}

function chosen<T extends string>(list: readonly T[], name: string | null): T | undefined {
  return list.find((one) => one === name?.toLowerCase())
}
