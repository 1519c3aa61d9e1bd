import type { ClassFact } from '#contract'

/** The most facts that the list has. */
const mostShown = 7

/** Returns the number of students who have tried a fact. */
export const triedBy = ({ quick, right, shaky }: ClassFact): number => quick + right + shaky

/**
 * Returns the facts that are shaky for the largest share of those who tried them. A fact that too few students have
 * tried to give it a status is left out.
 */
export function shakiest(facts: readonly ClassFact[]): ClassFact[] {
  const share = (fact: ClassFact) => fact.shaky / triedBy(fact)
  return facts
    .filter(({ shaky, status }) => shaky > 0 && status !== 'notTried')
    .sort((a, b) => share(b) - share(a) || b.shaky - a.shaky)
    .slice(0, mostShown)
}
