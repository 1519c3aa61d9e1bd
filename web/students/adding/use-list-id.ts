import { useState } from 'react'

/**
 * Returns the id under which a list is sent. It stays the same for the same names, so that a request can be sent again.
 * Other names are another list.
 */
export function useListId(names: readonly object[]): string {
  const content = JSON.stringify(names)
  const [list, setList] = useState(() => ({ content, id: crypto.randomUUID() as string }))
  if (list.content === content) return list.id
  const next = { content, id: crypto.randomUUID() }
  setList(next)
  return next.id
}
