/** Confetti of the celebration (specification 1, section 9), without a worker: the content security policy has none. */
import type { CreateTypes } from 'canvas-confetti'

/** Pieces, when they fly after the celebration opens, and how long they live, in milliseconds. */
const bursts = [
  { pieces: 100, after: 0, life: 5000 },
  { pieces: 50, after: 300, life: 4500 },
] as const

/** Hues of the places and the ball (tokens.css). */
const colors = ['#ffe629', '#46a758', '#0090ff', '#e54d2e', '#d6409f', '#12a594', '#6e56cf', '#ffc53d']

/** Lets it fly and answers how to clear it away before its time. Where it cannot be loaded there is none. */
export function letConfettiFly(): () => void {
  const endings = new Set<() => void>()
  let cleared = false
  async function burst({ pieces, life }: (typeof bursts)[number]) {
    const { create } = await import('canvas-confetti')
    if (cleared) return
    const canvas = hangCanvas(pieces)
    const fire: CreateTypes = create(canvas, { resize: true, useWorker: false })
    const end = () => {
      clearTimeout(timer)
      fire.reset()
      canvas.remove()
      endings.delete(end)
    }
    const timer = setTimeout(end, life)
    endings.add(end)
    const ticks = Math.ceil(life / (1000 / 60))
    fire({ particleCount: pieces, spread: 100, startVelocity: 48, gravity: 0.8, origin: { y: 0.62 }, ticks, colors })
  }
  const timers = bursts.map((each) => setTimeout(() => burst(each).catch(() => {}), each.after))
  return () => {
    cleared = true
    for (const timer of timers) clearTimeout(timer)
    for (const end of endings) end()
  }
}

function hangCanvas(pieces: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.dataset.pieces = String(pieces)
  canvas.ariaHidden = 'true'
  Object.assign(canvas.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', pointerEvents: 'none' })
  canvas.style.zIndex = '100'
  document.body.append(canvas)
  return canvas
}
