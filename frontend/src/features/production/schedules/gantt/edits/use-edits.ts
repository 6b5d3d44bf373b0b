import { useCallback, useMemo, useState } from 'react'
import { tried, type Refusal } from '../../plan/tried'
import type { Change, Preview, SchedulePlan } from '../../plan/types'
import { withChange } from './pending'

interface Trial {
  changes: readonly Change[]
  preview: Preview
}

export interface Edits {
  /** What waits to be applied, and what it would do; null when nothing does. */
  trial: Trial | null
  refusal: Refusal | null
  isApplying: boolean
  /** What a change would do on top of those that wait; nothing is kept. Null where it has no dates. */
  tryOut: (change: Change) => Preview | null
  /** Adds changes to those that wait. */
  add: (...changes: Change[]) => void
  /** Writes what waits, all or nothing. @throws HttpError */
  apply: () => Promise<void>
  cancel: () => void
}

const NOTHING: readonly Change[] = []

/** Changes of the chart: previewed first, written together when they are applied. */
export function useEdits(plan: SchedulePlan): Edits {
  const [pending, setPending] = useState(NOTHING)
  const [refused, setRefused] = useState<Refusal | null>(null)
  const [isApplying, setIsApplying] = useState(false)
  const { apply: write } = plan

  const { outcome, trial } = useOutcome(plan, pending)
  const tryOut = useCallback(
    (change: Change) => tried(plan, withChange(pending, change)).preview,
    [pending, plan]
  )
  const add = useCallback(
    (...changes: Change[]) => {
      const next = changes.reduce<readonly Change[]>(withChange, pending)
      const { refusal } = tried(plan, next)
      setRefused(refusal)
      if (!refusal) setPending(next)
    },
    [pending, plan]
  )
  const cancel = useCallback(() => {
    setPending(NOTHING)
    setRefused(null)
  }, [])
  const apply = useCallback(async () => {
    if (!pending.length) return
    setIsApplying(true)
    try {
      // the plan shows them at once, and takes back what is refused
      const saved = write(pending)
      cancel()
      await saved
    } finally {
      setIsApplying(false)
    }
  }, [pending, write, cancel])

  const refusal = refused ?? outcome?.refusal ?? null
  return { trial, refusal, isApplying, tryOut, add, apply, cancel }
}

/** What the changes that wait would do to the schedule as it is shown now. */
function useOutcome(plan: SchedulePlan, pending: readonly Change[]) {
  // a preview starts from the schedule as it is shown now: every state of it is a plan of its own
  const outcome = useMemo(() => (pending.length ? tried(plan, pending) : null), [plan, pending])
  const trial = useMemo(
    () => (outcome?.preview ? { changes: pending, preview: outcome.preview } : null),
    [outcome, pending]
  )
  return { outcome, trial }
}
