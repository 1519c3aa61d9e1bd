import { paths } from '../routes/paths.ts'
import { Page } from '../ui/base/page.tsx'
import { Bar } from '../ui/parts/bar.tsx'
import { Controls } from '../ui-sheet/controls.tsx'
import { Drawings } from '../ui-sheet/drawings.tsx'
import { Foundations } from '../ui-sheet/foundations.tsx'
import { Places } from '../ui-sheet/places.tsx'
import { Progress } from '../ui-sheet/progress.tsx'
import { States } from '../ui-sheet/states.tsx'

/** Every token, primitive and drawing with its states, beside each other; in development only. */
export function UiSheet() {
  return (
    <>
      <Bar home={paths.home()} />
      <Page title="Design sheet" width="wide">
        <h1>Design sheet</h1>
        <Foundations />
        <Controls />
        <Progress />
        <States />
        <Places />
        <Drawings />
      </Page>
    </>
  )
}
