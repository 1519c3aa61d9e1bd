/**
 * The position of each slip in the entries of its operation (entry.ts). Stored rounds have these positions, so a slip
 * keeps its position like its name, and a new slip comes at the end of its operation.
 */
import type { Operation } from '../curriculum.ts'
import type { SlipId } from '../slips/slip-id.ts'

export const slipPositions: Readonly<Record<Operation, readonly SlipId[]>> = {
  addition: [
    'carry-dropped',
    'carry-in-full',
    'carry-reversed',
    'aligned-left',
    'place-ignored',
    'digits-added',
    'digits-reversed',
    'point-separates',
    'aligned-right',
    'added-subtracted',
    'count-start-add',
    'ten-off-add',
    'as-heard',
    'hop-not-split',
  ],
  subtraction: [
    'copies-down',
    'smaller-from-larger',
    'not-paid-back',
    'zero-minus-n',
    'borrow-from-zero',
    'ten-kept-at-zero',
    'place-ignored',
    'subtracted-added',
    'count-start-sub',
    'aligned-left',
  ],
  multiplication: [
    'carry-dropped-times',
    'carry-first',
    'carry-in-full-times',
    'one-digit-only',
    'zeros-off',
    'parts-missing',
    'row-not-shifted',
    'zero-appended',
    'whole-part-only',
    'point-off',
    'times-zero',
    'times-one',
    'times-added',
    'next-fact',
    'row-left-out',
  ],
  division: [
    'remainder-left-out',
    'remainder-too-big',
    'remainder-to-next',
    'boxes-swapped',
    'zero-left-out',
    'rest-dropped',
    'digit-by-digit',
    'larger-by-smaller',
    'division-shrinks',
    'point-off',
    'divided-subtracted',
    'next-fact-div',
    'missing-as-remainder',
    'remainder-as-decimal',
  ],
  bedmas: ['left-to-right', 'adds-first', 'brackets-ignored', 'a-before-s', 'm-before-d'],
  timestable: ['times-zero', 'times-one', 'times-added', 'next-fact'],
  length: [
    'end-read',
    'marks-counted',
    'area-given',
    'two-sides',
    'side-count',
    'hidden-left-out',
    'factor-off',
    'wrong-operation',
    'joined',
    'units-mixed',
    'side-left-out',
    'counted-from-one',
  ],
  numberphase1: [
    'wrong-way',
    'step-of-one',
    'teen-ty',
    'digits-reversed',
    'zero-lost',
    'as-heard',
    'blocks-as-ones',
    'whole-for-part',
    'parts-added',
    'order-turned',
    'decade-slip',
    'one-off',
  ],
}

/** Returns the slips of a set of bits, in the order of their positions. */
export function slipsIn(operation: Operation, bits: number): SlipId[] {
  const positions = slipPositions[operation]
  const slips: SlipId[] = []
  // A class has thousands of answers, so this looks at no position above the highest bit.
  for (let left = bits, position = 0; left !== 0; left >>>= 1, position++) {
    const slip = positions[position]
    // A question may come from a later version of the app, with positions that this one does not know.
    if ((left & 1) === 1 && slip) slips.push(slip)
  }
  return slips
}

/** Returns the slip of an operation with this name, or null if it has none. */
export function slipIn(operation: Operation, name: string): SlipId | null {
  return slipPositions[operation].find((slip) => slip === name) ?? null
}

/** Returns the function that tells whether a question could show a slip. */
export function couldShow(operation: Operation, slip: SlipId): (question: { readonly could: number }) => boolean {
  const position = slipPositions[operation].indexOf(slip)
  return ({ could }) => hasPosition(could, position)
}

/** Returns whether an answer shows a slip, from the slips that explain it (find-slips.ts). */
export function showsSlip(operation: Operation, slip: SlipId, { shown }: { readonly shown: number }): boolean {
  return hasPosition(shown, slipPositions[operation].indexOf(slip))
}

const hasPosition = (bits: number, position: number) => ((bits >>> position) & 1) === 1
