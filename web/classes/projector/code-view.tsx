import type { CSSProperties } from 'react'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { classNames } from '../../ui/base/class-names.ts'
import styles from './code-view.module.css'
import frame from './frame.module.css'
import { JoinQr } from './join-qr.tsx'

/** A class code in letters for the last row of a room, with a QR code that opens the filled-in join form. */
export function CodeView({ code }: { code: string }) {
  return (
    <>
      <LargeCode code={code} />
      <ol className={classNames(frame.steps, styles.steps)}>
        <li>{m.dashboard_projector_go_to({ host: location.host })}</li>
        <li>{m.dashboard_projector_sign_in()}</li>
        <li>{m.dashboard_projector_type_code()}</li>
      </ol>
      <JoinQr className={styles.qr} address={`${location.origin}/#${paths.join(code)}`} />
      <NumberLine />
    </>
  )
}

/** A class code in one line, as large as its room. */
export function LargeCode({ code }: { code: string }) {
  return (
    <div className={styles.room}>
      <p className={styles.code} style={{ '--ems': widthInFontSizes(code) } as CSSProperties}>
        {code}
      </p>
    </div>
  )
}

const ticks = Array.from({ length: 23 }, (_, i) => `M${120 * i - 600} 70v18`).join('')

/** A number line with two finished hops and a third one ahead. */
export function NumberLine() {
  return (
    <svg className={styles.line} viewBox="0 0 1400 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path className={styles.hop} d="M480 66a60 60 0 0 1 120 0zM600 66a60 48 0 0 1 120 0z" />
      <path className={styles.toCome} d="M720 64a60 54 0 0 1 120 0" />
      <path className={styles.drawn} d={`M-600 70H2040${ticks}`} />
      <circle className={styles.ball} cx="720" cy="48" r="18" />
    </svg>
  )
}

/** The space between two letters of the code in font sizes, as in `code-view.module.css`. */
const gap = 0.06

/** Returns the width of a code in font sizes, so that even the widest one, six times W, fits on one line. */
function widthInFontSizes(code: string): number {
  const size = 100
  const pen = document.createElement('canvas').getContext('2d')
  // Without a canvas, every letter counts as a W.
  if (!pen) return code.length
  pen.font = `700 ${size}px "Baloo 2", Lexend, sans-serif`
  return pen.measureText(code).width / size + gap * code.length
}
