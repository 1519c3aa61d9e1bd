import { Features } from '../landing/features.tsx'
import { Foot } from '../landing/foot.tsx'
import { ForTeachers } from '../landing/for-teachers.tsx'
import { Hero } from '../landing/hero.tsx'
import { HowItWorks } from '../landing/how-it-works.tsx'
import { LandingBar } from '../landing/landing-bar.tsx'
import { m } from '../language/messages.ts'
import { Page } from '../ui/base/page.tsx'
import { SkipLink } from '../ui/base/skip-link.tsx'

export function Landing() {
  return (
    <>
      <SkipLink />
      <LandingBar />
      <Page title={m.landing_title()} width="bare">
        <Hero />
        <Features />
        <HowItWorks />
        <ForTeachers />
      </Page>
      <Foot />
    </>
  )
}
