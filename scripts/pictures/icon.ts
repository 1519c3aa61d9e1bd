/**
 * Returns the mark as a page for a screenshot. `room` is the share of the picture that the mark takes, and its yellow
 * ground then reaches every edge. Without `room` the corners are round and transparent.
 */
export function iconPage(mark: string, { room }: { room?: number } = {}): string {
  const ground = room === undefined ? 'transparent' : '#ffe629'
  return `<!doctype html>
<style>
  body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${ground} }
  svg { width: ${(room ?? 1) * 100}vmin; height: auto }
</style>
${mark}`
}
