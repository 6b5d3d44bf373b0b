import type { Schema } from '../../../api/types'
import { useTabRows, useTabWrites } from '../../../kit/show/use-tab-rows'

export const TEAM = 'production.project_team'

/** Someone on a project; whom its record names has neither id nor version. */
export type Member = Schema<'ProjectTeamMember'>

const listPath = (projectId: number) => `/api/projects/${projectId}/team`

export const useTeam = (projectId: number) =>
  useTabRows<Member>(listPath(projectId), ['project-team', 'projects'])

export const useTeamWrites = (projectId: number) => useTabWrites(listPath(projectId))
