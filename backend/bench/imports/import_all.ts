import { setTimeout as sleep } from 'node:timers/promises'
import type { PortalClient } from '../requests/portal_client.ts'

interface Batch {
  id: number
  version: number
  mapping: { field: string; column: number }[]
}

const NAP_MS = 50

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

/** @returns milliseconds until the job that was ordered has succeeded */
async function jobTime(
  requester: PortalClient,
  order: () => Promise<{ id: unknown }>
): Promise<number> {
  const begun = performance.now()
  const { id } = await order()
  for (;;) {
    const { status } = await requester.send<{ status: string }>('GET', `/api/jobs/${String(id)}`)
    if (status === 'completed') return performance.now() - begun
    if (status === 'failed' || status === 'cancelled') throw new Error(`the job ${status}`)
    await sleep(NAP_MS)
  }
}
