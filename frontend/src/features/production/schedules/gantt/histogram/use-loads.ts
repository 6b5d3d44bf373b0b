import { useMemo, useState } from 'react'
import type { ResourceLoad } from '@binaa/backend/resource-load'
import type { Preview, ScheduleAnswer } from '../../plan/types'
import { resourceLoads } from './load'
import { movedOf, NONE_MOVED } from './moved'

export interface Loads {
  /** Of the resources that have tasks. */
  used: readonly ResourceLoad[]
  /** The one that is shown: the one that was picked, otherwise that with most days too many. */
  shown: ResourceLoad | undefined
  pick: (resourceId: number) => void
}

/** @param preview of changes that wait: the load is as it would be */
export function useLoads(schedule: ScheduleAnswer, preview: Preview | null): Loads {
  const [picked, pick] = useState<number | null>(null)
  const used = useMemo(
    () =>
      resourceLoads(schedule, preview ? movedOf(preview) : NONE_MOVED).filter(
        ({ days }) => days.size
      ),
    [schedule, preview]
  )
  const worst = used.reduce<ResourceLoad | undefined>(
    (most, load) => (load.overloaded.length > (most?.overloaded.length ?? -1) ? load : most),
    undefined
  )
  return { used, shown: used.find(({ resourceId }) => resourceId === picked) ?? worst, pick }
}
