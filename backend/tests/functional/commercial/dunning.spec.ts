import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { dunningPdf } from '#commercial/dunning/pdf/dunning_pdf'
import DunningLetter from '#commercial/dunning/dunning_letter'
import { runDueJobs } from '#core/jobs/due_jobs'
import { today } from '#core/settings/firm_clock'
import { call } from '../procurement/support.js'
import { Books, BUYER } from './books.js'

const inDays = (days: number) => DateTime.fromISO(today()).plus({ days }).toISODate()!

test.group('Reminder letters', (group) => {
  const books = Books.within(group)

  /** An issued invoice that has been due for some days. */
  async function late(client: ApiClient, clientId: number, days: number) {
    const invoice = await books.issued(client, {
      type: 'standard',
      clientId,
      buyer: BUYER,
      lines: [{ description: 'Steel', quantity: '1', unitPrice: '100' }],
    })
    await db
      .from('invoices')
      .where('id', invoice.id)
      .update({ due_on: inDays(-days) })
    return invoice
  }

  const write = (client: ApiClient, clientId: number, who = 'accountant') =>
    call(client, who, 'post', '/api/dunning-letters', { body: { clientId, currency: 'SAR' } })

  async function pause(client: ApiClient, id: number, body: object, path = 'dunning-pause') {
    const { version } = (await books.get(client, `/api/invoices/${id}`)).body()
    return call(client, 'accountant', 'post', `/api/invoices/${id}/${path}`, {
      body: body as never,
      seen: version,
    })
  }

  test('name what is overdue at the level of the oldest, once for each level', async ({
    client,
    assert,
  }) => {
    const clientId = await books.party(client)
    const old = await late(client, clientId, 16)
    await late(client, clientId, 1)
    await late(client, clientId, 0)
    const letter = await write(client, clientId)
    letter.assertStatus(201)
    assert.containsSubset(letter.body(), { level: 2, total: '230.00' })
    assert.lengthOf(letter.body().invoices, 2)
    assert.match(letter.body().number, /^DL-\d{4}-\d+$/)
    const again = await write(client, clientId)
    again.assertStatus(409)
    assert.equal(again.body().code, 'NOTHING_TO_DUN')
    // a month later the oldest has come to the next level
    await db
      .from('invoices')
      .where('id', old.id)
      .update({ due_on: inDays(-30) })
    const next = await write(client, clientId)
    assert.containsSubset(next.body(), { level: 3 })
    const kept = await DunningLetter.query().where('id', next.body().id).preload('lines').first()
    const print = dunningPdf(kept!)
    for (const words of ['Demand for payment', 'مطالبة بالسداد', old.number, '230.00'])
      assert.include(print, words)
    assert.lengthOf(await db.from('audit_logs').where('entity_type', 'dunning_letter'), 2)
  })

  test('never name what is disputed or paused, and name it again once that has ended', async ({
    client,
    assert,
  }) => {
    const clientId = await books.party(client)
    const disputed = await late(client, clientId, 70)
    ;(await pause(client, disputed.id, { kind: 'dispute', reason: 'Wrong steel' })).assertStatus(
      201
    )
    ;(await write(client, clientId)).assertStatus(409)
    const other = await late(client, clientId, 3)
    const letter = await write(client, clientId)
    assert.containsSubset(letter.body(), { level: 1, total: '115.00' })
    assert.deepEqual(
      letter.body().invoices.map((one: any) => one.id),
      [other.id]
    )
    const body = { kind: 'pause', reason: 'Promised', untilOn: inDays(3) }
    const twice = await pause(client, disputed.id, body)
    twice.assertStatus(409)
    ;(await pause(client, other.id, { ...body, untilOn: null })).assertStatus(422)
    ;(await pause(client, other.id, { ...body, untilOn: inDays(-1) })).assertStatus(422)
    ;(await pause(client, other.id, { ...body, reason: '' })).assertStatus(422)
    const shown = (await books.get(client, `/api/invoices/${disputed.id}`)).body()
    assert.containsSubset(shown.dunningPause, { kind: 'dispute', reason: 'Wrong steel' })
    const lifted = await pause(client, disputed.id, { reason: 'Agreed' }, 'dunning-pause/lift')
    lifted.assertStatus(200)
    assert.containsSubset((await write(client, clientId)).body(), { level: 4, total: '230.00' })
  })

  test('are for those who invoice', async ({ client }) => {
    const clientId = await books.party(client)
    const invoice = await late(client, clientId, 3)
    ;(await client.get('/api/dunning-letters')).assertStatus(401)
    ;(await call(client, 'staff', 'get', '/api/dunning-letters/due')).assertStatus(403)
    ;(await write(client, clientId, 'staff')).assertStatus(403)
    ;(await write(client, 999_999)).assertStatus(422)
    const body = { kind: 'dispute', reason: 'Wrong steel' }
    const path = `/api/invoices/${invoice.id}/dunning-pause`
    ;(await call(client, 'staff', 'post', path, { body, seen: 1 })).assertStatus(403)
  })

  const levels = async (client: ApiClient) =>
    (await call(client, 'accountant', 'get', '/api/dunning-levels')).body()

  test('say what their level says, with the facts of the letter; one written keeps its text', async ({
    client,
    assert,
  }) => {
    const clientId = await books.party(client)
    await late(client, clientId, 16)
    const [, second] = await levels(client)
    const path = '/api/dunning-levels/2'
    const change = (body: object, who = 'accountant', seen = second.version) =>
      call(client, who, 'patch', path, { body: body as never, seen })
    ;(await client.get('/api/dunning-levels')).assertStatus(401)
    ;(await change({ days: 10 }, 'staff')).assertStatus(403)
    ;(await change({ days: 10 }, 'bdm')).assertStatus(403)
    ;(await change({ days: 30 })).assertStatus(422)
    ;(await change({ bodyEn: 'Dear {clinet}, please pay' })).assertStatus(422)
    ;(await change({ days: 10 }, 'accountant', 99)).assertStatus(412)
    const body = {
      bodyEn: 'Dear {client}, {count} invoice over {total} is {oldestDays} days late ({number}).',
      bodyAr: 'السادة {client}، المبلغ المتأخر {total} حتى {date}.',
    }
    ;(await change(body)).assertStatus(200)
    const written = (await write(client, clientId)).body()
    const kept = await DunningLetter.query().where('id', written.id).preload('lines').firstOrFail()
    const said = `Dear Huda, 1 invoice over SAR 115.00 is 16 days late (${written.number}).`
    assert.equal(kept.bodyEn, said)
    const now = await levels(client)
    const later = { bodyEn: 'Please pay now, dear {client}.' }
    ;(await change(later, 'accountant', now[1].version)).assertStatus(200)
    assert.include(dunningPdf(await kept.refresh()), said)
    const audit = await db.from('audit_logs').where('entity_type', 'dunning_level')
    assert.lengthOf(audit, 2)
  })

  test('are due from the days of their levels', async ({ client, assert }) => {
    const clientId = await books.party(client)
    await late(client, clientId, 16)
    const [, second] = await levels(client)
    await call(client, 'accountant', 'patch', '/api/dunning-levels/2', {
      body: { days: 20 },
      seen: second.version,
    })
    assert.containsSubset((await write(client, clientId)).body(), { level: 1 })
  })

  test('are written to all to whom one is due, each once', async ({ client, assert }) => {
    const first = await books.party(client)
    const second = await books.party(client, 'Nora')
    const disputed = await books.party(client, 'Quarrel')
    await late(client, first, 3)
    await late(client, second, 40)
    const invoice = await late(client, disputed, 40)
    await pause(client, invoice.id, { kind: 'dispute', reason: 'Wrong steel' })
    const order = (who: string) =>
      call(client, who, 'post', '/api/dunning-letters/batches', { body: { currency: 'SAR' } })
    ;(await order('staff')).assertStatus(403)
    const ordered = await order('accountant')
    ordered.assertStatus(202)
    await runDueJobs()
    const written = () =>
      db.from('dunning_letters').whereIn('client_id', [first, second, disputed]).orderBy('level')
    assert.deepEqual(
      (await written()).map((row) => [row.client_id, row.level]),
      [
        [first, 1],
        [second, 3],
      ]
    )
    await order('accountant')
    await runDueJobs()
    assert.lengthOf(await written(), 2)
  })
})
