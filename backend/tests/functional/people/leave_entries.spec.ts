import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { accrueLeave } from '#people/leave_entries/accrue_leave'
import { settleYear } from '#people/leave_entries/settle_year'
import { call } from '../procurement/support.js'
import { annualBalance, aTeam, inDays, openBalance, typeOf } from './leave_support.js'
import { anEmployee, comesBack, leaves } from './support.js'

const rowsOf = (employeeId: number) =>
  db.from('leave_entries').where('employee_id', employeeId).orderBy('effective_on').orderBy('id')

async function carry(values: Record<string, number | null>) {
  await db.from('leave_types').where('code', 'ANNUAL').update(values)
}

/** Since when the firm keeps this kind of leave. */
async function keptSince(day: string) {
  await db
    .from('leave_types')
    .where('code', 'ANNUAL')
    .update({ created_at: `${day} 00:00:00` })
}

test.group('Ledger of leave', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('months that are over are written once for each person', async ({ client, assert }) => {
    await keptSince('2026-01-01')
    // five years are over on 1 July 2026: 2.5 days a month from then on
    const { id } = await anEmployee(client, { joinOn: '2021-07-01' })
    assert.isAbove(await accrueLeave('2026-09-10'), 0)
    assert.equal(await accrueLeave('2026-09-10'), 0)
    const rows = await rowsOf(id)
    assert.deepEqual(
      rows.map((row) => [row.effective_on, row.days_e4]),
      [
        ['2026-01-31', 17_500],
        ['2026-02-28', 17_500],
        ['2026-03-31', 17_500],
        ['2026-04-30', 17_500],
        ['2026-05-31', 17_500],
        ['2026-06-30', 17_500],
        ['2026-07-31', 25_000],
        ['2026-08-31', 25_000],
      ]
    )
    assert.equal(await annualBalance(client, id), '15.5')
    const sum = rows.reduce((total, row) => total + row.days_e4, 0)
    assert.equal(sum, 155_000)
  })

  test('who comes back earns for the days employed alone', async ({ client, assert }) => {
    await keptSince('2026-01-01')
    const { id } = await anEmployee(client, { joinOn: '2020-01-01' })
    await leaves(client, id, '2026-02-14')
    await accrueLeave('2026-05-02')
    await comesBack(client, id, '2026-06-16')
    await accrueLeave('2026-09-02')
    assert.equal(await accrueLeave('2026-09-02'), 0)
    assert.deepEqual(
      (await rowsOf(id)).map((row) => [row.effective_on, row.days_e4]),
      [
        ['2026-01-31', 25_000],
        ['2026-02-28', 12_500],
        // 15 / 30 of 1.75: the service that has begun is new
        ['2026-06-30', 8_750],
        ['2026-07-31', 17_500],
        ['2026-08-31', 17_500],
      ]
    )
  })

  test('who comes back within a month that is written earns the rest of it, once', async ({
    client,
    assert,
  }) => {
    await keptSince('2026-03-01')
    const { id } = await anEmployee(client, { joinOn: '2024-01-01' })
    await leaves(client, id, '2026-03-10')
    await accrueLeave('2026-04-02')
    assert.deepEqual(
      (await rowsOf(id)).map((row) => row.days_e4),
      // 10 / 31 of 1.75
      [5_645]
    )
    // entered late: a service that had ended was followed by another in the same month
    await comesBack(client, id, '2026-03-17')
    await accrueLeave('2026-05-02')
    assert.equal(await accrueLeave('2026-05-02'), 0)
    assert.deepEqual(
      (await rowsOf(id)).map((row) => [row.effective_on, row.days_e4]),
      [
        ['2026-03-31', 5_645],
        // (10 + 15) / 31 of 1.75, less what was written
        ['2026-03-31', 8_468],
        ['2026-04-30', 17_500],
      ]
    )
  })

  test('a run that was killed half way is completed by the next', async ({ client, assert }) => {
    await keptSince('2026-01-01')
    const { id } = await anEmployee(client, { joinOn: '2024-01-01' })
    await accrueLeave('2026-04-02')
    // what a killed run had not written
    await db
      .from('leave_entries')
      .where('employee_id', id)
      .where('effective_on', '>', '2026-02-01')
      .delete()
    await accrueLeave('2026-05-02')
    assert.lengthOf(await rowsOf(id), 4)
    const twice = await db.from('leave_entries').groupBy('entry_key').havingRaw('COUNT(*) > 1')
    assert.lengthOf(twice, 0)
  })

  test('what an opening balance holds is not earned again', async ({ client, assert }) => {
    await keptSince('2020-01-01')
    const { id } = await anEmployee(client, { joinOn: '2019-01-01' })
    const opened = await openBalance(client, id, '12.5', { effectiveOn: '2026-06-15' })
    opened.assertStatus(201)
    await accrueLeave('2026-09-01')
    assert.deepEqual(
      (await rowsOf(id)).map((row) => [row.kind, row.effective_on]),
      [
        ['opening', '2026-06-15'],
        ['accrual', '2026-07-31'],
        ['accrual', '2026-08-31'],
      ]
    )
    assert.equal(await annualBalance(client, id), '17.5')
    const again = await openBalance(client, id, '3')
    again.assertStatus(409)
    assert.equal(again.body().code, 'LEAVE_OPENED')
    const corrected = await openBalance(client, id, '-2', { kind: 'adjustment' })
    corrected.assertStatus(201)
    assert.equal(await annualBalance(client, id), '15.5')
  })

  test('at the turn of the year the rest is lost, and carried days expire', async ({
    client,
    assert,
  }) => {
    await carry({ carry_days: 15, carry_months: 3 })
    const { id } = await anEmployee(client, { joinOn: '2019-01-01' })
    const opened = await openBalance(client, id, '20', { effectiveOn: '2025-12-31' })
    opened.assertStatus(201)
    await settleYear('2026-01-01')
    await settleYear('2026-02-01')
    assert.equal(await annualBalance(client, id), '15')
    const taken = { employee_id: id, leave_type_id: await typeOf('ANNUAL'), kind: 'taken' }
    await db.table('leave_entries').insert({
      ...taken,
      ...{ effective_on: '2026-02-10', days_e4: -90_000, entry_key: `taken:test-${id}` },
      created_at: '2026-02-10 00:00:00',
    })
    await settleYear('2026-04-01')
    await settleYear('2026-04-02')
    const kinds = (await rowsOf(id)).map((row) => [row.kind, row.days_e4])
    assert.deepEqual(kinds, [
      ['opening', 200_000],
      ['lost', -50_000],
      ['taken', -90_000],
      ['expired', -60_000],
    ])
    assert.equal(await annualBalance(client, id), '0')
  })

  test('is read by the person, those above them and HR, and written by HR', async ({
    client,
    assert,
  }) => {
    const { member } = await aTeam(client)
    const path = `/api/employees/${member.id}/leave`
    const guest = await client.get(path)
    guest.assertStatus(401)
    for (const [username, status] of [
      ['staff', 200],
      ['foreman', 200],
      ['planner', 200],
      ['hr.manager', 200],
      ['buyer', 403],
    ] as const)
      assert.equal((await call(client, username, 'get', path)).status(), status, username)
    const body = {
      leaveTypeId: await typeOf('ANNUAL'),
      ...{ kind: 'adjustment', effectiveOn: inDays(0), days: '100', note: 'Mine' },
    }
    const refused = await call(client, 'staff', 'post', path, { body })
    refused.assertStatus(403)
    for (const [field, value] of [
      ['days', '0'],
      ['days', '1000'],
      ['effectiveOn', inDays(1)],
      ['leaveTypeId', await typeOf('SICK')],
      ['note', ''],
    ] as const) {
      const wrong = await call(client, 'hr.manager', 'post', path, {
        body: { ...body, [field]: value },
      })
      wrong.assertStatus(422)
      assert.property(wrong.body().errors, field)
    }
    assert.lengthOf(await rowsOf(member.id), 0)
  })
})
