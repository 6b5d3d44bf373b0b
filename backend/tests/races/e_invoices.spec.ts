import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { loadSettings } from '#core/settings/settings'
import { tried } from '#tests/helpers/claims'
import { Books } from '../functional/commercial/books.js'
import { FULL_BUYER, TaxedFirm } from '../functional/commercial/e_invoice_support.js'

const AT_ONCE = 6

test.group('Electronic invoices at the same time', () => {
  test('invoices that are issued at once form one chain', async ({ client, assert, cleanup }) => {
    const firm = new TaxedFirm(new Books())
    const company = await db.from('settings').where('key', 'company').first()
    await firm.begin()
    cleanup(async () => {
      await firm.set(client, { mode: 'off' })
      await firm.close()
      await db.from('settings').where('key', 'company').delete()
      if (company) await db.table('settings').insert(company)
      await loadSettings()
    })
    await firm.takePart(client)
    const clientId = await firm.books.party(client)
    const lines = [{ description: 'Steel', quantity: '1', unitPrice: '100' }]
    const drafts = []
    for (let count = 0; count < AT_ONCE; count++) {
      const body = { type: 'standard', clientId, buyer: FULL_BUYER, lines }
      drafts.push((await firm.books.draft(client, body)).body())
    }
    tried('races', AT_ONCE)
    const issued = await Promise.all(drafts.map((draft) => firm.books.issue(client, draft)))
    assert.deepEqual(
      issued.map((answer) => answer.status()),
      Array.from({ length: AT_ONCE }, () => 200)
    )
    const unit = await db.from('e_invoice_units').where('status', 'active').first()
    const chain = await db.from('e_invoices').where('unit_id', unit.id).orderBy('counter')
    assert.deepEqual(
      chain.map(({ counter }) => counter),
      Array.from({ length: AT_ONCE }, (_, index) => index + 1)
    )
    for (const [index, { previous_hash: previous }] of chain.entries())
      if (index) assert.equal(previous, chain[index - 1].hash)
    assert.equal(unit.last_hash, chain.at(-1).hash)
    assert.equal(unit.counter, AT_ONCE)
    // sent by two workers at once, each document is taken once
    await Promise.all([firm.send(), firm.send()])
    assert.lengthOf(firm.authority.taken, AT_ONCE)
    const states = await db.from('e_invoices').where('unit_id', unit.id).distinct('state')
    assert.deepEqual(states, [{ state: 'cleared' }])
  })
})
