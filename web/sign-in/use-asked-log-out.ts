import { type ReactNode, useEffect, useState } from 'react'
import type { Account } from '#contract'
import { roleOf } from '../api/client/fetch-session.ts'
import { useLogOut } from './log-out.ts'

const load = () => import('./log-out-question.tsx')

/** The milliseconds after which a log-out asks nothing, because the question or its reason has not arrived. */
const patience = 2000

/**
 * Returns the function of a log-out button, and the question that it may open: where a streak would end, or where
 * answers are not sent yet. If that is not known in time, it logs out.
 *
 * @param hasStreak whether a streak runs in the open level. Undefined outside of levels.
 */
export function useAskedLogOut(account: Account, hasStreak?: boolean): [() => void, ReactNode] {
  const logOut = useLogOut()
  const [question, setQuestion] = useState<ReactNode>(null)
  const isStudent = roleOf(account) === 'student'
  // The question is on the device before it is needed, also if the network goes. No first view has to load it.
  useEffect(() => {
    if (isStudent) setTimeout(() => load().catch(() => {}), 5000)
  }, [isStudent])
  return [
    () => {
      // Only students have answers.
      if (!isStudent) return logOut()
      // A page that closes meanwhile asks nothing.
      addEventListener('pagehide', logOut)
      const asked = load().then(({ askFirst }) => askFirst(account, hasStreak, logOut, () => setQuestion(null)))
      const late = new Promise<null>((end) => setTimeout(end, patience, null))
      Promise.race([asked, late])
        .catch(() => null)
        .then((reply) => {
          removeEventListener('pagehide', logOut)
          if (reply) setQuestion(reply)
          else logOut()
        })
    },
    question,
  ]
}
