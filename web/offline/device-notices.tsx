import { useState, useSyncExternalStore } from 'react'
import { readSlot, writeSlot } from '../device/device-slot.ts'
import { m } from '../language/messages.ts'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { GuardedButton } from '../ui/base/guarded-button.tsx'
import { Icon } from '../ui/base/icon.tsx'
import mark from '../ui/parts/mark.svg?no-inline'
import styles from './device-notices.module.css'
import { onInstallation, onInstallOffer, readInstallOffer, readNewVersion, takeNewVersion } from './installation.ts'
import { type Notice, noticeOf } from './notice.ts'

/** The number of visits to the app on this device. A visit is a tab, however often its page is loaded. */
const visitsSlot = 'visits'
const installSlot = 'install-answered'
const isSet = (slot: string) => readSlot(slot) !== null

const isInstalled = () => !matchMedia('(display-mode: browser)').matches
const isIPad = () => 'standalone' in navigator

/** A quiet box in a corner: one thing at a time, and never in a level. */
export function DeviceNotices() {
  const hasNewVersion = useSyncExternalStore(onInstallation, readNewVersion)
  const offer = useSyncExternalStore(onInstallOffer, readInstallOffer)
  const [visits] = useState(countVisits)
  const [closed, setClosed] = useState<readonly Notice[]>([])
  const notice = noticeOf({
    hasNewVersion,
    canInstall: offer !== undefined || isIPad(),
    isInstalled: isInstalled() || isSet(installSlot),
    visits,
  })
  if (notice === null || closed.includes(notice)) return null
  const close = (slot: string) => {
    writeSlot(slot, 'yes')
    setClosed([...closed, notice])
  }
  switch (notice) {
    case 'new':
      return <NewVersion />
    case 'install': {
      const keep = offer && (() => void offer.prompt?.().catch(() => {}))
      return <Install onKeep={keep} onClose={() => close(installSlot)} />
    }
    default:
      return notice satisfies never
  }
}

/** Counts this visit if it is new, and returns the number of visits. */
function countVisits(): number {
  const before = Number(readSlot(visitsSlot) ?? 0)
  if (sessionStorage.getItem(visitsSlot) !== null) return before
  sessionStorage.setItem(visitsSlot, 'counted')
  writeSlot(visitsSlot, String(before + 1))
  return before + 1
}

function NewVersion() {
  const [isHeld, setHeld] = useState(false)
  const use = async () => setHeld(!(await takeNewVersion()))
  return (
    <div className={classNames(styles.notice, styles.one)} role="status">
      <Icon name="turn" />
      <p>
        <b>{m.offline_new_version()}</b> {isHeld ? m.offline_close_level_first() : m.offline_work_kept()}
      </p>
      <ButtonRow>
        <GuardedButton onClick={use}>{m.offline_use_now()}</GuardedButton>
      </ButtonRow>
    </div>
  )
}

/** `onKeep` is missing on an iPad, whose browser lets no page ask. */
function Install({ onKeep, onClose }: { onKeep: (() => void) | undefined; onClose: () => void }) {
  const keep = () => {
    onKeep?.()
    onClose()
  }
  return (
    <aside className={styles.notice} aria-labelledby="keep-on-device">
      <img src={mark} alt="" width="60" height="60" />
      <p>
        <b id="keep-on-device">{m.offline_keep_question()}</b>{' '}
        {onKeep ? m.offline_keep_reason() : m.offline_keep_on_ipad()}
      </p>
      <ButtonRow>
        {onKeep && <GuardedButton onClick={keep}>{m.offline_keep()}</GuardedButton>}
        <GuardedButton onClick={onClose}>{m.offline_not_now()}</GuardedButton>
      </ButtonRow>
    </aside>
  )
}
