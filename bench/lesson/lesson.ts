/** A lesson of many students and teachers as data: who plays it, and its measurements. */

export interface SignedIn {
  readonly account: string
  readonly cookie: string
}

export interface LessonLoad {
  readonly port: number
  readonly students: readonly SignedIn[]
  /** Each teacher has the overview of a class open. */
  readonly teachers: readonly (SignedIn & { readonly classId: string })[]
  readonly milliseconds: number
  /** How many times as fast as people the students are. */
  readonly speed: number
}

/** Latencies of requests in milliseconds. */
export interface Latencies {
  readonly count: number
  readonly p50: number
  readonly p99: number
}

export interface MeasuredLesson {
  /** Epoch milliseconds when the measurement began. */
  readonly beganAt: number
  readonly seconds: number
  readonly answers: number
  readonly saves: Latencies
  readonly reads: Latencies
  /** How many of the reads found nothing changed. */
  readonly unchanged: number
  readonly events: number
  /** The share of one core that this process used. */
  readonly cpu: number
}

/** The notes that the simulated pages make while the lesson lasts. */
export interface Notes {
  readonly saves: number[]
  readonly reads: number[]
  answers: number
  unchanged: number
  events: number
}
