import { createContext, useContext } from 'react'

/** A change that can be undone from a toast until its time is over. */
export interface UndoOffer {
  readonly id: string
  /** 'Finn O. was removed from the class.' */
  readonly text: string
  readonly undo: () => Promise<unknown>
  /** The end of the offer, on the clock of `performance.now()`. */
  readonly until: number
}

/** Seconds in which a toast offers the undo (docs/product/accounts-and-classes.md, "Remove and undo"). */
export const undoTime = 10

export const OfferUndo = createContext<((offer: Omit<UndoOffer, 'until'>) => void) | null>(null)

/** Returns the function that offers to undo a change, on this page of the teacher and the next ones. */
export function useOfferUndo() {
  const offerUndo = useContext(OfferUndo)
  if (!offerUndo) throw new Error("useOfferUndo is used outside the teacher's pages")
  return offerUndo
}
