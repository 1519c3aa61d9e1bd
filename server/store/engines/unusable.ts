/** The error for a database that the app must not use. The message contains a remedy for the operator. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase'
}
