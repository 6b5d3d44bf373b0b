import { useCallback, useEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { HttpError } from '../../../../api/http-error'
import { refusedWords } from '../plan/refused-words'
import type { Change, SchedulePlan } from '../plan/types'
import type { CellContext } from './columns/column'
import { markKey, useMarks } from './use-marks'
import { write, type Problem, type Writing } from './write-cells'

/** What the server did not take, in its words. */
export interface Refusal {
  message: string
  /** What was typed is still in its cell. */
  isKept: boolean
}

/** The most changes that travel together. */
const TOGETHER = 2_000

/**
 * Writes into cells and saves. What a cell cannot take, and what the server refuses, stays in the cell as it was
 * typed, with the reason.
 */
export function useWriting(plan: SchedulePlan, context: CellContext) {
  const { marks, add, remove } = useMarks()
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const latest = useRef({ plan, context })
  useEffect(() => {
    latest.current = { plan, context }
  })
  const { save, step } = useSaving(latest, setRefusal, add)
  const writeCells = useCallback(
    (writings: readonly Writing[]): string | null => {
      const { changes, problems } = write(writings, latest.current.plan, latest.current.context)
      const [problem] = problems
      if (problem && writings.length === 1) return problem.message
      setRefusal(null)
      remove(writings.map(({ row, column }) => markKey(row.task.id, column.key)))
      add(problems)
      if (changes.length) void save(changes, writings)
      return null
    },
    [add, remove, save]
  )
  const closeRefusal = useCallback(() => setRefusal(null), [])
  return {
    marks,
    mark: add,
    /** Answers whether the changes are saved. */
    save,
    /** Answers why a single text was not taken. */
    writeCells,
    step,
    refusal,
    closeRefusal,
  }
}

function useSaving(
  latest: RefObject<{ plan: SchedulePlan }>,
  setRefusal: (refusal: Refusal | null) => void,
  mark: (problems: readonly Problem[]) => void
) {
  const { t } = useTranslation()
  /** @returns the words of a refusal; a conflict has a dialog of its own */
  const refused = useCallback(
    (error: unknown, isKept: boolean): string | null => {
      if (error instanceof HttpError && error.status === 412) return null
      const message = refusedWords(error, t('kit.try_again'))
      setRefusal({ message, isKept })
      return message
    },
    [t, setRefusal]
  )
  const save = useCallback(
    async (changes: readonly Change[], writings: readonly Writing[] = []): Promise<boolean> => {
      try {
        for (let at = 0; at < changes.length; at += TOGETHER)
          await latest.current.plan.apply(changes.slice(at, at + TOGETHER))
        setRefusal(null)
        return true
      } catch (error) {
        const message = refused(error, writings.length > 0)
        if (message) mark(writings.map((writing) => ({ ...writing, message })))
        return false
      }
    },
    [latest, mark, refused, setRefusal]
  )
  const step = useCallback(
    (which: 'undo' | 'redo') =>
      latest.current.plan[which]().catch((error: unknown) => void refused(error, false)),
    [latest, refused]
  )
  return { save, step }
}

export type CellWriting = ReturnType<typeof useWriting>
