import type { Ref } from 'react'

/** An entry of the menu "More". */
export interface MoreEntry {
  readonly label: string
  /** The strokes of its icon. */
  readonly icon: readonly string[]
  readonly onChoose: () => void
  /** Whether it is on, for an entry that can be on or off. */
  readonly isOn?: boolean
}

export interface MoreMenuProps {
  /** The name of the class, the student or the page. */
  readonly name: string
  readonly entries: readonly MoreEntry[]
  /** The button, which gets the focus again after a dialog of the menu. */
  readonly button: Ref<HTMLButtonElement>
}
