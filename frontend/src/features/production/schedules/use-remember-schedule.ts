import { useEffect } from 'react'
import { http } from '../../../api/http'

/** Tells the server that the user has opened a schedule: `/schedule` leads back to it. Never in the way. */
export function useRememberSchedule(projectId: number | undefined): void {
  useEffect(() => {
    if (projectId === undefined) return
    http
      .post(`/api/projects/${projectId}/schedule/openings`, {}, { isProbe: true, expects401: true })
      // only a convenience
      .catch(() => undefined)
  }, [projectId])
}
