/** The log-out buttons of one account. All of them ask first in the same cases. */
import { type ReactNode, useEffect, useState } from 'react'
import type { Account } from '#contract'
import { roleOf } from '../api/client/fetch-session.ts'
import { m } from '../language/messages.ts'
import { useLogOut } from './log-out.ts'

const loadQuestion = () => import('./log-out-question.tsx')

/**
 * Returns the function of a log-out button, and the question that it may open. It asks where a streak would end or where
 * answers are not sent yet. Where that is not known, it logs out.
 *
 * @param level whether a streak runs in the open level. Undefined outside of levels.
 */
export function useAskedLogOut(account: Account, level?: { readonly hasStreak: boolean }): [() => void, ReactNode] {
  const logOut = useLogOut()
  const [question, setQuestion] = useState<ReactNode>(null)
  const hasStreak = level?.hasStreak === true
  // The question is on the device before it is needed, also if the network goes.
  useEffect(() => {
    if (hasStreak) void loadQuestion().catch(() => {})
  }, [hasStreak])

  async function ask(): Promise<ReactNode> {
    const text = hasStreak ? m.sign_in_log_out_streak() : await unsentText(account.id)
    if (text === null) return null
    const { LogOutQuestion } = await loadQuestion()
    return (
      <LogOutQuestion
        name={account.firstName ?? account.email ?? ''}
        text={text}
        stay={level ? m.play_keep_playing() : m.parts_cancel()}
        onStay={() => setQuestion(null)}
        onLogOut={logOut}
      />
    )
  }
  const start = () => {
    // Only students have answers, and a teacher is logged out in the same task.
    if (roleOf(account) !== 'student') return logOut()
    ask()
      .catch(() => null)
      .then((asked) => (asked ? setQuestion(asked) : logOut()))
  }
  return [start, question]
}

/** Returns what the question says about answers that are not sent yet, or null if all are sent. */
async function unsentText(account: string): Promise<string | null> {
  const { outbox } = await import('../outbox/device-outbox.ts')
  // The status says nothing before the first pass, so the answers are counted.
  if ((await outbox.countWaiting(account)) === 0) return null
  return outbox.needsPage() ? m.offline_keep_page_open() : m.sign_in_log_out_unsent()
}
