import { setTimeout as sleep } from 'node:timers/promises'
import type { PortalClient } from './portal_client.ts'

const NAP_MS = 50

/**
 * @returns milliseconds until the job that was ordered has succeeded
 * @throws Error when it has not
 */
export async function jobTime(
  requester: PortalClient,
  order: () => Promise<{ id: unknown }>
): Promise<number> {
  const begun = performance.now()
  const { id } = await order()
  await jobDone(requester, id)
  return performance.now() - begun
}

/** @throws Error when a job has not succeeded */
export async function jobDone(requester: PortalClient, id: unknown) {
  for (;;) {
    const { status } = await requester.send<{ status: string }>('GET', `/api/jobs/${String(id)}`)
    if (status === 'completed') return
    if (status === 'failed' || status === 'cancelled') throw new Error(`the job ${status}`)
    await sleep(NAP_MS)
  }
}
