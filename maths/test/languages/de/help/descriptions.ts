/** The German text alternatives of the pictures of steps. A number that the child finds is not in them. */
import type { Expression } from '../../../../expression.ts'
import { writeExpression, writeQuantity } from '../../../../say/expression.ts'
import type { StepPictureLanguage } from '../../../../say/help-language.ts'
import { type Descriptions, joinSentences } from '../../../../say/sentences.ts'
import type { Blocks, StepDrawing } from '../../../../solve/drawings/drawing.ts'
import type { WalkedShape } from '../../../../solve/drawings/length-drawing.ts'
import { amountOf, type Place } from '../../../../solve/place-value.ts'
import { nameByUnit, namesByAnimal, nounByObject } from '../names.ts'
import { number, spoken, written } from '../notation.ts'
import { numberWord } from '../number-words.ts'
import { capital, counted, list, nameOf, numbersOf } from './places.ts'

const numbers = (values: readonly number[]) => list(values.map((value) => number(value)))

const swaps: Readonly<Record<NonNullable<Blocks['swap']>, string>> = {
  onesToTen: 'Zehn Einer werden ein Zehner.',
  tenToOnes: 'Ein Zehner wird zehn Einer.',
  tensToHundred: 'Zehn Zehner werden ein Hunderter.',
}

const descriptions: Descriptions<StepDrawing> = {
  numberLine: ({ hops: all, written: shown, ball, ahead }) => {
    const alike = all.filter(({ state, label }) => state === 'next' && label === null)
    const [first, last] = [alike[0], alike.at(-1)]
    const hops = alike.length > 1 ? all.filter((hop) => !alike.includes(hop)) : all
    const isCounted = last !== undefined && shown.includes(last.to)
    return joinSentences(
      shown.length === 0 ? 'Ein Zahlenstrahl.' : `Ein Zahlenstrahl mit ${numbers(shown)}.`,
      ...hops.map(({ from, to, state, label }) => {
        if (state === 'done') return `Ein Sprung von ${number(from)} zu ${number(to)}.`
        if (label !== null) return `Ein gepunkteter Sprung der Länge ${label} von ${number(from)}.`
        return shown.includes(to)
          ? `Ein gepunkteter Sprung unbekannter Länge von ${number(from)} zu ${number(to)}.`
          : `Ein gepunkteter Sprung von ${number(from)}.`
      }),
      first && last && first !== last
        ? `${isCounted ? 'Einige' : alike.length} gepunktete Sprünge der Länge ${Math.abs(first.to - first.from)} von ${number(first.from)}${isCounted ? ` zu ${number(last.to)}` : ''}.`
        : '',
      `Der Ball ist auf ${number(ball)}.`,
      ahead === 0 ? '' : `Noch ${sprung(Math.abs(ahead))}${ahead < 0 ? ' zurück' : ''}.`,
    )
  },
  columns: ({ operator, columns, tinted, asked, leads }) =>
    joinSentences(
      `${capital(spoken.symbols[operator])} untereinander.`,
      ...columns.map(({ place, top, bottom, swapped, carried, result }) => {
        const parts = [
          `${top ?? 'nichts'} über ${bottom ?? 'nichts'}`,
          ...(swapped.length === 0 ? [] : [`aus der oberen wurde ${swapped.join(', dann ')}`]),
          ...(carried === null ? [] : [`eine kleine ${carried} übertragen`]),
          ...(result === null ? [] : [`Ergebnis ${result}`]),
        ]
        return `${nameOf(place)}: ${parts.join(', ')}.`
      }),
      tinted === null ? '' : look(tinted[0], tinted[1]),
      asked === null ? '' : yours(asked.place),
      leads === null ? '' : `Ein Pfeil führt von den ${nameOf(leads.from)}n zu den ${nameOf(leads.to)}n.`,
    ),
  blocks: ({ rows, taken, swap }) =>
    joinSentences(
      `Stellenwertblöcke: ${rows
        .map(({ hundreds = 0, tens, ones, moreTen }) =>
          list([
            ...(hundreds > 0 ? [counted(hundreds, 2)] : []),
            counted(tens, 1),
            ...(moreTen === 'present' ? ['noch 1 Zehner'] : []),
            counted(ones, 0),
          ]),
        )
        .join(', dann ')}.`,
      taken.tens + taken.ones === 0
        ? ''
        : `Durchgestrichen: ${list([counted(taken.tens, 1), counted(taken.ones, 0)])}.`,
      swap === null ? '' : swaps[swap],
    ),
  placeValueChart: ({ highest, rows, operator, tinted, moved, asked }) =>
    joinSentences(
      operator === null ? 'Eine Stellenwerttafel.' : `${capital(spoken.symbols[operator])} auf einer Stellenwerttafel.`,
      ...rows.map((row, i) => `Zeile ${i + 1}: ${digitsOf(row, highest)}.`),
      look(tinted),
      moved === 0
        ? ''
        : `Jede Ziffer rückt ${numbersOf(Math.abs(moved), 'Stelle', 'Stellen')} nach ${moved > 0 ? 'links' : 'rechts'}.`,
      asked === null ? '' : yours(asked),
    ),
  areaModel: ({ across, down, products, framed, sums }) =>
    joinSentences(
      `Ein Rechteck in Feldern, ${numbers(across)} quer und ${numbers(down)} hinunter.`,
      ...products.flatMap((row, y) =>
        row.map((product, x) => `${across[x]} mal ${down[y]}: ${product === null ? 'leer' : number(product)}.`),
      ),
      framed === null ? '' : `Das Feld ${across[framed[0]]} mal ${down[framed[1]]} hat einen Rahmen.`,
      ...sums.map((sum, y) => (sum === null ? '' : `Zeile ${y + 1}: ${sum}.`)),
    ),
  dotArray: ({ rows, size, dark, away, totals, turned }) =>
    joinSentences(
      `${turned ? 'Das gedrehte Feld: ' : ''}${numbersOf(rows, 'Reihe', 'Reihen')} mit ${numbersOf(size, 'Punkt', 'Punkten')}.`,
      dark === rows
        ? ''
        : away
          ? `Die letzten ${rows - dark} sind weggenommen.`
          : `${dark} dunkel, ${rows - dark} blass.`,
      totals[0] === null ? '' : `Neben den ${away || dark === rows ? 'Reihen' : 'dunklen Reihen'}: ${totals[0]}.`,
      totals[1] === null ? '' : `Neben den ${away ? 'weggenommenen' : 'blassen'} Reihen: ${totals[1]}.`,
    ),
  equalGroups: ({ groups, size, counted: done, total }) =>
    joinSentences(
      `${numbersOf(groups, 'Ring', 'Ringe')} mit je ${size}.`,
      done === 0 ? '' : `${done} gezählt.`,
      total === null ? '' : `Bisher: ${total}.`,
    ),
  dotGroups: ({ count, size, framed, inTens }) =>
    joinSentences(
      `${numbersOf(count, 'Punkt', 'Punkte')} in Reihen mit ${inTens ? 10 : size}.`,
      `${inTens && size !== 10 ? numbersOf(framed, 'Spalte', 'Spalten') : numbersOf(framed, 'Reihe', 'Reihen')} mit ${size} eingerahmt.`,
    ),
  rows: ({ top, bottom, products, tinted, sum }) =>
    joinSentences(
      `${top} mal ${bottom}, eine Reihe für jede Ziffer von ${bottom}.`,
      ...products.map((product, place) => (product === null ? '' : `Reihe der ${nameOf(place)}: ${product}.`)),
      tinted === null ? '' : `Schau auf die ${nameOf(tinted)} von ${bottom}.`,
      sum === null ? '' : `Summe: ${sum}.`,
    ),
  shortDivision: ({ divisor, digits, highest, quotient, carried, over, tinted, asked, remainder }) =>
    joinSentences(
      `Ein Divisionsrahmen: ${digitsOf(digits, highest)}, geteilt durch ${number(divisor)}.`,
      quotient.some((digit) => digit !== null) ? `Darüber: ${digitsOf(quotient, highest)}.` : 'Noch nichts darüber.',
      ...carried.map((left, i) =>
        left === null || left === 0 ? '' : `Eine kleine ${left} steht vor den ${nameOf(highest - i)}n.`,
      ),
      over === null ? '' : `Der Ball hat ${over.rest} neben den ${nameOf(over.place)}n.`,
      tinted === null ? '' : look(tinted[0], tinted[1]),
      remainder === null ? '' : `Rest: ${remainder}.`,
      asked === null ? '' : asked === 'remainder' ? 'Das Feld des Rests ist deins.' : yours(asked),
    ),
  multiples: ({ of, times, framed }) =>
    joinSentences(
      `Eine Liste: ${times.map((each) => `${each} mal ${of} ist ${each * of}`).join(', ')}.`,
      framed.length === 0 ? '' : `Im Rahmen: ${numbers(framed.map((each) => each * of))}.`,
    ),
  decimalBars: ({ value, places, cut, row }) =>
    row
      ? 'Ein Quadrat mit hundert Feldern. Eine Reihe und ein Feld davon sind gefärbt.'
      : `Balken für ${number(value)}${cut ? `, geteilt in ${places === 1 ? 'Zehntel' : 'Hundertstel'}` : ''}.`,
  orderOfOperations: ({ at, done, lines }) =>
    joinSentences(
      'Vier Stationen: Klammer, Hochzahl, Punkt, Strich.',
      done.length === 0 ? '' : `Vorbei: ${list(done.map((stop) => nameByStop[stop]))}.`,
      at === null ? 'Der Ball wartet davor.' : `Der Ball ist auf ${nameByStop[at]}.`,
      ...lines.map(({ expression, framed }) => {
        const frame = framed === null ? '' : `, mit Rahmen um ${writeExpression(partOf(expression, framed), spoken)}`
        return `${capital(writeExpression(expression, spoken))}${frame}.`
      }),
    ),
  doubleNumberLine: ({ upper, lower, hops, inEach }) =>
    joinSentences(
      `Ein Zahlenstrahl von 0 bis ${number(upper.end)}. Ein Sprung ist ${number(upper.hop)}.`,
      lower === null
        ? ''
        : `Darunter ein Strahl ${lower.end === null ? 'ab 0' : `von 0 bis ${number(lower.end)}`}. Ein Sprung ist ${number(lower.hop)}.`,
      hops === 0 ? '' : `${capital(sprung(hops))} auf ${lower === null ? 'ihm' : 'beiden'}.`,
      inEach === null ? '' : `In jedem Sprung: ${inEach.parts} Teile mit ${number(inEach.size)}.`,
    ),

  countedFlock: ({ animal, places, counted: done }) => {
    const name = namesByAnimal[animal]
    if (done === 0) return `Einige ${name}. Der Ball ist vor dem ersten Tier.`
    const hops = `${done === 1 ? 'Ein Sprung zählt' : 'Sprünge zählen'} ${done}`
    return done === places.length ? `Alle ${name}. ${hops}.` : `Einige ${name}. ${hops}. Der Ball ist auf dem letzten.`
  },
  rowsOfFive: ({ groups }) =>
    joinSentences(
      'Zwei Gruppen in Reihen mit fünf.',
      ...groups.map(({ label, count, counted: done }) => `Gruppe ${label}: ${done ? count : 'noch nicht gezählt'}.`),
    ),
  matchedRows: ({ groups, counted: done }) =>
    joinSentences(
      'Zwei Reihen, eins zu eins verbunden.',
      ...groups.map(({ label, count }) => `Reihe ${label}: ${done ? count : 'noch nicht gezählt'}.`),
    ),
  placeBlocks: ({ counts, digits, framed, inWords }) =>
    joinSentences(
      inWords
        ? `Stellenwertblöcke: ${list(counts.map((each) => `„${numberWord(amountOf(each))}“`))}.`
        : 'Stellenwertblöcke.',
      ...counts.map(({ count, place }, i) =>
        digits[i] === null
          ? `${nameOf(place)}: ${place === framed ? 'dieses Feld ist deins' : 'noch keine Ziffer'}.`
          : `${counted(count, place)}, Ziffer ${digits[i]}.`,
      ),
    ),
  wordTiles: ({ number: value, parts }) =>
    parts.length === 1
      ? `Das Wort „${numberWord(value)}“.`
      : `Das Wort „${numberWord(value)}“ in Teilen: ${list(parts.map((part) => `„${numberWord(part)}“`))}.`,
  wordStrip: ({ to, tinted, counted: done }) =>
    joinSentences(
      `Die Wörter von null bis ${numberWord(to)} in einer Reihe. „${numberWord(tinted)}“ ist gefärbt.`,
      done ? `Sprünge von null bis dorthin zählen ${tinted}.` : '',
    ),
  numberCards: ({ cards, slid }) => {
    const sum = cards.reduce((total, card) => total + card)
    if (cards.length === 1) return `Eine Karte mit ${sum}.`
    return slid
      ? `Die Karten ${numbers(cards)} liegen übereinander und zeigen ${sum}.`
      : `Karten mit ${numbers(cards)}. Ein gepunkteter Pfeil führt die letzte über die 0.`
  },
  numberBond: ({ whole, part, other }) =>
    `${whole} in zwei Teilen. Ein Teil ist ${part}, der andere ${other === null ? 'fehlt' : `ist ${other}`}.`,
  orderedNumbers: ({ numbers: values, first, placed }) =>
    joinSentences(
      `Die Zahlen ${numbers(values)} und drei Plätze, ${first === 'smallest' ? 'die kleinste' : 'die größte'} zuerst.`,
      placed.length === 0 ? 'Alle Plätze sind leer.' : `Auf ihren Plätzen: ${placed.join(', ')}.`,
    ),
  dotCard: ({ places, ringed, total }) =>
    total !== null
      ? `Eine Karte mit ${numbersOf(total, 'Punkt', 'Punkten')}, alle in einem Ring.`
      : ringed.length === 0
        ? 'Eine Karte mit einigen Punkten.'
        : `Eine Karte mit ${numbersOf(ringed.length, 'Punkt', 'Punkten')} in einem Ring und noch ${places.length - ringed.length}.`,

  comparedBars: ({ bars, line, chosen }) =>
    joinSentences(
      ...bars.map(({ label, length }) => `${label}: ein Balken, etwa ${Math.round(length / 10)} lang.`),
      line === 'starts' ? 'Eine Linie geht durch ihre Anfänge.' : 'Von jedem Ende geht eine Linie hinunter.',
      chosen === null ? '' : `${chosen} ist gefärbt.`,
    ),
  countedSpans: ({ span, object, counted: done }) =>
    joinSentences(
      `${capital(nounByObject[object].indefinite)}, darunter ${span === 'hand' ? 'Handspannen' : 'Füße'} von einem Ende zum anderen.`,
      done === 0 ? '' : `${capital(sprung(done))} vom Anfang.`,
    ),
  rulerHops: ({ object, from, to, longest, marked, hops }) =>
    joinSentences(
      `Ein Lineal von 0 bis ${longest} Zentimeter, darüber ${nounByObject[object].indefinite}.`,
      marked.includes('start') ? `Eine Linie führt vom Anfang zu ${from}.` : '',
      marked.includes('end') ? `Eine Linie führt vom Ende zu ${to}.` : '',
      hops === 0 ? '' : `${capital(sprung(hops))} von einem Zentimeter.`,
    ),
  walkedShape: ({ corners, sides, tinted, walked, grid, line }) =>
    joinSentences(
      grid
        ? 'Ein Rechteck auf einem Gitter aus Quadratzentimetern.'
        : `Ein Umriss mit ${corners.length} Seiten: ${list(sides.map(sideOf))}.`,
      tinted.length === 0 ? '' : `Gefärbt: ${list(tinted.map((i) => sideOf(sides[i]!)))}.`,
      walked === 0
        ? 'Der Ball ist an der ersten Ecke.'
        : walked === sides.length
          ? 'Der Ball ist wieder an der ersten Ecke.'
          : `Der Ball ging ${walked === 1 ? 'eine Seite' : `${walked} Seiten`} weit.`,
      line === null
        ? ''
        : `Auf einer Linie ab 0 Sprünge mit ${list(line.hops.map(({ label }) => (label === null ? 'unbekannt' : number(label))))}.`,
      line === null || line.written.length === 0 ? '' : `Sie enden bei ${numbers(line.written)}.`,
      line === null || line.unknown === null ? '' : 'Der letzte endet bei einer gesuchten Zahl.',
    ),
  unitLines: ({ large, small, marks, hops }) =>
    joinSentences(
      `Zwei Zahlenstrahlen, oben ${nameByUnit[large]} und unten ${nameByUnit[small]}.`,
      ...marks
        .filter(({ at }) => at > 0)
        .map((mark) => {
          const both = ([['large', large] as const, ['small', small] as const] as const).flatMap(([size, unit]) => {
            const value = mark[size]
            if (value === null) return []
            return [
              value === 'asked'
                ? `eine gesuchte Zahl in ${nameByUnit[unit]}`
                : writeQuantity([{ value, unit }], written),
            ]
          })
          return `${capital(both.join(' über '))}.`
        }),
      hops.length === 0 ? '' : `${capital(sprung(hops.length))}.`,
    ),
}

export const germanStepPictures: StepPictureLanguage = {
  describe: (drawing) => descriptions[drawing.kind](drawing as never),
}

const nameByStop = { B: 'Klammer', E: 'Hochzahl', DM: 'Punkt', AS: 'Strich' } as const

const sprung = (count: number) => (count === 1 ? 'ein Sprung' : `${count} Sprünge`)

const look = (from: Place | null, to = from) =>
  from === null || to === null
    ? ''
    : `Schau auf die ${from === to ? nameOf(from) : `${nameOf(from)} bis ${nameOf(to)}`}.`

const yours = (place: Place) => `Das Feld der ${nameOf(place)} ist deins.`

function digitsOf(digits: readonly (number | null)[], highest: Place): string {
  const said = digits.flatMap((digit, i) => (digit === null ? [] : [counted(digit, highest - i)]))
  return said.length === 0 ? 'leer' : list(said)
}

function sideOf({ length, state }: WalkedShape['sides'][number]): string {
  if (length === null) return state === 'marked' ? 'eine gleiche Seite' : 'eine gestrichelte Seite'
  return `${writeQuantity(length, written)}${state === 'found' ? ' (gefunden)' : ''}`
}

function partOf(expression: Expression, way: readonly ('left' | 'right')[]): Expression {
  return way.reduce<Expression>((part, side) => (typeof part === 'number' ? part : part[side]), expression)
}
