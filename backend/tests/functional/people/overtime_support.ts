import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'
import { inDays } from './leave_support.js'

export const OVERTIME = '/api/overtime-requests'

/** Two hours in three days, unless stated otherwise. */
export async function askOvertime(
  client: ApiClient,
  username: string,
  values: Record<string, unknown> = {}
) {
  const body = { workedOn: inDays(3), minutes: 120, reason: 'Concrete pour', ...values }
  return call(client, username, 'post', OVERTIME, { body })
}

export async function decideOvertime(
  client: ApiClient,
  username: string,
  action: 'approve' | 'reject' | 'cancel',
  { id, version }: { id: number; version: number },
  body: Record<string, unknown> = {}
) {
  return call(client, username, 'post', `${OVERTIME}/${id}/${action}`, { body, seen: version })
}
