import { test } from '@japa/runner'
import { AS_OF, OpenDocuments } from './open_documents.js'
import db from '@adonisjs/lucid/services/db'
import { levelOf, remindOfInvoices } from '#commercial/invoices/actions/remind_of_invoices'
import { person } from '#tests/helpers/users'

/** Due days of the ageing card with the bucket each stands in on 31 March 2026. */
const CARD = [
  ['2026-04-10', 'notDue', 10_000],
  ['2026-03-31', 'd0to30', 200],
  ['2026-03-01', 'd0to30', 30_000],
  ['2026-02-28', 'd31to60', 4_000],
  ['2026-01-30', 'd31to60', 500],
  ['2026-01-29', 'd61to90', 60],
  ['2025-12-31', 'd61to90', 700],
  ['2025-12-30', 'over90', 8],
] as const

test.group('Ageing', (group) => {
  const documents = OpenDocuments.within(group)

  async function report(client: any, query = '') {
    const response = await client
      .get(`/api/ageing?asOf=${AS_OF}${query}`)
      .loginAs(await person('accountant'))
    response.assertStatus(200)
    return response.body().rows.find((one: any) => one.clientId === documents.clientId)
  }

  test('every boundary day stands in its bucket and the buckets add up', async ({
    client,
    assert,
  }) => {
    for (const [dueOn, , minor] of CARD) await documents.invoice(dueOn, minor)
    assert.containsSubset(await report(client), {
      notDue: '100.00',
      d0to30: '302.00',
      d31to60: '45.00',
      d61to90: '7.60',
      over90: '0.08',
      unallocated: '0.00',
      outstanding: '454.68',
    })
    const rows = await client
      .get(`/api/ageing/${documents.clientId}?asOf=${AS_OF}`)
      .loginAs(await person('accountant'))
    assert.deepEqual(
      rows.body().map(({ dueOn, bucket }: any) => [dueOn, bucket]),
      CARD.map(([dueOn, bucket]) => [dueOn, bucket])
    )
    assert.equal((await report(client, '&by=issued')).over90, '454.68')
  })

  test('only what had happened by the day counts; what came in without an invoice stands apart', async ({
    client,
    assert,
  }) => {
    const first = await documents.invoice('2026-03-15', 100_000)
    await documents.invoice('2026-05-01', 5_000, { issued_on: '2026-04-01' })
    const early = await documents.receipt('2026-03-20', 70_000)
    const late = await documents.receipt('2026-04-02', 30_000)
    await documents.settle(first, early, 40_000, '2026-03-20')
    await documents.settle(first, late, 30_000, '2026-04-02')
    const row = await report(client)
    assert.containsSubset(row, { d0to30: '600.00', unallocated: '-300.00', outstanding: '300.00' })
    const statement = await client
      .get(`/api/clients/${documents.clientId}/statement?to=${AS_OF}`)
      .loginAs(await person('accountant'))
    assert.equal(statement.body().closing, row.outstanding)
  })

  test('a statement counts every document, also of a client with very many', async ({
    client,
    assert,
  }) => {
    const rows = Array.from({ length: 5_200 }, (_, i) => ({
      ...{ number: `M-${i}`, client_id: documents.clientId, client_name: 'Sahara' },
      ...{ received_on: i < 5_100 ? '2026-01-10' : '2026-02-10', method: 'transfer' },
      ...{ amount_minor: 100, unallocated_minor: 100, search_text: '', version: 1 },
      ...{ created_at: '2026-01-01 00:00:00', updated_at: '2026-01-01 00:00:00' },
    }))
    for (let start = 0; start < rows.length; start += 400)
      await db.table('receipts').multiInsert(rows.slice(start, start + 400))
    const statement = await client
      .get(`/api/clients/${documents.clientId}/statement?from=2026-02-01&to=${AS_OF}`)
      .loginAs(await person('accountant'))
    const { opening, closing, rows: listed } = statement.body()
    assert.deepEqual([opening, closing, listed.length], ['-5100.00', '-5200.00', 100])
    assert.equal(listed.at(-1).balance, closing)
    assert.equal((await report(client)).outstanding, closing)
  })

  test('guests and those without the department see nothing', async ({ client }) => {
    ;(await client.get('/api/ageing')).assertStatus(401)
    ;(await client.get('/api/ageing').loginAs(await person('staff'))).assertStatus(403)
    const accountant = await person('accountant')
    ;(await client.get('/api/ageing?asOf=31.3.2026').loginAs(accountant)).assertStatus(422)
  })

  test('the writer is reminded once for each level, and never of what is paid', async ({
    assert,
  }) => {
    assert.deepEqual([0, 1, 6, 7, 14, 29, 30, 400].map(levelOf), [0, 1, 1, 2, 3, 3, 4, 4])
    const id = await documents.invoice('2026-03-20', 100)
    const paid = await documents.invoice('2026-03-20', 100, { balance_minor: 0, status: 'paid' })
    const notified = async (invoiceId: number) =>
      db
        .from('notifications')
        .where({ type: 'invoice_overdue', related_entity_id: invoiceId })
        .orderBy('id')
    await remindOfInvoices('2026-03-20')
    assert.lengthOf(await notified(id), 0)
    await remindOfInvoices('2026-03-21')
    await remindOfInvoices('2026-03-22')
    assert.lengthOf(await notified(id), 1)
    await remindOfInvoices('2026-04-25')
    const rows = await notified(id)
    assert.lengthOf(rows, 2)
    assert.deepEqual([rows[1].user_id, rows[1].priority], [documents.writer, 'high'])
    assert.lengthOf(await notified(paid), 0)
  })
})
