/** Which notice floats over a student's screens. */
export type Notice = 'new' | 'install'

interface Facts {
  readonly hasNewVersion: boolean
  readonly canInstall: boolean
  /** Installed, or refused once. */
  readonly isInstalled: boolean
  readonly visits: number
}

/** The first visit at which a child is asked to keep the app (docs/product/offline.md, "Notices"). */
const installFrom = 3

/** Returns the one notice to show: the most urgent one, or null. */
export function noticeOf({ hasNewVersion, canInstall, isInstalled, visits }: Facts): Notice | null {
  if (hasNewVersion) return 'new'
  return canInstall && !isInstalled && visits >= installFrom ? 'install' : null
}
