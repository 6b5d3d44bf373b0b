import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import db from '@adonisjs/lucid/services/db'
import { multiInsert } from '#core/database/multi_insert'
import { sqlInstant } from '#core/database/instants'
import { runJob } from '#core/jobs/run_job'
import { readBlob } from '#core/storage/blobs'
import { call } from '../procurement/support.js'
import { aLeaver, payFrom, WRITER } from './settlement_support.js'
import { aDepartment } from './support.js'

const PATH = '/api/end-of-service'
const AS_OF = '2023-12-30'

interface Row {
  employeeId: number
  award: string | null
}

const minor = (amount: string | null) => Math.round(Number(amount ?? 0) * 100)

test.group('End-of-service liability', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  const liability = async (client: Parameters<typeof call>[0], query: string) => {
    const answer = await call(client, WRITER, 'get', `${PATH}?${query}`)
    answer.assertStatus(200)
    return answer.body()
  }

  test('is for HR alone, and each look is logged', async ({ client, assert }) => {
    ;(await client.get(PATH)).assertStatus(401)
    for (const who of ['admin', 'general.manager', 'accountant', 'staff']) {
      ;(await call(client, who, 'get', PATH)).assertStatus(403)
      const file = { body: { format: 'csv', asOf: AS_OF } }
      ;(await call(client, who, 'post', `${PATH}/exports`, file)).assertStatus(403)
    }
    await liability(client, `asOf=${AS_OF}`)
    const looks = await db
      .from('audit_logs')
      .where({ entity_type: 'end_of_service', action: 'view_pay' })
    assert.deepEqual(
      looks.map(({ entity_label: label }) => label),
      [AS_OF]
    )
    ;(await call(client, WRITER, 'get', `${PATH}?asOf=2023-02-30`)).assertStatus(422)
    ;(await call(client, WRITER, 'get', `${PATH}?_sort=basic`)).assertStatus(422)
  })

  test('is reckoned as of any day, by the pay of that day', async ({ client, assert }) => {
    const { id: departmentId } = await aDepartment(client)
    const values = { departmentId }
    const one = await aLeaver(client, { lastDayOn: null, values })
    await payFrom(client, one, '2024-01-01', '10000')
    const of = async (asOf: string) =>
      (await liability(client, `asOf=${asOf}&departmentId=${departmentId}`)).rows
    assert.deepEqual(await of('2016-06-30'), [])
    // article 84: 8,000 × 7.5; article 85: two thirds
    assert.containsSubset(await of(AS_OF), [
      { wage: '8000.00', award: '40000.00', resigned: '26666.67', years: 7, days: 183 },
    ])
    // 10,000 × (2.5 + 5) on the last day of ten years
    assert.containsSubset(await of('2026-06-30'), [
      { wage: '10000.00', award: '75000.00', resigned: '75000.00', years: 10, days: 0 },
    ])
    const leaver = await aLeaver(client, { values })
    const ids = async (asOf: string) => (await of(asOf)).map((row: Row) => row.employeeId)
    assert.sameMembers(await ids(AS_OF), [one.id, leaver.id])
    assert.sameMembers(await ids('2023-12-31'), [one.id])
  })

  test('counts unpaid leave of more than twenty days as no service', async ({ client, assert }) => {
    const { id: departmentId } = await aDepartment(client)
    const one = await aLeaver(client, {
      ...{ joinOn: '2020-01-01', lastDayOn: null, basic: '12000', values: { departmentId } },
    })
    const unpaid = await db.from('leave_types').where('code', 'UNPAID').firstOrFail()
    const at = sqlInstant()
    const request = (number: string, from: string, to: string) => ({
      ...{ number, employee_id: one.id, leave_type_id: unpaid.id, from_on: from, to_on: to },
      ...{ starts_half: false, ends_half: false, days_e4: 0, status: 'approved', version: 1 },
      ...{ created_at: at, updated_at: at },
    })
    // 50 days in two requests that follow each other, and 20 by themselves
    await db
      .table('leave_requests')
      .multiInsert([
        request('LVR-T-1', '2022-03-01', '2022-03-30'),
        request('LVR-T-2', '2022-03-31', '2022-04-19'),
        request('LVR-T-3', '2023-03-01', '2023-03-20'),
      ])
    const { rows } = await liability(client, `asOf=2024-12-31&departmentId=${departmentId}`)
    assert.containsSubset(rows, [{ suspendedDays: 30, years: 4, days: 336, award: '29508.20' }])
  })

  test('of 5,000 people adds up, comes by pages and soon', async ({ client, assert }) => {
    const { id: departmentId } = await aDepartment(client)
    const at = sqlInstant()
    const stamps = { version: 1, created_at: at, updated_at: at }
    const people = Array.from({ length: 5000 }, (_, nth) => ({
      ...{ number: `EOS-T-${nth}`, name: `Person ${nth}`, name_ar: `شخص ${nth}`, status: 'active' },
      ...{ position: 'Mason', position_ar: 'بنّاء', employment_type: 'full_time' },
      ...{ department_id: departmentId, employed: true, search_text: '', ...stamps },
      join_on: `${2005 + (nth % 18)}-0${1 + (nth % 9)}-11`,
    }))
    await db.transaction(async (trx) => {
      for (let i = 0; i < people.length; i += 250)
        await multiInsert(trx, 'employees', people.slice(i, i + 250))
      const made = await trx.from('employees').where('department_id', departmentId).select('id')
      const rates = made.map(({ id }, nth) => ({
        ...{ employee_id: id, effective_on: '2005-01-01', basic_minor: 300_000 + nth * 7 },
        ...{ housing_minor: 75_001, transport_minor: 0, other_minor: 0, ...stamps },
      }))
      for (let i = 0; i < rates.length; i += 250)
        await multiInsert(trx, 'pay_rates', rates.slice(i, i + 250))
    })
    const query = `asOf=${AS_OF}&departmentId=${departmentId}&_sort=award&_order=desc`
    const started = performance.now()
    const first = await liability(client, `${query}&_start=0&_end=25`)
    const took = performance.now() - started
    assert.equal(first.count, 5000)
    assert.lengthOf(first.rows, 25)
    assert.isBelow(took, 5000)
    let sum = 0
    let last = Number.POSITIVE_INFINITY
    for (let start = 0; start < 5000; start += 500) {
      const { rows } = await liability(client, `${query}&_start=${start}&_end=${start + 500}`)
      for (const { award } of rows as Row[]) {
        assert.isAtMost(minor(award), last)
        last = minor(award)
        sum += last
      }
    }
    assert.equal(sum, minor(first.totals.award))
    assert.equal(sum, minor(first.departments[0].award))
    const found = await liability(client, `${query}&q=EOS-T-4321`)
    assert.equal(found.count, 1)
  }).timeout(120_000)

  test('leaves as a file with the same rows', async ({ client, assert }) => {
    const { id: departmentId } = await aDepartment(client)
    const one = await aLeaver(client, { lastDayOn: null, values: { departmentId } })
    for (const format of ['csv', 'xlsx']) {
      const ordered = await call(client, WRITER, 'post', `${PATH}/exports`, {
        body: { format, asOf: AS_OF, departmentId, q: null },
      })
      ordered.assertStatus(202)
      assert.equal(await runJob(ordered.body().id), 'completed')
      const job = await db.from('jobs').where('id', ordered.body().id).firstOrFail()
      const file = await db.from('files').where('id', job.result_file_id).firstOrFail()
      assert.equal(file.original_name, `end-of-service-${AS_OF}.${format}`)
      if (format === 'xlsx') continue
      const lines = (await readBlob(file.storage_key)).toString().trim().split('\r\n')
      assert.lengthOf(lines, 2)
      assert.include(lines[1], one.number)
      assert.include(lines[1], '40000.00')
      assert.include(lines[1], '26666.67')
    }
  })
})
