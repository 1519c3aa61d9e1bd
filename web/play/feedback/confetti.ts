/**
 * Confetti of the celebration (docs/product/rules-of-play.md, "Celebration"). It runs without a worker, because the
 * content security policy allows none.
 */
import type { Area } from '#maths'

interface Burst {
  readonly pieces: number
  /** Milliseconds between the opening of the celebration and this burst. */
  readonly after: number
  /** Milliseconds until the pieces disappear. */
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

/** The colours of the themes and the ball (ui/tokens.css). */
export const confettiColours = ['#ffe629', '#46a758', '#0090ff', '#e54d2e', '#d6409f', '#12a594', '#6e56cf', '#ffc53d']

/** The length of an animation frame in milliseconds. */
const frameLength = 1000 / 60

/**
 * Starts the confetti. Returns a function that stops it at once, including later bursts. The confetti removes itself at
 * its end. If its code cannot be loaded, there is no confetti, and everything else works.
 */
export function startConfetti(area: Area): () => void {
  const loaded = import('canvas-confetti')
  const stopping = new AbortController()
  for (const { pieces, after, life } of burstsByArea[area]) {
    setTimeout(() => {
      loaded
        .then(({ create }) => stopping.signal.aborted || startBurst(create, pieces, life, stopping.signal))
        .catch(() => {})
    }, after)
  }
  return () => stopping.abort()
}

function startBurst(create: typeof import('canvas-confetti').create, pieces: number, life: number, stop: AbortSignal) {
  const canvas = addCanvas(pieces)
  const fire = create(canvas, { resize: true, useWorker: false })
  void fire({
    particleCount: pieces,
    spread: 100,
    startVelocity: 48,
    gravity: 0.8,
    origin: { y: 0.62 },
    ticks: Math.ceil(life / frameLength),
    colors: confettiColours,
  })
  function clear() {
    fire.reset()
    canvas.remove()
  }
  setTimeout(clear, life)
  stop.addEventListener('abort', clear)
}

function addCanvas(pieces: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.dataset.pieces = String(pieces)
  canvas.ariaHidden = 'true'
  // Only a popover can be above a modal dialog. In a browser without popovers the confetti is behind the dialog.
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
