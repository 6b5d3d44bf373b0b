import { useEffect } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { http } from '../../api/http'
import { useIsViewing } from '../../providers/access'
import { resourceOf } from '../define-resource'

/** Tells the server that the user has opened a record, for "recent records". Never in the way. */
export function useRememberOpened(resource: string, id: number | undefined): void {
  const client = useQueryClient()
  const { endpoint } = resourceOf(resource)
  const isKept = !useIsViewing()
  useEffect(() => {
    if (id === undefined || !isKept) return
    const body = { resource: endpoint, id }
    http
      .post('/api/recent-records', body, { isProbe: true, expects401: true })
      .then(() => client.invalidateQueries({ queryKey: ['/api/recent-records'] }))
      // only a convenience
      .catch(() => undefined)
  }, [endpoint, id, client, isKept])
}
