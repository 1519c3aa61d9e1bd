import { capital, counted, list, plural } from '../../say/en-NZ/help/places.ts'
import { thingsByCounted } from '../../say/en-NZ/help/things.ts'
import { numberWord } from '../../say/en-NZ/number-words.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { NumberPhrase } from './phrases.ts'

export const sentences: Sentences<NumberPhrase> = {
  touchEach: () => 'Touch each one as you count.',
  lookForPart: () => 'Look for a part you know.',
  growOrShrink: () => 'Look: do the numbers grow or shrink?',
  oneByOne: () => 'Count along, one by one.',
  howFar: ({ from, to }) => `How far is it from ${from} to ${to}?`,
  justBeside: ({ number, side }) => `What comes just ${side} ${number}?`,
  teenOrTy: () => 'Listen to the end: teen or ty?',
  anyTens: () => 'Are there any tens? Keep their place.',
  layOver: ({ rest, base }) => `Lay the ${rest} over the end of ${base}.`,
  onesInBlock: () => 'How many ones are in the biggest block?',
  allOfIt: ({ whole, part }) => `${whole} is all of it. ${part} and what?`,
  alreadyAll: ({ whole }) => `${whole} is already all of it.`,
  whichFirstOfOrder: () => 'Which comes first: smallest or largest?',
  everyHop: ({ way }) => `Count ${way === 'forward' ? 'on' : 'back'}. Every hop is the same.`,
  hopFromTo: ({ from, to }) => `From ${from} to ${to}: hop ${hop(from, to)}.`,
  howBigHop: ({ from, to }) => `Look at ${from} and ${to}. How big is the hop?`,
  hopFrom: ({ from, hop: by, way }) => `Hop ${by} ${way === 'forward' ? 'on' : 'back'} from ${from}.`,
  numbersAre: ({ numbers }) => `The numbers are ${numbers.join(', ')}.`,
  startBefore: () => 'Start before the first. One hop each.',
  howManyThings: ({ things }) => `How many ${thingsByCounted[things].plural}?`,
  thereAre: ({ count, things }) =>
    count === 1
      ? `There is 1 ${thingsByCounted[things].singular}.`
      : `There are ${count} ${thingsByCounted[things].plural}.`,
  inWords: ({ number: value }) => `In words, ${value} is ${numberWord(value)}.`,
  biggestBlocks: () => 'Start with the biggest blocks.',
  onlyBlocks: ({ place }) => `There are only ${plural(place)}.`,
  howManyThere: ({ place }) => `How many ${plural(place)} are there?`,
  writeZero: ({ places }) =>
    places.length === 1
      ? `No ${plural(places[0]!)}, so write 0 in that place.`
      : `No ${places.map(plural).join(' and no ')}: write 0 in both places.`,
  alsoOnes: ({ count }) => `Then ${counted(count, 0)}.`,
  numberIs: ({ number: value }) => `The number is ${value}.`,
  partsMake: ({ parts, whole }) => `${list(parts.map(String))} make ${whole}.`,
  findWord: ({ number: value }) => `Find ${numberWord(value)} on the strip.`,
  countUpTo: ({ number: value }) =>
    value === 0 ? 'Zero means that there are none.' : `Count from zero up to ${numberWord(value)}.`,
  hopsFromZero: () => 'Hop from zero. How many hops?',
  wordIs: ({ number: value }) => `${capital(numberWord(value))} is ${value}.`,
  teenMeans: ({ number: value }) => `${capital(numberWord(value))}: teen means 1 ten.`,
  beginningOnes: () => 'The beginning says how many ones.',
  tyMeans: ({ number: value }) => `${capital(numberWord(value))}: ty means tens.`,
  splitWords: ({ parts }) =>
    `Split the words: ${parts
      .map(numberWord)
      .join(', ')
      .replace(/, ([^,]*)$/, ', and $1')}.`,
  wordIsCount: ({ number: value, count, place }) => `${capital(numberWord(value))} is ${counted(count, place)}.`,
  slideOver: ({ ones, tens }) => `Slide the ${ones} over the 0 of ${tens}.`,
  writeThousand: () => 'Write 1 for the thousand.',
  noneBelow: ({ number: value }) => `No hundreds, no tens, no ones: ${value}.`,
  countInFives: () => 'Count each group in fives.',
  fives: ({ label, numbers }) => `${label}: ${numbers.join(', ')}.`,
  howManyInGroup: ({ label }) => `How many does ${label} have?`,
  groupHas: ({ label, wanted }) => `${label} has ${wanted === 'more' ? 'more' : 'fewer'}.`,
  findFirst: ({ first }) => `Find the ${first} number first.`,
  findOnLine: () => 'Find each number on the line.',
  whichOnLine: ({ first }) => `Which comes ${first === 'smallest' ? 'first' : 'last'} on the line?`,
  whichIs: ({ first }) => `Which is ${first}?`,
  nowTheOthers: ({ placed, first, others }) => `${placed} is ${first}. Now ${list(others.map(String))}.`,
  inOrder: ({ numbers }) => `In order: ${numbers.join(', ')}.`,
  lookAgain: () => 'Look again.',
  knownPart: () => 'Look for a part that you know.',
  ringMakes: ({ count, ring }) => {
    if (ring === 'corners') return `The corners make ${count}.`
    return ring === 'line' ? `The line makes ${count}.` : `There ${count === 1 ? 'is' : 'are'} ${count} in the ring.`
  },
  andMore: ({ part, more }) => `${part} and ${more} more.`,
  startHopTo: ({ from, to }) => `Start at ${from}. ${to - from === 1 ? 'One hop' : `Hop ${to - from}`} to ${to}.`,
  hopTo: ({ from, to }) => `Hop ${to - from} more to ${to}.`,
  howManyTo: ({ from, to }) => `From ${from}, how many to ${to}?`,
  partIsNothing: () => 'One part is nothing. How many are left?',
  partIsWhole: () => 'That is the whole already. How many more?',
  missingPartIs: ({ part }) => `The missing part is ${part}.`,
}

/** Returns the size and the way of a hop: "5 on", "1 back". */
function hop(from: number, to: number): string {
  return to > from ? `${to - from} on` : `${from - to} back`
}
