import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** The folder of the project. */
const root = fileURLToPath(new URL('../../', import.meta.url))

/** The modules with which the build loads others. The build makes them, so they are no files of the project. */
export const loading = ['vite/preload-helper.js', 'rolldown/runtime.js', 'rolldown_dynamic_import_helper.js'] as const

/** Modules that go into one file of the build together. */
interface Group {
  readonly name: string
  /** A group with a higher priority gets a module that several groups name. */
  readonly priority: number
  /** Whether a module that only one screen needs stays in the file of that screen. */
  readonly isShared: boolean
  readonly paths: readonly string[]
}

/**
 * The folders whose modules go into one file together. Without these groups the build makes a file for each set of
 * screens that share a module. These are forty files of a few hundred bytes, each with its own request on a school's
 * network.
 *
 * A path is a file or, with "/" at its end, a folder. "*" is any part of a name, and "!" leaves a path out.
 * The last path that fits a module counts.
 */
export const groups: readonly Group[] = [
  // React, the routes and the parts that most screens share. Nearly every first view needs them.
  whole('base', 3, [
    ...loading,
    ...['node_modules/react/', 'node_modules/react-dom/', 'node_modules/scheduler/'],
    ...['node_modules/regexparam/', 'node_modules/wouter/'],
    ...['web/routes/', 'web/ui/base/', 'web/ui/hooks/', '!web/ui/hooks/use-online.ts'],
    ...['web/device/', '!web/device/in-time.ts', '!web/device/account/record.ts'],
    ...['web/language/language.ts', 'web/language/generated/tag.ts', 'maths/say/group-digits.ts'],
  ]),
  // The levels and their refs, which lists and the landing page need before any round.
  whole('levels', 4, [
    ...['maths/catalogue.ts', 'maths/curriculum.ts', 'maths/operations/*/curriculum.ts', 'maths/load.ts'],
    ...['maths/random.ts', 'maths/releases.ts', 'maths/rules.ts', 'maths/sha256.ts', 'maths/vocabulary.ts'],
    ...['maths/playable/level.ts', 'maths/say/number-words.ts', 'maths/say/*/number-words.ts'],
    'web/levels/list-title.ts',
  ]),
  // The parts of worked solutions and slips that several operations need. They are loaded with the first help.
  shared('help', 4, [
    ...['maths/operands.ts', 'maths/quantity.ts', 'maths/solve/', 'maths/slips/', 'maths/operations/*/sentences.*.ts'],
    ...['maths/say/parts.ts', 'maths/say/help-language.ts', 'maths/say/*/help.ts', 'maths/say/*/help/'],
  ]),
  // The methods of sums and differences. The other operations need none of them.
  shared('sums', 5, [
    ...['maths/solve/methods/hops-of-one.ts', 'maths/solve/methods/ones-only.ts', 'maths/solve/methods/one-place.ts'],
    ...['maths/solve/methods/two-digit-sum.ts', 'maths/solve/drawings/blocks.ts'],
  ]),
  // Sums and differences in columns, which Multiplication needs too.
  shared('column-sums', 5, [
    ...['maths/solve/methods/column-sum.ts', 'maths/solve/methods/column-start.ts', 'maths/solve/drawings/columns.ts'],
  ]),
  // The methods and slips of Number Structure, which are loaded together. A slip has the hint of a method.
  whole('number-methods', 5, ['maths/operations/numberphase1/methods/', 'maths/operations/numberphase1/slips/']),
  // The rules and words of Insight, which only teachers need.
  whole('insight', 5, [
    ...['maths/insight/', 'maths/slips/weak.ts'],
    ...['maths/say/*/mistake.ts', 'maths/say/*/mistakes.ts', 'maths/operations/*/mistakes.*.ts'],
  ]),
  // The parts of steps, and of their pictures, that several operations need. They are loaded with the first steps.
  shared('steps', 5, [
    ...['web/play/help/pictures/', 'web/play/help/around-box.ts', 'web/play/help/help-context.ts'],
    ...['web/play/help/line-text.tsx', 'web/play/help/written.tsx'],
    ...['maths/say/sentences.ts', 'maths/say/*/help/*descriptions.ts'],
  ]),
  // The numbers of sums and differences, and the decks of numbers. Some levels need only one of them.
  shared('columns', 4, [
    ...['maths/dealing/memoize.ts', 'maths/dealing/columns.ts', 'maths/dealing/column-pattern.ts'],
    ...['maths/dealing/digits.ts', 'maths/operations/*/pattern.ts'],
  ]),
  shared('deck', 4, ['maths/dealing/deck.ts']),
  shared('factors', 4, ['maths/dealing/factors.ts', 'maths/dealing/known-fact.ts']),
  // The parts and rules of every round. The landing page loads them after it is painted.
  shared('round', 3, [
    ...['web/play/round/', 'web/play/language/language.ts', 'maths/', '!maths/by-kind.ts', '!maths/operations/'],
    ...['!maths/dealing/known-fact.ts', '!maths/overview.ts', '!maths/own/', '!maths/tasks/'],
    ...['!maths/path/', '!maths/playable/', '!maths/progress.ts', '!maths/solve/', '!maths/slips/'],
    ...['!maths/say/*/pictures.ts', '!maths/say/*/help.ts', '!maths/say/*/help/'],
    ...['!maths/say/*/shape-names.ts', '!maths/say/*/speech.ts'],
  ]),
  // The other modules of play that several sheets need.
  shared('play', 1, [
    ...['web/play/', '!web/play/help/pictures/', '!web/play/feedback/celebration-pictures.*'],
    ...['!web/play/feedback/confetti.ts', '!web/play/drawings/', 'web/play/drawings/picture.*'],
    ...['web/play/drawings/fitted-picture.tsx', 'web/play/drawings/drawn-*', 'web/play/drawings/use-text-scale.ts'],
    'maths/say/*/pictures.ts',
  ]),
  // The drawings of questions that the help draws too. A level loads only those of its own sheet.
  whole('lengths', 1, [
    ...['web/play/drawings/bar.tsx', 'web/play/drawings/spans.tsx', 'web/play/drawings/ruler.tsx'],
    ...['web/play/drawings/measured-object.tsx', 'web/play/drawings/shape*', 'web/play/drawings/grid.tsx'],
  ]),
  whole('numbers', 1, [
    ...['web/play/drawings/bond.tsx', 'web/play/drawings/dots.*', 'web/play/drawings/flock*'],
    ...['web/play/drawings/blocks*', 'web/play/drawings/run.*', 'web/play/drawings/word.*'],
  ]),
  // The picture of an own problem, which students and the editor show. In `play`, each level would load it.
  whole('own-picture', 2, [
    ...['web/play/own/own-picture.tsx', 'web/play/own/own-sheet.module.css', 'web/play/own/use-own-pictures.ts'],
  ]),
  // The help reads aloud and names shapes too. Without this group, the level and its sheet would import each other.
  whole('voice', 2, ['web/play/feedback/sound.ts', 'web/play/voice/voice.ts', 'maths/say/*/shape-names.ts']),
  // The code that reads aloud. A level loads it where the browser has a voice, and the help needs it too.
  whole('reading', 2, [
    ...['web/play/voice/', '!web/play/voice/voice.ts', 'web/play/language/*-speech.ts', 'maths/say/*/speech.ts'],
  ]),
  // The titles of levels, with the moves that wait on the device.
  // Not its upkeep, which follows some seconds later, and not the line of the dashboard.
  whole('outbox', 2, [
    ...['web/device/in-time.ts', 'web/levels/', '!web/levels/list-title.ts', '!web/levels/use-bests.ts'],
    '!web/levels/listing.ts',
    ...['web/outbox/', '!web/outbox/upkeep/', '!web/outbox/set-aside/', '!web/outbox/unsent/'],
    ...['!web/outbox/stored-progress.ts', '!web/outbox/bests.ts', 'node_modules/idb/'],
  ]),
  // The parts of menus, lists and dashboards, which no level has.
  shared('page', 3, [
    ...['web/ui/parts/badge.*', 'web/ui/parts/bar.*', 'web/ui/parts/bold.tsx', 'web/ui/parts/crumbs.*'],
    ...['web/ui/parts/empty.*', 'web/ui/parts/headline.*', 'web/ui/parts/page-head.*'],
    ...['web/stages/level-drawing.ts', 'web/stages/level-picture.tsx', 'web/ui/art/level-pictures.svg?no-inline'],
    ...['web/ui/parts/picture-names.ts', 'web/ui/parts/ring.*', 'web/ui/parts/use-focus-when-shrunk.ts'],
    ...['web/ui/dialogs/account-menu.module.css', 'web/api/session/email-initial.ts', 'web/levels/listing.ts'],
    ...['web/language/plural.ts', 'web/outbox/set-aside/count.ts'],
  ]),
  // Forms have their own file, because no level has one. Only teachers choose a day, whose words need another file.
  shared('forms', 2, ['web/ui/forms/', '!web/ui/forms/date-field.tsx', 'web/api/client/refused-text.ts']),
  // The parts of the pages that open and register an account. The end of a session is shown on every screen.
  whole('signing-in', 3, [
    ...['web/sign-in/screens/', '!web/sign-in/screens/card/', '!web/sign-in/screens/session-over.tsx'],
    ...['!web/sign-in/screens/regist*', '!web/sign-in/screens/use-register.ts', 'web/ui/art/door-*.svg'],
  ]),
  // The session, with the parts and dialogs that several screens share. Every screen but the landing page needs them.
  shared('client', 2, [
    ...['web/api/client/', 'web/api/session/', 'web/sign-in/', '!web/sign-in/screens/'],
    ...['web/ui/parts/', 'web/ui/dialogs/', 'web/ui/hooks/'],
    ...['web/ui/art/student-pictures.svg?no-inline', 'contract/headers.ts'],
  ]),
  // The changes have their own file, because a student who only plays needs no mutation.
  whole('changes', 2, [
    ...['web/api/changes/', 'node_modules/@tanstack/query-core/build/modern/mutationObserver.js'],
    'node_modules/@tanstack/react-query/build/modern/useMutation.js',
  ]),
  // The cache of queries, and rules of lists and tasks. A level needs only the session, which is no query.
  whole('queries', 1, ['node_modules/@tanstack/', 'web/api/cache/', 'maths/progress.ts', 'maths/by-kind.ts']),
  // A level shows no best streaks, so it needs no records of refs.
  whole('bests', 2, [
    ...['maths/playable/kinds.ts', 'web/levels/use-bests.ts', 'web/outbox/unsent/new-moves.ts'],
    ...['web/outbox/stored-progress.ts', 'web/outbox/bests.ts'],
  ]),
  // The animals, which the dashboard, celebrations and Number Structure show. They compress better together. The
  // landing page has its own ones (`?no-inline`), so that it does not load these.
  whole('animals', 2, [
    ...['web/ui/art/kiwi.svg', 'web/ui/art/korora.svg', 'web/ui/art/piwakawaka.svg'],
    ...['web/ui/art/sheep.svg', 'web/ui/art/tuatara.svg'],
  ]),
  // A student's tasks, which the dashboard and the page of a task need, and the next step of the dashboard and My hops.
  shared('todo', 2, [
    ...['web/next/step-words.ts', 'web/next/use-next-step.ts', 'maths/path/'],
    ...['web/todo/', 'web/outbox/unsent/use-with-unsent.ts', 'web/outbox/unsent/read-new-rounds.ts'],
    ...['web/language/date-in.ts', 'web/language/dates.ts'],
    ...['web/language/generated/todo_*', 'web/language/generated/next_*'],
    ...['maths/tasks/', 'maths/playable/keys.ts', 'maths/playable/set-ref.ts'],
  ]),
  // The play of own problems, which a student's device needs after the tasks.
  shared('own', 4, ['maths/own/problem.ts', 'maths/own/played-problem.ts', 'maths/playable/set.ts']),
  shared('lists', 1, ['web/stages/']),
  // The menus above the lists, which a child passes one after the other.
  whole('menus', 2, [...['web/pages/student/topics.*', 'web/pages/student/area-menu.*', 'web/pages/student/coming.*']]),
  whole('areas', 2, ['web/areas/', 'web/ui/art/art.ts', 'web/ui/art/topic-*.svg']),
  // A teacher's classes, for the dashboard with the undo around it and for the pages of each class.
  shared('classes', 2, [
    ...['contract/class-roles.ts', 'web/api/classes/', 'web/problems/problem-paths.ts', 'web/students/undo/'],
    ...['web/classes/teacher-icons.ts', 'web/classes/more-menu.tsx', 'web/classes/projector/frame.module.css'],
    ...['web/classes/projector/code-view.*', 'web/classes/projector/join-qr.tsx'],
    ...['web/classes/projector/use-full-screen.ts', 'web/sign-in/screens/session-over.tsx'],
  ]),
  shared('class', 1, [
    ...['web/api/students/', 'web/export/', 'web/overview/', 'web/students/', '!web/students/undo/'],
    ...['web/tasks/task-paths.ts', 'web/language/generated/class_*', 'web/classes/use-is-phone.ts'],
    ...['web/insight/use-mistakes.ts', 'web/ui/forms/date-field.tsx'],
  ]),
]

function whole(name: string, priority: number, paths: readonly string[]): Group {
  return { name, priority, isShared: false, paths }
}

function shared(name: string, priority: number, paths: readonly string[]): Group {
  return { name, priority, isShared: true, paths }
}

/** The groups as the build needs them. */
export const chunkGroups = groups.map(({ name, priority, isShared, paths }) => ({
  ...{ name, priority, test: moduleTest(paths) },
  ...(isShared && { minShareCount: 2 }),
}))

/** Returns the function that decides whether a module of the build is in some paths. */
export function moduleTest(paths: readonly string[]): (id: string) => boolean {
  const isIn = pathTest(paths)
  // The address of the checkout is no part of the path. The modules of the build begin with a zero.
  return (id) => isIn(id.startsWith(root) ? id.slice(root.length) : id.replace('\0', ''))
}

/** Returns the function that decides whether the last path that fits a file has no "!". */
export function pathTest(paths: readonly string[]): (file: string) => boolean {
  const rules = paths.map((path) => ({ isIn: !path.startsWith('!'), pattern: patternOf(path.replace('!', '')) }))
  return (file) => rules.findLast(({ pattern }) => pattern.test(file))?.isIn ?? false
}

function patternOf(path: string): RegExp {
  const escaped = path.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '[^/]*')
  return new RegExp(`^${escaped}${path.endsWith('/') ? '' : '$'}`)
}

/** Fails the build if files import each other in a circle. The app would not start, because one runs too early. */
export function refuseImportCycles(): Plugin {
  return {
    name: 'refuse-import-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const checked = new Set<string>()
      const follow = (file: string, path: readonly string[]) => {
        if (path.includes(file)) this.error(`Files of the build import each other: ${[...path, file].join(' → ')}`)
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || checked.has(file)) return
        for (const imported of chunk.imports) follow(imported, [...path, file])
        checked.add(file)
      }
      for (const file of Object.keys(bundle)) follow(file, [])
    },
  }
}
