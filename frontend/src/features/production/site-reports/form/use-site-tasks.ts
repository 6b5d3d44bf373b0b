import { useQuery } from '@tanstack/react-query'
import { http } from '../../../../api/http'
import { HttpError } from '../../../../api/http-error'
import { deviceTable } from '../queue/device'
import type { SiteTask } from '../site-report'

const kept = deviceTable<SiteTask[]>('binaa-site-tasks')

/**
 * The tasks of a project that can be reported on. Those of the last visit stay on this device, for when
 * there is no connection.
 */
export function useSiteTasks(projectId: number | null) {
  return useQuery<SiteTask[]>({
    queryKey: ['site-report-tasks', projectId],
    enabled: projectId !== null,
    networkMode: 'always',
    retry: false,
    queryFn: async ({ signal }) => {
      try {
        const { data } = await http.get<SiteTask[]>(
          `/api/site-reports/tasks?projectId=${projectId}`,
          { signal }
        )
        await kept.change(String(projectId), () => data)
        return data
      } catch (error) {
        const known = await kept.get(String(projectId))
        if (known && error instanceof HttpError && error.status === 0) return known
        throw error
      }
    },
  })
}
