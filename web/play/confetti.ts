/**
 * Confetti of the celebration (docs/product/rules-of-play.md, "Celebration"), without a worker: the content security
 * policy has none.
 */
import type { Area } from '#maths'

/** Pieces, when they fly after the celebration opens, and how long they live, in milliseconds. */
interface Burst {
  readonly pieces: number
  readonly after: number
  readonly life: number
}

const fewer: readonly Burst[] = [{ pieces: 80, after: 0, life: 5000 }]
const more: readonly Burst[] = [
  { pieces: 100, after: 0, life: 5000 },
  { pieces: 50, after: 300, life: 4500 },
]

export const burstsByArea: Readonly<Record<Area, readonly Burst[]>> = {
  numberstructure: fewer,
  timestable: more,
  fouroperations: more,
  measurement: fewer,
}

/** Hues of the places and the ball (ui/tokens.css). */
export const confettiColours = ['#ffe629', '#46a758', '#0090ff', '#e54d2e', '#d6409f', '#12a594', '#6e56cf', '#ffc53d']

const frame = 1000 / 60

/**
 * Starts the confetti and returns the function that stops it at once, including later bursts. The confetti removes
 * itself at its end. Where its code cannot be loaded, there is no confetti, and everything else works.
 */
export function letConfettiFly(area: Area): () => void {
  const loaded = import('canvas-confetti')
  const stopping = new AbortController()
  for (const { pieces, after, life } of burstsByArea[area]) {
    setTimeout(() => {
      loaded
        .then(({ create }) => stopping.signal.aborted || burst(create, pieces, life, stopping.signal))
        .catch(() => {})
    }, after)
  }
  return () => stopping.abort()
}

function burst(create: typeof import('canvas-confetti').create, pieces: number, life: number, stop: AbortSignal) {
  const canvas = hangCanvas(pieces)
  const fire = create(canvas, { resize: true, useWorker: false })
  void fire({
    particleCount: pieces,
    spread: 100,
    startVelocity: 48,
    gravity: 0.8,
    origin: { y: 0.62 },
    ticks: Math.ceil(life / frame),
    colors: confettiColours,
  })
  function clear() {
    fire.reset()
    canvas.remove()
  }
  setTimeout(clear, life)
  stop.addEventListener('abort', clear)
}

function hangCanvas(pieces: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.dataset.pieces = String(pieces)
  canvas.ariaHidden = 'true'
  // Above the dialog, which stands above every z-index. A browser that cannot lets it fly behind.
  canvas.popover = 'manual'
  Object.assign(canvas.style, {
    position: 'fixed',
    inset: '0',
    width: '100%',
    height: '100%',
    border: '0',
    padding: '0',
    background: 'none',
    pointerEvents: 'none',
  })
  document.body.append(canvas)
  canvas.showPopover?.()
  return canvas
}
