import { Suspense } from 'react'
import { HashRouter, Route } from 'react-router'
import { Screens, screen } from './screens.ts'
import { ErrorBoundary } from './ui/error-boundary.tsx'

const Landing = screen(async () => (await import('./pages/landing.tsx')).Landing)
const Login = screen(async () => (await import('./pages/login.tsx')).Login)
const Register = screen(async () => (await import('./pages/register.tsx')).Register)
const BackFromSignIn = screen(async () => (await import('./pages/back-from-sign-in.tsx')).BackFromSignIn)
const BehindTheDoor = screen(async () => (await import('./behind-the-door.tsx')).BehindTheDoor)

/** The public routes of the specification. A visitor loads not even the list of the others. */
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
            <Route path="*" element={<BehindTheDoor />} />
          </Screens>
        </Suspense>
      </ErrorBoundary>
    </HashRouter>
  )
}
