import { test } from '@japa/runner'
import { BUCKETS } from '#core/reports/age_buckets'
import { AS_OF, OpenDocuments } from './open_documents.js'
import { call } from '../procurement/support.js'
import db from '@adonisjs/lucid/services/db'
import { runDueJobs } from '#core/jobs/due_jobs'
import { person } from '#tests/helpers/users'

const PATH = '/api/debt-analysis'

test.group('Debt analysis', (group) => {
  const documents = OpenDocuments.within(group)

  const analysis = async (client: never, query = '') =>
    (await call(client, 'admin', 'get', `${PATH}?asOf=${AS_OF}&currency=SAR${query}`)).body()

  const documentsOf = async (client: never, by: string, key: string) =>
    (
      await call(
        client,
        'admin',
        'get',
        `${PATH}/documents?asOf=${AS_OF}&currency=SAR&by=${by}&key=${key}`
      )
    ).body()

  test('is for administrators', async ({ client }) => {
    ;(await client.get(PATH)).assertStatus(401)
    ;(await call(client, 'accountant', 'get', PATH)).assertStatus(403)
    ;(await call(client, 'admin', 'get', PATH)).assertStatus(200)
    ;(await call(client, 'admin', 'get', `${PATH}?asOf=yesterday`)).assertStatus(422)
    const documents = `${PATH}/documents?by=bucket&key=over90`
    ;(await client.get(documents)).assertStatus(401)
    ;(await call(client, 'accountant', 'get', documents)).assertStatus(403)
    const body = { format: 'xlsx', asOf: AS_OF, currency: 'SAR' }
    ;(await call(client, 'accountant', 'post', `${PATH}/exports`, { body })).assertStatus(403)
  })

  test('says what is late, what is to come in by week, and from whom', async ({
    client,
    assert,
  }) => {
    await documents.invoice('2026-03-21', 30_000)
    await documents.invoice('2026-03-01', 10_000)
    await documents.invoice('2026-04-01', 50_000)
    await documents.invoice('2026-04-07', 5_000)
    await documents.invoice('2026-09-30', 5_000)
    await documents.invoice('2026-04-01', 77, { currency: 'USD' })
    const found = await analysis(client as never)
    assert.deepInclude(found, { outstanding: '1000.00', overdue: '400.00', notDue: '600.00' })
    // (10 days of 300 and 30 days of 100) of 400
    assert.equal(found.daysLate, 15)
    const [week, second, ...later] = found.expected
    assert.deepEqual(week, { from: '2026-03-31', to: '2026-04-06', amount: '500.00', documents: 1 })
    assert.deepInclude(second, { from: '2026-04-07', amount: '50.00' })
    assert.deepInclude(later.at(-2), { to: null, amount: '50.00', documents: 1 })
    // later than the client is known to pay, and nothing promised
    assert.deepInclude(later.at(-1), { from: null, amount: '400.00', documents: 2 })
    assert.lengthOf(found.clients, 1)
    assert.deepInclude(found.clients[0], {
      clientId: documents.clientId,
      clientName: 'Sahara',
      outstanding: '1000.00',
      overdue: '400.00',
      share: '100.00',
      oldestDays: 30,
    })
    const late = (await documentsOf(client as never, 'week', 'none')).rows
    assert.sameDeepMembers(
      late.map((row: any) => [row.amount, row.expectedOn]),
      [
        ['300.00', null],
        ['100.00', null],
      ]
    )
    const { count } = await documentsOf(client as never, 'bucket', 'notDue')
    assert.equal(count, 3)
  })

  test('a client who has paid ahead makes no share larger than all', async ({ client, assert }) => {
    await documents.receipt('2026-03-01', 40_000)
    const other = await documents.client({ name: 'Noura', company: null, search_text: 'noura' })
    await documents.invoice('2026-03-01', 60_000, { client_id: other, client_name: 'Noura' })
    const found = await analysis(client as never)
    assert.equal(found.outstanding, '200.00')
    assert.equal(found.topShare, '100.00')
    assert.deepEqual(
      found.clients.map((one: any) => one.share),
      ['100.00', '0.00']
    )
  })

  test('is honest about the past: a later receipt changes no earlier month', async ({
    client,
    assert,
  }) => {
    const id = await documents.invoice('2026-01-10', 80_000, { issued_on: '2025-12-20' })
    const paid = await documents.receipt('2026-02-10', 30_000)
    await documents.settle(id, paid, 20_000, '2026-02-10')
    const { trend, unallocated, outstanding } = await analysis(client as never)
    assert.deepEqual(
      trend.slice(-6).map((at: any) => [at.on, at.outstanding, at.overdue]),
      [
        ['2025-10-31', '0.00', '0.00'],
        ['2025-11-30', '0.00', '0.00'],
        ['2025-12-31', '800.00', '0.00'],
        ['2026-01-31', '800.00', '800.00'],
        ['2026-02-28', '500.00', '600.00'],
        ['2026-03-31', '500.00', '600.00'],
      ]
    )
    assert.deepEqual([unallocated, outstanding], ['-100.00', '500.00'])
  })

  test('measures what is open by the sales of ninety days', async ({ client, assert }) => {
    assert.isNull((await analysis(client as never)).salesDays)
    await documents.invoice('2026-04-30', 60_000, { issued_on: '2026-03-15' })
    await documents.invoice('2026-01-30', 30_000, { issued_on: '2025-12-31' })
    // 900 open, 600 sold since 1 January
    assert.equal((await analysis(client as never)).salesDays, 135)
  })

  test('expects what is promised on its day, and the rest as late as the client pays', async ({
    client,
    assert,
  }) => {
    // paid 10, 20 and 60 days late: 20 is the middle
    for (const [due, paid] of [
      ['2026-01-01', '2026-01-11'],
      ['2026-01-01', '2026-01-21'],
      ['2026-01-01', '2026-03-02'],
    ]) {
      const id = await documents.invoice(due!, 1000, { balance_minor: 0 })
      await documents.settle(id, await documents.receipt(paid!, 1000), 1000, paid!)
    }
    const promised = await documents.invoice('2026-03-01', 100_000)
    await db.table('payment_promises').insert({
      ...{ invoice_id: promised, client_id: documents.clientId, client_name: 'Sahara' },
      ...{ currency: 'SAR', amount_minor: 60_000, due_on: '2026-04-20' },
      ...{ created_at: '2026-03-10 08:00:00', updated_at: '2026-03-10 08:00:00' },
    })
    await documents.invoice('2026-03-20', 7000)
    const disputed = await documents.invoice('2026-04-01', 900)
    await db.table('dunning_pauses').insert({
      ...{ invoice_id: disputed, kind: 'dispute', reason: 'Wrong steel' },
      created_at: '2026-03-10 08:00:00',
    })
    const { expected } = await analysis(client as never)
    const amounts = Object.fromEntries(expected.map((week: any) => [week.from, week.amount]))
    assert.equal(amounts['2026-04-14'], '600.00', 'promised on 20 April')
    assert.equal(amounts['2026-04-07'], '70.00', 'due on 20 March and twenty days late')
    assert.equal(amounts['null'], '409.00', 'the rest of the promise, and what is disputed')
    const week = await documentsOf(client as never, 'week', '2026-04-14')
    assert.containsSubset(week, {
      count: 1,
      rows: [{ id: promised, amount: '600.00', expectedOn: '2026-04-20', expectedBy: 'promise' }],
    })
  })

  test('provides by age, less what the client has not allocated, the oldest first', async ({
    client,
    assert,
  }) => {
    await documents.invoice('2025-12-01', 10_000)
    await documents.invoice('2026-02-10', 10_000)
    await documents.receipt('2026-03-01', 4000)
    const { provision, clients } = await analysis(client as never)
    const of = (bucket: string) => provision.rows.find((row: any) => row.bucket === bucket)
    assert.deepEqual(of('over90'), {
      ...{ bucket: 'over90', rate: '50.00', base: '60.00', amount: '30.00' },
    })
    assert.deepInclude(of('d31to60'), { base: '100.00', amount: '10.00' })
    assert.equal(provision.total, '40.00')
    assert.equal(clients[0].provision, '40.00')
  })

  test('adds up in every way, whatever was invoiced, paid and credited, on any day', async ({
    client,
    assert,
  }) => {
    const owner = (await person('bdm')).id
    const other = await documents.client({ name: 'Nora', owner_id: owner, search_text: '' })
    const random = sequence(20_260_331)
    const dayOf = () => `2026-0${1 + random(5)}-${String(1 + random(28)).padStart(2, '0')}`
    for (let index = 0; index < 60; index++) {
      const minor = 1 + random(90_000)
      const more = random(2) ? {} : { client_id: other, client_name: 'Nora' }
      const issued = dayOf()
      const id = await documents.invoice(dayOf(), minor, { issued_on: issued, ...more })
      if (random(3) === 0) continue
      const paid = dayOf()
      const received = await documents.receipt(paid, 1 + random(90_000))
      const taken = 1 + random(minor)
      await documents.settle(id, received, taken, paid)
    }
    const cents = (value: string) => Math.round(Number(value) * 100)
    const total = (row: any) =>
      [...BUCKETS, 'unallocated'].reduce((sum, name) => sum + cents(row[name]), 0)
    const all = (rows: any[]) => rows.reduce((sum, row) => sum + total(row), 0)
    for (const asOf of ['2026-01-15', '2026-02-28', '2026-03-31', '2026-05-30']) {
      const path = `${PATH}?asOf=${asOf}&currency=SAR`
      const found = (await call(client as never, 'admin', 'get', path)).body()
      const outstanding = cents(found.outstanding)
      for (const rows of [found.clients, found.projects, found.people]) {
        for (const row of rows) assert.equal(total(row), cents(row.outstanding), asOf)
        assert.equal(all(rows), outstanding, asOf)
      }
      const expected = found.expected.reduce((sum: number, one: any) => sum + cents(one.amount), 0)
      assert.equal(expected, outstanding - cents(found.unallocated), `expected ${asOf}`)
      const provided = found.clients.reduce(
        (sum: number, one: any) => sum + cents(one.provision),
        0
      )
      assert.equal(provided, cents(found.provision.total), `provision ${asOf}`)
    }
  })

  test('leaves as a workbook with every way to look at it', async ({ client, assert }) => {
    await documents.invoice('2026-02-10', 10_000)
    for (const format of ['xlsx', 'pdf']) {
      const body = { format, asOf: AS_OF, currency: 'SAR' }
      const ordered = await call(client, 'admin', 'post', `${PATH}/exports`, { body })
      ordered.assertStatus(202)
      await runDueJobs()
      const { status, result } = (
        await call(client, 'admin', 'get', `/api/jobs/${ordered.body().id}`)
      ).body()
      assert.equal(status, 'completed')
      assert.equal(result.fileName, `debt-analysis-${AS_OF}-SAR.${format}`)
    }
  })
})

/** Numbers below a limit that look random and are the same in every run. */
function sequence(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}
