import type { Ref } from 'react'

/** An entry of the menu "More" of a class. */
interface MoreEntry {
  readonly label: string
  /** The strokes of its icon. */
  readonly icon: readonly string[]
  readonly onChoose: () => void
}

export interface MoreMenuProps {
  /** The name of the class. */
  readonly name: string
  readonly entries: readonly MoreEntry[]
  /** The button, which gets the focus again after a dialog of the menu. */
  readonly button: Ref<HTMLButtonElement>
}
