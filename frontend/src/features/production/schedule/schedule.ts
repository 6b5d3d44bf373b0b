export const SCHEDULES = 'production.schedules'

export const schedulePath = (projectId: number | string): string =>
  `/production/projects/${projectId}/schedule`
