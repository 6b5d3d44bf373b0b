import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { anEmployee } from './support.js'

export const SHEETS = '/api/month-sheets'
/** 31 days, long over, and without a public holiday. */
export const MONTH = '2026-03'
export const IBAN = 'SA0380000000608010167519'

/** 405.00 a day in March. */
export const RATE = {
  effectiveOn: '2022-01-01',
  ...{ basic: '9300', housing: '2325', transport: '930' },
}

export interface Sheet {
  id: number
  version: number
  status: string
  jobId: string | null
  can: Record<string, boolean>
}

/** A second person of HR: locking takes two. */
export const ANOTHER = 'hr.officer'

/** Somebody with pay and an account. */
export async function aPaidPerson(client: ApiClient, values: Record<string, unknown> = {}) {
  const { rate = RATE, ...record } = values as { rate?: object }
  const employee = await anEmployee(client, record)
  const path = `/api/employees/${employee.id}`
  const sent = { body: rate as Record<string, unknown>, seen: employee.version }
  const rated = await call(client, 'hr.manager', 'post', `${path}/pay-rates`, sent)
  rated.assertStatus(201)
  const bank = await client
    .put(`${path}/bank-account`)
    .loginAs(await person('hr.manager'))
    .withCsrfToken()
    .header('If-Match', `"${rated.body().version}"`)
    .unsafeJson({ bankName: 'Al Rajhi', accountName: employee.name, iban: IBAN })
  bank.assertStatus(200)
  return { ...employee, version: bank.body().version as number }
}

/** Leave that was approved, as far as payroll asks. */
export async function approvedLeave(
  client: ApiClient,
  employeeId: number,
  { code, ...days }: { code: string; fromOn: string; toOn: string; startsHalf?: boolean }
) {
  const type = await db.from('leave_types').where('code', code).firstOrFail()
  const body = { employeeId, leaveTypeId: type.id, ...days }
  const request = await call(client, 'hr.manager', 'post', '/api/leave-requests', { body })
  request.assertStatus(201)
  await db.from('leave_requests').where('id', request.body().id).update({ status: 'approved' })
  return request.body().id as number
}

export const step = (
  client: ApiClient,
  by: string,
  { id, version }: Pick<Sheet, 'id' | 'version'>,
  action: string,
  body: Record<string, unknown> = {}
) => call(client, by, 'post', `${SHEETS}/${id}/${action}`, { body, seen: version })

export async function shown(client: ApiClient, id: number): Promise<Sheet> {
  const answer = await call(client, 'hr.manager', 'get', `${SHEETS}/${id}`)
  answer.assertStatus(200)
  return answer.body()
}

/** The sheet of a month, with its lines counted. */
export async function aSheet(client: ApiClient, month = MONTH): Promise<Sheet> {
  const begun = await call(client, 'hr.manager', 'post', SHEETS, { body: { month } })
  begun.assertStatus(201)
  if ((await runJob(begun.body().jobId)) !== 'completed') throw new Error('the sheet is not built')
  return shown(client, begun.body().id)
}

/** The same, counted again. */
export async function rebuilt(client: ApiClient, sheet: Sheet): Promise<Sheet> {
  const answer = await step(client, 'hr.manager', sheet, 'build')
  answer.assertStatus(200)
  if ((await runJob(answer.body().jobId)) !== 'completed') throw new Error('the sheet is not built')
  return shown(client, sheet.id)
}

export async function linesOf(client: ApiClient, sheet: Sheet, employeeId: number) {
  const path = `${SHEETS}/${sheet.id}/lines?employeeId=${employeeId}`
  const answer = await call(client, 'hr.manager', 'get', path)
  answer.assertStatus(200)
  return (answer.body() as any[]).sort((a, b) => (a.fromOn < b.fromOn ? -1 : 1))
}
