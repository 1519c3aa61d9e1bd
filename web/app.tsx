import { Suspense } from 'react'
import { HashRouter, Navigate, Route } from 'react-router'
import { fourOperations, paths } from './paths.ts'
import { Screens, screen } from './screens.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'

const Landing = screen(async () => (await import('./pages/landing.tsx')).Landing)
const Login = screen(async () => (await import('./pages/login.tsx')).Login)
const Register = screen(async () => (await import('./pages/register.tsx')).Register)
const BackFromSignIn = screen(async () => (await import('./pages/back-from-sign-in.tsx')).BackFromSignIn)
const SignedIn = screen(async () => (await import('./frame/signed-in.tsx')).SignedIn)
const Framed = screen(async () => (await import('./frame/framed.tsx')).Framed)
const OnlyFor = screen(async () => (await import('./frame/only-for.tsx')).OnlyFor)
const TeacherPages = screen(async () => (await import('./frame/teacher-pages.tsx')).TeacherPages)
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

/** Every route of the specification that is built; any other path leads to /. */
export function App() {
  return (
    <HashRouter>
      <ErrorBoundary>
        <Suspense fallback={null}>
          <Screens>
            <Route path="/" element={<Landing />} />
            <Route path="/login" element={<Login />} />
            <Route path="/register" element={<Register />} />
            <Route path="/signed-in" element={<BackFromSignIn />} />

            <Route element={<SignedIn key="forms" toRegister />}>
              <Route path="/student/registration" element={<StudentRegistration />} />
              <Route path="/teacher/registration" element={<TeacherRegistration />} />
            </Route>

            <Route element={<SignedIn key="screens" />}>
              <Route element={<Framed />}>
                <Route path="/main" element={<Topics />} />
                <Route path="/main/timestable" element={<TimesTable />} />
                <Route path="/main/numberstructure" element={<NumberStructure />} />
                <Route path="/main/numberstructure/phase1" element={<StageList of="numberphase1" />} />
                <Route path="/main/numberstructure/phase2" element={<NumberPhase key="2" phase={2} />} />
                <Route path="/main/numberstructure/phase3" element={<NumberPhase key="3" phase={3} />} />
                <Route path="/main/measurement" element={<Measurement />} />
                <Route path="/main/measurement/length" element={<StageList of="length" />} />
                <Route path="/main/fouroperations" element={<FourOperations />} />
                <Route path="/main/fouroperations/wordproblems" element={<WordProblems />} />
                {fourOperations.map((operation) => (
                  <Route
                    key={operation}
                    path={paths.stages(operation)}
                    element={<StageList key={operation} of={operation} />}
                  />
                ))}
                <Route element={<OnlyFor key="student" role="student" />}>
                  <Route path="/student/dashboard" element={<StudentDashboard />} />
                </Route>
                <Route element={<OnlyFor key="teacher" role="teacher" />}>
                  <Route element={<TeacherPages />}>
                    <Route path="/teacher/dashboard" element={<TeacherDashboard />} />
                    <Route path="/studentprogress" element={<StudentProgress />} />
                    <Route path="/studentprogress/timestable" element={<ProgressTimesTable />} />
                    <Route path="/studentprogress/fouroperations" element={<ProgressFourOperations />} />
                    <Route path="/studentprogress/measurement" element={<ProgressMeasurement />} />
                    <Route path="/progressoverview" element={<ProgressOverview />} />
                    <Route path="/progressoverview/timestable" element={<ProgressOverviewTimesTable />} />
                    <Route path="/progressoverview/fouroperations" element={<ProgressOverviewFourOperations />} />
                    <Route path="/progressoverview/measurement" element={<ProgressOverviewMeasurement />} />
                  </Route>
                </Route>
              </Route>
            </Route>

            <Route element={<SignedIn key="level" staysOpen />}>
              <Route
                path="/main/numberstructure/phase1/:stageId/:levelId"
                element={<LevelPlay key="number" of="numberphase1" />}
              />
              <Route
                path="/main/measurement/length/:stageId/:levelId"
                element={<LevelPlay key="length" of="length" />}
              />
              <Route path="/main/timestable/:stageId/:levelId" element={<TimesTableLevel />} />
              {fourOperations.map((operation) => (
                <Route
                  key={operation}
                  path={`${paths.stages(operation)}/:stageId/:levelId`}
                  element={<LevelPlay key={operation} of={operation} />}
                />
              ))}
            </Route>

            {UiSheet && <Route path={paths.uiSheet()} element={<UiSheet />} />}
            <Route path="*" element={<Navigate to={paths.home()} replace />} />
          </Screens>
        </Suspense>
      </ErrorBoundary>
    </HashRouter>
  )
}
