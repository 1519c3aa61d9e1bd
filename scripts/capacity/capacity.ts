/** Computes machines and money for places of different sizes from measured figures and named assumptions. */
import figures from './figures.json' with { type: 'json' }

/**
 * The kinds of operation. `embedded`: SQLite in the app's process. `server`: app and PostgreSQL on one machine.
 * `replicated`: a PostgreSQL with copies, and machines for the app. `distributed`: the same with Citus.
 */
const settings = ['embedded', 'server', 'replicated', 'distributed'] as const
type Setting = (typeof settings)[number]

export interface SizedPlace {
  readonly name: string
  readonly students: number
  /** The share of the students who play at the busiest moment. */
  readonly atOnce: number
  readonly setting: Setting
}

/** The load and the cost of a place. Cores are those in use at the busiest moment, divided by the share to be used. */
export interface Capacity {
  readonly answersPerSecond: number
  readonly readsPerSecond: number
  readonly appCores: number
  readonly databaseCores: number
  readonly machines: string
  /** Gigabytes on fast disks, with all copies. */
  readonly hotGigabytes: number
  readonly coldGigabytes: number
  readonly dollarsPerMonth: number
}

const { measured, assumed } = figures
const gigabyte = 1e9
/** The smallest machine has two cores. */
const fewestCores = 2

export const places: readonly SizedPlace[] = figures.places.map((place) => ({
  ...place,
  setting: settingOf(place.setting),
}))

export function capacityOf({ students, atOnce, setting }: SizedPlace): Capacity {
  const playing = students * atOnce
  const answersPerSecond = playing / assumed.secondsPerAnswer.value
  const readsPerSecond =
    ((playing / assumed.studentsPerClass.value) * assumed.openPages.value) / assumed.pageInterval.value
  const coresFor = (microseconds: number) => microseconds / 1e6 / assumed.use.value
  const appCores = coresFor(
    answersPerSecond * measured.appMicroseconds.value + readsPerSecond * measured.pageMicroseconds.value,
  )
  const factor = setting === 'distributed' ? measured.distributionFactor.value : 1
  const databaseCores = coresFor(answersPerSecond * measured.databaseMicroseconds.value * factor)
  const { machines, cores, copies } = machinesFor(setting, appCores, databaseCores)

  const hotGigabytes = (students * copies * hotBytesOfStudent()) / gigabyte
  const coldGigabytes = (students * coldBytesOfStudent()) / gigabyte
  const dollarsPerMonth =
    cores * assumed.dollarsPerCore.value +
    hotGigabytes * assumed.dollarsPerGigabyte.value +
    coldGigabytes * assumed.dollarsPerColdGigabyte.value
  return {
    answersPerSecond,
    readsPerSecond,
    appCores,
    databaseCores,
    machines,
    hotGigabytes,
    coldGigabytes,
    dollarsPerMonth,
  }
}

/** Answers of a student in a year. */
const answersPerYear = () => (assumed.hoursPerYear.value * 3600) / assumed.secondsPerAnswer.value

function hotBytesOfStudent(): number {
  const years = assumed.hotMonths.value / 12
  const moves = answersPerYear() * measured.movesPerAnswer.value * measured.moveBytes.value
  const rounds = (answersPerYear() / assumed.answersPerRound.value) * measured.roundBytes.value
  return years * (moves + rounds) + measured.records.value * measured.recordBytes.value
}

function coldBytesOfStudent(): number {
  const years = (assumed.keptMonths.value - assumed.hotMonths.value) / 12
  return years * answersPerYear() * measured.movesPerAnswer.value * assumed.coldMoveBytes.value
}

interface Machines {
  readonly machines: string
  /** The cores of all machines. */
  readonly cores: number
  /** The number of machines with the same data. */
  readonly copies: number
}

function machinesFor(setting: Setting, appCores: number, databaseCores: number): Machines {
  if (setting === 'embedded' || setting === 'server') {
    const cores = wholeCores(appCores + databaseCores)
    return { machines: `1 with ${cores} cores`, cores, copies: 1 }
  }
  const largest = assumed.coresPerMachine.value
  const copies = assumed.copies.value
  // The app has two machines at least, so that one may be lost.
  const apps = Math.max(2, Math.ceil(appCores / largest))
  const coresOfApp = wholeCores(appCores / apps)
  const servers = setting === 'distributed' ? Math.ceil(databaseCores / largest) + 1 : 1
  const coresOfServer = setting === 'distributed' ? largest : wholeCores(databaseCores)
  if (coresOfServer > largest) throw new Error('One PostgreSQL is outgrown: the place must be distributed.')
  const ofDatabase = servers === 1 ? `${copies}` : `${copies} × ${whole(servers)}`
  return {
    machines: `${whole(apps)} with ${coresOfApp} cores and ${ofDatabase} with ${coresOfServer}`,
    cores: apps * coresOfApp + copies * servers * coresOfServer,
    copies,
  }
}

function wholeCores(cores: number): number {
  return Math.max(fewestCores, 2 * Math.ceil(cores / 2))
}

function settingOf(name: string): Setting {
  const setting = settings.find((known) => known === name)
  if (!setting) throw new Error(`There is no setting ${name}`)
  return setting
}

/** Returns the tables of docs/capacity.md: the places, the measured figures and the assumptions. */
export function capacityTables(): string {
  const ofPlaces = places.map((place) => {
    const capacity = capacityOf(place)
    return [
      place.name,
      whole(place.students),
      `${whole(place.atOnce * 100)} %`,
      whole(capacity.answersPerSecond),
      whole(capacity.readsPerSecond),
      capacity.machines,
      whole(capacity.hotGigabytes),
      whole(capacity.coldGigabytes),
      whole(capacity.dollarsPerMonth),
      ((12 * capacity.dollarsPerMonth) / place.students).toFixed(2),
    ]
  })
  const head = [
    'place',
    'students',
    'at once',
    'answers/s',
    'overviews/s',
    'machines',
    'fast GB',
    'cold GB',
    'US$ a month',
    'US$ a student and year',
  ]
  const ofMeasured = Object.values(measured).map(({ meaning, value, unit, source }) => [
    meaning,
    `${value} ${unit}`,
    source,
  ])
  const ofAssumed = Object.values(assumed).map(({ meaning, value, unit }) => [meaning, `${value} ${unit}`])
  return [
    table(head, ofPlaces),
    table(['measured', 'value', 'source'], ofMeasured),
    table(['assumed', 'value'], ofAssumed),
  ].join('\n\n')
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(head), `|${head.map(() => '---|').join('')}`, ...rows.map(line)].join('\n')
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en-NZ')
}

const begin = '<!-- npm run capacity -- --write -->'
const end = '<!-- end -->'

/** Returns the text of docs/capacity.md with the computed tables between its two marks. */
export function withTables(document: string): string {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)]
  if (from < 0 || to < from) throw new Error('docs/capacity.md has no marks for the tables')
  return `${document.slice(0, from)}${begin}\n\n${capacityTables()}\n\n${document.slice(to)}`
}
