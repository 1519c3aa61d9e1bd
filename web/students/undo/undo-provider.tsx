import { type ReactNode, useCallback, useState } from 'react'
import { m } from '../../language/messages.ts'
import { Toasts } from '../../ui/parts/toast.tsx'
import { OfferUndo, type UndoOffer, undoTime } from './undo-offers.ts'
import { UndoToast } from './undo-toast.tsx'
import { undoKeys } from './use-undo-keys.ts'

/** Keeps the undo offers around the teacher's pages, so that they remain on the next page. */
export function UndoProvider({ children }: { children: ReactNode }) {
  const [offers, setOffers] = useState<readonly UndoOffer[]>([])
  const [said, setSaid] = useState('')
  const offerUndo = useCallback((offer: Omit<UndoOffer, 'until'>) => {
    const until = performance.now() + undoTime * 1000
    setOffers((offers) => [...offers.filter(({ id }) => id !== offer.id), { ...offer, until }])
    setSaid(`${offer.text} ${m.class_undo_hint({ seconds: undoTime, keys: undoKeys })}`)
  }, [])
  const drop = (gone: UndoOffer) => setOffers((offers) => offers.filter(({ id }) => id !== gone.id))
  return (
    <OfferUndo value={offerUndo}>
      <p className="unseen" role="status">
        {said}
      </p>
      {offers.length > 0 && (
        // The toasts come before the page, so that the Tab key reaches them from the page's head.
        <Toasts label={m.class_undo()}>
          {offers.map((offer) => (
            <UndoToast
              key={offer.id}
              offer={offer}
              isLast={offer === offers.at(-1)}
              onUndone={() => setSaid(m.class_undone())}
              onGone={() => drop(offer)}
            />
          ))}
        </Toasts>
      )}
      {children}
    </OfferUndo>
  )
}
