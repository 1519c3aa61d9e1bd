import type { ComponentProps } from 'react'
import { m } from '../language/messages.ts'
import { useNextStep } from '../next/use-next-step.ts'
import { useTodo } from '../todo/use-todo.ts'
import { Skeleton } from '../ui/parts/skeleton.tsx'
import { AllHops } from './all-hops.tsx'

interface FirstHopsProps extends Omit<ComponentProps<typeof AllHops>, 'first'> {
  readonly account: Parameters<typeof useNextStep>[0]
}

/** My hops before the first right answer: it leads where Keep going leads. */
export function FirstHops({ account, ...props }: FirstHopsProps) {
  const step = useNextStep(account, useTodo(account.id))
  if (step === undefined) return <Skeleton label={m.hops_loading()} rows={3} />
  return <AllHops {...props} first={step} />
}
