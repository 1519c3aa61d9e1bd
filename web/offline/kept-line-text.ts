interface Waiting {
  readonly isOnline: boolean
  /** Whether there was no network at any time since the page was opened. */
  readonly wasOffline: boolean
  /** Answers that wait on the device. */
  readonly waiting: number
  /** The most answers that waited since the page was opened. */
  readonly most: number
}

/** Returns the line at the top of the dashboard, or null (docs/product/offline.md, "What the screens say"). */
export function keptLineOf({ isOnline, wasOffline, waiting, most }: Waiting): string | null {
  if (!isOnline) return `No internet. ${keptOnes(waiting)} kept here and sent later.`
  if (!wasOffline) return null
  if (waiting > 0) return 'Back online. Your answers are being sent.'
  if (most === 0) return 'Back online.'
  return `Back online. ${most === 1 ? 'Your answer is' : `All ${most} answers are`} sent.`
}

function keptOnes(waiting: number): string {
  if (waiting === 0) return 'Your answers are'
  return waiting === 1 ? '1 answer is' : `${waiting} answers are`
}
