/** German mistakes, for tests only. */
import type { Mistake, Mistakes } from '../../../slips/mistake.ts'

const mistake =
  (one: string, other: string): Mistake =>
  (students) =>
    students === 1 ? one : other

export const germanMistakes: Mistakes = {
  'carry-dropped': mistake('überträgt nichts', 'übertragen nichts'),
  'carry-in-full': mistake('schreibt in jede Spalte die ganze Summe', 'schreiben in jede Spalte die ganze Summe'),
  'carry-reversed': mistake(
    'schreibt den Zehner und überträgt die Einer',
    'schreiben den Zehner und übertragen die Einer',
  ),
  'aligned-left': mistake('schreibt Zahlen links bündig', 'schreiben Zahlen links bündig'),
  'digits-added': mistake('zählt alle Ziffern als Einer zusammen', 'zählen alle Ziffern als Einer zusammen'),
  'count-start-add': mistake('zählt die erste Zahl als Sprung', 'zählen die erste Zahl als Sprung'),
  'ten-off-add': mistake('hat einen Zehner zu viel oder zu wenig', 'haben einen Zehner zu viel oder zu wenig'),
  'added-subtracted': mistake('zieht ab, statt zu addieren', 'ziehen ab, statt zu addieren'),
  'smaller-from-larger': mistake(
    'zieht die kleinere Ziffer von der größeren ab',
    'ziehen die kleinere Ziffer von der größeren ab',
  ),
  'not-paid-back': mistake(
    'tauscht, aber lässt die nächste Ziffer, wie sie war',
    'tauschen, aber lassen die nächste Ziffer, wie sie war',
  ),
  'zero-minus-n': mistake('schreibt 0 für 0 − n', 'schreiben 0 für 0 − n'),
  'borrow-from-zero': mistake(
    'macht aus einer 0 eine 9, ohne zu tauschen',
    'machen aus einer 0 eine 9, ohne zu tauschen',
  ),
  'ten-kept-at-zero': mistake('behält zehn Zehner nach dem Tausch', 'behalten zehn Zehner nach dem Tausch'),
  'subtracted-added': mistake('addiert, statt abzuziehen', 'addieren, statt abzuziehen'),
  'count-start-sub': mistake(
    'zählt die erste Zahl beim Rückwärtszählen mit',
    'zählen die erste Zahl beim Rückwärtszählen mit',
  ),
  'zeros-off': mistake('schreibt zu wenige oder zu viele Nullen', 'schreiben zu wenige oder zu viele Nullen'),
  'carry-dropped-times': mistake('addiert den Übertrag nicht', 'addieren den Übertrag nicht'),
  'carry-first': mistake('addiert den Übertrag vor dem Malnehmen', 'addieren den Übertrag vor dem Malnehmen'),
  'carry-in-full-times': mistake('schreibt ganze Produkte nebeneinander', 'schreiben ganze Produkte nebeneinander'),
  'one-digit-only': mistake('nimmt nur die Einer mal', 'nehmen nur die Einer mal'),
  'parts-missing': mistake(
    'nimmt nur Zehner mit Zehnern und Einer mit Einern mal',
    'nehmen nur Zehner mit Zehnern und Einer mit Einern mal',
  ),
  'row-not-shifted': mistake('schreibt jede Zeile als Einer', 'schreiben jede Zeile als Einer'),
  'whole-part-only': mistake('verschiebt nur die Ziffern vor dem Komma', 'verschieben nur die Ziffern vor dem Komma'),
  'remainder-left-out': mistake('lässt den Rest weg', 'lassen den Rest weg'),
  'remainder-too-big': mistake(
    'lässt einen Rest, der nicht kleiner als der Teiler ist',
    'lassen einen Rest, der nicht kleiner als der Teiler ist',
  ),
  'remainder-to-next': mistake(
    'geht darüber hinaus und zählt, was fehlt',
    'gehen darüber hinaus und zählen, was fehlt',
  ),
  'boxes-swapped': mistake('vertauscht Ergebnis und Rest', 'vertauschen Ergebnis und Rest'),
  'zero-left-out': mistake('lässt die 0 im Ergebnis weg', 'lassen die 0 im Ergebnis weg'),
  'rest-dropped': mistake(
    'lässt weg, was übrig bleibt, statt zu tauschen',
    'lassen weg, was übrig bleibt, statt zu tauschen',
  ),
  'digit-by-digit': mistake('teilt Ziffer für Ziffer', 'teilen Ziffer für Ziffer'),
  'next-fact-div': mistake('ist in der Reihe um eins daneben', 'sind in der Reihe um eins daneben'),
  'divided-subtracted': mistake('zieht ab, statt zu teilen', 'ziehen ab, statt zu teilen'),
  'larger-by-smaller': mistake(
    'teilt die größere durch die kleinere Zahl',
    'teilen die größere durch die kleinere Zahl',
  ),
  'division-shrinks': mistake('nimmt mal, statt zu teilen: 6 : 0,5 = 3', 'nehmen mal, statt zu teilen: 6 : 0,5 = 3'),
  'left-to-right': mistake(
    'rechnet von links nach rechts, auch wenn mal oder geteilt zuerst käme',
    'rechnen von links nach rechts, auch wenn mal oder geteilt zuerst käme',
  ),
  'adds-first': mistake('rechnet Strich vor Punkt', 'rechnen Strich vor Punkt'),
  'brackets-ignored': mistake('übergeht die Klammer', 'übergehen die Klammer'),
  'a-before-s': mistake('addiert vor dem Abziehen', 'addieren vor dem Abziehen'),
  'm-before-d': mistake('nimmt mal vor dem Teilen', 'nehmen mal vor dem Teilen'),
  'one-off': mistake('lässt eins aus oder zählt eins doppelt', 'lassen eins aus oder zählen eins doppelt'),
  'wrong-way': mistake('geht in die falsche Richtung', 'gehen in die falsche Richtung'),
  'step-of-one': mistake('zählt in Einern', 'zählen in Einern'),
  'decade-slip': mistake('verliert den Zehner beim Übergang', 'verlieren den Zehner beim Übergang'),
  'teen-ty': mistake('verwechselt zehn und zig', 'verwechseln zehn und zig'),
  'digits-reversed': mistake('vertauscht die Ziffern', 'vertauschen die Ziffern'),
  'zero-lost': mistake('lässt die Null weg', 'lassen die Null weg'),
  'as-heard': mistake('schreibt jeden Teil ganz (63 als 603)', 'schreiben jeden Teil ganz (63 als 603)'),
  'blocks-as-ones': mistake('zählt jeden Block als eins', 'zählen jeden Block als eins'),
  'whole-for-part': mistake('nennt das Ganze', 'nennen das Ganze'),
  'parts-added': mistake('zählt das Ganze und den Teil zusammen', 'zählen das Ganze und den Teil zusammen'),
  'order-turned': mistake('ordnet genau umgekehrt', 'ordnen genau umgekehrt'),
  'end-read': mistake('liest das Ende ab, nicht den Unterschied', 'lesen das Ende ab, nicht den Unterschied'),
  'marks-counted': mistake('zählt Striche statt Zwischenräume', 'zählen Striche statt Zwischenräume'),
  'area-given': mistake('nennt die Fläche', 'nennen die Fläche'),
  'two-sides': mistake('zählt nur zwei Seiten zusammen', 'zählen nur zwei Seiten zusammen'),
  'side-count': mistake('zählt die Seiten falsch', 'zählen die Seiten falsch'),
  'side-left-out': mistake('lässt eine Seite aus', 'lassen eine Seite aus'),
  'hidden-left-out': mistake('lässt die verdeckten Seiten aus', 'lassen die verdeckten Seiten aus'),
  'factor-off': mistake('verwechselt 10, 100 und 1000', 'verwechseln 10, 100 und 1000'),
  'wrong-operation': mistake(
    'nimmt mal, wo zu teilen ist, oder umgekehrt',
    'nehmen mal, wo zu teilen ist, oder umgekehrt',
  ),
  joined: mistake('schreibt die Ziffern nebeneinander', 'schreiben die Ziffern nebeneinander'),
  'units-mixed': mistake('addiert, ohne die Einheiten umzurechnen', 'addieren, ohne die Einheiten umzurechnen'),
  'place-ignored': mistake(
    'behandelt Zehner, Hunderter oder Tausender wie Einer',
    'behandeln Zehner, Hunderter oder Tausender wie Einer',
  ),
  'point-separates': mistake('behandelt Dezimalzahlen wie ganze Zahlen', 'behandeln Dezimalzahlen wie ganze Zahlen'),
  'aligned-right': mistake('schreibt die letzten Ziffern untereinander', 'schreiben die letzten Ziffern untereinander'),
  'copies-down': mistake('übernimmt Ziffern ohne Gegenüber', 'übernehmen Ziffern ohne Gegenüber'),
  'point-off': mistake(
    'hat Ergebnisse, die 10- oder 100-mal zu groß oder zu klein sind',
    'haben Ergebnisse, die 10- oder 100-mal zu groß oder zu klein sind',
  ),
  'zero-appended': mistake(
    'hängt eine Null an oder lässt die Zahl, wie sie ist',
    'hängen eine Null an oder lassen die Zahl, wie sie ist',
  ),
  'next-fact': mistake('landet bei der nächsten Aufgabe', 'landen bei der nächsten Aufgabe'),
  'times-added': mistake('addiert, statt malzunehmen', 'addieren, statt malzunehmen'),
  'times-zero': mistake('sagt, 0 × n ist n', 'sagen, 0 × n ist n'),
  'times-one': mistake('zählt 1 dazu bei 1 × n', 'zählen 1 dazu bei 1 × n'),
}
