import { setImmediate } from 'node:timers/promises'
import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { FilePiece } from './table-files.ts'
import type { Turns } from './turns.ts'

/**
 * Yields the bytes of a ZIP file while its pieces are read. Each piece is read and compressed in a turn of its own, and
 * waiting requests come before the next one. So a large export slows other requests down only a little.
 */
export async function* zipOf(pieces: AsyncIterable<FilePiece>, at: Date, turns: Turns): AsyncGenerator<Uint8Array> {
  let chunks: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    chunks.push(chunk)
  })
  const written = () => {
    const ready = chunks
    chunks = []
    return ready
  }
  const files = new Map<string, ZipDeflate>()
  const begin = (name: string) => {
    const file = new ZipDeflate(name, { level: 1 })
    file.mtime = at
    zip.add(file)
    files.set(name, file)
    return file
  }
  const unread = pieces[Symbol.asyncIterator]()
  const add = async () => {
    const { done, value: piece } = await unread.next()
    if (done) return false
    const file = files.get(piece.name) ?? begin(piece.name)
    file.push(strToU8(piece.text), piece.isLast)
    if (piece.isLast) files.delete(piece.name)
    await setImmediate()
    return true
  }
  try {
    while (await turns.take(add)) yield* written()
    zip.end()
    yield* written()
  } finally {
    await unread.return?.()
  }
}
