import { useIsNarrow } from '../../../../kit/use-is-narrow'
import type { ScheduleViewProps } from '../views'
import { TaskGrid } from './task-grid'
import { TaskList } from './task-list'

/** The tasks of a schedule: cells to be written on a screen with room for them, cards to read on a phone. */
export default function ListView({ plan }: ScheduleViewProps) {
  return useIsNarrow() ? <TaskList plan={plan} /> : <TaskGrid plan={plan} />
}
