import { test } from '@japa/runner'
import { Books, BUYER } from '../commercial/books.js'
import { aProject, seedProject } from '../procurement/stock_support.js'
import { call } from '../procurement/support.js'

test.group('Payment tracking of refunds', (group) => {
  const books = Books.within(group)

  test('money that went back to the client was not received', async ({ client, assert }) => {
    await seedProject()
    const { id } = await aProject()
    const { id: contractId } = await books.contract(client, { projectId: id })
    const advance = { type: 'advance', contractId, amount: '1000', buyer: BUYER }
    const paid = await books.issued(client, advance)
    await books.received(client, paid)
    const body = { type: 'credit_note', originalId: paid.id, reason: 'Agreed' }
    const note = await books.issued(client, body)
    const path = `/api/payment-tracking/${id}`
    const own = async () => (await call(client, 'planner', 'get', path)).body().currencies[0]
    assert.equal((await own()).figures.received, paid.balance)
    const refund = { amount: '500', method: 'transfer', reason: 'Asked for it' }
    const sent = { body: refund, seen: note.version }
    ;(await call(client, 'admin', 'post', `/api/invoices/${note.id}/refunds`, sent)).assertStatus(
      200
    )
    const left = (Number(paid.balance) - 500).toFixed(2)
    const { figures, months } = await own()
    assert.equal(figures.received, left)
    assert.equal(months.at(-1).cumulative, left)
    const entries = await call(
      client,
      'planner',
      'get',
      `${path}/entries?figure=received&currency=SAR`
    )
    assert.containsSubset(entries.body(), [
      { kind: 'refund', recordId: note.id, amount: '-500.00' },
      { kind: 'receipt', amount: paid.balance },
    ])
  })
})
