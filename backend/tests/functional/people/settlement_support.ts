import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'
import { openBalance } from './leave_support.js'
import { anEmployee, leaves } from './support.js'

export const SETTLEMENTS = '/api/settlements'
/** Who makes settlements, and who decides on them. */
export const [WRITER, DECIDER] = ['hr.manager', 'hr.officer']

interface Leaver {
  joinOn?: string
  lastDayOn?: string | null
  basic?: string | null
  /** Days of leave on the last day. */
  leave?: string
  values?: Record<string, unknown>
}

/** Sets what someone is paid a month from a day on. */
export async function payFrom(
  client: ApiClient,
  { id }: { id: number },
  effectiveOn: string,
  basic: string
) {
  const { version } = (await call(client, WRITER, 'get', `/api/employees/${id}`)).body()
  const paid = await call(client, WRITER, 'post', `/api/employees/${id}/pay-rates`, {
    body: { effectiveOn, basic },
    seen: version,
  })
  paid.assertStatus(201)
}

/** Someone of seven and a half years at 8,000 a month who leaves. */
export async function aLeaver(
  client: ApiClient,
  {
    joinOn = '2016-07-01',
    lastDayOn = '2023-12-30',
    basic = '8000',
    leave,
    values = {},
  }: Leaver = {}
) {
  const employee = await anEmployee(client, { joinOn, ...values })
  if (basic) await payFrom(client, employee, joinOn, basic)
  if (leave && lastDayOn) {
    const opened = await openBalance(client, employee.id, leave, { effectiveOn: lastDayOn })
    opened.assertStatus(201)
  }
  if (lastDayOn) await leaves(client, employee.id, lastDayOn)
  return employee
}

export const settle = (client: ApiClient, employeeId: number, more: Record<string, unknown> = {}) =>
  call(client, WRITER, 'post', SETTLEMENTS, {
    body: { employeeId, serviceEnd: 'contract_ended', ...more },
  })

/** The settlement of someone new who leaves, as its page shows it. */
export async function aSettlement(client: ApiClient, more: Record<string, unknown> = {}) {
  const employee = await aLeaver(client, { leave: '12.5' })
  const made = await settle(client, employee.id, more)
  made.assertStatus(201)
  return shown(client, made.body().id)
}

export async function shown(client: ApiClient, id: number, by = WRITER) {
  const answer = await call(client, by, 'get', `${SETTLEMENTS}/${id}`)
  answer.assertStatus(200)
  return answer.body()
}

export const act = (
  client: ApiClient,
  by: string,
  { id, version }: { id: number; version: number },
  path: string,
  body: Record<string, unknown> = {}
) => call(client, by, 'post', `${SETTLEMENTS}/${id}/${path}`, { body, seen: version })

/** Submitted by its writer. */
export async function submitted(client: ApiClient, more: Record<string, unknown> = {}) {
  const { id, version } = await aSettlement(client, more)
  ;(await act(client, WRITER, { id, version }, 'submit')).assertStatus(200)
  return shown(client, id)
}

export async function approved(client: ApiClient, more: Record<string, unknown> = {}) {
  const one = await submitted(client, more)
  ;(await act(client, DECIDER, one, 'approve')).assertStatus(200)
  return shown(client, one.id)
}
