import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { addDays } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { person } from '#tests/helpers/users'
import { typeOf } from '../people/leave_support.js'
import { anEmployee } from '../people/support.js'
import { call } from '../procurement/support.js'
import { aCrowdedPlan, optimized } from './scenario_support.js'
import { scheduleOf } from './schedule_support.js'

const available = (client: ApiClient, id: number) =>
  call(client, 'planner', 'get', `/api/schedule-resources/${id}/availability`)

/** An engineer with a sign-in, and what writes leave for them. */
async function someone(client: ApiClient) {
  const user = await person('staff')
  const { id: employeeId } = await anEmployee(client, { userId: user.id })
  const typeId = await typeOf('ANNUAL')
  let nth = 0
  const away = async (fromOn: string, toOn: string, more: object = {}) => {
    const written = new Date().toISOString().slice(0, 19).replace('T', ' ')
    await db.table('leave_requests').insert({
      ...{ number: `T-${employeeId}-${++nth}`, employee_id: employeeId, leave_type_id: typeId },
      ...{ from_on: fromOn, to_on: toOn, starts_half: false, ends_half: false, days_e4: 10_000 },
      ...{ status: 'approved', version: 1, created_at: written, updated_at: written },
      ...more,
    })
  }
  return { userId: user.id, away }
}

test.group('People of a schedule', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('on approved leave leave one unit less, and the plan goes around it', async ({
    client,
    assert,
  }) => {
    const { userId, away } = await someone(client)
    const { project, crew } = await aCrowdedPlan(client, '1', { capacity: '2', userId })
    assert.equal((await optimized(client, project.id)).before.overloadedDays, 0)
    await away('2027-06-07', '2027-06-08')
    await away('2027-06-20', '2027-06-21', { status: 'submitted' })
    const shown = await scheduleOf(client, project.id)
    const person = shown.resources.find(({ id }: { id: number }) => id === crew)
    assert.deepEqual(person.downtime, [
      { kind: 'leave', fromOn: '2027-06-07', backOn: '2027-06-09', isOpen: false },
    ])
    const found = await optimized(client, project.id)
    assert.equal(found.before.overloadedDays, 2)
    assert.equal(found.after.overloadedDays, 0)
    const held = found.moves.find((move: any) => move.reason.code === 'outage')
    assert.deepInclude(held.reason, { resourceId: crew, outage: 'leave' })
  })

  test('who are away for half a day are planned with', async ({ client, assert }) => {
    const { userId, away } = await someone(client)
    const { crew } = await aCrowdedPlan(client, '1', { userId })
    const first = addDays(today(), 10)
    await away(first, first, { starts_half: true })
    await away(addDays(first, 5), addDays(first, 7), { starts_half: true, ends_half: true })
    const { absences } = (await available(client, crew)).body()
    assert.deepEqual(absences, [
      { kind: 'leave', fromOn: addDays(first, 6), backOn: addDays(first, 7), isOpen: false },
    ])
  })

  test('are named with their days ahead only, and never with the kind of leave', async ({
    client,
    assert,
  }) => {
    const { userId, away } = await someone(client)
    const { crew } = await aCrowdedPlan(client, '1', { userId })
    await away(addDays(today(), -20), addDays(today(), -10))
    await away(addDays(today(), 20), addDays(today(), 22))
    const answer = (await available(client, crew)).body()
    assert.deepEqual(answer.absences, [
      ...[{ kind: 'leave', fromOn: addDays(today(), 20), backOn: addDays(today(), 23) }].map(
        (one) => ({ ...one, isOpen: false })
      ),
    ])
    assert.notMatch(JSON.stringify(answer), /annual/i)
  })
})
