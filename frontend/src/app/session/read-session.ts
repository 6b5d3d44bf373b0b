import type { AxiosResponse } from 'axios'
import { http } from '../../api/http'
import type { SessionTimes } from '../../api/types'

/** The server's times, and by how much its clock is ahead of this machine's (milliseconds). */
export interface ClockedTimes extends SessionTimes {
  skewMs: number
}

function clocked({ data, headers }: AxiosResponse<SessionTimes>): ClockedTimes | null {
  if (!data.expiresAt) return null
  const serverNow = Date.parse(String(headers.date ?? ''))
  return { ...data, skewMs: Number.isNaN(serverNow) ? 0 : serverNow - Date.now() }
}

/** How long the session lasts; asking does not extend it. */
export async function readSession(): Promise<ClockedTimes | null> {
  const headers = { 'X-Background': '1' }
  return clocked(await http.get<SessionTimes>('/api/auth/session', { headers }))
}

/** Extends the session; returns the new times. */
export async function keepSessionAlive(): Promise<ClockedTimes | null> {
  return clocked(await http.post<SessionTimes>('/api/auth/keep-alive'))
}
