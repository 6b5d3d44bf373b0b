import type { ScheduleViewProps } from '../views'
import { TaskCards } from './task-cards'

/** The tasks of a schedule as an outline. */
export default function ListView({ plan }: ScheduleViewProps) {
  return <TaskCards plan={plan} tasks={plan.schedule.tasks} />
}
