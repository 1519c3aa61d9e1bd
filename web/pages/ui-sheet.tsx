import { paths } from '../routes/paths.ts'
import { Page } from '../ui/base/page.tsx'
import { Bar } from '../ui/parts/bar.tsx'
import { Controls } from '../ui-sheet/controls.tsx'
import { Drawings } from '../ui-sheet/drawings.tsx'
import { Foundations } from '../ui-sheet/foundations.tsx'
import { Navigation } from '../ui-sheet/navigation.tsx'
import { Progress } from '../ui-sheet/progress.tsx'
import { States } from '../ui-sheet/states.tsx'

/** The design sheet: every token, primitive and drawing with its states. It exists in development only. */
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
        <Navigation />
        <Drawings />
      </Page>
    </>
  )
}
