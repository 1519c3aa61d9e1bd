import { type ReactElement, Suspense } from 'react'
import { Addressed } from './address.tsx'
import { type FourOperation, fourOperations, paths } from './paths.ts'
import { Screens, screen } from './screens.tsx'
import { ErrorBoundary } from './ui/error-boundary.tsx'

const Landing = screen(async () => (await import('./pages/landing.tsx')).Landing)
const Login = screen(async () => (await import('./pages/login.tsx')).Login)
const Register = screen(async () => (await import('./pages/register.tsx')).Register)
const BackFromSignIn = screen(async () => (await import('./pages/back-from-sign-in.tsx')).BackFromSignIn)
const SignedIn = screen(async () => (await import('./frame/signed-in.tsx')).SignedIn)
const Framed = screen(async () => (await import('./frame/framed.tsx')).Framed)
const OnlyFor = screen(async () => (await import('./frame/only-for.tsx')).OnlyFor)
const UndoRoom = screen(async () => (await import('./students/undo-room.tsx')).UndoRoom)
const StudentRegistration = screen(async () => (await import('./pages/student-registration.tsx')).StudentRegistration)
const TeacherRegistration = screen(async () => (await import('./pages/teacher-registration.tsx')).TeacherRegistration)
const StudentDashboard = screen(async () => (await import('./pages/student-dashboard.tsx')).StudentDashboard)
const TeacherDashboard = screen(async () => (await import('./pages/teacher-dashboard.tsx')).TeacherDashboard)
const Topics = screen(async () => (await import('./pages/topics.tsx')).Topics)
const FourOperations = screen(async () => (await import('./pages/four-operations.tsx')).FourOperations)
const StageList = screen(async () => (await import('./pages/stage-list.tsx')).StageList)
const LevelPlay = screen(async () => (await import('./pages/level-play.tsx')).LevelPlay)
const NumberStructure = screen(async () => (await import('./pages/number-structure.tsx')).NumberStructure)
const NumberPhase = screen(async () => (await import('./pages/number-phase.tsx')).NumberPhase)
const Measurement = screen(async () => (await import('./pages/measurement.tsx')).Measurement)
const WordProblems = screen(async () => (await import('./pages/word-problems.tsx')).WordProblems)
const TimesTable = screen(async () => (await import('./pages/times-table.tsx')).TimesTable)
const TimesTableLevel = screen(async () => (await import('./pages/times-table-level.tsx')).TimesTableLevel)
const StudentProgress = screen(async () => (await import('./pages/student-progress.tsx')).StudentProgress)
const ProgressFourOperations = screen(
  async () => (await import('./pages/progress-four-operations.tsx')).ProgressFourOperations,
)
const ProgressTimesTable = screen(async () => (await import('./pages/progress-times-table.tsx')).ProgressTimesTable)
const ProgressMeasurement = screen(async () => (await import('./pages/progress-measurement.tsx')).ProgressMeasurement)
const ProgressOverview = screen(async () => (await import('./pages/progress-overview.tsx')).ProgressOverview)
const ProgressOverviewTimesTable = screen(
  async () => (await import('./pages/progress-overview-times-table.tsx')).ProgressOverviewTimesTable,
)
const ProgressOverviewFourOperations = screen(
  async () => (await import('./pages/progress-overview-four-operations.tsx')).ProgressOverviewFourOperations,
)
const ProgressOverviewMeasurement = screen(
  async () => (await import('./pages/progress-overview-measurement.tsx')).ProgressOverviewMeasurement,
)

/** The design sheet; nothing of it is built. */
const UiSheet = import.meta.env.DEV ? screen(async () => (await import('./pages/ui-sheet.tsx')).UiSheet) : null

/** Forms, which whoever has not filled in theirs is led to. */
const form = (page: ReactElement) => (
  <SignedIn key="forms" toRegister>
    {page}
  </SignedIn>
)
const framed = (page: ReactElement) => (
  <SignedIn key="screens">
    <Framed>{page}</Framed>
  </SignedIn>
)
const ofStudent = (page: ReactElement) =>
  framed(
    <OnlyFor key="student" role="student">
      {page}
    </OnlyFor>,
  )
const ofTeacher = (page: ReactElement) =>
  framed(
    <OnlyFor key="teacher" role="teacher">
      <UndoRoom>{page}</UndoRoom>
    </OnlyFor>,
  )
const level = (page: ReactElement) => (
  <SignedIn key="level" staysOpen>
    {page}
  </SignedIn>
)

/** Every route (docs/product/routes.md, "Paths"), a page within its frames; any other path leads to /. */
const routes: Readonly<Record<string, ReactElement>> = {
  '/': <Landing />,
  '/login': <Login />,
  '/register': <Register />,
  '/signed-in': <BackFromSignIn />,
  '/student/registration': form(<StudentRegistration />),
  '/teacher/registration': form(<TeacherRegistration />),

  '/main': framed(<Topics />),
  '/main/timestable': framed(<TimesTable />),
  '/main/numberstructure': framed(<NumberStructure />),
  '/main/numberstructure/phase1': framed(<StageList key="number" of="numberphase1" />),
  '/main/numberstructure/phase2': framed(<NumberPhase key="2" phase={2} />),
  '/main/numberstructure/phase3': framed(<NumberPhase key="3" phase={3} />),
  '/main/measurement': framed(<Measurement />),
  '/main/measurement/length': framed(<StageList key="length" of="length" />),
  '/main/fouroperations': framed(<FourOperations />),
  '/main/fouroperations/wordproblems': framed(<WordProblems />),
  ...forFourOperations(paths.stages, (of) => framed(<StageList key={of} of={of} />)),
  '/student/dashboard': ofStudent(<StudentDashboard />),
  '/teacher/dashboard': ofTeacher(<TeacherDashboard />),
  '/studentprogress': ofTeacher(<StudentProgress />),
  '/studentprogress/timestable': ofTeacher(<ProgressTimesTable />),
  '/studentprogress/fouroperations': ofTeacher(<ProgressFourOperations />),
  '/studentprogress/measurement': ofTeacher(<ProgressMeasurement />),
  '/progressoverview': ofTeacher(<ProgressOverview />),
  '/progressoverview/timestable': ofTeacher(<ProgressOverviewTimesTable />),
  '/progressoverview/fouroperations': ofTeacher(<ProgressOverviewFourOperations />),
  '/progressoverview/measurement': ofTeacher(<ProgressOverviewMeasurement />),

  '/main/numberstructure/phase1/:stageId/:levelId': level(<LevelPlay key="number" of="numberphase1" />),
  '/main/measurement/length/:stageId/:levelId': level(<LevelPlay key="length" of="length" />),
  '/main/timestable/:stageId/:levelId': level(<TimesTableLevel />),
  ...forFourOperations(
    (of) => `${paths.stages(of)}/:stageId/:levelId`,
    (of) => level(<LevelPlay key={of} of={of} />),
  ),
  ...(UiSheet && { [paths.uiSheet()]: <UiSheet /> }),
}

function forFourOperations(path: (of: FourOperation) => string, screen: (of: FourOperation) => ReactElement) {
  return Object.fromEntries(fourOperations.map((of) => [path(of), screen(of)]))
}

export function App() {
  return (
    <Addressed>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Screens routes={routes} />
        </Suspense>
      </ErrorBoundary>
    </Addressed>
  )
}
