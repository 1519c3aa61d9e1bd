import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SlipFollower } from '#contract'
import type { Operation } from '#maths'
import { numbersOf } from '#maths/insight'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { useLanguage } from '../../play/language/language.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import type { Projector } from './load-projector.tsx'

interface ShowOnProjectorProps {
  readonly operation: Operation
  /** The levels of the group. */
  readonly levels: readonly string[]
  readonly slip: string
  readonly students: readonly SlipFollower[]
}

/**
 * The button that shows a question with the mistake of a group to the whole room. It is missing until the code is
 * loaded, and where no question shows this mistake alone. Its React key must be the slip.
 */
export function ShowOnProjector({ operation, levels, slip, students }: ShowOnProjectorProps) {
  const language = useLanguage()
  const [open, setOpen] = useState<{ readonly Projector: Projector } | null>(null)
  const had = new Set(students.flatMap(({ answers }) => answers.map(({ question }) => numbersOf(question))))
  const { data } = useQuery({
    queryKey: ['projector', language.tag, operation, slip, levels, [...had].sort()],
    queryFn: async () => {
      const { loadProjector } = await import('./load-projector.tsx')
      return { Projector: await loadProjector({ operation, levels, slip, had }, language) }
    },
    // New answers of the group deal another question. The button stays meanwhile.
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const Projector = data?.Projector
  if (!Projector && !open) return null
  return (
    <>
      {Projector && (
        <Button kind="ink" className="unprinted" onClick={() => setOpen({ Projector })}>
          <Icon paths={teacherIcons.screen} /> {m.insight_projector_show()}
        </Button>
      )}
      {open && <open.Projector onClose={() => setOpen(null)} />}
    </>
  )
}
