import { SchedulingError } from '@binaa/backend/scheduling-errors'
import { isBeforeProject } from './project-start'
import type { Change, Preview, SchedulePlan } from './types'

/** Why changes cannot be made, with the tasks concerned in their order. */
export interface Refusal {
  fault: SchedulingError['fault'] | 'BEFORE_PROJECT'
  tasks: readonly number[]
}

export interface Tried {
  preview: Preview | null
  refusal: Refusal | null
}

/** What changes would do, or why they cannot be made; nothing is kept. */
export function tried(plan: SchedulePlan, changes: readonly Change[]): Tried {
  const early = changes.find((change) => isBeforeProject(plan, change))
  if (early) {
    const tasks = early.op === 'update' ? [early.id] : []
    return { preview: null, refusal: { fault: 'BEFORE_PROJECT', tasks } }
  }
  try {
    return { preview: plan.preview(changes), refusal: null }
  } catch (error) {
    if (!(error instanceof SchedulingError)) throw error
    return { preview: null, refusal: { fault: error.fault, tasks: error.tasks } }
  }
}
