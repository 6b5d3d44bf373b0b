import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { Books, BUYER } from './books.js'

test.group('Credits of certificates', (group) => {
  const books = Books.within(group)

  const certificate = (client: ApiClient, { id: contractId, lines }: any, quantity = '60') =>
    books.issued(client, {
      type: 'progress',
      contractId,
      buyer: BUYER,
      lines: [{ contractLineId: lines[0].id, description: 'x', quantity, unitPrice: '0' }],
    })
  const release = (client: ApiClient, { id: contractId }: any, amount: string) =>
    books.issued(client, { type: 'retention_release', contractId, amount, buyer: BUYER })
  const credit = (client: ApiClient, original: any, corrections?: object[]) =>
    books.issued(client, {
      type: 'credit_note',
      originalId: original.id,
      reason: 'Measured wrongly',
      ...(corrections && { corrections }),
    })

  test('a part takes back its share of retention, recovery and VAT; the rest takes the rest', async ({
    client,
    assert,
  }) => {
    const contract = await books.contract(client)
    await books.issued(client, {
      type: 'advance',
      contractId: contract.id,
      amount: '10000',
      buyer: BUYER,
    })
    const whole = await certificate(client, contract)
    // 60,000 of work: 6,000 held, 6,000 recovered, VAT on 54,000
    assert.containsSubset(whole, { retention: '6000.00', vat: '8100.00', payable: '56100.00' })
    const [{ id: lineId }] = whole.lines
    const part = await credit(client, whole, [{ lineId, quantity: '20' }])
    assert.containsSubset(part, {
      gross: '20000.00',
      retention: '2000.00',
      advanceRecovery: '2000.00',
      vat: '2700.00',
      payable: '18700.00',
    })
    assert.containsSubset(await books.ledger(client, contract.id), {
      held: '4000.00',
      advanceOpen: '6000.00',
      certified: '40000.00',
    })
    const rest = await credit(client, whole)
    assert.equal(rest.payable, '37400.00')
    assert.containsSubset(await books.ledger(client, contract.id), {
      held: '0.00',
      advanceOpen: '10000.00',
      certified: '0.00',
    })
    // the work can be certified again
    await certificate(client, contract, '100')
  })

  for (const vatOnRetention of ['invoice', 'release'] as const)
    test(`released retention is credited in money and never below nothing held, VAT at ${vatOnRetention}`, async ({
      client,
      assert,
    }) => {
      const contract = await books.contract(client, { vatOnRetention })
      const whole = await certificate(client, contract)
      const freed = await release(client, contract, '6000')
      const note = await credit(client, whole)
      assert.containsSubset(await books.ledger(client, contract.id), {
        held: '0.00',
        certified: '0.00',
      })
      // all that was asked for work and retention goes back
      const asked = Number(whole.payable) + Number(freed.payable)
      assert.equal(Number(note.payable), asked)
      assert.equal(Number(note.vat), Number(whole.vat) + Number(freed.vat))
      assert.equal(note.retention, '0.00')
      // and the release not once more
      const again = { type: 'credit_note', originalId: freed.id, reason: 'Twice' }
      const refused = await books.draft(client, again)
      refused.assertStatus(422)
      assert.exists(refused.body().errors.originalId)
    })

  test('a release is credited as far as it was not taken back; then it is held again', async ({
    client,
    assert,
  }) => {
    const contract = await books.contract(client)
    const whole = await certificate(client, contract)
    const freed = await release(client, contract, '5000')
    const [{ id: lineId }] = freed.lines
    await credit(client, freed, [{ lineId, amount: '1500.55' }])
    assert.equal((await books.ledger(client, contract.id)).held, '2500.55')
    await credit(client, whole)
    assert.equal((await books.ledger(client, contract.id)).held, '0.00')
    const left = { type: 'credit_note', originalId: freed.id, reason: 'Twice' }
    ;(await books.draft(client, left)).assertStatus(422)
  })

  test('a part of an advance is credited, as far as it was not recovered', async ({
    client,
    assert,
  }) => {
    const contract = await books.contract(client)
    const advance = await books.issued(client, {
      type: 'advance',
      contractId: contract.id,
      amount: '10000',
      buyer: BUYER,
    })
    await certificate(client, contract)
    const [{ id: lineId }] = advance.lines
    const part = (amount: string) => ({
      type: 'credit_note',
      originalId: advance.id,
      reason: 'Reduced',
      corrections: [{ lineId, amount }],
    })
    ;(await books.draft(client, part('4000.01'))).assertStatus(422)
    assert.containsSubset(await books.issued(client, part('4000')), { vat: '600.00' })
    assert.equal((await books.ledger(client, contract.id)).advanceOpen, '0.00')
  })

  test('a draft that was written before a release takes the ledger as it is when issued', async ({
    client,
    assert,
  }) => {
    const contract = await books.contract(client)
    const whole = await certificate(client, contract)
    const draft = await books.draft(client, {
      type: 'credit_note',
      originalId: whole.id,
      reason: 'Measured wrongly',
    })
    assert.equal(draft.body().retention, '6000.00')
    await release(client, contract, '6000')
    const issued = await books.issue(client, draft.body())
    issued.assertStatus(200)
    assert.equal(issued.body().retention, '0.00')
    assert.equal((await books.ledger(client, contract.id)).held, '0.00')
  })

  test('more work under a contract is a certificate, not a debit note', async ({ client }) => {
    const whole = await certificate(client, await books.contract(client))
    const [{ id: lineId }] = whole.lines
    const body = {
      type: 'debit_note',
      originalId: whole.id,
      reason: 'More',
      corrections: [{ lineId, quantity: '1' }],
    }
    ;(await books.draft(client, body)).assertStatus(422)
  })
})
