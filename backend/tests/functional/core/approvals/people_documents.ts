import type { ApiClient } from '@japa/api-client'
import Employee from '#people/employees/employee'
import { permit } from '#tests/helpers/permissions'
import { person } from '#tests/helpers/users'
import { CORRECTIONS } from '#tests/functional/people/attendance_support'
import { ask, aTeam, inDays, openBalance } from '#tests/functional/people/leave_support'
import { askOvertime } from '#tests/functional/people/overtime_support'
import { aLeaver, settle } from '#tests/functional/people/settlement_support'
import { call } from '#tests/functional/procurement/support'

/** A document as the portal answers it when someone makes one. */
export async function made(
  client: ApiClient,
  by: string,
  path: string,
  body: Record<string, unknown>
) {
  const response = await call(client, by, 'post', path, { body })
  response.assertStatus(201)
  return response.body()
}

let daysAway = 10

/** One day of leave, never the same day twice; its manager is asked first, then HR. */
export async function aLeave(client: ApiClient, by: string) {
  const { id: userId } = await person(by)
  if (!(await Employee.findBy({ userId }))) {
    const { member } = await aTeam(client)
    ;(await openBalance(client, member.id, '300')).assertStatus(201)
  }
  const day = inDays((daysAway += 2))
  const asked = await ask(client, by, { fromOn: day, toOn: day })
  asked.assertStatus(201)
  return asked.body()
}

/** Two hours on a day of their own; the same people decide as on leave. */
export async function anOvertime(client: ApiClient, by: string) {
  const { id: userId } = await person(by)
  if (!(await Employee.findBy({ userId }))) await aTeam(client)
  const asked = await askOvertime(client, by, { workedOn: inDays((daysAway += 1)) })
  asked.assertStatus(201)
  return asked.body()
}

let daysBack = 0

/** The times of one day, never the same day twice; its manager is asked first, then HR. */
export async function aCorrection(client: ApiClient, by: string) {
  const { id: userId } = await person(by)
  if (!(await Employee.findBy({ userId }))) await aTeam(client)
  const workedOn = inDays(-(++daysBack % 30) - 1)
  const [inAt, outAt] = [`${workedOn}T06:00:00Z`, `${workedOn}T14:00:00Z`]
  return made(client, by, CORRECTIONS, { workedOn, inAt, outAt, note: 'No signal' })
}

/** What HR makes for someone who leaves; two more people are of HR, so that two steps can be taken. */
export async function aSettlementOf(client: ApiClient) {
  for (const name of ['staff', 'buyer']) await permit(await person(name), 'hrManage')
  const made = await settle(client, (await aLeaver(client)).id)
  made.assertStatus(201)
  return made.body()
}
