/** The name of each slip. Stored counts and the teacher's sentences use it, so it never changes. */
export type SlipId =
  | AdditionSlip
  | SubtractionSlip
  | TimesSlip
  | DivisionSlip
  | DecimalSlip
  | BedmasSlip
  | NumberSlip
  | LengthSlip

type AdditionSlip =
  | 'carry-dropped'
  | 'carry-in-full'
  | 'carry-reversed'
  | 'aligned-left'
  | 'place-ignored'
  | 'digits-added'
  | 'count-start-add'
  | 'ten-off-add'
  | 'added-subtracted'

type SubtractionSlip =
  | 'smaller-from-larger'
  | 'not-paid-back'
  | 'zero-minus-n'
  | 'borrow-from-zero'
  | 'ten-kept-at-zero'
  | 'subtracted-added'
  | 'count-start-sub'

type TimesSlip =
  | 'next-fact'
  | 'times-added'
  | 'times-zero'
  | 'times-one'
  | 'zeros-off'
  | 'carry-dropped-times'
  | 'carry-first'
  | 'carry-in-full-times'
  | 'one-digit-only'
  | 'parts-missing'
  | 'row-not-shifted'

type DivisionSlip =
  | 'remainder-left-out'
  | 'remainder-too-big'
  | 'remainder-to-next'
  | 'boxes-swapped'
  | 'zero-left-out'
  | 'rest-dropped'
  | 'digit-by-digit'
  | 'next-fact-div'
  | 'divided-subtracted'
  | 'larger-by-smaller'
  | 'division-shrinks'

type DecimalSlip = 'point-separates' | 'aligned-right' | 'copies-down' | 'point-off' | 'zero-appended'

type BedmasSlip = 'left-to-right' | 'adds-first' | 'brackets-ignored' | 'a-before-s'

type NumberSlip =
  | 'one-off'
  | 'wrong-way'
  | 'step-of-one'
  | 'decade-slip'
  | 'teen-ty'
  | 'digits-reversed'
  | 'zero-lost'
  | 'as-heard'
  | 'blocks-as-ones'
  | 'whole-for-part'
  | 'parts-added'
  | 'order-turned'

type LengthSlip =
  | 'end-read'
  | 'marks-counted'
  | 'area-given'
  | 'two-sides'
  | 'side-count'
  | 'hidden-left-out'
  | 'factor-off'
  | 'wrong-operation'
  | 'joined'
  | 'units-mixed'
