import type { ComponentType, ReactElement } from 'react'
import { AddressProvider } from './routes/address.tsx'
import { operationRows } from './routes/operations.ts'
import { classAreas, comingPaths, menuAreas, paths } from './routes/paths.ts'
import { Screens, screen } from './routes/screens.tsx'
import { ErrorBoundary } from './ui/base/error-boundary.tsx'

const Landing = screen(() => import('./pages/landing.tsx'), 'Landing')
const Login = screen(() => import('./pages/login.tsx'), 'Login')
const Register = screen(() => import('./pages/register.tsx'), 'Register')
const signIns = () => import('./pages/sign-in-return.tsx')
const CardSignIn = screen(signIns, 'CardSignIn')
const MergeCard = screen(signIns, 'MergeCard')
const SignInReturn = screen(signIns, 'SignInReturn')
const SessionGuard = screen(() => import('./layout/session-guard.tsx'), 'SessionGuard')
const Queries = screen(() => import('./api/cache/queries.tsx'), 'Queries')
const AppLayout = screen(() => import('./layout/app-layout.tsx'), 'AppLayout')
const RoleGuard = screen(() => import('./layout/role-guard.tsx'), 'RoleGuard')
const UndoProvider = screen(() => import('./students/undo/undo-provider.tsx'), 'UndoProvider')
const StudentRegistration = screen(() => import('./pages/student/student-registration.tsx'), 'StudentRegistration')
const TeacherRegistration = screen(() => import('./pages/teacher-registration.tsx'), 'TeacherRegistration')
const StudentDashboard = screen(() => import('./pages/student/student-dashboard.tsx'), 'StudentDashboard')
const TeacherDashboard = screen(() => import('./pages/teacher-dashboard.tsx'), 'TeacherDashboard')
const MyPicture = screen(() => import('./pages/student/my-picture.tsx'), 'MyPicture')
const StudentTask = screen(() => import('./pages/student/student-task.tsx'), 'StudentTask')
const StudentSet = screen(() => import('./pages/student/student-set.tsx'), 'StudentSet')
const MyHops = screen(() => import('./pages/student/my-hops.tsx'), 'MyHops')
const Topics = screen(() => import('./pages/student/topics.tsx'), 'Topics')
const AreaMenu = screen(() => import('./pages/student/area-menu.tsx'), 'AreaMenu')
const Coming = screen(() => import('./pages/student/coming.tsx'), 'Coming')
const StageList = screen(() => import('./pages/student/stage-list.tsx'), 'StageList')
const TableList = screen(() => import('./pages/student/table-list.tsx'), 'TableList')
const LevelPlay = screen(() => import('./pages/student/level-play.tsx'), 'LevelPlay')
const StudentProgress = screen(() => import('./pages/student-progress.tsx'), 'StudentProgress')
const Listing = screen(() => import('./pages/listing-students.tsx'), 'Listing')
const ProgressInArea = screen(() => import('./pages/progress-in-area.tsx'), 'ProgressInArea')
const ProgressOverview = screen(() => import('./pages/progress-overview.tsx'), 'ProgressOverview')
const Insight = screen(() => import('./pages/insight.tsx'), 'Insight')
const Tasks = screen(() => import('./pages/tasks.tsx'), 'Tasks')
const ProgressOverviewInArea = screen(() => import('./pages/progress-overview-in-area.tsx'), 'ProgressOverviewInArea')

/** The design sheet, in development only. */
const UiSheet = import.meta.env.DEV ? screen(() => import('./pages/ui-sheet.tsx'), 'UiSheet') : null

/** A registration form behind the guard. An account with an incomplete registration is redirected to its form. */
const form = (page: ReactElement) => (
  <SessionGuard key="forms" toRegister>
    <Queries>{page}</Queries>
  </SessionGuard>
)
const inLayout = (page: ReactElement) => (
  <SessionGuard key="screens">
    <Queries>
      <AppLayout>{page}</AppLayout>
    </Queries>
  </SessionGuard>
)
const ofStudent = (page: ReactElement) =>
  inLayout(
    <RoleGuard key="student" role="student">
      {page}
    </RoleGuard>,
  )
const ofTeacher = (page: ReactElement) =>
  inLayout(
    <RoleGuard key="teacher" role="teacher">
      <UndoProvider>{page}</UndoProvider>
    </RoleGuard>,
  )
const level = (page: ReactElement) => (
  <SessionGuard key="level" staysOpen>
    {page}
  </SessionGuard>
)

type Routes = readonly (readonly [path: string, screen: ReactElement])[]

/** The page of each kind of list (web/routes/operations.ts). */
const pageByList = { stages: StageList, tables: TableList } as const

const routesOfOperations: Routes = operationRows.flatMap(([operation, { path, list }]) => {
  const List = pageByList[list]
  return [
    [path, inLayout(<List key={operation} operation={operation} />)],
    [`${path}/:stageId/:levelId`, level(<LevelPlay key={operation} operation={operation} />)],
  ]
})

const routesOfAreas: Routes = [
  ...menuAreas.map((area) => [paths.area(area), inLayout(<AreaMenu key={area} area={area} />)] as const),
  ...comingPaths.map((path) => [path, inLayout(<Coming key={path} at={path} />)] as const),
]

/** The areas share a page, so that the list in which a teacher chooses an area keeps the focus. */
const routesOfClasses: Routes = classAreas.flatMap((area) => [
  [paths.studentLevels(area), ofTeacher(<ProgressInArea key="levels" area={area} />)],
  [paths.classOverview(area), ofTeacher(<ProgressOverviewInArea key="overview" area={area} />)],
])

/** The routes of pages that load together. */
const together = <Path extends string>(paths: readonly Path[], Pages: ComponentType<{ path: Path }>): Routes =>
  paths.map((path) => [path, ofTeacher(<Pages key={path} path={path} />)])

/** Every route (docs/product/routes.md, "Paths"): a page in its guards and layout. Any other path redirects to /. */
const routes: Readonly<Record<string, ReactElement>> = {
  '/': <Landing />,
  '/login': <Login />,
  '/register': <Register />,
  '/card': <CardSignIn />,
  '/signed-in': <SignInReturn />,
  '/student/registration': form(<StudentRegistration />),
  '/teacher/registration': form(<TeacherRegistration />),
  '/main': inLayout(<Topics />),
  '/student/dashboard': ofStudent(<StudentDashboard />),
  '/student/picture': ofStudent(<MyPicture />),
  '/student/card': ofStudent(<MergeCard />),
  '/student/hops': ofStudent(<MyHops />),
  '/student/task': ofStudent(<StudentTask />),
  '/student/set': level(
    <Queries>
      <StudentSet />
    </Queries>,
  ),
  '/teacher/dashboard': ofTeacher(<TeacherDashboard />),
  '/studentprogress': ofTeacher(<StudentProgress />),
  '/progressoverview': ofTeacher(<ProgressOverview />),
  ...Object.fromEntries([
    ...routesOfOperations,
    ...routesOfAreas,
    ...routesOfClasses,
    ...together(paths.insightPages, Insight),
    ...together(paths.listPages, Listing),
    ...together(paths.taskPages, Tasks),
  ]),
  ...(UiSheet && { [paths.uiSheet()]: <UiSheet /> }),
}

export function App() {
  return (
    <AddressProvider>
      <ErrorBoundary>
        <Screens routes={routes} />
      </ErrorBoundary>
    </AddressProvider>
  )
}
