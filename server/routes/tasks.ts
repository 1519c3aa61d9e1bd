import { mostClosedTasks, mostOpenTasks } from '#contract'
import { setsIn } from '#maths'
import { createDayOf, dateOf } from '#maths/insight'
import type { Handlers, Services } from '../http/handlers.ts'
import { ApiProblem } from '../http/problem.ts'
import { withStudentCount } from '../store/classes/class-rows.ts'
import type { Store } from '../store/open.ts'
import type { StoredTask } from '../store/tasks/tasks.ts'
import { classOf, studentsOf } from '../students/class-of.ts'
import { fieldsAfter, fieldsOfNew, isSame, partsWith, requireValid } from '../tasks/task-input.ts'
import { countedTask, playInClass, statesWith, studentsOfTask, tasksOfStudent, taskWith } from '../tasks/task-output.ts'

export const taskHandlers = ({ store, clock, config: { timeZone } }: Services) => {
  const dayOf = createDayOf(timeZone)
  const moment = () => ({ now: clock(), dayOf })

  /** Returns a task as its teacher sees it. */
  async function shown(task: StoredTask) {
    const [inClass, playOf] = await Promise.all([
      store.insight.joinedAt(task.classId),
      playInClass(store, task.classId, [task]),
    ])
    const students = studentsOfTask(
      task,
      Array.from(inClass.keys(), (id) => ({ id })),
    )
    return taskWith(task, idsOf(students), playOf, moment())
  }

  return {
    'GET /api/classes/{class}/tasks': async ({ params }) => {
      const [classroom, students, tasks] = await Promise.all([
        classOf(store, params.class),
        studentsOf(store, params.class),
        store.tasks.listOf(params.class, mostClosedTasks),
      ])
      const playOf = await playInClass(store, params.class, tasks)
      const now = moment()
      return {
        classroom: withStudentCount(classroom, students.length),
        today: dateOf(dayOf(now.now)),
        tasks: tasks.map((task) => countedTask(task, idsOf(studentsOfTask(task, students)), playOf, now)),
      }
    },

    'POST /api/classes/{class}/tasks': async ({ caller: { id: teacher, classroom }, input }) => {
      const known = await store.tasks.select(classroom.id, input.id)
      if (known) return shown(known)
      const parts = await partsWith(store, input.parts, teacher, [])
      const fields = fieldsOfNew(classroom.id, { ...input, parts }, moment())
      await requireValid(store, fields, dayOf)
      await requireRoom(store, classroom.id)
      await store.tasks.create(fields, teacher)
      return shown(await taskOf(store, classroom.id, input.id))
    },

    'GET /api/classes/{class}/tasks/{task}': async ({ params }) => {
      const task = await taskOf(store, params.class, params.task)
      const [classroom, students] = await Promise.all([classOf(store, params.class), studentsOf(store, params.class)])
      const playOf = await playInClass(store, params.class, [task])
      const ofTask = studentsOfTask(task, students)
      const now = moment()
      return {
        classroom: withStudentCount(classroom, students.length),
        today: dateOf(dayOf(now.now)),
        task: taskWith(task, idsOf(ofTask), playOf, now),
        students: ofTask.map(({ id, shortName }) => ({ id, shortName, states: statesWith(task, playOf(id), dayOf) })),
      }
    },

    'PATCH /api/classes/{class}/tasks/{task}': async ({
      caller: { id: teacher, classroom },
      params,
      input: { revision, parts: given, ...change },
    }) => {
      const task = await taskOf(store, classroom.id, params.task)
      const parts = given && (await partsWith(store, given, teacher, task.parts))
      const fields = fieldsAfter(task, { ...change, ...(parts && { parts }) }, moment())
      if (isSame(task, fields)) return shown(task)
      if (revision !== undefined && revision !== task.revision) throw superseded()
      await requireValid(store, fields, dayOf)
      if (task.closedAt !== null && fields.closedAt === null) await requireRoom(store, classroom.id)
      if (!(await store.tasks.replace(fields, task.revision))) throw superseded()
      return shown(await taskOf(store, classroom.id, task.id))
    },

    'DELETE /api/classes/{class}/tasks/{task}': async ({ caller: { classroom }, params }) => {
      const task = await taskOf(store, classroom.id, params.task)
      if ((await shown(task)).hasWork)
        throw new ApiProblem('refused', 'Students have worked on this task. It can be closed')
      await store.tasks.delete(task)
      return {}
    },

    'GET /api/tasks': async ({ caller }) => {
      const now = moment()
      return { today: dateOf(dayOf(now.now)), timeZone, tasks: await tasksOfStudent(store, caller.id, now) }
    },

    'GET /api/tasks/{task}/sets/{set}': async ({ caller, params }) => {
      const task = (await store.tasks.listOfStudent(caller.id)).find(({ id }) => id === params.task)
      const set = setsIn(task?.parts ?? []).find(({ id }) => id === params.set)
      const version = set && (await store.setVersions.select(set))
      if (!version) throw new ApiProblem('notFound', 'There is no such set')
      return { set, title: version.title, problems: [...version.problems] }
    },
  } satisfies Partial<Handlers>
}

const idsOf = (students: readonly { readonly id: string }[]) => students.map(({ id }) => id)

async function taskOf({ tasks }: Store, classId: string, id: string): Promise<StoredTask> {
  const task = await tasks.select(classId, id)
  if (!task) throw new ApiProblem('notFound', 'There is no such task in this class')
  return task
}

async function requireRoom({ tasks }: Store, classId: string): Promise<void> {
  if ((await tasks.countOpen(classId)) >= mostOpenTasks)
    throw new ApiProblem('refused', `A class has at most ${mostOpenTasks} open tasks`)
}

const superseded = () => new ApiProblem('superseded', 'The task has changed since you opened it')
