import { useMemo } from 'react'
import { useAddressParams } from '../../../../kit/use-address-params'
import { useHealth } from '../../schedule-control/schedule-control'
import type { ScheduleAnswer } from '../plan/types'

const UNREAD: ReadonlySet<number> = new Set()

/** A check of the schedule to whose tasks the list is narrowed. */
export interface Checked {
  /** Null: to none. */
  check: string | null
  tasks: ReadonlySet<number> | null
  clear: () => void
}

/** The tasks that a check in the address counts, against the baseline that is named with it. */
export function useChecked({ projectId, version }: ScheduleAnswer): Checked {
  const [params, setParams] = useAddressParams()
  const check = params.get('check')
  const against = Number(params.get('against')) || undefined
  const { data } = useHealth(projectId, against, { version, enabled: check !== null })
  const tasks = useMemo(() => {
    if (check === null) return null
    const found = data?.checks.find((one) => one.check === check)
    return found ? new Set(found.tasks) : UNREAD
  }, [check, data])
  const clear = () =>
    setParams(
      (current) => {
        current.delete('check')
        current.delete('against')
        return current
      },
      { replace: true }
    )
  return { check, tasks, clear }
}
