import { useState } from 'react'
import { type Area, titleByArea } from '#maths'
import { useClasses } from '../api/classes/classes.ts'
import { areaRows, areaTable } from '../areas/areas.ts'
import { m } from '../language/messages.ts'
import { CodeMissing, NotFound } from '../students/class-missing.tsx'
import { classOverviewPath } from '../students/class-paths.ts'
import { ClassTrail } from '../students/class-trail.tsx'
import { AreaEntries, ChooserList } from '../students/progress/chooser-list.tsx'
import { firstOperation } from '../students/progress/selection.ts'
import { useClassCode } from '../students/use-class-code.ts'
import { art } from '../ui/art/art.ts'
import { Button } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { Page } from '../ui/base/page.tsx'
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx'
import { AlertOnArrival } from '../ui/dialogs/alert-on-arrival.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { Choice, Choices } from '../ui/forms/choice.tsx'
import { Headline } from '../ui/parts/headline.tsx'
import { Skeleton } from '../ui/parts/skeleton.tsx'

/** /progressoverview?code= : the choice of a learning area (docs/product/teacher-screens.md, "Progress Overview"). */
export function ProgressOverview() {
  const code = useClassCode()
  const classes = useClasses()
  const classroom = classes.data?.classes.find((one) => one.code === code)
  return (
    <Page title={m.overview_title()} width="wide">
      <ClassTrail code={code} name={classroom?.name} trail={[{ label: m.overview_title() }]} />
      <Headline title={m.overview_title()} text={classroom && `${classroom.name} · ${m.class_choose_area()}`} />
      <AlertOnArrival />
      {code === '' ? (
        <CodeMissing />
      ) : classroom ? (
        <Areas code={code} />
      ) : classes.data ? (
        <NotFound what="class" />
      ) : classes.isError ? (
        <Failed text={m.overview_class_not_loaded()} onTryAgain={() => classes.refetch()} />
      ) : (
        <Skeleton label={m.overview_class_loading()} rows={2} />
      )}
    </Page>
  )
}

interface OpenChoice {
  readonly area: Area
  readonly prompt: string
}

function Areas({ code }: { code: string }) {
  const [choosing, setChoosing] = useState<OpenChoice | null>(null)
  const [alert, setAlert] = useState<string | null>(null)

  /** Returns the action of an area's card: a choice of its entries, or a link to its only operation. */
  function actionOf(area: Area) {
    const { choice } = areaTable[area].classPages
    if (!choice) return { to: classOverviewPath(firstOperation(area), code) }
    return { to: null, onTap: () => setChoosing({ area, prompt: choice.prompt }) }
  }

  return (
    <>
      <Choices>
        {areaRows.map(([area, { theme, classPages, ...row }]) => (
          <Choice
            key={area}
            theme={theme}
            look="topic"
            title={titleByArea[area]}
            text={classPages.blurb}
            picture={art[row.art]}
            {...actionOf(area)}
          />
        ))}
      </Choices>
      {choosing && <OverviewChooser {...choosing} code={code} onAlert={setAlert} onClose={() => setChoosing(null)} />}
      {alert && <AlertDialog text={alert} onClose={() => setAlert(null)} />}
    </>
  )
}

interface OverviewChooserProps {
  readonly area: Area
  /** The sentence that asks for a choice. */
  readonly prompt: string
  readonly code: string
  /** Called with the alert for an entry without levels yet. */
  readonly onAlert: (text: string) => void
  readonly onClose: () => void
}

/** The dialog with the entries of an area, each of which opens the overview of a class. */
function OverviewChooser({ area, prompt, code, onAlert, onClose }: OverviewChooserProps) {
  return (
    <Dialog title={prompt} onClose={onClose} actions={<Button onClick={onClose}>{m.class_chooser_close()}</Button>}>
      <ChooserList>
        <AreaEntries area={area} pathOf={(operation) => classOverviewPath(operation, code)} onAlert={onAlert} />
      </ChooserList>
    </Dialog>
  )
}
