import type { Animal } from '../../drawing.ts'
import type { Place } from '../../solve/place-value.ts'

/** Phrases of Number Structure. */
export type NumberPhrase =
  | { readonly kind: 'touchEach' }
  /** This is said where only the word of an answer is wrong. */
  | { readonly kind: 'onlyWordIsWrong' }
  | { readonly kind: 'upOrDown' }
  | { readonly kind: 'oneByOne'; readonly way: 'forward' | 'back' }
  /** "How far is it from 40 to 50?" */
  | { readonly kind: 'howFar'; readonly from: number; readonly to: number }
  /** "Two have 2 tens. Look at the ones." */
  | { readonly kind: 'twoHave'; readonly count: number; readonly place: Place; readonly next: Place }
  /** "What comes just before 30?" */
  | { readonly kind: 'justBeside'; readonly number: number; readonly side: 'before' | 'after' }
  /** "What is 1 more than 2?" "Counting back: what is 1 less than 9?" */
  | {
      readonly kind: 'beside'
      readonly by: number
      readonly number: number
      readonly side: 'before' | 'after'
      readonly goesBack?: true
    }
  | { readonly kind: 'teenOrTy' }
  | { readonly kind: 'anyTens' }
  /** "Hundreds, tens and ones: write a digit for each." */
  | { readonly kind: 'digitForEach'; readonly highest: Place }
  | { readonly kind: 'onesInBlock' }
  /** "10 is all of it. 6 and what?" */
  | { readonly kind: 'allOfIt'; readonly whole: number; readonly part: number }
  /** "6 and what make 10?" */
  | { readonly kind: 'countOnTo'; readonly part: number; readonly whole: number }
  | { readonly kind: 'whichFirstOfOrder' }
  /** "From 4 to 5: hop on 1." */
  | { readonly kind: 'hopFromTo'; readonly from: number; readonly to: number }
  | { readonly kind: 'howBigHop'; readonly from: number; readonly to: number }
  /** "Hop on 5 from 45." */
  | { readonly kind: 'hopFrom'; readonly from: number; readonly hop: number; readonly way: 'forward' | 'back' }
  /** "5 of 7 left." */
  | { readonly kind: 'hopLeft'; readonly hop: number; readonly of: number }
  | { readonly kind: 'numbersAre'; readonly numbers: readonly number[] }
  /** "One hop for each kiwi. Start here." The ball is before the first one. */
  | { readonly kind: 'hopForEach'; readonly things: Animal }
  | { readonly kind: 'howManyThings'; readonly things: Animal | 'dots' }
  /** "There are 7 kiwi." */
  | { readonly kind: 'thereAre'; readonly count: number; readonly things: Animal | 'dots' }
  /** "In words, 7 is seven." */
  | { readonly kind: 'inWords'; readonly number: number }
  | { readonly kind: 'biggestBlocks' }
  | { readonly kind: 'onlyBlocks'; readonly place: Place }
  /** "How many rods of ten are there?" This is for blocks, which lie there to be counted. */
  | { readonly kind: 'howManyThere'; readonly place: Place }
  /** "Which digit is in the tens?" A number in words has more tens than this digit says. */
  | { readonly kind: 'whichDigitIn'; readonly place: Place }
  /** "No tens: write 0 there." */
  | { readonly kind: 'writeZero'; readonly places: readonly Place[] }
  /** "Then 6 ones." */
  | { readonly kind: 'alsoOnes'; readonly count: number }
  | { readonly kind: 'numberIs'; readonly number: number }
  /** "400 and 6 make 406." */
  | { readonly kind: 'partsMake'; readonly parts: readonly number[]; readonly whole: number }
  /** "Find seven on the strip." */
  | { readonly kind: 'findWord'; readonly number: number }
  /** "Count from zero up to seven." */
  | { readonly kind: 'countUpTo'; readonly number: number }
  | { readonly kind: 'hopsFromZero' }
  | { readonly kind: 'zeroIsStart' }
  /** "Seven is 7." */
  | { readonly kind: 'wordIs'; readonly number: number }
  /** The end of fourteen: "Fourteen: teen means 1 ten." */
  | { readonly kind: 'teenMeans'; readonly number: number }
  | { readonly kind: 'beginningOnes' }
  /** "Thir means three. How many ones?" */
  | { readonly kind: 'beginningMeans'; readonly ones: number }
  /** The end of forty: "Forty: ty means tens." */
  | { readonly kind: 'tyMeans'; readonly number: number }
  /** "Split the words: four hundred, and six." */
  | { readonly kind: 'splitWords'; readonly parts: readonly number[] }
  /** "Four hundred: write 4 in the hundreds." */
  | { readonly kind: 'wordIsDigit'; readonly number: number; readonly digit: number; readonly place: Place }
  /** "Forty is 4 tens." */
  | { readonly kind: 'wordIsCount'; readonly number: number; readonly count: number; readonly place: Place }
  | { readonly kind: 'slideOver'; readonly ones: number; readonly tens: number }
  | { readonly kind: 'writeThousand' }
  | { readonly kind: 'tenHundreds' }
  | { readonly kind: 'noneBelow'; readonly number: number }
  | { readonly kind: 'countInFives' }
  /** "Match one to one. Which has some left?" */
  | { readonly kind: 'matchThem'; readonly wanted: 'less' | 'more' }
  /** "A has 5." */
  | { readonly kind: 'oneRow'; readonly label: string; readonly count: number }
  /** "A: 10 and 2 more make 12." */
  | { readonly kind: 'fivesAndMore'; readonly label: string; readonly fives: number; readonly more: number }
  | { readonly kind: 'howManyInGroup'; readonly label: string }
  /** "A: 10. B: 7. Which has more?" */
  | {
      readonly kind: 'whichGroupHas'
      readonly groups: readonly { readonly label: string; readonly count: number }[]
      readonly wanted: 'less' | 'more'
    }
  | { readonly kind: 'groupHas'; readonly label: string; readonly wanted: 'less' | 'more' }
  | { readonly kind: 'findFirst'; readonly first: 'smallest' | 'largest' }
  /** "Which comes first on the line?" */
  | { readonly kind: 'whichOnLine'; readonly first: 'smallest' | 'largest' }
  | { readonly kind: 'whichIs'; readonly first: 'smallest' | 'largest' }
  /** "12 is smallest. Now 15 and 18." */
  | {
      readonly kind: 'nowTheOthers'
      readonly placed: number
      readonly first: 'smallest' | 'largest'
      readonly others: readonly number[]
    }
  | { readonly kind: 'inOrder'; readonly numbers: readonly number[] }
  | { readonly kind: 'lookAgain' }
  /** "Did you see 4 in the corners?" */
  | { readonly kind: 'knownPart'; readonly count: number; readonly ring: 'corners' | 'line' | 'ring' }
  | { readonly kind: 'ringMakes'; readonly count: number; readonly ring: 'corners' | 'line' | 'ring' }
  /** "4 and 1 more." "15 and 4 more." */
  | { readonly kind: 'andMore'; readonly part: number; readonly more: number }
  /** "Start at 9. One hop to 10." */
  | { readonly kind: 'startHopTo'; readonly from: number; readonly to: number }
  /** "From 175: 5 to 180, then 20 to 200. That is 25." */
  | { readonly kind: 'startHopsTo'; readonly from: number; readonly by: number; readonly to: number }
  | { readonly kind: 'hopTo'; readonly from: number; readonly to: number }
  | { readonly kind: 'howManyTo'; readonly from: number; readonly to: number }
  /** "3 tens. How many more tens to 5 tens?" */
  | { readonly kind: 'howManyMoreOf'; readonly from: number; readonly to: number; readonly place: Place }
  /** The digits below a place are those of the part: "The ones match: none are missing." */
  | { readonly kind: 'othersMatch'; readonly place: Place }
  | { readonly kind: 'partIsNothing' }
  | { readonly kind: 'partIsWhole' }
  | { readonly kind: 'missingPartIs'; readonly part: number }

declare module '../../solve/phrases/phrase.ts' {
  interface PhraseByOperation {
    readonly numberphase1: NumberPhrase
  }
}
