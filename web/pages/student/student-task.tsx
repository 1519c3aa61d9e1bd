import { useSearchParams } from 'wouter'
import { partsDone } from '#maths'
import { useAccount } from '../../api/session/use-session.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { PathPage } from '../../stages/path-page.tsx'
import { dueWords } from '../../todo/due-words.ts'
import { TaskParts } from '../../todo/task-parts.tsx'
import { useTodo } from '../../todo/use-todo.ts'
import { ButtonLink } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Empty } from '../../ui/parts/empty.tsx'
import { Skeleton } from '../../ui/parts/skeleton.tsx'

/** /student/task?id=: the parts of a task (docs/product/screens.md, "A task"). */
export function StudentTask() {
  const id = useSearchParams()[0].get('id')
  const { todo, isFailed, tryAgain } = useTodo(useAccount().id)
  const task = todo?.tasks.find((one) => one.id === id)
  const back = { to: paths.dashboard('student'), label: m.lists_back_to_dashboard() }
  const due = todo && task && task.due !== null && dueWords(task.due, todo.today)
  return (
    <PathPage
      theme="ink"
      title={task?.title ?? m.todo_title()}
      {...(task && {
        text: due ? m.todo_from_due({ name: task.className, due }) : m.todo_from({ name: task.className }),
        total: m.todo_so_far({ count: partsDone(task.states), enough: task.parts.length }),
        caption: m.todo_done_caption(),
      })}
      back={back}
    >
      {task ? (
        <TaskParts task={task} />
      ) : todo ? (
        <Empty title={m.todo_unknown()}>
          <p>{m.todo_unknown_text()}</p>
          <ButtonLink kind="ink" to={back.to}>
            {back.label}
          </ButtonLink>
        </Empty>
      ) : isFailed ? (
        <Failed text={m.todo_not_loaded()} onTryAgain={tryAgain} />
      ) : (
        <Skeleton label={m.todo_loading()} rows={1} />
      )}
    </PathPage>
  )
}
