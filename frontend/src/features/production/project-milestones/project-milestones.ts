import type { Schema } from '../../../api/types'
import { useTabRows, useTabWrites } from '../../../kit/show/use-tab-rows'

export const MILESTONES = 'production.project_milestones'

/** A contract milestone as the tab of its project lists it. */
export type Milestone = Schema<'ProjectMilestoneRow'>
export type MilestoneDetail = Schema<'ProjectMilestone'>

const listPath = (projectId: number) => `/api/projects/${projectId}/milestones`

/** Their forecasts move with the schedule. */
export const useMilestones = (projectId: number) =>
  useTabRows<Milestone>(listPath(projectId), ['project-milestones', 'schedules'])

export const useMilestoneWrites = (projectId: number) => useTabWrites(listPath(projectId))
