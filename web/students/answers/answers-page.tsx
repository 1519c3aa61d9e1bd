import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { byKind, findLevel, operations } from '#maths'
import { type AnswersOf, keyOfAnswers, useStudentAnswers } from '../../api/students/answers.ts'
import { m } from '../../language/messages.ts'
import { setAnswersPath, studentPagePath } from '../class-paths.ts'
import { type StudentInClass, StudentPage } from '../student-page.tsx'
import { useClassCode } from '../use-class-code.ts'
import { Answers } from './answers.tsx'
import { AnswersTools } from './answers-tools.tsx'
import { firstView } from './use-answer-rows.ts'

/** /studentprogress/answers?code=&student= and a level or a set (docs/product/teacher-screens.md, "Answers"). */
export function StudentAnswers() {
  const code = useClassCode()
  const [params, setParams] = useSearchParams()
  const of = { code, student: params.get('student') ?? '' }
  const shown = answersIn(params)
  const answers = useStudentAnswers(of, shown)
  const [view, setView] = useState(firstView)
  return (
    <StudentPage
      of={of}
      // The level or set is chosen on the page, so the choice stays while its answers are loading.
      query={{ ...answers, isPlaceholderData: false }}
      subject={m.answers_title()}
      text={m.answers_last()}
      beside={(found, name) =>
        found &&
        found.levels.length + found.sets.length > 0 && (
          <AnswersTools found={found} name={name} view={view} onView={setView} />
        )
      }
      notLoaded={m.answers_not_loaded()}
      loading={m.answers_loading()}
      rows={6}
    >
      {(found, name) => (
        <Answers
          key={shown && keyOfAnswers(shown)}
          found={found}
          name={name}
          view={view}
          onView={setView}
          shown={shown}
          onShow={(chosen) => setParams(answersPath(of, chosen).replace(/.*\?/, ''), { replace: true })}
        />
      )}
    </StudentPage>
  )
}

/** Returns the level or the set that an address names, or undefined for all of them. */
function answersIn(params: URLSearchParams): AnswersOf | undefined {
  const [teacher, set] = [params.get('teacher'), params.get('set')]
  if (teacher && set) return { kind: 'set', set: { teacher, id: set } }
  const operation = operations.find((one) => one === params.get('operation'))
  const level = operation && findLevel(operation, params.get('level') ?? '')
  return level && { kind: 'level', level }
}

function answersPath(of: StudentInClass, shown: AnswersOf | undefined) {
  if (!shown) return studentPagePath('answers', of)
  return byKind<AnswersOf, string>(shown, {
    level: ({ level }) => studentPagePath('answers', of, level),
    set: ({ set }) => setAnswersPath(of, set),
  })
}
