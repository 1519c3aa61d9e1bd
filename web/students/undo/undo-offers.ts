import { createContext, useContext } from 'react'

/** A removal that can be undone until its time is over. */
export interface UndoOffer {
  readonly code: string
  readonly student: string
  readonly removal: string
  /** 'Finn O. was removed from the class.' */
  readonly text: string
  /** The end of the offer, on the clock of `performance.now()`. */
  readonly until: number
}

/** Seconds in which a removal can be undone (docs/product/accounts-and-classes.md, "Remove and undo"). */
export const undoTime = 10

export const OfferUndo = createContext<((offer: Omit<UndoOffer, 'until'>) => void) | null>(null)

/** Returns the function that offers to undo a removal, on this page of the teacher and the next ones. */
export function useOfferUndo() {
  const offerUndo = useContext(OfferUndo)
  if (!offerUndo) throw new Error("useOfferUndo is used outside the teacher's pages")
  return offerUndo
}
