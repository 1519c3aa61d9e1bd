/** The German sentences of Number Structure. */
import type { NumberPhrase } from '../../../../operations/numberphase1/phrases.ts'
import type { Sentences } from '../../../../say/sentences.ts'
import { numberWord } from '../number-words.ts'
import { line } from './line.ts'
import { capital, counted, list, nameOf } from './places.ts'
import { thingName } from './things.ts'

const extreme = { smallest: 'kleinste', largest: 'größte' } as const

export const numberphase1: Sentences<NumberPhrase> = {
  onlyWordIsWrong: () => line`Die Zahl stimmt. Sprich das Wort langsam.`,
  touchEach: () => line`Berühre jedes beim Zählen.`,
  upOrDown: () => line`Schau: werden die Zahlen größer oder kleiner?`,
  oneByOne: ({ way }) => line`Zähle ${way === 'back' ? 'rückwärts' : 'der Reihe nach'}, eins nach dem anderen.`,
  howFar: ({ from, to }) => line`Wie weit ist es von ${from} bis ${to}?`,
  twoHave: ({ count, place, next }) => line`Zwei haben ${counted(count, place)}. Schau auf die ${nameOf(next)}.`,
  justBeside: ({ number, side }) => line`Was kommt direkt ${side === 'before' ? 'vor' : 'nach'} ${number}?`,
  beside: ({ by, number, side, goesBack }) =>
    line`${goesBack ? 'Rückwärts: was' : 'Was'} ist ${by} ${side === 'before' ? 'weniger' : 'mehr'} als ${number}?`,
  teenOrTy: () => line`Schau auf das Ende: zehn oder zig?`,
  anyTens: () => line`Gibt es Zehner? Halte ihre Stelle frei.`,
  digitForEach: ({ highest }) => {
    const places = Array.from({ length: highest + 1 }, (_, i) => nameOf(highest - i))
    return line`${list(places)}: schreibe für jede Stelle eine Ziffer.`
  },
  onesInBlock: () => line`Wie viele Einer hat der größte Block?`,
  allOfIt: ({ whole, part }) => line`${whole} ist alles. ${part} und wie viel?`,
  countOnTo: ({ part, whole }) => line`Beginne bei ${part}. Zähle weiter bis ${whole}.`,
  whichFirstOfOrder: () => line`Was kommt zuerst: die kleinste oder die größte?`,
  hopFromTo: ({ from, to }) =>
    line`Von ${from} zu ${to}: spring ${Math.abs(to - from)} ${to > from ? 'vorwärts' : 'rückwärts'}.`,
  howBigHop: ({ from, to }) => line`Schau auf ${from} und ${to}. Wie groß ist der Sprung?`,
  hopFrom: ({ from, hop, way }) => line`Spring ${hop} ${way === 'forward' ? 'vorwärts' : 'rückwärts'} von ${from}.`,
  hopLeft: ({ hop, of }) => line`Noch ${hop} von ${of}.`,
  numbersAre: ({ numbers }) => line`Die Zahlen sind ${numbers.join(', ')}.`,
  hopForEach: ({ things }) => line`Ein Sprung pro ${thingName(things, 1)}. Beginne hier.`,
  howManyThings: ({ things }) => line`Wie viele ${thingName(things, 2)}?`,
  thereAre: ({ count, things }) => line`Es ${count === 1 ? 'ist' : 'sind'} ${count} ${thingName(things, count)}.`,
  inWords: ({ number }) => line`In Worten ist ${number} ${numberWord(number)}.`,
  biggestBlocks: () => line`Beginne mit den größten Blöcken.`,
  onlyBlocks: ({ place }) => line`Es gibt nur ${nameOf(place)}.`,
  howManyThere: ({ place }) => line`Wie viele ${place === 1 ? 'Zehnerstangen' : nameOf(place)} gibt es?`,
  whichDigitIn: ({ place }) => line`Welche Ziffer steht bei den ${nameOf(place)}n?`,
  writeZero: ({ places }) => line`Keine ${list(places.map(nameOf))}: schreibe dort 0.`,
  alsoOnes: ({ count }) => line`Dann ${counted(count, 0)}.`,
  numberIs: ({ number }) => line`Die Zahl ist ${number}.`,
  partsMake: ({ parts, whole }) => line`${list(parts)} ergeben ${whole}.`,
  findWord: ({ number }) => line`Finde ${numberWord(number)} auf dem Streifen.`,
  countUpTo: ({ number }) =>
    number === 0 ? line`Null heißt, dass es keine gibt.` : line`Zähle von null bis ${numberWord(number)}.`,
  hopsFromZero: () => line`Spring von null los. Wie viele Sprünge?`,
  zeroIsStart: () => line`Du bist bei null. Kein Sprung. Wie viele?`,
  wordIs: ({ number }) => line`${capital(numberWord(number))} ist ${number}.`,
  teenMeans: ({ number }) => line`${capital(numberWord(number))}: zehn heißt 1 Zehner.`,
  beginningOnes: () => line`Der Anfang sagt, wie viele Einer.`,
  beginningMeans: ({ ones }) => line`Am Anfang steht ${numberWord(ones)}. Wie viele Einer?`,
  tyMeans: ({ number }) => line`${capital(numberWord(number))}: zig heißt Zehner.`,
  splitWords: ({ parts }) => line`Zerlege das Wort: ${list(parts.map(numberWord))}.`,
  wordIsDigit: ({ number, digit, place }) =>
    line`${capital(numberWord(number))}: schreibe ${digit} zu den ${nameOf(place)}n.`,
  wordIsCount: ({ number, count, place }) => line`${capital(numberWord(number))} sind ${counted(count, place)}.`,
  slideOver: ({ ones, tens }) => line`Schiebe die ${ones} über die 0 von ${tens}.`,
  writeThousand: () => line`Schreibe 1 für den Tausender.`,
  tenHundreds: () => line`10 Hunderter sind 1 Tausender. H, Z und E sind leer.`,
  noneBelow: ({ number }) => line`Keine Hunderter, keine Zehner, keine Einer: ${number}.`,
  countInFives: () => line`Zähle jede Gruppe in Fünferschritten.`,
  matchThem: ({ wanted }) =>
    line`Ordne eins zu eins zu. Wo ${wanted === 'more' ? 'bleiben welche übrig' : 'sind zuerst alle weg'}?`,
  oneRow: ({ label, count }) => line`Gruppe ${label} hat ${count}.`,
  fivesAndMore: ({ label, fives, more }) => line`Gruppe ${label}: ${fives} und noch ${more} ergeben ${fives + more}.`,
  howManyInGroup: ({ label }) => line`Wie viele hat ${label}?`,
  whichGroupHas: ({ groups, wanted }) =>
    line`${groups.map(({ label, count }) => `${label}: ${count}.`).join(' ')} Wer hat ${wanted === 'more' ? 'mehr' : 'weniger'}?`,
  groupHas: ({ label, wanted }) => line`${label} hat ${wanted === 'more' ? 'mehr' : 'weniger'}.`,
  findFirst: ({ first }) => line`Finde zuerst die ${extreme[first]} Zahl.`,
  whichOnLine: ({ first }) => line`Welche kommt auf der Linie ${first === 'smallest' ? 'zuerst' : 'zuletzt'}?`,
  whichIs: ({ first }) => line`Welche ist die ${extreme[first]}?`,
  nowTheOthers: ({ placed, first, others }) => line`${placed} ist die ${extreme[first]}. Jetzt ${list(others)}.`,
  inOrder: ({ numbers }) => line`Der Reihe nach: ${numbers.join(', ')}.`,
  lookAgain: () => line`Schau noch einmal.`,
  knownPart: ({ count, ring }) => {
    if (ring === 'corners') return line`Hast du ${count} in den Ecken gesehen?`
    return ring === 'line'
      ? line`Hast du ${count} in einer Reihe gesehen?`
      : line`Hast du ${count} und noch mehr gesehen?`
  },
  ringMakes: ({ count, ring }) => {
    if (ring === 'corners') return line`Die Ecken ergeben ${count}.`
    return ring === 'line' ? line`Die Reihe ergibt ${count}.` : line`Im Ring sind ${count}.`
  },
  andMore: ({ part, more }) => line`${part} und noch ${more}.`,
  startHopTo: ({ from, to }) => line`Beginne bei ${from}. Spring ${to - from} bis ${to}.`,
  startHopsTo: ({ from, by, to }) =>
    line`Von ${from}: ${by - from} bis ${by}, dann ${to - by} bis ${to}. Das sind ${to - from}.`,
  hopTo: ({ from, to }) => line`Spring noch ${to - from} bis ${to}.`,
  howManyTo: ({ from, to }) => line`Wie viele von ${from} bis ${to}?`,
  howManyMoreOf: ({ from, to, place }) =>
    line`${counted(from, place)}. Wie viele ${nameOf(place)} noch bis ${counted(to, place)}?`,
  othersMatch: ({ place }) => line`Die ${place === 1 ? 'Einer' : 'anderen Ziffern'} sind gleich: Es fehlen keine.`,
  partIsNothing: () => line`Ein Teil ist nichts. Wie viele bleiben?`,
  partIsWhole: () => line`Das ist schon das Ganze. Wie viele noch?`,
  missingPartIs: ({ part }) => line`Der fehlende Teil ist ${part}.`,
}
