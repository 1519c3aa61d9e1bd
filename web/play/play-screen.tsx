import { type ReactNode, useMemo } from 'react'
import { useAccount } from '../api/session/use-session.ts'
import { classNames } from '../ui/base/class-names.ts'
import { BallPicture } from '../ui/base/streak-line.tsx'
import { StudentPicture } from '../ui/parts/student-picture.tsx'
import { type Theme, themeClass } from '../ui/parts/theme.ts'
import type { GameProps } from './game.tsx'
import { useKeyRings } from './keyboard/use-key-rings.ts'
import { PlayBar } from './play-bar.tsx'
import styles from './play-screen.module.css'

interface PlayScreenProps {
  readonly theme: Theme
  /** Whether the task always fits into one view. Otherwise a long one makes the page longer. */
  readonly fits: boolean
  readonly children: ReactNode
}

/** The screen of anything that is played. The picture that the student has chosen is on the ball. */
export function PlayScreen({ theme, fits, children }: PlayScreenProps) {
  const { picture } = useAccount()
  useKeyRings()
  const ball = useMemo(() => picture && <StudentPicture picture={picture} />, [picture])
  return (
    <div className={classNames(styles.play, fits && styles.fits, themeClass(theme))}>
      <BallPicture value={ball}>{children}</BallPicture>
    </div>
  )
}

/** The bar above an empty sheet, while there is nothing to play. The children are in the middle of the sheet. */
export function BlankGame({ barProps, page, children }: GameProps & { readonly children: ReactNode }) {
  return (
    <>
      <PlayBar {...barProps} question={null} />
      <main id="main" ref={page}>
        <div className={styles.blank}>{children}</div>
      </main>
    </>
  )
}
