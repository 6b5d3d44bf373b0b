import { useMemo } from 'react'
import { useChosenBaseline } from '../../schedule-control/chosen-baseline'
import { useVariances } from '../../schedule-control/schedule-control'
import { useNamedTask } from '../use-named-task'
import type { ScheduleViewProps } from '../views'
import GanttView from './gantt-view'
import { spanOf, type BaselineSpans } from './rows'

/** What a baseline kept does not change with the schedule. */
const ANY_VERSION = 0

/** The chart with the bars of the baseline that is chosen, where there is one. */
export default function GanttPage({ plan }: ScheduleViewProps) {
  const compared = useChosenBaseline(plan.schedule.projectId, ANY_VERSION)
  const namedId = useNamedTask()
  const { data } = useVariances(compared.baseline?.id, ANY_VERSION)
  const spans = useMemo(
    (): BaselineSpans | null =>
      data
        ? new Map(
            data.tasks.map(({ taskId, baselineStart, baselineFinish }) => [
              taskId,
              spanOf(baselineStart, baselineFinish)!,
            ])
          )
        : null,
    [data]
  )
  return (
    <GanttView
      plan={plan}
      baseline={compared.baseline ? spans : null}
      compared={compared}
      namedId={namedId}
    />
  )
}
