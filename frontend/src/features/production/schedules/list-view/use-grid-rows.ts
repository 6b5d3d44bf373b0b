import { useCallback, useMemo, useRef, useState } from 'react'
import type { SchedulePlan, ScheduleTask } from '../plan/types'
import type { CellContext, GridRow } from './columns/column'
import { predecessorTexts, resourceTexts } from './columns/link-columns'
import { rowsOf, type Filters } from './rows'

/** The rows on screen, and which summaries are collapsed. */
export function useGridRows({ schedule }: SchedulePlan, context: CellContext, filters: Filters) {
  const { tasks, links, assignments, resources, materials } = schedule
  const { collapsed, toggle, setAll } = useCollapsed(tasks)
  const predecessors = useMemo(
    () => predecessorTexts({ tasks, links }, context),
    [tasks, links, context]
  )
  const users = useMemo(() => resourceTexts({ assignments, resources }), [assignments, resources])
  const last = useRef<ReadonlyMap<number, GridRow>>(new Map())
  const rows = useMemo(() => {
    const input = {
      schedule: { tasks, assignments, materials },
      filters,
      collapsed,
      predecessors,
      resources: users,
    }
    const now = rowsOf(input, last.current)
    last.current = new Map(now.map((row) => [row.task.id, row]))
    return now
  }, [tasks, assignments, materials, filters, collapsed, predecessors, users])
  return { rows, toggle, setAll }
}

function useCollapsed(tasks: readonly ScheduleTask[]) {
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set())
  const toggle = useCallback(
    (id: number) =>
      setCollapsed((before) => {
        const next = new Set(before)
        if (!next.delete(id)) next.add(id)
        return next
      }),
    []
  )
  const setAll = (isCollapsed: boolean) => {
    const summaries = isCollapsed ? tasks.filter(({ kind }) => kind === 'summary') : []
    setCollapsed(new Set(summaries.map(({ id }) => id)))
  }
  return { collapsed, toggle, setAll }
}
