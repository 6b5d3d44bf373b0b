import { test } from '@japa/runner'
import { AS_OF, OpenDocuments } from './open_documents.js'
import { call } from '../procurement/support.js'

const PATH = '/api/debt-analysis'

test.group('Debt analysis', (group) => {
  const documents = OpenDocuments.within(group)

  const analysis = async (client: never, query = '') =>
    (await call(client, 'admin', 'get', `${PATH}?asOf=${AS_OF}&currency=SAR${query}`)).body()

  test('is for administrators', async ({ client }) => {
    ;(await client.get(PATH)).assertStatus(401)
    ;(await call(client, 'accountant', 'get', PATH)).assertStatus(403)
    ;(await call(client, 'admin', 'get', PATH)).assertStatus(200)
    ;(await call(client, 'admin', 'get', `${PATH}?asOf=yesterday`)).assertStatus(422)
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
    assert.deepInclude(later.at(-1), { to: null, amount: '50.00', documents: 1 })
    assert.deepEqual(found.clients, [
      {
        clientId: documents.clientId,
        clientName: 'Sahara',
        outstanding: '1000.00',
        overdue: '400.00',
        share: '100.00',
        oldestDays: 30,
      },
    ])
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
      trend.map((at: { on: string; outstanding: string; overdue: string }) => Object.values(at)),
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
})
