import type { Paper } from './pdf/geometry.js'

export interface SchedulePrint {
  projectId: number
  paper: Paper
  /** First and last day of the time axis; null fits the plan. */
  from: string | null
  to: string | null
  language: 'en' | 'ar'
  /** Whose bars are drawn below those of the plan; null or gone: none. */
  baselineId?: number | null
  /** Resources whose load stands below the bars. */
  resourceIds?: number[]
}
