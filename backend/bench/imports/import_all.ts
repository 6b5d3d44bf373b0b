import { jobTime } from '../requests/job_time.ts'
import type { PortalClient } from '../requests/portal_client.ts'

interface Batch {
  id: number
  version: number
  mapping: { field: string; column: number }[]
}

/** Uploads, checks and imports a table as someone at the portal does, and waits for the end of each. */
export async function importAll(requester: PortalClient, table: string) {
  const batch = await requester.upload<Batch>('/api/imports', { resource: 'clients' }, table)
  const checkedMs = await jobTime(requester, () =>
    requester.send(
      'POST',
      `/api/imports/${batch.id}/check`,
      { mapping: batch.mapping },
      batch.version
    )
  )
  const { version } = await requester.send<Batch>('GET', `/api/imports/${batch.id}`)
  const appliedMs = await jobTime(requester, () =>
    requester.send('POST', `/api/imports/${batch.id}/apply`, {}, version)
  )
  return { checkedMs, appliedMs }
}
