import type { SlipPhrase } from '../../../slips/phrases.ts'
import { writeExpression } from '../../expression.ts'
import type { Sentences } from '../../sentences.ts'
import { nameByUnit } from '../names.ts'
import { nameByShape } from '../shape-names.ts'
import { are, capital, counted, plural, singular } from './places.ts'

/** Returns a column's equation: "Ones: 7 + 8 = 15." */
function column({ place, expression, total }: Extract<SlipPhrase, { readonly kind: 'oneDigitFits' }>): string {
  return `${capital(plural(place))}: ${writeExpression(expression)} = ${total}.`
}

const unit = (name: keyof typeof nameByUnit) => nameByUnit[name].replace(/s$/, '')

export const slips: Sentences<SlipPhrase> = {
  whereDoesItGo: (phrase) =>
    `${column({ ...phrase, kind: 'oneDigitFits' })} Where does the ${singular(phrase.place + 1)} go?`,
  oneDigitFits: (phrase) => `${column(phrase)} Only one digit fits.`,
  someStay: ({ total, place }) => `Of ${counted(total, place)}, ${total % 10 === 0 ? 'none' : total % 10} stay there.`,
  tenTenths: () => 'The tenths make a whole. Where does it go?',
  onesUnderOnes: ({ number, above }) => `Put the ones of ${number} under the ones of ${above}.`,
  whichDigitChanges: ({ number, place }) => `${number} is ${plural(place)}, not ones. Which digit changes?`,
  digitIs: ({ digit, number, place }) => `The ${digit} in ${number} is ${counted(digit, place)}.`,
  countHops: ({ from, hops, back }) =>
    `Start at ${from}, then count ${hops} ${hops === 1 ? 'hop' : 'hops'}${back ? ' back' : ''}.`,
  countTens: () => 'Count the tens once more.',
  lookAtOperator: () => 'Look at the sign: more or less?',
  tooFewFor: ({ count, taken, place }) => `${counted(count, place)} ${are(count)} too few for ${taken}.`,
  tooFewSwap: ({ count, place }) => `${counted(count, place)} ${are(count)} too few. Swap a ${singular(place + 1)}.`,
  swappedOne: ({ place }) => `You swapped a ${singular(place)}. How many are left?`,
  whereFrom: () => 'Where did the new digit come from?',
  swappedToo: ({ place }) => `You also swapped a ${singular(place)}. How many are left?`,
  timesMeans: ({ groups, size }) => `${groups} × ${size} means ${groups} groups of ${size}.`,
  groupsOfNone: ({ size }) => `Think of ${size} empty bags. Is anything inside?`,
  groupOf: ({ size }) => `Think of one bag with ${size} in it.`,
  fromKnownFact: () => 'Start from a fact you know.',
  timesPlace: ({ number, place, times }) =>
    `${number} is ${plural(place)}. How many ${plural(place)} in ${times} of them?`,
  whereDoTheyGo: (phrase) =>
    `${column({ ...phrase, kind: 'oneDigitFits' })} Where do the ${plural(phrase.place + 1)} go?`,
  firstMultiply: () => 'First multiply. Then add what you carried.',
  takenToo: ({ digit, number, times }) => `The ${digit} in ${number} is taken ${times} times too.`,
  emptyBoxes: () => 'Draw four boxes. Which two are still empty?',
  anyLeftOver: ({ dividend, divisor }) => `Share ${dividend} into groups of ${divisor}. Is anything left over?`,
  another: ({ divisor }) => `Is there another ${divisor} in what is left?`,
  stopBefore: ({ dividend }) => `Stop before ${dividend}. How many are left over?`,
  twoBoxes: ({ divisor }) => `First box: how many ${divisor}s. Second box: what is left.`,
  whichDigitSaysNone: ({ divisor }) => `One place has no ${divisor}s. Which digit says none?`,
  swapTheRest: ({ place }) => `Some ${plural(place)} are left over. Swap them for ${plural(place - 1)}.`,
  whichTimes: ({ times, product }) => `Which number times ${times} makes ${product}?`,
  shareInto: ({ dividend, divisor }) => `Share ${dividend} into groups of ${divisor}.`,
  moreThanOne: ({ dividend, divisor }) => `${dividend} shared by ${divisor}. Is that more than 1?`,
  hasTenths: ({ number, tenths }) => `${number} has ${counted(tenths, -1)} and 0 hundredths.`,
  unitsTimes: ({ units, place, times }) => `${counted(units, place)}, ${times} times. How many ${plural(place)}?`,
  aboutHowLarge: () => 'About how large is it? Round the numbers first.',
  howFarDigitsMove: ({ times }) => `${times} times larger: how far does each digit move?`,
  equalRank: () => 'A and S are equal. Go from the left.',
  touchEach: () => 'Touch each one as you count.',
  lookForPart: () => 'Look for a part you know.',
  oneByOne: () => 'Count along, one by one.',
  growOrShrink: () => 'Look: do the numbers grow or shrink?',
  howFar: ({ from, to }) => `How far is it from ${from} to ${to}?`,
  justBeside: ({ number, side }) => `What comes just ${side} ${number}?`,
  teenOrTy: () => 'Listen to the end: teen or ty?',
  whichIsTens: () => 'Which digit is the tens?',
  anyTens: () => 'Are there any tens? Keep their place.',
  layOver: ({ rest, base }) => `Lay the ${rest} over the end of ${base}.`,
  onesInBlock: () => 'How many ones are in the biggest block?',
  allOfIt: ({ whole, part }) => `${whole} is all of it. ${part} and what?`,
  alreadyAll: ({ whole }) => `${whole} is already all of it.`,
  whichFirstOfOrder: () => 'Which comes first: smallest or largest?',
  startAt: ({ from }) => `Start at ${from}, not at 0.`,
  startsLater: () => 'It does not start at 0. Look where.',
  countSpaces: () => 'Count the spaces between the marks.',
  walkTheEdge: () => 'Walk round the edge only.',
  howManySides: () => 'How many sides do you walk along?',
  sidesOfShape: ({ shape }) => {
    const name = nameByShape[shape] ?? 'shape'
    return `How many sides does ${name === 'octagon' ? 'an' : 'a'} ${name} have?`
  },
  sidesWithoutNumber: () => 'Two sides have no number. Find them first.',
  smallInLarge: ({ small, large }) => `How many ${nameByUnit[small]} make a ${unit(large)}?`,
  longerOrShorter: (phrase) => `Is a ${unit(phrase.unit)} longer or shorter than a ${unit(phrase.than)}?`,
  thenAdd: ({ large, largeUnit, small, smallUnit, added }) =>
    `${large} ${largeUnit} is ${small} ${smallUnit}. Then add ${added}.`,
  changeAll: ({ to }) => `Change all lengths to ${nameByUnit[to]} first.`,
}
