import { capital, counted, list, plural } from '../../say/en-NZ/help/places.ts'
import { thingsByCounted } from '../../say/en-NZ/help/things.ts'
import { numberWord } from '../../say/en-NZ/number-words.ts'
import { line } from '../../say/parts.ts'
import type { Sentences } from '../../say/sentences.ts'
import type { NumberPhrase } from './phrases.ts'

export const sentences: Sentences<NumberPhrase> = {
  onlyWordIsWrong: () => line`The number is right. Say the word slowly.`,
  touchEach: () => line`Touch each one as you count.`,
  upOrDown: () => line`Look: do the numbers go up or down?`,
  oneByOne: ({ way }) => line`Count ${way === 'back' ? 'back' : 'along'}, one by one.`,
  howFar: ({ from, to }) => line`How far is it from ${from} to ${to}?`,
  twoHave: ({ count, place, next }) => line`Two have ${counted(count, place)}. Look at the ${plural(next)}.`,
  justBeside: ({ number, side }) => line`What comes just ${side} ${number}?`,
  beside: ({ by, number, side, goesBack }) =>
    line`${goesBack ? 'Counting back: what' : 'What'} is ${by} ${side === 'before' ? 'less' : 'more'} than ${number}?`,
  teenOrTy: () => line`Look at the end: teen or ty?`,
  anyTens: () => line`Are there any tens? Keep their place.`,
  digitForEach: ({ highest }) => {
    const places = Array.from({ length: highest + 1 }, (_, i) => plural(highest - i))
    return line`${capital(list(places))}: write a digit for each.`
  },
  onesInBlock: () => line`How many ones are in the biggest block?`,
  allOfIt: ({ whole, part }) => line`${whole} is all of it. ${part} and what?`,
  countOnTo: ({ part, whole }) => line`Start at ${part}. Count on to ${whole}.`,
  whichFirstOfOrder: () => line`Which comes first: smallest or largest?`,
  hopFromTo: ({ from, to }) => line`From ${from} to ${to}: hop ${hop(to - from)}.`,
  howBigHop: ({ from, to }) => line`Look at ${from} and ${to}. How big is the hop?`,
  hopFrom: ({ from, hop: by, way }) => line`Hop ${hop(way === 'forward' ? by : -by)} from ${from}.`,
  hopLeft: ({ hop: left, of }) => line`${left} of ${of} left.`,
  numbersAre: ({ numbers }) => line`The numbers are ${numbers.join(', ')}.`,
  hopForEach: ({ things }) => line`One hop for each ${thingsByCounted[things].singular}. Start here.`,
  howManyThings: ({ things }) => line`How many ${thingsByCounted[things].plural}?`,
  thereAre: ({ count, things }) =>
    count === 1
      ? line`There is 1 ${thingsByCounted[things].singular}.`
      : line`There are ${count} ${thingsByCounted[things].plural}.`,
  inWords: ({ number: value }) => line`In words, ${value} is ${numberWord(value)}.`,
  biggestBlocks: () => line`Start with the biggest blocks.`,
  onlyBlocks: ({ place }) => line`There are only ${plural(place)}.`,
  howManyThere: ({ place }) => line`How many ${place === 1 ? 'rods of ten' : plural(place)} are there?`,
  whichDigitIn: ({ place }) => line`Which digit is in the ${plural(place)}?`,
  writeZero: ({ places }) => line`No ${places.map(plural).join(' and no ')}: write 0 there.`,
  alsoOnes: ({ count }) => line`Then ${counted(count, 0)}.`,
  numberIs: ({ number: value }) => line`The number is ${value}.`,
  partsMake: ({ parts, whole }) => line`${list(parts.map(String))} make ${whole}.`,
  findWord: ({ number: value }) => line`Find ${numberWord(value)} on the strip.`,
  countUpTo: ({ number: value }) =>
    value === 0 ? line`Zero means that there are none.` : line`Count from zero up to ${numberWord(value)}.`,
  hopsFromZero: () => line`Hop from zero. How many hops?`,
  zeroIsStart: () => line`You are on zero. No hop. How many?`,
  wordIs: ({ number: value }) => line`${capital(numberWord(value))} is ${value}.`,
  teenMeans: ({ number: value }) => line`${capital(numberWord(value))}: teen means 1 ten.`,
  beginningOnes: () => line`The beginning says how many ones.`,
  beginningMeans: ({ ones }) => line`${capital(teenBeginning(ones))} means ${numberWord(ones)}. How many ones?`,
  tyMeans: ({ number: value }) => line`${capital(numberWord(value))}: ty means tens.`,
  splitWords: ({ parts }) =>
    line`Split the words: ${parts.slice(0, -1).map(numberWord).join(', ')}, and ${numberWord(parts.at(-1)!)}.`,
  wordIsDigit: ({ number: value, digit, place }) =>
    line`${capital(numberWord(value))}: write ${digit} in the ${plural(place)}.`,
  wordIsCount: ({ number: value, count, place }) => line`${capital(numberWord(value))} is ${counted(count, place)}.`,
  slideOver: ({ ones, tens }) => line`Slide the ${ones} over the 0 of ${tens}.`,
  writeThousand: () => line`Write 1 for the thousand.`,
  tenHundreds: () => line`10 hundreds are 1 thousand. H, T and O are empty.`,
  noneBelow: ({ number: value }) => line`No hundreds, no tens, no ones: ${value}.`,
  countInFives: () => line`Count each group in fives.`,
  matchThem: ({ wanted }) => line`Match one to one. Which ${wanted === 'more' ? 'has some left' : 'runs out first'}?`,
  oneRow: ({ label, count }) => line`${label} has ${count}.`,
  fivesAndMore: ({ label, fives, more }) => line`${label}: ${fives} and ${more} more make ${fives + more}.`,
  howManyInGroup: ({ label }) => line`How many does ${label} have?`,
  whichGroupHas: ({ groups, wanted }) =>
    line`${groups.map(({ label, count }) => `${label}: ${count}.`).join(' ')} Which has ${wanted === 'more' ? 'more' : 'fewer'}?`,
  groupHas: ({ label, wanted }) => line`${label} has ${wanted === 'more' ? 'more' : 'fewer'}.`,
  findFirst: ({ first }) => line`Find the ${first} number first.`,
  whichOnLine: ({ first }) => line`Which comes ${first === 'smallest' ? 'first' : 'last'} on the line?`,
  whichIs: ({ first }) => line`Which is ${first}?`,
  nowTheOthers: ({ placed, first, others }) => line`${placed} is ${first}. Now ${list(others.map(String))}.`,
  inOrder: ({ numbers }) => line`In order: ${numbers.join(', ')}.`,
  lookAgain: () => line`Look again.`,
  knownPart: ({ count, ring }) => {
    if (ring === 'corners') return line`Did you see ${count} in the corners?`
    return ring === 'line' ? line`Did you see ${count} in a line?` : line`Did you see ${count} and some more?`
  },
  ringMakes: ({ count, ring }) => {
    if (ring === 'corners') return line`The corners make ${count}.`
    return ring === 'line' ? line`The line makes ${count}.` : line`There are ${count} in the ring.`
  },
  andMore: ({ part, more }) => line`${part} and ${more} more.`,
  startHopTo: ({ from, to }) => line`Start at ${from}. ${to - from === 1 ? 'One hop' : `Hop ${to - from}`} to ${to}.`,
  startHopsTo: ({ from, by, to }) =>
    line`From ${from}: ${by - from} to ${by}, then ${to - by} to ${to}. That is ${to - from}.`,
  hopTo: ({ from, to }) => line`Hop ${to - from} more to ${to}.`,
  howManyTo: ({ from, to }) => line`From ${from}, how many to ${to}?`,
  howManyMoreOf: ({ from, to, place }) =>
    line`${counted(from, place)}. How many more ${plural(place)} to ${counted(to, place)}?`,
  othersMatch: ({ place }) => line`The ${place === 1 ? 'ones' : 'other digits'} match: none are missing.`,
  partIsNothing: () => line`One part is nothing. How many are left?`,
  partIsWhole: () => line`That is the whole already. How many more?`,
  missingPartIs: ({ part }) => line`The missing part is ${part}.`,
}

/** Returns the beginning of a teen: "thir" for 3. */
const teenBeginning = (ones: number) => numberWord(10 + ones).replace('teen', '')

/** Returns the way and the size of a hop: "on 5", "back 1". */
const hop = (by: number) => (by > 0 ? `on ${by}` : `back ${-by}`)
