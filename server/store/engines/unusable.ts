/** A database that the app must not use as it is. The message tells the operator what to do. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase'
}
