import { useSearchParams } from 'wouter'
import { SetScreen } from '../../play/own/set-screen.tsx'

/** /student/set?task=&id=: a set of own problems in a task (docs/product/own-problems.md, "Playing a set"). */
export function StudentSet() {
  const [query] = useSearchParams()
  const [task, id] = [query.get('task') ?? '', query.get('id') ?? '']
  return <SetScreen key={`${task} ${id}`} task={task} id={id} />
}
