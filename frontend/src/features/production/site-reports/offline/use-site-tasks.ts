import { useKeptQuery } from '../../../../providers/use-kept-query'
import type { SiteTask } from '../site-report'
import { tasksAddress } from './addresses'

/** The tasks of a project that can be reported on. */
export const useSiteTasks = (projectId: number | null) =>
  useKeptQuery<SiteTask[]>(projectId === null ? null : tasksAddress(projectId))
