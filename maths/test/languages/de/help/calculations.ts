/** The German sentences of addition, subtraction, multiplication, division and the order of operations. */
import type { AdditionPhrase } from '../../../../operations/addition/phrases.ts'
import type { BedmasPhrase } from '../../../../operations/bedmas/phrases.ts'
import type { DivisionPhrase } from '../../../../operations/division/phrases.ts'
import type { MultiplicationPhrase } from '../../../../operations/multiplication/phrases.ts'
import type { SubtractionPhrase } from '../../../../operations/subtraction/phrases.ts'
import { equation, expressionOf, lineOf, symbolOf } from '../../../../say/parts.ts'
import type { Sentences } from '../../../../say/sentences.ts'
import { operate } from '../../../../solve/operands.ts'
import { number } from '../notation.ts'
import { line } from './line.ts'
import { allCounted, are, counted, list, nameOf, numbersOf } from './places.ts'
import { fullColumn, shared } from './shared.ts'

export const addition: Sentences<AdditionPhrase> = {
  turned: ({ sides }) => line`${equation(sides)}.`,
  start: ({ at }) => line`Beginne bei ${at}.`,
  startForward: ({ at, hop }) => line`Beginne bei ${at}. Spring ${hop} weiter.`,
  hopped: ({ done, of, asks }) => line`Du bist ${done} von ${of} gesprungen.${asks ? ' Wie viele noch?' : ''}`,
  isLarger: ({ number: value }) => line`${value} ist größer: Beginne dort.`,
  largerToTen: ({ at, ten }) => line`${at} ist größer. Wie viele bis ${ten}?`,
  startLarger: ({ at, hop }) => line`Beginne bei ${at}, der größeren. Spring ${hop}.`,
  firstOfHops: ({ hops, to }) => line`Spring ${hops} weiter. Der erste geht zu ${to}.`,
  nextTen: ({ ten, way }) => line`Der ${way === 'forward' ? 'nächste' : 'vorige'} Zehner ist ${ten}.`,
  hopsToIt: () => line`Wie viele Sprünge bis dahin?`,
  whatNumber: ({ counts }) => line`${list(allCounted(counts))}. Welche Zahl?`,
  knowDouble: ({ number: value }) => line`Kennst du das Doppelte von ${value}?`,
  whatIsDouble: ({ number: value }) => line`Was ist das Doppelte von ${value}?`,
  doubleIs: ({ number: value }) => line`Das Doppelte von ${value} ist ${2 * value}.`,
  oneMore: () => line`Eins mehr: wie viele?`,
  nearDouble: ({ expression, number: value }) =>
    line`${expressionOf(expression)} ist das Doppelte von ${value} und 1 mehr.`,
  whereDoesItGo: (phrase) => line`${fullColumn(phrase)} Wohin kommt der ${nameOf(phrase.place + 1)}?`,
  whichMovesOn: ({ total, place }) =>
    line`${shared.regrouped({ kind: 'regrouped', count: total, place })} ${total % 10 === 0 ? 'Wohin kommt er' : 'Was rückt weiter'}?`,
  isMoreThan: ({ number: value, tens, answer }) =>
    line`${value} hat ${counted(tens, 1)}. Ist ${answer} mehr als ${value}?`,
  isSumMoreThan: ({ answer, bound, expression }) =>
    line`${answer} ist mehr als ${bound}. Ist ${expressionOf(expression)} mehr als ${bound}?`,
  bothPlaces: ({ numbers }) =>
    line`${numbers.map(({ number: value, counts }) => `${value} sind ${list(allCounted(counts))}.`).join(' ')}`,
  addToOnes: ({ number: value, ones }) =>
    line`${value} bedeutet ${counted(value, 0)}. Addiere sie zu ${counted(ones, 0)}.`,
  tenTenths: () => line`Die Zehntel ergeben einen Einer. Welche Spalte bekommt ihn?`,
  partsMakeOne: ({ units: [a, b], of }) =>
    line`${counted(a, of)} und ${counted(b, of)}: ${counted(10 ** -of, of)} ergeben einen Einer.`,
  tenthsInHundredths: ({ tenths }) => line`${counted(tenths, -1)}: wie viele Hundertstel sind das?`,
  countTens: () => line`Zähle die Zehner noch einmal.`,
  overTheZero: () => line`Wie viele Einer? Schreib sie auf die Null.`,
}

export const subtraction: Sentences<SubtractionPhrase> = {
  whatIs: ({ expression }) => line`Was ist ${expressionOf(expression)}?`,
  splitTen: ({ number: value, rest }) => line`${value} sind ${rest} und 10.`,
  takeFromTen: ({ number: value, rest, taken }) =>
    line`${value} sind ${rest} und 10. Was ist ${expressionOf(operate(10, '−', taken))}?`,
  takeAway: ({ number: value }) => line`Nimm ${value} weg.`,
  tooFew: ({ count, taken, place }) => line`${counted(count, place)} ${are(count)} zu wenig, um ${taken} wegzunehmen.`,
  noneToSwap: ({ empty, next }) => line`Bei ${list(empty.map(nameOf))} steht 0. Tausche zuerst einen ${nameOf(next)}.`,
  swap: ({ place }) => line`Tausche ${counted(1, place)} gegen ${counted(10, place - 1)}.`,
  only: ({ count, place }) => (count === 0 ? line`Keine ${nameOf(place)}.` : line`Nur ${counted(count, place)}.`),
  swapSoLeft: ({ place, left, count }) =>
    line`Tausche ${counted(1, place)}: ${counted(left, place)} bleiben, dann sind es ${counted(count, place - 1)}.`,
  swapSoNow: ({ place, count }) => line`Tausche ${counted(1, place)}: jetzt ${counted(count, place - 1)}.`,
  howManyAfterSwap: ({ place }) => line`Wie viele ${nameOf(place)} sind es jetzt?`,
  howManyLeft: ({ place }) => line`Wie viele ${nameOf(place)} bleiben übrig?`,
  left: ({ count, place }) => line`${counted(count, place)} ${are(count)} übrig.`,
  tooFewToTen: ({ count, ten }) => line`Nur ${counted(count, 0)}. Spring zuerst zurück zu ${ten}.`,
  tooFewSwap: ({ count, place, from }) =>
    line`${counted(count, place)} ${are(count)} zu wenig. Tausche ${from > place + 1 ? 'zuerst ' : ''}einen ${nameOf(from)}.`,
  swappedOne: ({ place }) => line`Du hast 1 ${nameOf(place)} getauscht. Wie viele ${nameOf(place)} bleiben?`,
  swappedToo: ({ place }) => line`Du hast auch 1 ${nameOf(place)} getauscht. Wie viele ${nameOf(place)} bleiben?`,
}

export const multiplication: Sentences<MultiplicationPhrase> = {
  groupsOf: ({ groups, size }) =>
    line`${numbersOf(groups, 'Gruppe', 'Gruppen')} mit ${size}: das ist ${expressionOf(operate(groups, '×', size))}.`,
  groupsMake: ({ groups, sides }) => line`${groups} Gruppen: ${equation(sides)}.`,
  oneMoreGroup: ({ size }) => line`Noch eine Gruppe mit ${size}. Wie viele?`,
  thatIs: ({ count, place }) => line`Das sind ${counted(count, place)}.`,
  first: ({ expression, power }) =>
    power ? line`Zuerst ${expressionOf(expression)}, dann mal ${power}.` : line`Zuerst ${expressionOf(expression)}.`,
  split: ({ parts }) =>
    line`Zerlege ${parts.map(({ number: value, into }) => `${number(value)} in ${list(into.map((part) => number(part)))}`).join(', ')}.`,
  multiplyEach: ({ by }) => line`Nimm jede mal ${by}, addiere dann.`,
  nowTheBox: ({ across, down, isFirst }) => line`${isFirst ? 'Zuerst' : 'Jetzt'} das Feld ${across} mal ${down}.`,
  lastBox: ({ sides }) => line`Das letzte Feld: ${equation(sides)}.`,
  addRows: ({ first, second }) => line`Addiere jede Reihe: ${equation(first)} und ${equation(second)}.`,
  inColumns: ({ count }) => line`Untereinander: ${count} Einer.`,
  timesThenCarry: ({ place, digit, times }) =>
    line`${nameOf(place)}: ${expressionOf(operate(digit, '×', times))}, dann den Übertrag addieren.`,
  rowPerDigit: ({ number: value, exceptZero }) =>
    exceptZero
      ? line`Jede Ziffer von ${value} außer 0 braucht eine Reihe.`
      : line`Schreibe eine Reihe für jede Ziffer von ${value}.`,
  rowsAre: ({ rows, thenAdd }) => {
    const before = (i: number) => (i === 0 ? '' : i < rows.length - 1 ? ', ' : ' und ')
    const all = lineOf(rows.flatMap((row, i) => [before(i), expressionOf(row)]))
    return line`${rows.length === 2 ? 'Zwei' : 'Drei'} Reihen: ${all}.${thenAdd ? ' Addiere sie.' : ''}`
  },
  rowOf: ({ digit, place, number: value }) => line`Die ${digit} von ${value} bedeutet ${counted(digit, place)}.`,
  digitTimes: ({ digit, place, number: value, times }) =>
    line`Die ${digit} von ${value} bedeutet ${counted(digit, place)}. Was ist ${expressionOf(operate(times, '×', digit * 10 ** place))}?`,
  rowIs: ({ place, value }) => line`Die Reihe der ${nameOf(place)}: ${value}.`,
  rowEquation: ({ place, sides }) => line`Die Reihe der ${nameOf(place)}: ${equation(sides)}.`,
  nowTheDigit: ({ digit, times, place }) => line`Jetzt ${times} mal ${counted(digit, place)}.`,
  noRow: ({ place }) => line`Keine ${nameOf(place)}: lass diese Reihe weg.`,
  allRows: ({ sides }) => line`Addiere die Reihen: ${equation(sides)}.`,
  addTwoRows: ({ sides }) => line`Addiere zuerst zwei Reihen: ${equation(sides)}.`,
  addOtherRows: ({ sides }) => line`Addiere die anderen zwei Reihen: ${equation(sides)}.`,
  thenAddRows: ({ sides, place }) =>
    line`Addiere dann ${place === undefined ? 'beide Summen' : `die Reihe der ${nameOf(place)}`}: ${equation(sides)}.`,
  between: ({ low, high, isFirst }) =>
    line`${isFirst ? 'Es ist' : 'Probe:'} zwischen ${equation(low)} und ${equation(high)}.`,
  makeOne: ({ place }) => line`${10 ** -place} ${nameOf(place)} ergeben 1.`,
  lessThan: ({ sides, isFirst }) => line`${isFirst ? 'Es ist' : 'Probe:'} weniger als ${equation(sides)}.`,
  bothAre: ({ count, place }) => line`Beide sind ${counted(count, place)}.`,
  tenthOfTenth: () => line`1 Zehntel von 1 Zehntel ist 1 Hundertstel.`,
  whereIsPoint: () => line`Wohin kommt das Komma? Denk an die Größe.`,
  timesPlace: ({ number: value, count, place, times }) =>
    count === 1
      ? line`${value} ist ${counted(1, place)}. Was ist ${times} mal ${counted(1, place)}?`
      : line`${value} sind ${counted(count, place)}. Was sind ${expressionOf(operate(times, '×', count))} ${nameOf(place)}?`,
  whereDoTheyGo: (phrase) => line`${fullColumn(phrase)} Wohin kommen die ${nameOf(phrase.place + 1)}?`,
  firstMultiply: () => line`Multipliziere zuerst, addiere dann. Der Übertrag ist schon multipliziert.`,
  timesNotMore: ({ number, times }) =>
    line`${symbolOf('×')} ${times} heißt ${times} mal ${number}, nicht ${times} mehr.`,
  takenToo: ({ counts, times }) =>
    line`Nimm auch ${list(counts.map(({ count, place }) => counted(count, place)))} mal ${times}.`,
  emptyBoxes: ({ boxes }) =>
    boxes === 4
      ? line`Zeichne vier Felder. Welche zwei sind noch leer?`
      : line`Zeichne zwei Felder. Welches ist noch leer?`,
  alsoAfterPoint: () => line`Jede Ziffer rückt, auch die nach dem Komma.`,
  unitsTimes: ({ units, place, times }) => line`${counted(units, place)}, ${times} mal. Wie viele ${nameOf(place)}?`,
  rightForUnits: ({ units, place }) => line`${units} stimmt für ${nameOf(place)}. Wie viele Einer sind das?`,
  aboutHowLarge: () => line`Wie groß ist es ungefähr? Runde zuerst die Zahlen.`,
}

export const division: Sentences<DivisionPhrase> = {
  anyLeftOver: ({ divisor }) => line`Bilde Gruppen mit ${divisor}. Bleibt etwas übrig?`,
  another: ({ divisor }) => line`Steckt noch eine ${divisor} im Rest?`,
  useFewer: ({ dividend, divisor }) => line`Mal ${divisor} ist das mehr als ${dividend}. Nimm sie weniger oft.`,
  leftBefore: ({ dividend }) => line`Halte vor ${dividend} an. Wie viele bleiben übrig?`,
  twoBoxes: ({ divisor }) => line`Erstes Feld: wie oft die ${divisor}. Zweites Feld: der Rest.`,
  shareIsAnyLeft: ({ dividend, divisor }) => line`Verteile ${dividend} an ${divisor}. Bleibt etwas übrig?`,
  eachAnother: ({ divisor }) => line`Kann jeder der ${divisor} noch eins bekommen?`,
  giveFewer: ({ sides, dividend }) => line`${equation(sides)}. Das ist mehr als ${dividend}. Gib jedem weniger.`,
  missingForNext: ({ missing }) => line`${missing} fehlen, damit jeder noch eins bekommt. Wie viele bleiben übrig?`,
  eachAndLeft: () => line`Erstes Feld: wie viele für jeden. Zweites Feld: der Rest.`,
  whichDigitSaysNone: () => line`Welche Stelle bekommt nichts? Schreib dort 0.`,
  swapTheRest: ({ count, place }) =>
    line`Rest: ${count === undefined ? nameOf(place) : counted(count, place)}. Tausche zuerst gegen ${nameOf(place - 1)}.`,
  isFarMore: ({ product, dividend, divisor }) =>
    line`${expressionOf(product)} ist viel mehr als ${dividend}. Zähle mit der ${divisor}.`,
  givenTimes: ({ sides, dividend }) => line`${equation(sides)}. Du brauchst ${dividend}.`,
  shareInto: ({ dividend, divisor }) => line`Teile ${dividend} in Gruppen mit ${divisor}.`,
  moreOrLess: ({ dividend, divisor, than }) =>
    line`${dividend} geteilt durch ${divisor}. Ist das mehr oder weniger als ${than}?`,
  unitsShared: ({ units, place, divisor }) =>
    line`${counted(units, place)} geteilt durch ${divisor}. Wie viele ${nameOf(place)} für jeden?`,
  howManyMakeOne: ({ size }) => line`Wie viele ${size} ergeben 1?`,
  multiplyBack: ({ divisor, dividend }) => line`Multipliziere deine Antwort mit ${divisor}. Ergibt das ${dividend}?`,
  oneMoreInAll: ({ size }) => line`Noch eine ${size}. Wie oft die ${size} insgesamt?`,
  howManyMore: ({ size }) => line`Wie oft noch die ${size}?`,
  howManyMoreTo: ({ size, to }) => line`Wie oft noch die ${size} bis ${to}?`,
  countUpIn: ({ size, to }) => line`Zähle mit der ${size} bis ${to}.`,
  howManyBefore: ({ size, dividend }) => line`Wie oft passt die ${size}, bevor du über ${dividend} kommst?`,
  stopBefore: ({ size, dividend }) => line`Zähle mit der ${size}. Halte vor ${dividend} an.`,
  hopInTo: ({ size, to }) => line`Spring mit der ${size} bis ${to}. Wie viele Sprünge?`,
  stayBelow: ({ into, sides }) => line`Bleib unter ${into}: ${equation(sides)}.`,
  howManyOf: ({ size, isSo }) => line`${isSo ? 'Also wie' : 'Wie'} oft die ${size}?`,
  fromList: ({ sides, groups, size }) => line`${equation(sides)}: das ist ${groups} mal ${size}.`,
  howManyFitInto: ({ inEach, into }) => line`${inEach} passen in jede 1. Wie viele passen in ${into}?`,
  tooMuch: ({ sides }) => line`${equation(sides)} ist zu viel.`,
  howManyOver: () => line`Wie viele bleiben übrig?`,
  stop: ({ remainder, divisor }) => line`${remainder} ist kleiner als ${divisor}, also halte an.`,
  withRemainder: ({ dividend, divisor, quotient, remainder }) =>
    line`${{ ...equation([operate(dividend, '÷', divisor), quotient]), remainder }}.`,
  tooFewFor: ({ count, place, divisor }) => line`${counted(count, place)} ${are(count)} zu wenig für ${divisor}.`,
  doesNotFit: ({ size, into }) => line`${size} passt nicht in ${into}.`,
  noneLeft: ({ place }) => line`Keine ${nameOf(place)} sind übrig.`,
  noneToShare: ({ place }) => line`Keine ${nameOf(place)} zu teilen.`,
  sharedMakes: ({ count, place, sides }) => line`Verteile ${counted(count, place)}: ${equation(sides)}.`,
  sharedEach: ({ count, place, divisor, each }) =>
    line`Verteile ${counted(count, place)} an ${divisor}: ${each} für jeden.`,
  takePlace: ({ place }) => line`Nimm ${nameOf(place)}.`,
  take: ({ count, place }) => line`Nimm ${counted(count, place)}.`,
  writeAbove: ({ digit, place }) => line`Schreibe ${digit} über die ${nameOf(place)}.`,
  writeZeroAndPoint: () => line`Schreibe 0 und das Komma.`,
  joined: ({ count, place, digit, total }) => {
    const below = place - 1
    if (digit === 0 && total === undefined)
      return line`Rest: ${counted(count, place)}. Tausche gegen ${nameOf(below)}. Wie viele sind es?`
    const swapped = `Rest: ${counted(count, place)}, also ${counted(10 * count, below)}.`
    if (digit === 0) return line`${swapped}`
    return line`${swapped} Mit ${counted(digit, below)}: ${total === undefined ? 'wie viele?' : `${counted(total, below)}.`}`
  },
  swapEach: ({ count, place }) => line`Rest: ${counted(count, place)}. Tausche jeden gegen ${counted(10, place - 1)}.`,
  howManyWith: ({ swapped, digit, place }) =>
    line`${digit === 0 ? '' : `${counted(swapped, place)} und ${counted(digit, place)}. `}Wie viele ${nameOf(place)} jetzt?`,
  listSome: ({ of, times }) => line`Schreibe zuerst einige Vielfache von ${of}: ${list(times)} mal.`,
  findInList: ({ number: value }) => line`Suche ${value} in der Liste.`,
  listFirst: ({ of, times }) =>
    times ? line`Schreibe zuerst ${of} mal ${list(times)}.` : line`Schreibe zuerst einige Vielfache von ${of}.`,
  multiplyBoth: ({ times }) => line`Nimm beide mal ${times}.`,
  whatBecomes: ({ divisor, larger, dividend }) => line`Aus ${divisor} wird ${larger}. Was wird aus ${dividend}?`,
  answerStays: ({ times }) => line`Beide sind ${times} mal größer, das Ergebnis bleibt.`,
  sameAnswer: () => line`Das Ergebnis bleibt gleich.`,
  makeWhole: ({ number: value }) => line`Mach ${value} zu einer ganzen Zahl.`,
}

export const bedmas: Sentences<BedmasPhrase> = {
  equalRank: ({ operators: [a, b] }) => line`${symbolOf(a)} und ${symbolOf(b)} sind gleich. Geh von links.`,
  bracketFirst: ({ sides }) => line`Zuerst B, die Klammer: ${equation(sides)}.`,
  nowTheBracket: ({ sides }) => line`Jetzt die Klammer: ${equation(sides)}.`,
  noExponents: () => line`Keine Potenzen.`,
  whereIsBracket: () => line`B kommt zuerst. Wo ist die Klammer?`,
  workOutBracket: () => line`B kommt zuerst. Was ergibt die Klammer?`,
  whichOfTwo: ({ operators: [a, b] }) => line`Was kommt zuerst, ${symbolOf(a)} oder ${symbolOf(b)}?`,
  inBracketFirst: ({ first, sides }) => line`In der Klammer zuerst ${symbolOf(first)}: ${equation(sides)}.`,
  inBracketFromLeft: ({ sides }) => line`In der Klammer von links: ${equation(sides)}.`,
  comesBefore: ({ first, second, sides }) =>
    line`${symbolOf(first)} kommt vor ${symbolOf(second)}: ${equation(sides)}.`,
  firstFromLeft: ({ first, second, sides }) =>
    line`${symbolOf(first)} vor ${symbolOf(second)}, von links: ${equation(sides)}.`,
  fromTheLeft: ({ sides }) => line`Weiter von links: ${equation(sides)}.`,
  lastOperator: ({ operator, sides }) => line`Zuletzt ${symbolOf(operator)}: ${equation(sides)}.`,
  inItsPlace: ({ value, expression }) => line`Schreibe ${value} an diese Stelle: ${expressionOf(expression)}.`,
  whichNext: () => line`Welches Zeichen ist jetzt dran? Tippe es an.`,
  whichFirst: () => line`Welches Zeichen kommt zuerst? Tippe es an.`,
}
