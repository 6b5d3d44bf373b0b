import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { today } from '#core/settings/firm_clock'
import { weekStartOf } from '#engines/labour/timesheet'
import { formatDay, parseDay } from '#engines/scheduling/moment'
import { remindMissing } from '#people/timesheet_reminders/remind_missing'
import { person } from '#tests/helpers/users'
import { call } from '../procurement/support.js'
import { aTeam } from './leave_support.js'

const AT = '2026-01-01 00:00:00'
const after = (day: string, days: number) => formatDay(parseDay(day) + days)

async function aWeek(employeeId: number, weekStart: string, status: string) {
  await db.table('timesheets').insert({
    ...{ employee_id: employeeId, week_start: weekStart, status, total_minutes: 480 },
    ...{ version: 1, created_at: AT, updated_at: AT },
  })
}

async function remindersOf(username: string): Promise<string[]> {
  const rows = await db
    .from('notifications')
    .where({ user_id: (await person(username)).id, type: 'timesheet_missing' })
    .orderBy('id')
  return rows.map(({ title, message }) => `${title}: ${message}`)
}

test.group('Reminders of timesheets', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('go once to the person and to the manager, from Thursday on', async ({ client, assert }) => {
    const { manager, member, top } = await aTeam(client)
    for (const { id } of [manager, member, top])
      await db.from('employees').where('id', id).update({ join_on: '2020-01-05' })
    const sunday = weekStartOf(today())
    const before = after(sunday, -7)
    const [thursday, wednesday] = [after(sunday, 4), after(sunday, 3)]
    // a firm without a timesheet keeps none
    assert.equal(await remindMissing(thursday), 0)
    await aWeek(manager.id, before, 'submitted')
    await aWeek(top.id, before, 'approved')
    await aWeek(member.id, before, 'draft')
    assert.equal(await remindMissing(wednesday), 0)
    await remindMissing(thursday)
    await remindMissing(thursday)
    await remindMissing(after(sunday, 6))
    const own = await remindersOf('staff')
    assert.lengthOf(own, 1)
    assert.include(own[0], before)
    const { name } = await db.from('employees').where('id', member.id).firstOrFail()
    const team = await remindersOf('foreman')
    assert.lengthOf(team, 1)
    assert.include(team[0], name)
    assert.isFalse((await remindersOf('planner')).some((text) => text.includes(name)))
    // the next week is a new one
    await remindMissing(after(thursday, 7))
    assert.lengthOf(await remindersOf('staff'), 2)
  })

  test('are not for those who have submitted, or had nothing to work', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const sunday = weekStartOf(today())
    const before = after(sunday, -7)
    await aWeek(member.id, before, 'submitted')
    await remindMissing(after(sunday, 4))
    assert.lengthOf(await remindersOf('staff'), 0)
    await db.from('timesheets').where('employee_id', member.id).delete()
    await aWeek(member.id, after(before, -7), 'approved')
    const feast = await call(client, 'hr.manager', 'post', '/api/public-holidays', {
      body: { name: 'Feast', nameAr: 'عيد', fromOn: before, toOn: after(before, 6) },
    })
    feast.assertStatus(201)
    await remindMissing(after(sunday, 4))
    assert.lengthOf(await remindersOf('staff'), 0)
  })
})
