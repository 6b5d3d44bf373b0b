import { useMemo } from 'react'
import type { ScheduleAnswer } from '../plan/types'
import type { Filters } from './rows'
import { useChecked } from './use-checked'
import { useFilters } from './use-filters'

/** What the list is narrowed to by its own filters, and by a check that opened it. */
export function useListFilters(schedule: ScheduleAnswer) {
  const [own, changeFilters] = useFilters()
  const checked = useChecked(schedule)
  const { tasks } = checked
  const filters = useMemo((): Filters => ({ ...own, checked: tasks }), [own, tasks])
  return { filters, changeFilters, checked }
}
