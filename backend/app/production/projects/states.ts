import { documentStates } from '#core/approvals/document_states'
import type { ProjectStatus } from '#production/enums/project_statuses'
import type Project from './project.js'

/**
 * Where a project may go from where. Finished work may be reopened until the project is closed;
 * what waits for an approval is moved by its decision only, what was rejected may be handed in again.
 */
export const PROJECT_LIFE: Readonly<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  pending_approval: [],
  active: ['in_progress', 'on_hold'],
  in_progress: ['completed', 'on_hold'],
  on_hold: ['in_progress'],
  completed: ['closed', 'in_progress'],
  closed: [],
  rejected: ['pending_approval'],
}

const decides = {
  from: ['pending_approval'],
  ability: 'projects.approve',
  decidedBy: 'approver',
} as const

/** How a project that was entered by hand is decided on. */
export const projectDecisions = documentStates<Pick<Project, 'status' | 'createdBy'>>()({
  approve: decides,
  reject: decides,
})
