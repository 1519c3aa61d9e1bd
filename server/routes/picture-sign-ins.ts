import { hasRight } from '#contract'
import { createDayOf, endWithinDay } from '#maths/insight'
import { isArchived, noSuchStudent } from '../access.ts'
import { cardsAreOff } from '../auth/card-secrets.ts'
import { cardOfKey, cardOfPictures, noSuchCard, notOpen, openClassOf, requireSignIn } from '../auth/card-tries.ts'
import { providersOf } from '../config.ts'
import type { Handlers, Services } from '../http/handlers.ts'
import { areTriesUsedUp, giveTriesBack } from '../limits/shared-limits.ts'
import { type ClassCard, mostWrongTries } from '../store/accounts/cards.ts'
import { withStudentCount } from '../store/classes/class-rows.ts'
import { classOf, studentsOf } from '../students/class-of.ts'

/** Milliseconds after which an open sign-in shuts by itself, and for which a student counts as being in. */
const openFor = 60 * 60_000

export const pictureSignInHandlers = (services: Services) => {
  const { store, clock, cardSecrets, config } = services
  const dayOf = createDayOf(config.timeZone)
  return {
    'GET /api/classes/{class}/sign-in': async ({ params }) => {
      if (!cardSecrets) throw cardsAreOff()
      const [classroom, until, students, cards, isFull] = await Promise.all([
        classOf(store, params.class),
        store.pictureSignIns.untilOf(params.class),
        studentsOf(store, params.class),
        store.cards.listOf(params.class),
        areTriesUsedUp(store, params.class),
      ])
      const from = clock() - openFor
      return {
        classroom: withStudentCount(classroom, students.length),
        until,
        isFull,
        students: withCards(students, cards).map(({ usedAt, wrongTries, triedAt, ...named }) => ({
          ...named,
          usedAt,
          isIn: usedAt !== null && usedAt > from,
          shutAt: wrongTries < mostWrongTries ? null : triedAt,
        })),
      }
    },

    'PUT /api/classes/{class}/sign-in': async ({ caller: { classroom }, input: { isOpen } }) => {
      if (!cardSecrets) throw cardsAreOff()
      const until = isOpen ? endWithinDay(dayOf, clock(), openFor) : null
      // A teacher who may not change the class has no cards. With tries without end, one could find a child's pictures.
      if (isOpen && hasRight(classroom.role, 'teaches')) await giveTriesBack(store, classroom.id)
      if (!(await store.pictureSignIns.set(classroom.id, until)) && isOpen) throw isArchived()
      return { until }
    },

    'POST /api/classes/{class}/students/{student}/pictures/opening': async ({ caller: { classroom }, params }) => {
      if (!cardSecrets) throw cardsAreOff()
      if (!(await store.cards.openPictures(classroom.id, params.student))) throw noSuchStudent()
      return {}
    },

    'GET /api/sign-in': async () => ({
      providers: [...providersOf(config.signIn)],
      classCards: cardSecrets !== null,
    }),

    'POST /api/card-names': async ({ input, address, nameInLog }) => {
      if (!cardSecrets) throw notOpen()
      const classroom = await openClassOf(store, input.code, address())
      nameInLog({ class: classroom.id })
      const [students, cards, until] = await Promise.all([
        studentsOf(store, classroom.id),
        store.cards.listOf(classroom.id),
        store.pictureSignIns.untilOf(classroom.id),
      ])
      // It was shut meanwhile.
      if (until === null) throw notOpen()
      return {
        className: classroom.name,
        shutsIn: until - clock(),
        students: withCards(students, cards)
          .filter(({ closedAt }) => closedAt === null)
          .map(({ id, shortName, wrongTries }) => ({
            id,
            shortName,
            triesLeft: Math.max(0, mostWrongTries - wrongTries),
          })),
      }
    },

    'POST /api/card-sessions': async ({ input: { key }, address, signIn }) => {
      const card = await cardOfKey(services, key, address())
      await requireSignIn(store, address())
      if (!(await signIn(card.studentId, () => store.cards.use(card, 'key')))) throw noSuchCard()
      return {}
    },

    'POST /api/picture-sessions': async ({ input, address, signIn, nameInLog, log }) => {
      const { card } = await cardOfPictures(services, input, { address, nameInLog, log })
      if (!(await signIn(card.studentId, () => store.cards.use(card, 'pictures')))) throw noSuchCard()
      return {}
    },
  } satisfies Partial<Handlers>
}

/** Returns the students who have a card, with their short names among all students of the class. */
function withCards(students: Awaited<ReturnType<typeof studentsOf>>, cards: readonly ClassCard[]) {
  const cardOf = new Map(cards.map((card) => [card.studentId, card]))
  return students.flatMap(({ id, shortName }) => {
    const card = cardOf.get(id)
    return card ? [{ ...card, id, shortName }] : []
  })
}
