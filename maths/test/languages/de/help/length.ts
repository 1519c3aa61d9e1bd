/** The German sentences of Length. */
import type { LengthPhrase } from '../../../../operations/length/phrases.ts'
import type { Unit } from '../../../../quantity.ts'
import { equation, expressionOf, lineOf, quantityOf, symbolOf, unitOf } from '../../../../say/parts.ts'
import type { Sentences } from '../../../../say/sentences.ts'
import { operate } from '../../../../solve/operands.ts'
import type { Sides } from '../../../../solve/phrases/general.ts'
import { nameByShape, nameByUnit, nounByObject } from '../names.ts'
import { number } from '../notation.ts'
import { line } from './line.ts'
import { allCounted, capital, list, numbersOf } from './places.ts'

const amount = (value: number, unit: Unit) => quantityOf([{ value, unit }])
const soAmount = (sides: Sides, unit: Unit) => line`${equation(sides)}, also ${amount(Number(sides.at(-1)), unit)}`
const all = (numbers: readonly number[]) => list(numbers.map((value) => number(value)))
const spans = { hand: 'Handspannen', foot: 'Füße' } as const

export const length: Sentences<LengthPhrase> = {
  startAt: ({ from }) => line`Beginne bei ${from}, nicht bei 0.`,
  hopsFrom: ({ from }) => line`Es beginnt bei ${from}. Zähle die Sprünge von dort.`,
  startsLater: () => line`Es beginnt nicht bei 0. Schau, wo.`,
  hopsFromStart: () => line`Zähle Zentimetersprünge vom Anfang bis zum Ende.`,
  hopsNotMarks: () => line`Zähle die Sprünge, nicht die Striche.`,
  firstHopFromZero: () => line`Der erste Sprung geht von 0 bis 1.`,
  walkTheEdge: () => line`Geh nur am Rand entlang.`,
  howManySides: () => line`An wie vielen Seiten gehst du entlang?`,
  sidesOfShape: ({ shape }) => line`Wie viele Seiten hat ein ${nameByShape[shape] ?? 'Umriss'}?`,
  sidesWithoutNumber: () => line`Zwei Seiten haben keine Zahl. Finde sie zuerst.`,
  smallInLarge: ({ small, large }) => line`Wie viele ${nameByUnit[small]} sind ein ${nameByUnit[large]}?`,
  whichIsNeeded: ({ unit, isShorter }) =>
    line`${nameByUnit[unit]} sind ${isShorter ? 'kürzer' : 'länger'}. Brauchst du mehr oder weniger davon?`,
  thenAdd: ({ large, largeUnit, small, smallUnit, added }) =>
    line`${amount(large, largeUnit)} sind ${amount(small, smallUnit)}. Addiere dann ${added}.`,
  changeAll: ({ to }) => line`Wandle zuerst alle Längen in ${nameByUnit[to]} um.`,
  sameStart: ({ bars }) => line`${bars === 2 ? 'Beide' : 'Alle'} beginnen an derselben Linie.`,
  lookAtEnds: () => line`Schau auf die Enden.`,
  whichEnds: ({ wanted }) => line`Schau auf die Enden. Welcher endet ${wanted === 'more' ? 'zuletzt' : 'zuerst'}?`,
  barIs: ({ label, wanted, bars }) => {
    const end = wanted === 'more' ? 'zuletzt' : 'zuerst'
    const word = wanted === 'more' ? (bars === 2 ? 'länger' : 'am längsten') : bars === 2 ? 'kürzer' : 'am kürzesten'
    return line`${label} endet ${end}, darum ist ${label} ${word}.`
  },
  endToEnd: ({ span }) => line`Die ${spans[span]} liegen ohne Lücken aneinander.`,
  touchEachSpan: ({ span }) => line`Tippe beim Zählen auf ${span === 'hand' ? 'jede Handspanne' : 'jeden Fuß'}.`,
  howManySpans: ({ span }) => line`Wie viele ${spans[span]}?`,
  isSpansLong: ({ object, span, count }) =>
    line`${capital(nounByObject[object].definite)} ist ${count} ${spans[span]} lang.`,
  hopsOfNumbers: () => line`Zähle die Sprünge von Zahl zu Zahl.`,
  startsAt: ({ object, at }) =>
    line`${capital(nounByObject[object].definite)} beginnt bei ${at}${at === 0 ? '' : ', nicht bei 0'}.`,
  whereStarts: ({ object }) => line`Wo beginnt ${nounByObject[object].definite}, und wo endet das Bild davon?`,
  hopToEnd: () => line`Spring bis zum Ende. Wie viele Zentimeter?`,
  soLong: ({ sides, object, length: centimetres }) =>
    line`${equation(sides)}, also ist ${nounByObject[object].definite} ${amount(centimetres, 'cm')} lang.`,
  hopsLong: ({ object, length: hops }) =>
    line`${numbersOf(hops, 'Sprung', 'Sprünge')}: ${nounByObject[object].definite} ist ${amount(hops, 'cm')} lang.`,
  walkEverySide: () => line`Beginne an einer Ecke. Geh an jeder Seite entlang.`,
  countSides: () => line`Zähle zuerst die Seiten. Wie viele gibt es?`,
  walkFrom: ({ sides }) => line`Geh von der Ecke los: ${equation(sides)}.`,
  walkOn: ({ equations }) =>
    line`Geh weiter: ${lineOf(equations.flatMap((sides, i) => [i === 0 ? '' : ' und ', equation(sides)]))}.`,
  nextSide: ({ length: side }) => line`Die nächste Seite ist ${amount(side, 'cm')}. Wie weit ist es jetzt?`,
  firstSides: ({ first, next }) =>
    line`Die erste Seite ist ${amount(first, 'cm')}, die nächste ${amount(next, 'cm')}. Wie weit?`,
  lastSide: ({ sides }) => line`Die letzte Seite: ${soAmount(sides, 'cm')} insgesamt.`,
  findHidden: () => line`Zwei Seiten haben keine Zahl. Finde sie zuerst.`,
  oppositeEqual: () => line`Gegenüberliegende Seiten sind gleich. Wie lang ist die dicke gestrichelte Seite?`,
  sameLength: () => line`Schieb eine farbige Seite hinüber: Sie passt auf die andere. Wie lang?`,
  otherOpposite: ({ length: side }) => line`Die andere ist gleich lang wie die Seite gegenüber: ${amount(side, 'cm')}.`,
  hiddenFrom: ({ plus, minus }) => {
    if (minus.length === 0) return line`Die Seiten gegenüber sind ${all(plus)}. Setze sie zusammen.`
    const parts = list([...minus.map((value) => number(value)), 'was'])
    if (plus.length > 1) return line`Zusammen sind ${all(plus)} gleich ${parts}?`
    return minus.length === 1
      ? line`Die lange Seite ist ${plus[0]!}. Ein Teil ist ${minus[0]!}. Finde den Rest.`
      : line`Die lange Seite ist ${plus[0]!}. Ihre Teile sind ${parts}?`
  },
  otherHidden: ({ sides }) => line`Die andere gestrichelte Seite: ${soAmount(sides, 'cm')}.`,
  countEqual: ({ count }) => line`Alle ${count} Seiten sind gleich.`,
  allEqual: () => line`Alle Seiten sind gleich. Wie viele Seiten gibt es?`,
  sidesFirst: ({ count, parts: [tens, ones] }) =>
    line`${tens + ones} sind ${tens} und ${ones}. Zuerst ${expressionOf(operate(count, '×', tens))}.`,
  equalSides: ({ count, length: side, unit }) =>
    line`${count} Seiten mit ${amount(side, unit)}: das ist ${expressionOf(operate(count, '×', side))}.`,
  quantityEquation: ({ sides, unit }) => line`${soAmount(sides, unit)}.`,
  soQuantityEquation: ({ sides, so, unit }) =>
    line`${equation(sides)}, also ${equation(so)}. Das sind ${amount(Number(so.at(-1)), unit)}.`,
  howManyThenAdd: ({ quantity, to, added }) =>
    line`Wie viele ${nameByUnit[to]} ergeben ${quantityOf(quantity)}? Addiere dann ${added}.`,
  moreOrFewer: ({ from, to, wanted }) =>
    line`${nameByUnit[to]} sind ${wanted === 'more' ? 'kürzer' : 'länger'} als ${nameByUnit[from]}. Du brauchst ${wanted === 'more' ? 'mehr' : 'weniger'} davon.`,
  shortFor: ({ unit }) => line`${unit} ist kurz für ${nameByUnit[unit]}.`,
  quantityIs: ({ quantity, is }) => line`${quantityOf(quantity)} sind ${quantityOf(is)}.`,
  soQuantityIs: ({ sides, quantity, is }) =>
    line`${equation(sides)}, also sind ${quantityOf(quantity)} ${quantityOf(is)}.`,
  quantityMakes: ({ quantity, makes }) => line`${quantityOf(quantity)} ergeben ${quantityOf(makes)}.`,
  nowQuantity: ({ quantity, times }) =>
    times ? line`Jetzt ${quantityOf(quantity)}, also ${symbolOf('×')} ${times}.` : line`Jetzt ${quantityOf(quantity)}.`,
  addQuantity: ({ quantity }) => line`Addiere jetzt die ${quantityOf(quantity)}.`,
  hopsOf: ({ quantity, hops, hop }) =>
    line`${quantityOf(quantity)}: das ${hops === 1 ? 'ist 1 Sprung' : `sind ${hops} Sprünge`} mit ${quantityOf(hop)}.`,
  keepZero: ({ counts }) =>
    line`${list(allCounted(counts))}: behalte ${counts.filter(({ count }) => count === 0).length === 1 ? 'die 0' : 'beide Nullen'}.`,
  writeBothIn: ({ to }) => line`Die Einheiten sind verschieden: schreibe beide in ${unitOf(to)}.`,
  writeSideIn: ({ to }) => line`Schreibe zuerst die Seite in ${unitOf(to)}.`,
  acrossAndDown: ({ sides }) => line`Einmal quer und einmal hinunter: ${equation(sides)}.`,
  wayBack: () => line`Der Rückweg ist gleich lang. Wie weit insgesamt?`,
  twice: ({ sides, unit }) => line`Der Rückweg ist gleich lang: ${soAmount(sides, unit)}.`,
}
