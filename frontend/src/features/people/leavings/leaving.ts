import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Answer, Schema } from '../../../api/types'
import { useLiveEvent } from '../../../providers/live'

export const LEAVINGS = 'people.leavings'

export type Leaving = Schema<'Leaving'>

const leavingPath = (employeeId: number) => `/api/employees/${employeeId}/leaving`

/** How the leaving of a person stands, read again when their record changes. */
export function useLeaving(employeeId: number) {
  const client = useQueryClient()
  const queryKey = [leavingPath(employeeId)]
  useLiveEvent('record', ({ resource, id }) => {
    if (resource === 'employees' && Number(id) === employeeId)
      void client.invalidateQueries({ queryKey })
  })
  return useQuery<Answer<'leavings.show'>>({ queryKey })
}

/** Reads again what an entered, moved or withdrawn last day changes. */
export function useRefreshLeaving(employeeId: number) {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [leavingPath(employeeId), `/api/employees/${employeeId}/checklists`].map((path) =>
        client.invalidateQueries({ queryKey: [path] })
      )
    )
}
