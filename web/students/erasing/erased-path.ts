/** Returns the path of the receipts of erasures, with a new one first. */
export const erasedPath = (receipt?: string) =>
  `/studentprogress/erased${receipt ? `?${new URLSearchParams({ receipt })}` : ''}`
