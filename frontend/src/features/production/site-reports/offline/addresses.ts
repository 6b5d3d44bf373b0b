export const PROJECTS_ADDRESS = '/api/site-reports/projects'
export const tasksAddress = (projectId: number) => `/api/site-reports/tasks?projectId=${projectId}`
