import { useEffect, useLayoutEffect, useRef } from 'react'

/** Keeps the focus on a student who moves to another column, where the chip is a new element. */
export function useFollowFocus(columns: unknown) {
  const plot = useRef<HTMLTableElement>(null)
  const held = useRef<string | null>(null)

  useEffect(() => {
    const onFocus = () => {
      const chip = document.activeElement
      held.current = plot.current?.contains(chip) ? (chip?.getAttribute('data-student') ?? null) : null
    }
    // A tap elsewhere ends this.
    const onTap = () => {
      held.current = null
    }
    document.addEventListener('focusin', onFocus)
    document.addEventListener('pointerdown', onTap)
    return () => {
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('pointerdown', onTap)
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect runs after every change of the columns.
  useLayoutEffect(() => {
    if (held.current === null || document.activeElement !== document.body) return
    plot.current?.querySelector<HTMLElement>(`[data-student="${held.current}"]`)?.focus({ preventScroll: true })
  }, [columns])

  return plot
}
