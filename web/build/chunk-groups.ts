import type { Plugin } from 'vite'

const reactPackages =
  /\/node_modules\/(react|react-dom|regexparam|scheduler|use-sync-external-store(?!.*with-selector)|wouter)\//

/** The modules with which the build loads others. */
const loading = /vite\/preload-helper|rolldown\/runtime|dynamic_import_helper/

/**
 * The folders whose modules go into one file together. Without these groups the build makes a file for each set of
 * screens that share a module. These are forty files of a few hundred bytes, each with its own request on a school's
 * network. With `shared`, a module that only one screen needs stays in the file of that screen.
 */
export const chunkGroups = [
  // React, the routes and the parts that most screens share. Nearly every first view needs them.
  group(
    'base',
    anyOf(
      reactPackages,
      loading,
      /\/web\/(routes\/|ui\/base\/|ui\/hooks\/(?!use-online)|device\/(?!in-time|account\/record)|language\/(language|generated\/tag)\.)|\/maths\/say\/group-digits\./,
    ),
    3,
  ),
  // The levels and their refs, which lists and the landing page need before any round.
  group(
    'levels',
    /\/maths\/(catalogue|(operations\/.*\/)?curriculum|load|random|releases|rules|sha256|vocabulary|playable\/level|say\/.*number-words)\.|\/web\/levels\/list-title\./,
    4,
  ),
  // The parts of worked solutions and slips that several operations need. They are loaded with the first help.
  shared(
    'help',
    /\/maths\/(operands\.|quantity\.|solve\/|slips\/|operations\/.*\/sentences\.|say\/(parts\.|help-language\.|[^/]+\/help))/,
    4,
  ),
  // The rules and words of Insight, which only teachers need.
  group('insight', /\/maths\/(insight\/|slips\/weak\.|say\/[^/]+\/mistakes?\.|operations\/.*\/mistakes\.)/, 5),
  // The parts of steps, and of their pictures, that several operations need. They are loaded with the first steps.
  shared(
    'steps',
    /\/web\/play\/help\/(pictures\/|around-box|help-context|line-text|written)|\/maths\/say\/(sentences\.|[^/]+\/help\/.*descriptions)/,
    5,
  ),
  // The numbers of sums and differences, and the decks of numbers. Some levels need only one of them.
  shared('columns', /\/maths\/(dealing\/(memoize|columns|column-pattern|digits)|operations\/\w+\/pattern)\./, 4),
  shared('deck', /\/maths\/dealing\/deck\./, 4),
  shared('factors', /\/maths\/dealing\/(factors|known-fact)\./, 4),
  // The parts and rules of every round. The landing page loads them after it is painted.
  shared(
    'round',
    /\/web\/play\/(round\/|language\/language\.)|\/maths\/(?!by-kind|operations\/|dealing\/known-fact|overview|own\/|tasks\/|playable\/(kinds|set)|progress|solve\/|slips\/|say\/.*\/(pictures|help|shape-names|speech))/,
    3,
  ),
  // The other modules of play that several sheets need.
  shared(
    'play',
    /\/web\/play\/(?!drawings\/|help\/pictures\/|feedback\/(celebration-pictures|confetti))|\/web\/play\/drawings\/(picture|fitted|drawn)|\/maths\/say\/.*\/pictures\./,
    1,
  ),
  // The drawings of questions that the help draws too. A level loads only those of its own sheet.
  group('lengths', /\/web\/play\/drawings\/(bar|spans|ruler|measured|shape|grid)/, 1),
  group('numbers', /\/web\/play\/drawings\/(bond|dots|flock|blocks|run|word)/, 1),
  // The picture of an own problem, which students and the editor show. In `play`, each level would load it.
  group('own-picture', /\/web\/play\/own\/(own-picture|own-sheet\.module|use-own-pictures)/, 2),
  // The help reads aloud and names shapes too. Without this group, the level and its sheet would import each other.
  group('voice', /\/web\/play\/(feedback\/sound|voice\/voice)\.|\/maths\/say\/.*\/shape-names\./, 2),
  // The code that reads aloud. A level loads it where the browser has a voice, and the help needs it too.
  group('reading', /\/web\/play\/(voice\/(?!voice\.)|language\/.*-speech\.)|\/maths\/say\/.*\/speech\./, 2),
  // The titles of levels, with the moves that wait on the device.
  // Not its upkeep, which follows some seconds later, and not the line of the dashboard.
  group(
    'outbox',
    /\/web\/device\/in-time\.|\/web\/(levels|outbox)\/(?!list-title|upkeep\/|set-aside\/|unsent\/|stored-progress|use-bests|bests)|\/node_modules\/idb\//,
    2,
  ),
  // The parts of menus, lists and dashboards, which no level has.
  shared(
    'page',
    anyOf(
      /\/web\/ui\/parts\/(badge|bar|bold|crumbs|empty|headline|page-head|picture-names|ring|use-focus-when-shrunk)\./,
      /\/web\/(ui\/dialogs\/account-menu\.module|api\/session\/email-initial)\./,
    ),
    3,
  ),
  // Forms have their own file, because no level has one.
  shared('forms', /\/web\/(ui\/forms\/|api\/client\/refused-text)/, 2),
  // The session, with the parts and dialogs that several screens share. Every screen but the landing page needs them.
  shared(
    'client',
    /\/web\/(api\/(client|session)|sign-in(?!\/screens)|ui\/(parts|dialogs|hooks))\/|\/art\/student-pictures|\/contract\/headers/,
    2,
  ),
  // The changes have their own file, because a student who only plays needs no mutation.
  group('changes', /\/web\/api\/changes\/|\/@tanstack\/.*\/(mutationObserver|useMutation)\./, 2),
  // The cache of queries, and rules of lists and tasks. A level needs only the session, which is no query.
  group('queries', /\/node_modules\/@tanstack\/|\/web\/api\/cache\/|\/maths\/(progress|by-kind)\./, 1),
  // A level shows no best streaks, so it needs no records of refs.
  group(
    'bests',
    /\/maths\/playable\/kinds\.|\/web\/(levels\/use-bests|outbox\/(unsent\/new-moves|stored-progress|bests))\./,
    2,
  ),
  // The animals, which the dashboard, celebrations and Number Structure show. They compress better together.
  group('animals', /\/web\/ui\/art\/(kiwi|korora|piwakawaka|sheep|tuatara)\.svg$/, 2),
  // A student's tasks, which the dashboard and the page of a task need.
  shared(
    'todo',
    /\/web\/(todo|outbox\/unsent\/(use-with-unsent|read-new-rounds)|language\/(date|generated\/todo_))|\/maths\/(tasks\/|playable\/set-ref)/,
    2,
  ),
  // The play of own problems, which a student's device needs after the tasks.
  shared('own', /\/maths\/(own\/(problem|played-problem)|playable\/set)\./, 4),
  shared('lists', /\/web\/stages\//, 1),
  group('areas', /\/web\/(areas\/|pages\/menu\.module|ui\/art\/(art\.|topic-))/, 2),
  // A teacher's classes, for the dashboard with the undo around it and for the pages of each class.
  shared(
    'classes',
    /\/contract\/class-roles|\/web\/(api\/classes|problems\/problem-paths|students\/undo|classes\/(teacher-icons|projector\/(frame|code-view|use-full-screen)))/,
    2,
  ),
  shared(
    'class',
    /\/web\/((api\/students|export|overview|students(?!\/undo))\/|tasks\/task-paths|language\/generated\/class_)/,
    1,
  ),
]

function anyOf(...patterns: readonly RegExp[]) {
  return (id: string) => patterns.some((pattern) => pattern.test(id))
}

function group(name: string, test: RegExp | ((id: string) => boolean), priority: number) {
  return { name, test, priority }
}

function shared(name: string, test: RegExp | ((id: string) => boolean), priority: number) {
  return { name, test, priority, minShareCount: 2 }
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
