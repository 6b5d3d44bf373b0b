import { useMemo } from 'react'
import { Empty } from '../../../../kit/empty'
import { useTranslation } from 'react-i18next'
import type { SchedulePlan } from '../plan/types'
import { SCHEDULES } from '../schedule'
import { FilterBar } from './filter-bar'
import { isFiltered, rowsOf } from './rows'
import { TaskCards } from './task-cards'
import { useListFilters } from './use-list-filters'

const NONE = new Map<number, never>()
const NO_IDS = new Set<number>()

/** The outline on a phone, with the same filters. */
export function TaskList({ plan }: { plan: SchedulePlan }) {
  const { t } = useTranslation()
  const { schedule } = plan
  const { filters, changeFilters: change, checked } = useListFilters(schedule)
  const tasks = useMemo(() => {
    const input = { schedule, filters, collapsed: NO_IDS, predecessors: NONE, resources: NONE }
    return rowsOf(input, NONE).map(({ task }) => task)
  }, [schedule, filters])
  return (
    <>
      <FilterBar
        filters={filters}
        onChange={change}
        resources={schedule.resources}
        hasMaterials={schedule.materials.length > 0}
        checked={checked}
      />
      {tasks.length ? (
        <TaskCards plan={plan} tasks={tasks} />
      ) : (
        <Empty title={t(`${SCHEDULES}.${isFiltered(filters) ? 'none_here' : 'none_yet'}`)} />
      )}
    </>
  )
}
