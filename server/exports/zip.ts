import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { ExportFile } from './table-files.ts'

/** Yields the bytes of a ZIP file while its files are read, so that a class never is in memory as a whole. */
export async function* zipOf(files: AsyncIterable<ExportFile>, at: Date): AsyncGenerator<Uint8Array> {
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
  for await (const { name, text } of files) {
    const file = new ZipDeflate(name)
    file.mtime = at
    zip.add(file)
    file.push(strToU8(text), true)
    yield* written()
  }
  zip.end()
  yield* written()
}
