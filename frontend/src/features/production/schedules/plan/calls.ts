import { http, ifMatch } from '../../../../api/http'
import type { Schema } from '../../../../api/types'
import type { Change } from './types'

const addressOf = (projectId: number) => `/api/projects/${projectId}/schedule`

export async function readSchedule(
  projectId: number,
  signal?: AbortSignal
): Promise<Schema<'Schedule'>> {
  const { data } = await http.get<Schema<'Schedule'>>(addressOf(projectId), { signal })
  return data
}

/** @param key the same for every try, so that what got through is not done twice */
export async function sendChanges(
  projectId: number,
  version: number,
  changes: readonly Change[],
  key: string
): Promise<Schema<'ScheduleChange'>> {
  const headers = { ...ifMatch(version), 'Idempotency-Key': key }
  const address = `${addressOf(projectId)}/changes`
  const { data } = await http.post<Schema<'ScheduleChange'>>(
    address,
    { changes },
    { headers, isProbe: true }
  )
  return data
}
