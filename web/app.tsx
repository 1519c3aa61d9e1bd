import { type ReactElement, Suspense } from 'react'
import { Addressed } from './routes/address.tsx'
import { operationRows } from './routes/operations.ts'
import { classAreas, comingPaths, menuAreas, paths } from './routes/paths.ts'
import { Screens, screen } from './routes/screens.tsx'
import { ErrorBoundary } from './ui/base/error-boundary.tsx'

const Landing = screen(async () => (await import('./pages/landing.tsx')).Landing)
const Login = screen(async () => (await import('./pages/login.tsx')).Login)
const Register = screen(async () => (await import('./pages/register.tsx')).Register)
const BackFromSignIn = screen(async () => (await import('./pages/back-from-sign-in.tsx')).BackFromSignIn)
const SignedIn = screen(async () => (await import('./layout/signed-in.tsx')).SignedIn)
const Framed = screen(async () => (await import('./layout/framed.tsx')).Framed)
const OnlyFor = screen(async () => (await import('./layout/only-for.tsx')).OnlyFor)
const UndoRoom = screen(async () => (await import('./students/undo/undo-room.tsx')).UndoRoom)
const StudentRegistration = screen(async () => (await import('./pages/student-registration.tsx')).StudentRegistration)
const TeacherRegistration = screen(async () => (await import('./pages/teacher-registration.tsx')).TeacherRegistration)
const StudentDashboard = screen(async () => (await import('./pages/student-dashboard.tsx')).StudentDashboard)
const TeacherDashboard = screen(async () => (await import('./pages/teacher-dashboard.tsx')).TeacherDashboard)
const Topics = screen(async () => (await import('./pages/topics.tsx')).Topics)
const AreaMenu = screen(async () => (await import('./pages/area-menu.tsx')).AreaMenu)
const Coming = screen(async () => (await import('./pages/coming.tsx')).Coming)
const StageList = screen(async () => (await import('./pages/stage-list.tsx')).StageList)
const TableList = screen(async () => (await import('./pages/table-list.tsx')).TableList)
const LevelPlay = screen(async () => (await import('./pages/level-play.tsx')).LevelPlay)
const StudentProgress = screen(async () => (await import('./pages/student-progress.tsx')).StudentProgress)
const ProgressInArea = screen(async () => (await import('./pages/progress-in-area.tsx')).ProgressInArea)
const ProgressOverview = screen(async () => (await import('./pages/progress-overview.tsx')).ProgressOverview)
const ProgressOverviewInArea = screen(
  async () => (await import('./pages/progress-overview-in-area.tsx')).ProgressOverviewInArea,
)

/** The design sheet, in development only. */
const UiSheet = import.meta.env.DEV ? screen(async () => (await import('./pages/ui-sheet.tsx')).UiSheet) : null

/** The registration forms. Accounts whose registration is incomplete are led to theirs. */
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

type Routes = readonly (readonly [path: string, screen: ReactElement])[]

/** The page of a list, by its look (web/routes/operations.ts). */
const pageByList = { stages: StageList, tables: TableList } as const

const routesOfOperations: Routes = operationRows.flatMap(([operation, { path, list }]) => {
  const List = pageByList[list]
  return [
    [path, framed(<List key={operation} of={operation} />)],
    [`${path}/:stageId/:levelId`, level(<LevelPlay key={operation} of={operation} />)],
  ]
})

const routesOfAreas: Routes = [
  ...menuAreas.map((area) => [paths.area(area), framed(<AreaMenu key={area} of={area} />)] as const),
  ...comingPaths.map((path) => [path, framed(<Coming key={path} at={path} />)] as const),
]

const routesOfClasses: Routes = classAreas.flatMap((area) => [
  [paths.studentLevels(area), ofTeacher(<ProgressInArea key={area} of={area} />)],
  [paths.classOverview(area), ofTeacher(<ProgressOverviewInArea key={area} of={area} />)],
])

/** Every route (docs/product/routes.md, "Paths"), a page within its frames. Any other path leads to /. */
const routes: Readonly<Record<string, ReactElement>> = {
  '/': <Landing />,
  '/login': <Login />,
  '/register': <Register />,
  '/signed-in': <BackFromSignIn />,
  '/student/registration': form(<StudentRegistration />),
  '/teacher/registration': form(<TeacherRegistration />),
  '/main': framed(<Topics />),
  '/student/dashboard': ofStudent(<StudentDashboard />),
  '/teacher/dashboard': ofTeacher(<TeacherDashboard />),
  '/studentprogress': ofTeacher(<StudentProgress />),
  '/progressoverview': ofTeacher(<ProgressOverview />),
  ...Object.fromEntries([...routesOfOperations, ...routesOfAreas, ...routesOfClasses]),
  ...(UiSheet && { [paths.uiSheet()]: <UiSheet /> }),
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
