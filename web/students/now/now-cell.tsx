import type { PlayingStudent } from '#contract'
import { targetOf } from '#maths'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { Pips } from '../../ui/base/pips.tsx'
import { levelWords } from '../level-words.ts'
import { type ClassNow, isQuiet } from './class-now.ts'
import styles from './now.module.css'

/** The most hops that are drawn. More are a number. */
const mostHops = 10

/**
 * The play of a student at the moment. Nothing is shown before it is known, or while nobody plays: the head of the page
 * then says so.
 */
export function NowCell({ student, now }: { student: string; now: ClassNow }) {
  const playing = now.playing.get(student)
  if (!playing) return isQuiet(now) ? null : <Idle others={now.others} />
  return (
    <span className={styles.line}>
      {playing.handUp ? (
        <span className={styles.hand}>
          <Icon paths={teacherIcons.hand} /> {m.now_hand_up()}
        </span>
      ) : (
        <Streak {...playing} />
      )}
      {levelWords(playing.operation, playing.levelId)}
    </span>
  )
}

function Idle({ others }: Pick<ClassNow, 'others'>) {
  if (others === 'loading') return null
  if (others === 'notKnown') return <span className="soft">{m.now_not_known()}</span>
  // Most of a class does not play, so the words would fill the column.
  return (
    <span className="soft" title={m.now_not_playing()}>
      <span aria-hidden="true">–</span>
      <span className="unseen">{m.now_not_playing()}</span>
    </span>
  )
}

function Streak({ operation, streak }: PlayingStudent) {
  const target = targetOf(operation)
  const on = Math.min(streak, target)
  if (target > mostHops) return <b>{m.now_streak_of({ streak: on, target })}</b>
  return <Pips className={styles.hops} total={target} on={on} label={m.now_streak({ streak: on, target })} />
}
