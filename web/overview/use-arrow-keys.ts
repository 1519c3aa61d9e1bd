import { type RefObject, useEffect } from 'react'
import { nearestChip } from './nearest-chip.ts'

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] } as const

const isArrow = (key: string): key is keyof typeof ways => key in ways

/** Makes the chips one stop of the Tab key. The arrow keys move from chip to chip, and Home and End to the ends. */
export function useArrowKeys(plot: RefObject<HTMLTableElement | null>, columns: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other columns have other chips
  useEffect(() => {
    const chips = [...(plot.current?.querySelectorAll<HTMLElement>('a[data-student]') ?? [])]
    const setStop = (stop: HTMLElement | undefined) => {
      for (const chip of chips) chip.tabIndex = chip === stop ? 0 : -1
    }
    setStop(chips.find((chip) => chip === document.activeElement) ?? chips[0])

    const onFocus = (event: FocusEvent) => {
      const chip = chips.find((one) => one === event.target)
      if (chip) setStop(chip)
    }
    const onKey = (event: KeyboardEvent) => {
      const at = chips.findIndex((chip) => chip.contains(event.target as Node))
      if (at < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const next = nextOf(event.key, at)
      if (next === undefined) return
      event.preventDefault()
      next.focus()
    }
    const nextOf = (key: string, at: number) => {
      if (key === 'Home') return chips[0]
      if (key === 'End') return chips.at(-1)
      if (!isArrow(key)) return undefined
      const boxes = chips.map((chip) => chip.getBoundingClientRect())
      return chips[nearestChip(boxes, at, ways[key]) ?? at]
    }
    const table = plot.current
    table?.addEventListener('focusin', onFocus)
    table?.addEventListener('keydown', onKey)
    return () => {
      table?.removeEventListener('focusin', onFocus)
      table?.removeEventListener('keydown', onKey)
    }
  }, [plot, columns])
}
