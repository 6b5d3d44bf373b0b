import type { Schema } from '../../../api/types'

export const PROJECTS = 'production.projects'

/** Groups of project states as the portal shows them. */
export const PROJECT_STATUSES = [
  'pending_approval',
  'active',
  'in_progress',
  'on_hold',
  'completed',
  'closed',
  'rejected',
] as const

/** A project as the API answers it; it is made when its quotation is approved. */
export type Project = Schema<'Project'>

export const projectPath = ({ id }: { id: number | string }): string => `/production/projects/${id}`
