import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { POSTING_STEP_MINOR } from '#engines/labour/hour_postings'
import { formatDay, parseDay, weekdayOf } from '#engines/scheduling/moment'
import { postCosts } from '#people/project_hour_costs/post_costs'
import { call } from '../procurement/support.js'
import { aProjectToPlan, change, TEST_CARD } from '../production/schedule_support.js'
import { anEmployee } from './support.js'

const AT = '2026-01-01 00:00:00'
const STAMPS = { version: 1, created_at: AT, updated_at: AT }

async function aRate(employeeId: number, effectiveOn: string, hourMinor: number) {
  const pay = { basic_minor: 500_000, housing_minor: 0, transport_minor: 0, other_minor: 0 }
  await db.table('pay_rates').insert({
    ...{ employee_id: employeeId, effective_on: effectiveOn, cost_rate_minor: hourMinor, ...pay },
    ...STAMPS,
  })
}

/** Someone who costs so many halalas an hour from 2020 on. */
async function aWorker(client: ApiClient, hourMinor: number) {
  const { id } = await anEmployee(client, { joinOn: '2020-01-05' })
  await aRate(id, '2020-01-05', hourMinor)
  return id
}

const sundayOf = (day: string) => formatDay(parseDay(day) - weekdayOf(parseDay(day)))

/** What an hour of somebody costs on a day, in halalas. */
async function hourOn(employeeId: number, day: string): Promise<number> {
  const rate = await db
    .from('pay_rates')
    .where('employee_id', employeeId)
    .where('effective_on', '<=', day)
    .orderBy('effective_on', 'desc')
    .firstOrFail()
  return Number(rate.cost_rate_minor)
}

const costOf = async (employeeId: number, day: string, minutes: number) =>
  Math.round((minutes * (await hourOn(employeeId, day))) / 60)

/** A week of somebody with hours on some days, approved at the rates of their days. */
async function approvedWeek(
  employeeId: number,
  projectId: number,
  minutes: Record<string, number>
) {
  const [first] = Object.keys(minutes)
  const [id] = await db.table('timesheets').insert({
    ...{ employee_id: employeeId, week_start: sundayOf(first!), status: 'approved' },
    ...{ total_minutes: 0, ...STAMPS },
  })
  for (const [worked_on, worked] of Object.entries(minutes))
    await db.table('time_entries').insert({
      ...{ timesheet_id: id, employee_id: employeeId, worked_on, project_id: projectId },
      ...{ minutes: worked, cost_minor: await costOf(employeeId, worked_on, worked) },
    })
  return id!
}

/** All that hours on a project have cost until a day, by the slow and obvious way, in halalas. */
async function recomputed(projectId: number, until: string): Promise<number> {
  const entries = await db
    .from('time_entries')
    .where('project_id', projectId)
    .where('worked_on', '<=', until)
  let sum = 0
  for (const entry of entries)
    sum += await costOf(entry.employee_id, entry.worked_on, Number(entry.minutes))
  return sum
}

const postedOf = async (projectId: number) => {
  const rows = await db
    .from('project_labour_costs')
    .where('project_id', projectId)
    .orderBy('on_day')
    .select('on_day', 'amount_minor')
  return rows.map((row): [string, number] => [row.on_day, Number(row.amount_minor)])
}

test.group('Cost of hours', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  test('reaches the project by month, once, and adds up with what is held', async ({
    client,
    assert,
  }) => {
    const { id: projectId } = await aProjectToPlan()
    const [one, two, three] = [
      await aWorker(client, 55_55),
      await aWorker(client, 80_00),
      await aWorker(client, 120_00),
    ]
    for (const id of [one, two, three])
      await approvedWeek(id, projectId, { '2026-03-01': 485, '2026-03-02': 480, '2026-03-03': 480 })
    // by hand: 1,445 minutes; 55.55 → 449.03 + 444.40 + 444.40; 80 → 1,926.67; 120 → 2,890.00
    assert.equal(await recomputed(projectId, '2026-03-31'), 1_337_83 + 1_926_67 + 2_890_00)
    // March is passed on a week after it is over
    assert.equal(await postCosts('2026-04-07'), 0)
    assert.equal(await postCosts('2026-04-08'), 1)
    assert.equal(await postCosts('2026-04-08'), 0)
    assert.deepEqual(await postedOf(projectId), [['2026-03-31', 6_000_00]])
    // one person in April: their rate would be seen
    const late = await approvedWeek(one, projectId, { '2026-04-05': 480, '2026-04-06': 480 })
    assert.equal(await postCosts('2026-05-20'), 0)
    // from the second day on an hour of theirs costs more
    await aRate(two, '2026-05-04', 90_00)
    for (const id of [one, two, three])
      await approvedWeek(id, projectId, { '2026-05-03': 600, '2026-05-04': 600 })
    assert.equal(await postCosts('2026-06-10'), 1)
    const posted = (await postedOf(projectId)).reduce((sum, [, amount]) => sum + amount, 0)
    const held = (await recomputed(projectId, '2026-05-31')) - posted
    assert.isTrue(held >= 0 && held < POSTING_STEP_MINOR)
    // a week that is reopened leaves the next posting, not a posted one
    await db.from('time_entries').where('timesheet_id', late).update({ cost_minor: null })
    assert.lengthOf(await postedOf(projectId), 2)
  })

  test('waits where fewer than three people have worked', async ({ client, assert }) => {
    const { id: projectId } = await aProjectToPlan()
    for (const hourMinor of [500_00, 600_00])
      await approvedWeek(await aWorker(client, hourMinor), projectId, { '2026-03-01': 480 })
    assert.equal(await postCosts('2026-04-20'), 0)
    assert.deepEqual(await postedOf(projectId), [])
  })

  test('is in the actual cost of earned value, and nowhere by person', async ({
    client,
    assert,
  }) => {
    const { id } = await aProjectToPlan()
    await change(client, id, [...TEST_CARD])
    await call(client, 'planner', 'post', `/api/projects/${id}/baselines`, { body: { name: 'B' } })
    const path = `/api/projects/${id}/earned-value`
    const before = (await call(client, 'planner', 'get', path)).body().value
    assert.deepInclude(before, { ac: '0.00', labourUntil: null })
    for (const hourMinor of [100_00, 150_00, 200_00])
      await approvedWeek(await aWorker(client, hourMinor), id, { '2026-03-01': 480 })
    assert.equal(await postCosts('2026-04-20'), 1)
    const { value } = (await call(client, 'planner', 'get', path)).body()
    // 800 + 1,200 + 1,600
    assert.deepInclude(value, { ac: '3000.00', labourUntil: '2026-03-31' })
    const payments = await call(client, 'planner', 'get', `/api/payment-tracking/${id}`)
    const { figures } = payments.body().currencies[0]
    assert.containsSubset(figures, { labour: '3000.00', billed: '0.00' })
    const entries = await call(
      client,
      'planner',
      'get',
      `/api/payment-tracking/${id}/entries?figure=labour&currency=SAR`
    )
    assert.containsSubset(entries.body(), [
      { kind: 'labour', number: '2026-03', party: null, amount: '3000.00' },
    ])
    const columns = await db.from('project_labour_costs').where('project_id', id).first()
    assert.notProperty(columns, 'employee_id')
  })
})
