import type { ProjectStatus } from '#production/enums/project_statuses'

/**
 * Where a project may go from where. Finished work may be reopened until the project is closed;
 * what waits for an approval, or was rejected, is not moved by hand.
 */
export const PROJECT_LIFE: Readonly<Record<ProjectStatus, readonly ProjectStatus[]>> = {
  pending_approval: [],
  active: ['in_progress', 'on_hold'],
  in_progress: ['completed', 'on_hold'],
  on_hold: ['in_progress'],
  completed: ['closed', 'in_progress'],
  closed: [],
  rejected: [],
}
