import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { anEmployee } from './support.js'

export const REQUESTS = '/api/leave-requests'
export const inDays = (days: number) => formatDay(parseDay(today()) + days)

export async function typeOf(code: string): Promise<number> {
  return (await db.from('leave_types').where('code', code).firstOrFail()).id
}

/** `staff` reports to `foreman`, who reports to `planner`; each with a sign-in. */
export async function aTeam(client: ApiClient) {
  const userOf = async (username: string) => ({ userId: (await person(username)).id })
  const top = await anEmployee(client, await userOf('planner'))
  const manager = await anEmployee(client, { ...(await userOf('foreman')), managerId: top.id })
  const own = { ...(await userOf('staff')), managerId: manager.id }
  return { top, manager, member: await anEmployee(client, own) }
}

export async function openBalance(
  client: ApiClient,
  employeeId: number,
  days: string,
  values: Record<string, unknown> = {}
) {
  return call(client, 'hr.manager', 'post', `/api/employees/${employeeId}/leave`, {
    body: {
      leaveTypeId: await typeOf('ANNUAL'),
      ...{ kind: 'opening', effectiveOn: today(), days, note: 'Brought along', ...values },
    },
  })
}

export async function ask(client: ApiClient, username: string, values: Record<string, unknown>) {
  const { code = 'ANNUAL', ...rest } = values
  const body = { leaveTypeId: await typeOf(String(code)), ...rest }
  return call(client, username, 'post', REQUESTS, { body })
}

export async function annualBalance(client: ApiClient, employeeId: number): Promise<string> {
  const leave = await call(client, 'hr.manager', 'get', `/api/employees/${employeeId}/leave`)
  leave.assertStatus(200)
  const id = await typeOf('ANNUAL')
  return leave
    .body()
    .balances.find(({ leaveTypeId }: { leaveTypeId: number }) => leaveTypeId === id).balance
}
