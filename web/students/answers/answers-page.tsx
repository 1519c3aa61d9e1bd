import { useSearchParams } from 'wouter'
import { findLevel, operations } from '#maths'
import { useStudentAnswers } from '../../api/students/answers.ts'
import { m } from '../../language/messages.ts'
import { studentPagePath } from '../class-paths.ts'
import { StudentPage } from '../student-page.tsx'
import { useClassCode } from '../use-class-code.ts'
import { Answers } from './answers.tsx'

/** /studentprogress/answers?code=&student= and a level (docs/product/teacher-screens.md, "Answers"). */
export function StudentAnswers() {
  const code = useClassCode()
  const [params, setParams] = useSearchParams()
  const of = { code, student: params.get('student') ?? '' }
  const operation = operations.find((one) => one === params.get('operation'))
  const level = operation && findLevel(operation, params.get('level') ?? '')
  const answers = useStudentAnswers(of, level)
  return (
    <StudentPage
      of={of}
      // The level is chosen on the page, so the choice stays while its answers are loading.
      query={{ ...answers, isPlaceholderData: false }}
      subject={m.answers_title()}
      text={m.answers_last()}
      notLoaded={m.answers_not_loaded()}
      loading={m.answers_loading()}
      rows={6}
    >
      {(found, name) => (
        <Answers
          key={level?.id}
          found={found}
          name={name}
          level={level}
          onLevel={(chosen) => setParams(studentPagePath('answers', of, chosen).replace(/.*\?/, ''), { replace: true })}
        />
      )}
    </StudentPage>
  )
}
