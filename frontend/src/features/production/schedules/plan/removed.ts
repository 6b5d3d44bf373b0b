import type { ScheduleAssignment, ScheduleLink, ScheduleTask } from './types'

/** A task that was taken out with all below it, kept so that it can be put back. */
export interface RemovedBranch {
  /** The task itself first. */
  tasks: ScheduleTask[]
  /** The sibling that it stood behind. */
  afterId: number | null
  links: ScheduleLink[]
  assignments: ScheduleAssignment[]
}
