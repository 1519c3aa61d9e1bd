import type { Plugin } from 'vite'

/** React, the routes and the parts that most screens share. Nearly every first view needs them, the landing page included. */
const base = [
  ...words('react react-dom regexparam scheduler use-sync-external-store wouter').map(
    (name) => `/node_modules/${name}/`,
  ),
  ...words('vite/preload-helper rolldown/runtime /web/address. /web/app. /web/operations. /web/paths. /web/screens.'),
  ...words('google medal wordmark').map((name) => `/web/ui/art/${name}.`),
  '/web/ui/base/',
  '/web/ui/hooks/',
]

/** The levels and their rules, which the landing page and the lists need as well as every round. */
const levels = words('catalogue curriculum index load progress random rules say/en-NZ/number-words vocabulary').map(
  rule,
)

/** The parts that every round needs, the language included. The landing page loads them after it is painted. */
const round = [
  ...words('ask check decimal drawing play question question-hash').map(rule),
  '/maths/say/',
  ...words('calculation deck except').map((name) => rule(`levels/${name}`)),
  '/web/language.',
  ...words(
    'feedback/marked-message keyboard/form-check keyboard/keep-focus keyboard/number-box keyboard/number-pad',
  ).map(part),
  ...words('keyboard/typed-number round/streak-count round/use-round round/view-state').map(part),
]

/**
 * What goes into one file together. Left to itself the build cuts a file for each set of screens that share a module:
 * forty of a few hundred bytes for one screen, each with a way there and back on a school's network.
 */
export const together = [
  { name: 'base', test: anyOf(base), priority: 3 },
  { name: 'levels', test: anyOf(levels), priority: 3 },
  { name: 'round', test: anyOf(round), priority: 3 },
  // Not the dialogs and menus, whose code comes when the first one opens.
  {
    name: 'ui',
    test: /\/web\/ui\/(?!art\/|tokens|base|hooks|forms|.*-frame\.tsx)|\/web\/ui\/art\/(wordmark|mark|medal|empty)\./,
    minShareCount: 2,
    priority: 2,
  },
  // No level has a form.
  { name: 'forms', test: /\/web\/ui\/forms\//, minShareCount: 2, priority: 2 },
  {
    name: 'door',
    test: /\/contract\/headers\.|\/web\/api\/client\/(call|address-of|account-cookie|asked-ahead)\.|\/web\/api\/session\.|\/web\/sign-in\/(.*after-sign-in|class-code|home-of|owed-log-out|sign-in\.|use-account)/,
    priority: 2,
  },
  { name: 'dealing', test: /\/maths\/levels\//, minShareCount: 2, priority: 2 },
  // What lists and levels say of themselves, and read of the rounds that wait on the device.
  {
    name: 'rounds',
    test: /\/web\/outbox\/(?!offline-notice|upkeep|set-aside-(line|text))|\/web\/stages\/(use-bests|listing)\.|\/web\/api\/(progress|rounds)\.|\/node_modules\/idb\//,
    priority: 2,
  },
  {
    name: 'maths',
    test: /\/maths\//,
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 6000,
    priority: 1,
  },
  // Whoever only reads and plays changes nothing by a mutation.
  {
    name: 'changes',
    test: /\/@tanstack\/.*\/(mutationObserver|useMutation)\.|\/web\/api\/client\/use-change\./,
    priority: 2,
  },
  {
    name: 'frame',
    test: /\/node_modules\/@tanstack\/|\/web\/layout\/|\/web\/sign-in\/log-out\.|\/web\/api\/(client\/(problems|query-client)|use-session)\./,
    minShareCount: 2,
    priority: 1,
  },
  // Not the page of menus, which needs the badges, and they need a file of lists.
  { name: 'lists', test: /\/web\/stages\/(?!menu-page|use-badges)/, minShareCount: 2, priority: 1 },
  // The parts that most levels need. The other questions and keyboards come with the sheet that shows them.
  {
    name: 'play',
    test: /\/web\/(play\/(level-|play-bar|kinds|round\/(use-level|sound|notice)|feedback\/|sheets\/(play-sheet|sheets\.)|questions\/(?!bar-face|group-face|quotient|order|number-and-word|put-in-order|word-letters)|keyboard\/(use-|typed-choice|wait-with-focus|box-of)|drawings\/picture)|outbox\/offline-notice)/,
    priority: 1,
  },
  // A teacher's classes, for their list with the undo around it, and for the pages of each class.
  { name: 'classes', test: /\/web\/(api\/(class-|classes|removals)|students\/removal\/undo-offers)/, priority: 2 },
  // Not the undo, which is around the teacher's dashboard, too.
  {
    name: 'class',
    test: /\/web\/(students\/(?!removal\/undo)|overview\/|export\/export|api\/(client\/(throttle|read-again)|events|overview|students|use-class-events)\.)/,
    minShareCount: 2,
    priority: 1,
  },
]

/** A module that is named here and not in the build was moved or renamed, and would silently leave its file. */
export function knownNames(): Plugin {
  return {
    name: 'known-names',
    apply: 'build',
    buildEnd(error) {
      if (error) return
      const ids = [...this.getModuleIds()]
      // What begins otherwise is the build's own.
      const files = [...base, ...levels, ...round].filter((name) => name.startsWith('/'))
      const unknown = files.filter((name) => !ids.some((id) => id.includes(name)))
      if (unknown.length > 0) this.error(`web/build/together.ts names what is not there: ${unknown.join(' ')}`)
    },
  }
}

/** Two files that need each other would leave the app standing at its start: one runs before the other is there. */
export function noCircles(): Plugin {
  return {
    name: 'no-circles',
    apply: 'build',
    generateBundle(_, bundle) {
      const done = new Set<string>()
      const follow = (file: string, way: readonly string[]) => {
        if (way.includes(file)) this.error(`Files of the build need each other: ${[...way, file].join(' → ')}`)
        const chunk = bundle[file]
        if (chunk?.type !== 'chunk' || done.has(file)) return
        for (const imported of chunk.imports) follow(imported, [...way, file])
        done.add(file)
      }
      for (const file of Object.keys(bundle)) follow(file, [])
    },
  }
}

function words(text: string) {
  return text.split(' ')
}

function part(name: string) {
  return `/web/play/${name}.`
}

function rule(name: string) {
  return `/maths/${name}.`
}

function anyOf(parts: readonly string[]) {
  return (id: string) => parts.some((name) => id.includes(name))
}
