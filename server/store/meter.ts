/** Receives measurements of the store for monitoring: numbers only, nothing about a person. */
export interface Meter {
  /** Receives each group of saves after its commit. */
  saved(group: SavedGroup): void
  /** Registers a function that returns how many calls wait for a group. */
  watchQueue(waiting: () => number): void
  /** Registers a function that returns the use of the pool of PostgreSQL connections. */
  watchPool(use: () => PoolUse): void
}

export interface SavedGroup {
  readonly saves: number
  readonly moves: number
  /** The duration from the first statement to the commit. */
  readonly seconds: number
}

export interface PoolUse {
  readonly active: number
  readonly idle: number
  /** The number of statements or transactions that wait for a connection. */
  readonly waiting: number
}
