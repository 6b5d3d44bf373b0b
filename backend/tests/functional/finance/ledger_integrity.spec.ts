import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { sqlInstant } from '#core/database/instants'
import { postMissing } from '#finance/ledger/post_missing'
import { faultsOf } from '#tests/helpers/integrity'
import { Books, BUYER } from '../commercial/books.js'
import { approvedJournal } from './journal_support.js'

const CHECKS = [
  'journal_entries',
  'days_of_accounts',
  'documents_in_the_ledger',
  'control_accounts',
] as const

test.group('Integrity of the ledger', (group) => {
  const books = Books.within(group)

  test('nothing is found where invoices and journals are posted', async ({ client, assert }) => {
    const deal = await books.contract(client)
    await books.issued(client, {
      ...{ type: 'progress', contractId: deal.id, buyer: BUYER },
      lines: [
        {
          ...{ contractLineId: deal.lines[0].id, description: 'Works' },
          ...{ quantity: '10', unitPrice: '0' },
        },
      ],
    })
    await approvedJournal(client)
    await postMissing()
    for (const name of CHECKS) assert.equal(await faultsOf(name), '', name)
  })

  test('a day of an account that is not what its lines give is found', async ({
    client,
    assert,
  }) => {
    await approvedJournal(client)
    const day = await db.from('ledger_balances').orderBy('account_id').firstOrFail()
    await db
      .from('ledger_balances')
      .where({ account_id: day.account_id, posted_on: day.posted_on })
      .update({ debit_minor: Number(day.debit_minor) + 1 })
    assert.match(await faultsOf('days_of_accounts'), /its lines give/)
    await db.from('ledger_balances').delete()
    assert.match(await faultsOf('days_of_accounts'), /kept 0\/0/)
  })

  test('an entry that was never posted is found', async ({ client, assert }) => {
    await approvedJournal(client)
    const entry = await db.from('journal_entries').firstOrFail()
    await db
      .table('journal_entries')
      .insert({ ...entry, id: null, number: 'JE-HALF', is_posted: false })
    assert.equal(await faultsOf('journal_entries'), 'JE-HALF: its lines were never posted')
  })

  test('a document that means something else than was posted is found, also what it leaves open', async ({
    client,
    assert,
  }) => {
    const clientId = await books.party(client)
    const line = { description: 'Works', quantity: '1', unitPrice: '1000', vatCategory: 'S' }
    const invoice = await books.issued(client, {
      ...{ type: 'standard', clientId, buyer: BUYER },
      lines: [line],
    })
    await postMissing()
    const row = db.from('invoices').where('id', invoice.id)
    await row.clone().update({ payable_minor: 100, balance_minor: 100 })
    assert.include(await faultsOf('documents_in_the_ledger'), `invoice ${invoice.id}: the ledger`)
    assert.equal(
      await faultsOf('control_accounts'),
      `receivable, ${clientId} SAR: documents 100, ledger 115000`
    )
    // while its event is on its way, the ledger is not behind
    const [id] = await db.table('outbox_events').insert({
      ...{ name: 'books.document_changed', available_at: sqlInstant(), created_at: sqlInstant() },
      payload: JSON.stringify({ kind: 'invoice', id: invoice.id }),
    })
    assert.equal(await faultsOf('documents_in_the_ledger'), '')
    assert.equal(await faultsOf('control_accounts'), '')
    await db.from('outbox_events').where('id', id).delete()
    await postMissing()
    for (const name of CHECKS) assert.equal(await faultsOf(name), '', name)
  })
})
