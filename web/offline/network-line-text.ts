interface Waiting {
  readonly isOnline: boolean
  /** Whether there was no network at any time since the page was opened. */
  readonly wasOffline: boolean
  /** Answers that wait on the device. */
  readonly waiting: number
  /** The most answers that waited since the page was opened. */
  readonly most: number
  /** Whether answers are only in this page, because the device could not keep them. */
  readonly needsPage: boolean
}

/** Returns the line at the top of the dashboard, or null (docs/product/offline.md, "What the screens say"). */
export function networkLineOf({ isOnline, wasOffline, waiting, most, needsPage }: Waiting): string | null {
  if (isOnline && !wasOffline) return null
  if (needsPage) return 'Your answers are not sent yet. Keep this page open.'
  if (!isOnline) return `No internet. ${keptOnes(waiting)} kept here and sent later.`
  if (waiting > 0) return 'Back online. Your answers are being sent.'
  if (most === 0) return 'Back online.'
  return `Back online. ${most === 1 ? 'Your answer is' : `All ${most} answers are`} sent.`
}

function keptOnes(waiting: number): string {
  if (waiting === 0) return 'Your answers are'
  return waiting === 1 ? '1 answer is' : `${waiting} answers are`
}
