import { useState } from 'react'
import { titleByArea } from '#maths'
import { useClasses } from '../api/classes.ts'
import { WayChooser } from '../overview/way-chooser.tsx'
import { paths } from '../paths.ts'
import { CodeMissing, NotFound } from '../students/class-missing.tsx'
import { notImplemented } from '../students/not-implemented.ts'
import { useClassCode } from '../students/use-class-code.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { AlertOnArrival } from '../ui/alert-on-arrival.tsx'
import four from '../ui/art/topic-four.svg'
import measure from '../ui/art/topic-measure.svg'
import numbers from '../ui/art/topic-number.svg'
import times from '../ui/art/topic-times.svg'
import { Choice, Choices } from '../ui/choice.tsx'
import { Crumbs } from '../ui/crumbs.tsx'
import { Failed } from '../ui/failed.tsx'
import { Headline } from '../ui/headline.tsx'
import { Page } from '../ui/page.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

/** /progressoverview?code= : the learning area to look at (docs/product/teacher-screens.md, "Progress Overview"). */
export function ProgressOverview() {
  const code = useClassCode()
  const classes = useClasses()
  const classroom = classes.data?.classes.find((one) => one.code === code)
  return (
    <Page title="Progress Overview" width="wide">
      <Crumbs
        trail={[
          { label: 'My Classes', to: paths.dashboard('teacher') },
          ...(classroom ? [{ label: classroom.name, to: paths.studentProgress(code) }] : []),
          { label: 'Progress Overview' },
        ]}
      />
      <Headline title="Progress Overview" text={classroom && `${classroom.name} · Choose a learning area.`} />
      <AlertOnArrival />
      {code === '' ? (
        <CodeMissing />
      ) : classroom ? (
        <Areas code={code} />
      ) : classes.data ? (
        <NotFound what="class" />
      ) : classes.isError ? (
        <Failed text="The class could not be loaded." onTryAgain={() => classes.refetch()} />
      ) : (
        <Skeleton label="Loading the class" rows={2} />
      )}
    </Page>
  )
}

function Areas({ code }: { code: string }) {
  const [area, setArea] = useState<'fouroperations' | 'measurement' | null>(null)
  const [alert, setAlert] = useState<string | null>(null)
  return (
    <>
      <Choices>
        <Choice
          place="numberstructure"
          look="topic"
          title={titleByArea.numberstructure}
          text="Not ready yet for classes"
          picture={numbers}
          to={null}
          badge="Not implemented"
          onTap={() => setAlert(notImplemented(titleByArea.numberstructure))}
        />
        <Choice
          place="timestable"
          look="topic"
          title={titleByArea.timestable}
          text="Tables 0 to 12"
          picture={times}
          to={paths.overviewTimesTable(code)}
        />
        <Choice
          place="fouroperations"
          look="topic"
          title={titleByArea.fouroperations}
          text="Five operations, stage by stage"
          picture={four}
          to={null}
          onTap={() => setArea('fouroperations')}
        />
        <Choice
          place="measurement"
          look="topic"
          title={titleByArea.measurement}
          text="Length, three phases"
          picture={measure}
          to={null}
          onTap={() => setArea('measurement')}
        />
      </Choices>
      {area && <WayChooser area={area} code={code} onAlert={setAlert} onClose={() => setArea(null)} />}
      {alert && <AlertDialog text={alert} onClose={() => setAlert(null)} />}
    </>
  )
}
