import { Ball } from '../ui/base/ball.tsx'
import { Medal } from '../ui/base/medal.tsx'
import { Message } from '../ui/base/message.tsx'
import { BestPips, Pips } from '../ui/base/pips.tsx'
import { StreakLine } from '../ui/base/streak-line.tsx'
import { Badge } from '../ui/parts/badge.tsx'
import { Ring } from '../ui/parts/ring.tsx'
import { Chapter, Part } from './part.tsx'
import styles from './ui-sheet.module.css'

const streaks = [0, 1, 2, 3, 4, 5]

export function Progress() {
  return (
    <Chapter title="Answers and progress">
      <Part name="Messages about an answer">
        <Message tone="right">Correct! Great job!</Message>
        <Message tone="wrong">Oops! Try again.</Message>
        <Message tone="plain">8 + 7 = 15</Message>
      </Part>
      <Part name="Streak">
        {streaks.map((streak) => (
          <div key={streak} className="hue-grass">
            <StreakLine total={5} value={streak} />
          </div>
        ))}
      </Part>
      <Part name="Pips, ball, medal, badge">
        {streaks.map((streak) => (
          <span key={streak} className="hue-blue">
            <Pips total={5} on={streak} />
          </span>
        ))}
        <span className="hue-blue">
          <BestPips best={7} target={5} />
        </span>
        <Ball />
        <Medal label="Completed" />
        <Badge>3/23 Completed</Badge>
        <Badge done>5/5 Completed</Badge>
      </Part>
      <Part name="The line of twenty">
        {[0, 7, 20].map((streak) => (
          <div key={streak} className="hue-violet">
            <Ring total={20} value={streak} ball className={styles.ring} />
          </div>
        ))}
      </Part>
    </Chapter>
  )
}
