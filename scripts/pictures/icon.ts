/**
 * The mark as a page to be photographed. With `room`, the share of the picture that it takes, its yellow ground goes to
 * every edge around it; without, its corners are round and clear.
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
