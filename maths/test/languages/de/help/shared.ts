/** The German sentences that several operations share. */

import { equation, expressionOf, type Line, symbolOf } from '../../../../say/parts.ts'
import type { Sentences } from '../../../../say/sentences.ts'
import type { FullColumn } from '../../../../slips/phrases.ts'
import { operate } from '../../../../solve/operands.ts'
import type { SharedPhrase } from '../../../../solve/phrases/phrase.ts'
import { number } from '../notation.ts'
import { numberWord } from '../number-words.ts'
import { line } from './line.ts'
import { allCounted, are, counted, list, nameOf, numbersOf } from './places.ts'

/** Returns a column's equation: "Einer: 7 + 8 = 15." */
export function fullColumn({ place, expression, total }: FullColumn): Line {
  return line`${nameOf(place)}: ${equation([expression, total])}.`
}

/** Returns a number of groups by the word of their size: "5 Achter", "1 Sechser". */
const groupsOf = (groups: number, size: number) => `${groups} „${numberWord(size)}er“`

const way = { left: 'links', right: 'rechts' } as const

export const shared: Sentences<SharedPhrase> = {
  equation: ({ sides }) => line`${equation(sides)}.`,
  twoEquations: ({ first, second }) => line`${equation(first)} und ${equation(second)}.`,
  soEquation: ({ sides, so }) => line`${equation(sides)}, also ${equation(so)}.`,
  check: ({ sides }) => line`Probe: ${equation(sides)}.`,
  estimate: ({ sides, rounded }) =>
    rounded
      ? line`Runde ${list(rounded.map(([value, to]) => `${number(value)} auf ${to}`))}: ungefähr ${equation(sides)}.`
      : line`Probe: ungefähr ${equation(sides)}.`,

  startBack: ({ at, hop, to }) => line`Beginne bei ${at}. Spring ${hop} zurück${to === undefined ? '' : ` auf ${to}`}.`,
  firstHop: ({ from, to }) => line`Der erste Sprung geht von ${from} zu ${to}.`,
  whereLanded: ({ toGo }) => line`Noch ${numbersOf(toGo, 'Sprung', 'Sprünge')}. Wo kommst du an?`,
  toTen: ({ from, ten, way: to }) =>
    to === 'forward'
      ? line`Spring zuerst zu ${ten}. Wie viele ab ${from}?`
      : line`Spring zuerst zurück zu ${ten}. Wie viele?`,
  hopMore: ({ hop, way: to }) => line`Spring noch ${hop} ${to === 'forward' ? 'weiter' : 'zurück'}.`,
  hopsBetween: ({ from, to }) => line`Beginne bei ${from}. Wie viele Sprünge bis ${to}?`,
  placeOnly: ({ place, a, b, operator }) =>
    line`Schau auf die ${nameOf(place)}. Was ist ${expressionOf(operate(a, operator, b))}?`,
  tensStay: ({ ones, tens }) =>
    line`${ones} ist kleiner als 10, darum ${tens === 1 ? 'bleibt' : 'bleiben'} ${counted(tens, 1)}.`,
  wholeAndPart: ({ whole, part }) => line`Das Ganze ist ${whole}. Ein Teil ist ${part}.`,

  isPlaces: ({ number: value, counts }) => line`${value} sind ${list(allCounted(counts))}.`,
  onlyPlace: ({ place }) => line`Nur die ${nameOf(place)} ändern sich.`,
  howManyAdded: ({ counts, place }) =>
    line`${list(counts.map((count) => counted(count, place)))}. Wie viele ${nameOf(place)}?`,
  howManyTaken: ({ from, taken, place }) => line`${counted(from, place)} weniger ${taken}. Wie viele ${nameOf(place)}?`,
  countStays: ({ count, place }) => line`Die ${counted(count, place)} bleiben.`,
  whichChanges: () => line`Welche Ziffer ändert sich?`,
  othersStay: () => line`Die anderen Ziffern bleiben.`,
  howMany: ({ place }) => line`Wie viele ${nameOf(place)}?`,
  countsMake: ({ counts, sides }) => line`${list(allCounted(counts))}: ${equation(sides)}.`,
  regrouped: ({ count, place }) => {
    const [higher, rest] = [Math.floor(count / 10), count % 10]
    const parts = [counted(higher, place + 1), ...(rest === 0 ? [] : [counted(rest, place)])]
    return line`${counted(count, place)} sind ${list(parts)}.`
  },
  swapForNext: ({ place }) => line`Tausche ${counted(10, place)} gegen ${counted(1, place + 1)}.`,
  writeAndCarry: ({ write, carry, place }) => line`Schreibe ${write} darunter, übertrage ${counted(carry, place)}.`,
  howManyStay: ({ carry, place }) =>
    line`Bilde ${carry === 1 ? '1 ' : ''}${nameOf(place + 1)}. Wie viele ${nameOf(place)} bleiben übrig?`,
  nowThePlace: ({ place }) => line`Addiere alle ${nameOf(place)}, auch die 1 darüber. Wie viele sind es?`,
  writeBelow: ({ digit, place }) => line`Schreibe ${digit} unter die ${nameOf(place)}.`,
  carryAbove: ({ carry, place }) => line`Übertrage ${counted(carry, place)} über die ${nameOf(place)}.`,
  alignOnes: () => line`Schreibe Einer unter Einer und Zehner unter Zehner.`,
  placeFirst: ({ place, expression }) => line`Zuerst die ${nameOf(place)}: was ist ${expressionOf(expression)}?`,
  lookAtPlace: ({ place, expression }) => line`Schau auf die ${nameOf(place)}. Was ist ${expressionOf(expression)}?`,
  placeEquation: ({ place, sides }) => line`${nameOf(place)}: ${equation(sides)}.`,
  howManyInPlace: ({ place, digits }) => line`${nameOf(place)}: ${list(digits)}. Wie viele?`,
  tooFewShort: ({ count, place }) => line`${counted(count, place)} ${are(count)} zu wenig.`,
  swapFirst: ({ from }) => line`Tausche zuerst${from === undefined ? '' : ` einen ${nameOf(from)}`}.`,
  whereDigitGoes: ({ digit, number: value }) =>
    value === 11 * digit
      ? line`Wohin kommt die erste ${digit}?`
      : line`Wohin kommt die ${digit}${digit === value ? '' : ` von ${value}`}?`,
  alignPoints: () => line`Setze die Kommas untereinander.`,
  sameNumber: ({ number: value, places }) => line`${number(value, places)} ist dasselbe wie ${value}.`,
  writeZeros: ({ number: value, place, places }) =>
    line`Bei den ${nameOf(place)} von ${value} steht nichts. Schreibe ${number(value, places)}.`,

  countOut: ({ numbers }) => line`Bis jetzt ${numbers.join(', ')}.`,
  countOnFrom: ({ from }) => line`Zähle weiter ab ${from}.`,
  isThan: ({ number: value, wanted, other }) =>
    line`${value} ist ${wanted === 'more' ? 'größer' : 'kleiner'} als ${other}.`,
  comparePlace: ({ place }) => line`Vergleiche zuerst die ${nameOf(place)}.`,
  belowEachOther: () => line`Schreibe sie untereinander.`,
  sameSoFar: ({ places, next }) => line`Die ${list(places.map(nameOf))} sind gleich. Schau auf die ${nameOf(next)}.`,
  whichDigit: ({ place, wanted }) => line`Welche Zahl hat ${wanted === 'more' ? 'mehr' : 'weniger'} ${nameOf(place)}?`,
  hasHowMany: ({ number: value, count, place, other }) =>
    line`${value} hat ${counted(count, place)}. Wie viele hat ${other}?`,

  meansGroups: ({ groups, size }) =>
    line`${expressionOf(operate(groups, '×', size))} heißt: ${groupsOf(groups, size)}.`,
  knownFact: ({ groups, size }) => line`Du kennst ${groupsOf(groups, size)}.`,
  howManyInAll: () => line`Wie viele sind es zusammen?`,
  noGroups: () => line`Es gibt keine Gruppen.`,
  emptyGroups: () => line`Jede Gruppe ist leer.`,
  oneInEach: () => line`Jede Gruppe hat 1.`,
  oneGroup: () => line`Es gibt nur eine Gruppe.`,
  putParts: () => line`Setze die beiden Teile zusammen.`,
  tooMany: ({ groups, size }) => line`Das sind ${groupsOf(groups, size)} zu viel. Nimm sie weg.`,
  half: () => line`5 ist die Hälfte von 10. Halbiere.`,
  double: ({ expression }) => line`Verdopple ${expressionOf(expression)}.`,
  turnedToo: ({ sides }) => line`Dreh es um: auch ${equation(sides)}.`,
  turnIt: ({ expression }) => line`Dreh es um: ${expressionOf(expression)}.`,
  isCount: ({ number: value, count, place }) => line`${value} sind ${counted(count, place)}.`,
  digitsMove: ({ places, to }) => line`Jede Ziffer rückt ${numbersOf(places, 'Stelle', 'Stellen')} nach ${way[to]}.`,
  howFarMove: ({ operator, times, to }) =>
    line`${symbolOf(operator)} ${times}: jede Ziffer rückt nach ${way[to]}. Wie weit?`,
  whatAre: ({ count, place }) => line`Was sind ${counted(count, place)}?`,
  countsAre: ({ count, place, number: value }) => line`${counted(count, place)} ${are(count)} ${value}.`,
  whichDigitNow: ({ place }) => line`Welche Ziffer steht jetzt an der ${nameOf(place)}stelle?`,
  becomes: ({ count, from, to }) =>
    line`${counted(count, from)} ${count === 1 ? 'wird' : 'werden'} zu ${counted(count, to)}.`,
  howManyFit: ({ size, into }) => line`Wie oft passt ${size} in ${into}?`,
  known: ({ sides }) => line`Du kennst ${equation(sides)}.`,

  oneDigitFits: ({ place, total }) =>
    line`In jede Spalte passt eine Ziffer: die erste von ${total} bedeutet ${counted(Math.floor(total / 10), place + 1)}.`,
  whichDigitChanges: ({ number: value, place }) =>
    line`${value} sind ${nameOf(place)}, keine Einer. Welche Ziffer ändert sich?`,
  countHops: ({ from, hops, back }) =>
    line`Beginne bei ${from} und zähle ${numbersOf(hops, 'Sprung', 'Sprünge')}${back ? ' zurück' : ''}.`,
  firstLands: ({ on }) => line`Dein erster Sprung geht zu ${on}.`,
  togetherOrAway: () => line`Legst du zusammen oder nimmst du weg?`,
  lookAtOperator: () => line`Schau auf das Zeichen. Ist es ${symbolOf('+')} oder ${symbolOf('−')}?`,
  timesMeans: ({ groups, size }) =>
    line`${expressionOf(operate(groups, '×', size))} heißt: ${numbersOf(groups, 'Gruppe', 'Gruppen')} mit ${size}.`,
  emptyBags: ({ bags }) => line`Denk an ${bags} leere Beutel. Ist etwas darin?`,
  noBags: ({ size }) => line`Keine Beutel mit ${size}. Wie viele sind es zusammen?`,
  groupOf: ({ size }) => line`Denk an einen Beutel mit ${size} darin.`,
  bagsOfOne: ({ bags }) => line`Denk an ${bags} Beutel mit je 1 darin.`,
  oneGroupMore: ({ size }) => line`Beginne bei ${size}. Noch einmal ${size} dazu.`,
  moreThanFact: ({ sides, more, size }) =>
    line`${equation(sides)}. Wie viele „${numberWord(size)}er“ ${more > 0 ? 'noch' : 'zu viel'}?`,
  doubleOfFact: ({ sides, part }) => line`${equation(sides)}. Was ist das Doppelte von ${part}?`,
  halfOfFact: ({ sides, whole }) => line`${equation(sides)}. Was ist die Hälfte von ${whole}?`,
  givenFact: ({ product, given, needed }) =>
    line`${product} sind ${groupsOf(given.groups, given.size)}. Du brauchst ${groupsOf(needed.groups, needed.size)}.`,
  whichWayMove: ({ operator, times }) =>
    line`${symbolOf(operator)} ${times} macht eine Zahl ${operator === '×' ? 'größer' : 'kleiner'}. Wohin rücken die Ziffern?`,
  movesPlaces: ({ operator, times, places, moved }) =>
    line`${symbolOf(operator)} ${times} rückt die Ziffern um ${numbersOf(places, 'Stelle', 'Stellen')}, nicht um ${moved}.`,
  sameWithZeros: ({ number: value, places }) =>
    line`${value} ist dasselbe wie ${number(value, places)}. Setze die Kommas untereinander.`,
  onesUnderOnes: ({ number: value, above }) => line`Setze die Einer von ${value} unter die Einer von ${above}.`,
  onesNotTens: ({ number: value }) => line`${value} bedeutet ${counted(value, 0)}, nicht ${counted(value, 1)}.`,
  tensBeforeOnes: () => line`Zehner kommen vor Einern. Wie viele Zehner?`,
}
