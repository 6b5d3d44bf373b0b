import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { Books } from './books.js'
import { anOverdueInvoice, inDays, setTo } from './collections_support.js'

const PATH = '/api/collection-calls'

test.group('Collection calls', (group) => {
  const books = Books.within(group)

  async function dueOf(client: ApiClient, clientId: number, who = 'accountant') {
    const answer = await call(client, who, 'get', `${PATH}/due`)
    return answer.body().rows.find((row: any) => row.clientId === clientId)
  }

  const record = (client: ApiClient, body: object, who = 'accountant') =>
    call(client, who, 'post', PATH, { body: body as never })

  const promise = (clientId: number, invoiceId: number, dueOn: string, more: object = {}) =>
    db.table('payment_promises').insert({
      ...{ invoice_id: invoiceId, client_id: clientId, client_name: 'Huda', currency: 'SAR' },
      ...{ amount_minor: 11_500, due_on: dueOn },
      ...{ created_at: '2026-01-01 08:00:00', updated_at: '2026-01-01 08:00:00' },
      ...more,
    })

  test('are for those who invoice; phones are not for who only reads', async ({
    client,
    assert,
  }) => {
    ;(await client.get(`${PATH}/due`)).assertStatus(401)
    ;(await call(client, 'staff', 'get', `${PATH}/due`)).assertStatus(403)
    ;(await call(client, 'staff', 'get', PATH)).assertStatus(403)
    const clientId = await books.party(client)
    const body = { clientId, result: 'no_answer', nextOn: inDays(1) }
    ;(await record(client, body, 'staff')).assertStatus(403)
    ;(await record(client, body, 'engineer')).assertStatus(403)
    ;(await client.get(`/api/clients/${clientId}/promise-score`)).assertStatus(401)
    ;(await call(client, 'engineer', 'get', `/api/clients/${clientId}/promise-score`)).assertStatus(
      403
    )
    await anOverdueInvoice(books, client, { clientId, days: 3 })
    await db.from('clients').where('id', clientId).update({ mobile: '+966500000001' })
    assert.equal((await dueOf(client, clientId)).phone, '+966500000001')
    const read = await call(client, 'general.manager', 'get', `${PATH}/due`)
    read.assertStatus(200)
  })

  test('are due for who broke a promise first, then for what is only overdue', async ({
    client,
    assert,
  }) => {
    const broken = await books.party(client, 'Broken')
    const late = await books.party(client, 'Late')
    const waiting = await books.party(client, 'Waiting')
    const quarrel = await books.party(client, 'Quarrel')
    const [first, , third, fourth] = await Promise.all([
      anOverdueInvoice(books, client, { clientId: broken, days: 5 }),
      anOverdueInvoice(books, client, { clientId: late, days: 90 }),
      anOverdueInvoice(books, client, { clientId: waiting, days: 5 }),
      anOverdueInvoice(books, client, { clientId: quarrel, days: 5 }),
    ])
    await promise(broken, first.id, inDays(-2))
    await promise(waiting, third.id, inDays(4))
    await db.table('dunning_pauses').insert({
      ...{ invoice_id: fourth.id, kind: 'dispute', reason: 'Wrong steel' },
      created_at: '2026-01-01 08:00:00',
    })
    const { rows } = (await call(client, 'accountant', 'get', `${PATH}/due`)).body()
    const at = (id: number) => rows.findIndex((row: any) => row.clientId === id)
    assert.isAbove(at(late), at(broken))
    assert.isAtLeast(at(broken), 0)
    assert.equal(at(waiting), -1, 'what is promised for later is waited for')
    assert.equal(at(quarrel), -1, 'what is disputed is not called about')
    assert.deepInclude(rows[at(broken)], { amount: '115.00', oldestDays: 5 })
    assert.deepEqual(rows[at(broken)].reasons, ['broken_promise', 'letter_due', 'overdue'])
    assert.deepInclude(rows[at(broken)].score, { broken: 0, pending: 1 })
    assert.deepInclude(rows[at(late)], { level: 4, oldestDays: 90 })
  })

  test('move a client off the list until the day that was agreed, and stand on its timeline', async ({
    client,
    assert,
  }) => {
    const clientId = await books.party(client)
    await anOverdueInvoice(books, client, { clientId, days: 3 })
    assert.exists(await dueOf(client, clientId))
    const body = { clientId, result: 'call_back', note: 'Ask for Saad', nextOn: inDays(2) }
    ;(await record(client, { ...body, nextOn: inDays(0) })).assertStatus(422)
    ;(await record(client, { ...body, nextOn: inDays(91) })).assertStatus(422)
    ;(await record(client, { ...body, clientId: 999_999 })).assertStatus(422)
    ;(await record(client, { ...body, result: 'promised' })).assertStatus(422)
    const made = await record(client, body)
    made.assertStatus(201)
    assert.isUndefined(await dueOf(client, clientId))
    const audit = await db.from('audit_logs').where('entity_type', 'collection_call')
    assert.lengthOf(audit, 1)
    const timeline = (
      await call(client, 'admin', 'get', `/api/clients/${clientId}/timeline`)
    ).body()
    const shown = timeline.find((item: any) => item.kind === 'collection_call')
    assert.deepInclude(shown, { details: 'Ask for Saad', status: 'call_back' })
    const unseen = (
      await call(client, 'bdm.clients', 'get', `/api/clients/${clientId}/timeline`)
    ).body()
    assert.notExists(unseen.find((item: any) => item.kind === 'collection_call'))
    const log = (await call(client, 'accountant', 'get', `${PATH}?clientId=${clientId}`)).body()
    assert.deepInclude(log[0], { result: 'call_back', nextOn: inDays(2) })
    // the day has come
    await db
      .from('collection_calls')
      .where('id', made.body().id)
      .update({ next_on: inDays(0) })
    const again = await dueOf(client, clientId)
    assert.deepInclude(again.lastCall, { result: 'call_back', note: 'Ask for Saad' })
  })

  test('keep what was promised in them, of this client only', async ({ client, assert }) => {
    const clientId = await books.party(client)
    const other = await books.party(client, 'Other')
    const invoice = await anOverdueInvoice(books, client, { clientId, days: 3 })
    const foreign = await anOverdueInvoice(books, client, { clientId: other, days: 3 })
    const promised = { invoiceId: invoice.id, amount: '115', dueOn: inDays(5) }
    const body = { clientId, result: 'promised', spokeTo: 'Saad', nextOn: inDays(6) }
    const wrong = { ...body, promise: { ...promised, invoiceId: foreign.id } }
    ;(await record(client, wrong)).assertStatus(422)
    const made = await record(client, { ...body, promise: promised })
    made.assertStatus(201)
    const kept = await db.from('payment_promises').where('id', made.body().promiseId).firstOrFail()
    assert.deepInclude(kept, { invoice_id: invoice.id, promised_by: 'Saad', due_on: inDays(5) })
    assert.lengthOf(await db.from('collection_calls').where('client_id', clientId), 1)
  })

  test('know how a client keeps promises: a few days late is kept, later is late', async ({
    client,
    assert,
  }) => {
    const clientId = await books.party(client)
    const settle = async (promisedOn: number, isPaid: boolean) => {
      const invoice = await anOverdueInvoice(books, client, { clientId, days: 40 })
      await promise(clientId, invoice.id, inDays(promisedOn))
      if (isPaid) await books.received(client, invoice)
    }
    await settle(-3, true)
    await settle(-4, true)
    await settle(-20, false)
    await settle(-3, false)
    const score = async () =>
      (await call(client, 'accountant', 'get', `/api/clients/${clientId}/promise-score`)).body()
    assert.deepEqual(await score(), { kept: 1, late: 1, broken: 1, pending: 1, percent: 33 })
    await setTo('promiseToleranceDays', 0)
    assert.deepEqual(await score(), { kept: 0, late: 2, broken: 2, pending: 0, percent: 0 })
  })
})
