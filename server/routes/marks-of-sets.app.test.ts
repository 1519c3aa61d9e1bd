import { expect, it } from 'vitest'
import { enNZ, rightAnswer } from '#maths'
import { listStudent, newEmail } from '../test/callers.ts'
import { all, paperSchool, right, wrong, wrote } from '../test/paper-school.ts'
import { setContent } from '../test/sample-args.ts'
import { makeClass, registerTeacher } from '../test/test-app.ts'

const { answersOf, enter, later, people, read, setSheet } = paperSchool()

it('the marks of own problems on a worksheet come back, and count for the week and the answers', async () => {
  const { set, sheet, questions } = await setSheet('level and set')
  const [ofLevel, ofSet] = questions(null)
  expect(ofSet!.length).toBeGreaterThan(2)
  const own = [wrong, right, ...ofSet!.slice(2).map((one) => wrote(rightAnswer(one, enNZ)))]
  const marks = [...all(wrong, ofLevel!.length), ...own]
  expect(await enter(sheet, marks)).toEqual({ answers: marks.length, right: own.length - 1 })
  expect((await read(sheet)).marked).toEqual([{ student: people.mia.account, day: '2026-11-19', marks }])

  const { answers, sets } = await answersOf()
  expect(answers).toHaveLength(marks.length)
  expect(sets).toEqual([{ ...set, title: setContent.title }])
  const ofOwn = (await answersOf({ teacher: set.teacher, set: set.id })).answers
  // The last question of the sheet comes first.
  expect(ofOwn.map(({ question }) => enNZ.text(question))).toEqual(ofSet!.map((one) => enNZ.text(one)).reverse())
  expect(ofOwn.slice(0, -2).every(({ mark, answer }) => mark === 'right' && answer !== null)).toBe(true)
  for (const [i, mark] of (['right', 'wrong'] as const).entries())
    expect(ofOwn.at(i - 2)).toMatchObject({
      ...{ set: { title: setContent.title }, mark, answer: null, slip: null, day: '2026-11-19' },
      ...{ isOnPaper: true, took: null, time: null },
    })
  expect((await answersOf({ operation: 'addition', levelId: '2.5' })).answers).toHaveLength(ofLevel!.length)

  const { thisWeek, groups } = await people.hana.call('GET /api/classes/{class}/insight', { class: people.room.id })
  expect(thisWeek).toMatchObject({ answers: marks.length, practised: 1, minutes: 0 })
  expect(groups).toEqual([])
})

it('own problems on paper count as practice on their day', async () => {
  const { sheet, questions } = await setSheet('set')
  const insight = () => people.hana.call('GET /api/classes/{class}/insight', { class: people.room.id })
  expect((await insight()).thisWeek).toMatchObject({ practised: 0, answers: 0 })
  const marks = all(wrong, questions(null).flat().length)
  await enter(sheet, marks)
  const counted = { practised: 1, answers: marks.length, answersByDay: [0, 0, 0, marks.length] }
  expect(await insight()).toMatchObject({ thisWeek: counted, groups: [], unseen: [] })
  await later(11)
  expect((await insight()).unseen).toEqual([{ student: people.mia.account, last: '2026-11-19', days: 11 }])
})

it('own problems on a worksheet of another class are not shown, and levels on it are', async () => {
  const { set, sheet, questions } = await setSheet('level and set')
  await enter(sheet, all(right, questions(null).flat().length))
  const other = await registerTeacher(people.app, newEmail())
  const otherRoom = await makeClass(other)
  await people.mia.call('POST /api/memberships', { code: otherRoom.code })
  const inOther = (of: object) =>
    other.call('GET /api/classes/{class}/students/{student}/answers', {
      ...{ class: otherRoom.id, student: people.mia.account, ...of },
    })
  const { answers, sets } = await inOther({})
  expect(sets).toEqual([])
  expect(answers).toHaveLength(questions(null)[0]!.length)
  expect((await inOther({ teacher: set.teacher, set: set.id })).answers).toEqual([])
})

it('own problems on the sheet of one student move with a merge, and come back with its undo', async () => {
  const tui = await listStudent(people.hana, people.room.id)
  const { sheet, questions } = await setSheet('set', true)
  const dealt = questions(people.mia.account).flat()
  await enter(
    sheet,
    dealt.map((one) => wrote(rightAnswer(one, enNZ))),
  )
  const answersFor = async (student: string) => {
    const { answers, sets } = await people.hana.call('GET /api/classes/{class}/students/{student}/answers', {
      ...{ class: people.room.id, student },
    })
    return { rights: answers.filter(({ mark }) => mark === 'right').length, sets: sets.length }
  }
  const own = people.mia.account
  await people.hana.call('PUT /api/classes/{class}/sign-in', { class: people.room.id, isOpen: true })
  await people.mia.call('POST /api/merges', { code: people.room.code, student: tui.id, pictures: tui.pictures })
  expect(await answersFor(tui.id)).toEqual({ rights: dealt.length, sets: 1 })
  const { students } = await people.hana.call('GET /api/classes/{class}/students', { class: people.room.id })
  const merge = students.flatMap(({ changes }) => changes).find(({ kind }) => kind === 'merge')
  await people.hana.call('DELETE /api/classes/{class}/students/{student}/removals/{removal}', {
    ...{ class: people.room.id, student: tui.id, removal: merge!.id },
  })
  expect(await answersFor(tui.id)).toEqual({ rights: 0, sets: 0 })
  expect(await answersFor(own)).toEqual({ rights: dealt.length, sets: 1 })
})
