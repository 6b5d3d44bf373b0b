import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { loadSettings } from '#core/settings/settings'
import { call } from '../procurement/support.js'

const BUYER = { vatNumber: '300000000000003', street: 'King Fahd Road', city: 'Riyadh' }
const LONG_ARABIC = 'شركة البناء والهندسة والمقاولات العامة المحدودة '.repeat(4).trim()

test.group('Credit and debit notes', (group) => {
  const company = async (companyNameAr: string) => {
    const value = JSON.stringify({
      companyName: 'Bobs Records',
      companyNameAr,
      vatNumber: '310122393500003',
    })
    await db.from('settings').where('key', 'company').delete()
    await db.table('settings').insert({ key: 'company', value, updated_at: '2026-01-01 00:00:00' })
    await loadSettings()
  }
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    await company('شركة البناء')
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  const party = async (client: any, name: string) =>
    (await call(client, 'bdm', 'post', '/api/clients', { body: { name } })).body().id as number
  const draft = (client: any, body: Record<string, unknown>) =>
    call(client, 'accountant', 'post', '/api/invoices', { body })
  const issue = (client: any, { id, version }: { id: number; version: number }) =>
    call(client, 'accountant', 'post', `/api/invoices/${id}/issue`, { body: {}, seen: version })
  async function issued(client: any, body: Record<string, unknown>) {
    const made = await draft(client, body)
    made.assertStatus(201)
    const answer = await issue(client, made.body())
    answer.assertStatus(200)
    return answer.body()
  }
  const standard = (clientId: number, line: object) => ({
    type: 'standard',
    clientId,
    buyer: BUYER,
    lines: [{ description: 'Steel', quantity: '10', unitPrice: '100', ...line }],
  })

  test('take back discounts and other rates as they were charged', async ({ client, assert }) => {
    const clientId = await party(client, 'Huda')
    const lines = [
      { discount: '250' },
      { vatRate: '5' },
      { vatCategory: 'Z', exemptionReason: 'VATEX-SA-32' },
    ]
    for (const line of lines) {
      const invoice = await issued(client, standard(clientId, line))
      const note = await issued(client, {
        type: 'credit_note',
        originalId: invoice.id,
        reason: 'Returned',
      })
      assert.equal(note.total, invoice.total)
      assert.equal(note.vat, invoice.vat)
    }
  })

  test('are for the client, the contract and the currency of what they correct', async ({
    client,
    assert,
  }) => {
    const clientId = await party(client, 'Huda')
    const other = await party(client, 'Omar')
    const original = await issued(client, standard(clientId, {}))
    const { id: originalId } = original
    const { id: contractId } = (
      await call(client, 'accountant', 'post', '/api/contracts', {
        body: {
          title: 'Tower',
          clientId: other,
          lines: [{ description: 'Works', quantity: '1', unitRate: '1000' }],
        },
      })
    ).body()
    for (const type of ['credit_note', 'debit_note']) {
      const corrections = [{ lineId: original.lines[0].id, quantity: '1' }]
      const note = { type, originalId, reason: 'Measured again', corrections }
      ;(await draft(client, { ...note, clientId: other })).assertStatus(422)
      const made = await draft(client, { ...note, contractId, currency: 'KWD' })
      made.assertStatus(201)
      assert.containsSubset(made.body(), { clientId, contract: null, currency: 'SAR' })
    }
    // nor does a certificate go to someone beside the contract
    const advance = { type: 'advance', contractId, amount: '100', clientId }
    ;(await draft(client, advance)).assertStatus(422)
  })

  test('need something that was issued, and is no credit note itself', async ({ client }) => {
    const clientId = await party(client, 'Huda')
    const open = (await draft(client, standard(clientId, {}))).body()
    const corrections = [{ lineId: open.lines[0].id, quantity: '1' }]
    for (const originalId of [null, open.id, 999_999])
      (await draft(client, { type: 'debit_note', clientId, originalId, corrections })).assertStatus(
        422
      )
  })

  test('an advance is taken back before certificates take it off, not after', async ({
    client,
    assert,
  }) => {
    const clientId = await party(client, 'Huda')
    const { id: contractId, lines } = (
      await call(client, 'accountant', 'post', '/api/contracts', {
        body: {
          title: 'Tower',
          clientId,
          advanceRecovery: '10',
          lines: [{ description: 'Works', quantity: '10', unitRate: '1000' }],
        },
      })
    ).body()
    const advance = await issued(client, {
      type: 'advance',
      contractId,
      amount: '1000',
      buyer: BUYER,
    })
    const work = [{ contractLineId: lines[0].id, description: 'x', quantity: '5', unitPrice: '0' }]
    const certificate = await issued(client, {
      type: 'progress',
      contractId,
      buyer: BUYER,
      lines: work,
    })
    const note = { type: 'credit_note', originalId: advance.id, reason: 'Ended' }
    ;(await draft(client, note)).assertStatus(422)
    await issued(client, { ...note, originalId: certificate.id })
    assert.equal((await issued(client, note)).total, advance.total)
  })

  test('what is left of a credit note is set against another invoice of the client', async ({
    client,
    assert,
  }) => {
    const clientId = await party(client, 'Huda')
    const paid = await issued(client, standard(clientId, {}))
    const body = {
      clientId,
      method: 'transfer',
      amount: '1150',
      allocations: [{ invoiceId: paid.id, amount: '1150' }],
    }
    ;(await call(client, 'accountant', 'post', '/api/receipts', { body })).assertStatus(201)
    const note = await issued(client, {
      type: 'credit_note',
      originalId: paid.id,
      reason: 'Returned',
    })
    assert.containsSubset(note, { balance: '1150.00', status: 'issued', can: { allocate: true } })
    const next = await issued(client, standard(clientId, { quantity: '6' }))
    const other = await issued(client, standard(await party(client, 'Omar'), {}))
    const allocate = (
      invoiceId: number,
      amount: string,
      expectedVersion: number,
      id = note.id,
      who = 'accountant'
    ) =>
      call(client, who, 'post', `/api/invoices/${id}/allocations`, {
        body: { allocations: [{ invoiceId, amount }] },
        seen: expectedVersion,
      })

    ;(await allocate(other.id, '10', note.version)).assertStatus(422)
    ;(await allocate(next.id, '690.01', note.version)).assertStatus(422)
    ;(await allocate(next.id, '2000', note.version)).assertStatus(422)
    ;(await allocate(note.id, '10', note.version)).assertStatus(409)
    ;(await allocate(next.id, '10', next.version, next.id)).assertStatus(409)
    ;(await allocate(next.id, '10', note.version + 5)).assertStatus(412)
    ;(await allocate(next.id, '10', note.version, note.id, 'staff')).assertStatus(403)
    const before = await db.from('invoice_settlements').where('credit_id', note.id)
    assert.lengthOf(before, 0)

    const answer = await allocate(next.id, '690', note.version)
    answer.assertStatus(200)
    assert.containsSubset(answer.body(), {
      balance: '460.00',
      settled: '690.00',
      status: 'issued',
      overdue: false,
    })
    assert.containsSubset(answer.body().settlements, [
      { kind: 'invoice', recordId: next.id, amount: '690.00' },
    ])
    const row = await db.from('invoices').where('id', next.id).first()
    assert.deepEqual([row.status, Number(row.balance_minor)], ['paid', 0])
    const ageing = await call(client, 'accountant', 'get', '/api/ageing')
    const own = ageing.body().rows.find((one: any) => one.clientId === clientId)
    assert.containsSubset(own, { unallocated: '-460.00', outstanding: '-460.00' })
    const account = await call(client, 'accountant', 'get', `/api/clients/${clientId}/statement`)
    assert.equal(account.body().closing, '-460.00')
    // a rest that stays is the firm's to pay: no one is late with it
    await db.from('invoices').where('id', note.id).update({ due_on: '2026-01-01' })
    const late = await call(client, 'accountant', 'get', `/api/invoices/${note.id}`)
    assert.isFalse(late.body().overdue)
  })

  test('a name that the QR code cannot hold is reported before, and the shorter one is taken', async ({
    client,
    assert,
  }) => {
    await company(LONG_ARABIC)
    const clientId = await party(client, 'Huda')
    const invoice = await issued(client, standard(clientId, {}))
    assert.include(Buffer.from(invoice.qr, 'base64').toString(), 'Bobs Records')
  })
})
