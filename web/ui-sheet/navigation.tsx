import { useState } from 'react'
import { paths } from '../routes/paths.ts'
import times from '../ui/art/symbol-times.svg'
import four from '../ui/art/topic-four.svg'
import { Choice, Choices } from '../ui/forms/choice.tsx'
import { Tabs } from '../ui/forms/tabs.tsx'
import { Crumbs } from '../ui/parts/crumbs.tsx'
import { PageHead } from '../ui/parts/page-head.tsx'
import { Chapter, Part } from './part.tsx'
import styles from './ui-sheet.module.css'

export function Navigation() {
  const [tapped, setTapped] = useState(0)
  const here = paths.uiSheet()
  return (
    <Chapter title="Navigation">
      <Part name="Cards with links">
        <div className={styles.wide}>
          <Choices>
            <Choice theme="blue" title="Four Operations" text="" picture={four} look="topic" to={here} />
            <Choice
              theme="violet"
              title="Times"
              text=""
              picture={times}
              look="symbol"
              to={here}
              badge="3/26 Completed"
            />
            <Choice theme="amber" title="Years" text="" picture={{ figures: '4-6' }} look="symbol" to={null} />
          </Choices>
        </div>
      </Part>
      <Part name="Breadcrumbs and tabs">
        <Crumbs trail={[{ label: 'My Classes', to: here }, { label: 'Room 12 Maths' }]} />
        <Tabs
          label="Operations"
          tabs={[
            { title: 'Addition', to: here, isCurrent: true },
            { title: 'Division', to: here, isCurrent: false },
            { title: `Not yet (${tapped})`, onTap: () => setTapped(tapped + 1) },
          ]}
        />
      </Part>
      <PageHead theme="grass" title="Addition" back={{ label: 'Four Operations', to: here }}>
        <span className="figures">8/23</span>
      </PageHead>
    </Chapter>
  )
}
