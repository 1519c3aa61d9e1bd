/** The moves of closed pages that were not known to be in the database. A line has those of one page. */
import { readSlot, removeSlot, writeSlot } from '../../device/device-slot.ts'
import { afterPaint } from '../../ui/hooks/after-paint.ts'
import type { UnsentMoves } from '../move-store.ts'
import type { Outbox } from '../outbox.ts'

const closedSlot = 'unwritten-moves'

/**
 * Leaves the moves of a closing page for the next one. A browser may end the last write to the database, although it
 * was committed. The last move comes after the paint.
 */
export function leaveMoves(unwritten: () => UnsentMoves[]): void {
  addEventListener('pagehide', () =>
    afterPaint(() => {
      const left = unwritten()
      if (left.length > 0) writeSlot(closedSlot, `${readSlot(closedSlot) ?? ''}${JSON.stringify(left)}\n`)
    }),
  )
}

/** Keeps the moves of closed pages, and sends them. Moves that are in the database, or were sent, do no harm. */
export async function takeMoves(outbox: Pick<Outbox, 'keep' | 'wake'>): Promise<void> {
  const left = readSlot(closedSlot) ?? ''
  for (const { header, moves } of left.split('\n').flatMap(movesOf))
    for (const move of moves) await outbox.keep(header, header.best, move)
  // Another page may have left moves meanwhile. Then the next page takes all of them.
  if (readSlot(closedSlot) === left) removeSlot(closedSlot)
  outbox.wake()
}

function movesOf(line: string): UnsentMoves[] {
  try {
    return JSON.parse(line)
  } catch {
    // The line is empty or damaged.
    return []
  }
}
