import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import testUtils from '@adonisjs/core/services/test_utils'
import { loadSettings } from '#core/settings/settings'
import { person } from '#tests/helpers/users'

const BUYER = { vatNumber: '300000000000003', street: 'King Fahd Road', city: 'Riyadh' }
const LINE = { description: 'Steel', quantity: '3', unitPrice: '10.03' }

test.group('Invoicing', (group) => {
  group.each.setup(async () => {
    const rollback = await testUtils.db().wrapInGlobalTransaction()
    const company = {
      companyName: 'Bobs Records',
      companyNameAr: 'شركة البناء',
      vatNumber: '310122393500003',
    }
    await db.from('settings').where('key', 'company').delete()
    await db.table('settings').insert({
      key: 'company',
      value: JSON.stringify(company),
      updated_at: '2026-01-01 00:00:00',
    })
    await loadSettings()
    return async () => {
      await rollback()
      await loadSettings()
    }
  })

  async function send(client: any, method: string, path: string, body: object = {}, version = 0) {
    const request = client[method](path).json(body)
    if (version) request.header('If-Match', `"${version}"`)
    return request.loginAs(await person('accountant')).withCsrfToken()
  }

  async function party(client: any) {
    const response = await client
      .post('/api/clients')
      .json({ name: 'Huda', company: 'Sahara' })
      .loginAs(await person('bdm'))
      .withCsrfToken()
    return response.body().id as number
  }

  async function issued(client: any, body: object) {
    const draft = await send(client, 'post', '/api/invoices', body)
    if (draft.status() !== 201) throw new Error(draft.text())
    const { id, version } = draft.body()
    const issue = await send(client, 'post', `/api/invoices/${id}/issue`, {}, version)
    if (issue.status() !== 200) throw new Error(issue.text())
    return issue.body()
  }

  test('a standard invoice is rounded once, numbered at issue, and never changes again', async ({
    client,
    assert,
  }) => {
    const clientId = await party(client)
    const body = {
      type: 'standard',
      clientId,
      buyer: BUYER,
      lines: [LINE, LINE, LINE].map((line) => ({ ...line, quantity: '1' })),
    }
    const draft = (await send(client, 'post', '/api/invoices', body)).body()
    assert.containsSubset(draft, { number: null, status: 'draft', vat: '4.51', total: '34.60' })
    const invoice = await issued(client, body)
    assert.match(invoice.number, /^INV-\d{4}-0001$/)
    assert.isTrue(Buffer.from(invoice.qr, 'base64').includes('310122393500003'))
    assert.equal((await issued(client, body)).number.slice(-4), '0002')
    const change = await send(client, 'patch', `/api/invoices/${invoice.id}`, {}, invoice.version)
    change.assertStatus(409)
    const destroy = await send(client, 'delete', `/api/invoices/${invoice.id}`, {}, invoice.version)
    destroy.assertStatus(409)
    const jobs = await db.from('jobs').where({ type: 'commercial.print_invoice' })
    assert.lengthOf(jobs, 2)
  })

  test('what would be rejected later is reported before a number is given', async ({
    client,
    assert,
  }) => {
    const clientId = await party(client)
    const body = { type: 'standard', clientId, buyer: { vatNumber: '12' }, lines: [LINE] }
    const { id, version, checks } = (await send(client, 'post', '/api/invoices', body)).body()
    assert.include(
      checks.filter(({ ok, required }: any) => required && !ok).map(({ key }: any) => key),
      'buyerVatFormat'
    )
    const issue = await send(client, 'post', `/api/invoices/${id}/issue`, {}, version)
    issue.assertStatus(422)
    assert.includeMembers(issue.body().checks, ['buyerVatFormat', 'buyerAddress'])
    const row = await db.from('invoices').where('id', id).firstOrFail()
    assert.isNull(row.number)
    assert.isNull(await db.from('number_sequences').where('key', 'like', 'INV-%').first())
  })

  async function contract(client: any, more: object = {}) {
    const clientId = await party(client)
    const body = {
      title: 'Tower',
      clientId,
      retention: '10',
      advanceRecovery: '10',
      vatOnRetention: 'release',
      lines: [{ description: 'Works', quantity: '100', unitRate: '100000' }],
      ...more,
    }
    return (await send(client, 'post', '/api/contracts', body)).body()
  }

  test('certificates build on what was issued before; the ledgers follow; a release gives back', async ({
    client,
    assert,
  }) => {
    const { id: contractId, lines, value } = await contract(client)
    assert.equal(value, '10000000.00')
    const contractLineId = lines[0].id
    await issued(client, { type: 'advance', contractId, amount: '1000000', buyer: BUYER })
    const progress = (quantity: string) => ({
      type: 'progress',
      contractId,
      buyer: BUYER,
      lines: [{ contractLineId, description: 'x', quantity, unitPrice: '0' }],
    })
    await issued(client, progress('15'))
    const second = await issued(client, progress('10'))
    assert.containsSubset(second, {
      certificateNo: 2,
      gross: '1000000.00',
      retention: '100000.00',
      advanceRecovery: '100000.00',
      vat: '120000.00',
      payable: '920000.00',
    })
    assert.containsSubset(second.lines[0], {
      previousQuantity: '15',
      previousAmount: '1500000.00',
      unitPrice: '100000',
    })
    const beyond = await send(client, 'post', '/api/invoices', progress('80'))
    beyond.assertStatus(422)
    const show = async () =>
      (await send(client, 'get', `/api/contracts/${contractId}`)).body().ledger
    assert.deepEqual(await show(), {
      held: '250000.00',
      advanceOpen: '750000.00',
      certified: '2500000.00',
    })
    const nothing = (await send(client, 'post', '/api/invoices', progress('0'))).body()
    assert.equal(nothing.payable, '0.00')
    const release = await issued(client, {
      type: 'retention_release',
      contractId,
      amount: '125000',
      buyer: BUYER,
    })
    assert.equal(release.total, '143750.00')
    assert.equal((await show()).held, '125000.00')
    const two = { type: 'retention_release', contractId, amount: '100000', buyer: BUYER }
    const [one, other] = [
      (await send(client, 'post', '/api/invoices', two)).body(),
      (await send(client, 'post', '/api/invoices', two)).body(),
    ]
    ;(await send(client, 'post', `/api/invoices/${one.id}/issue`, {}, one.version)).assertStatus(
      200
    )
    ;(
      await send(client, 'post', `/api/invoices/${other.id}/issue`, {}, other.version)
    ).assertStatus(422)
    const tooMuch = { type: 'retention_release', contractId, amount: '125000.01', buyer: BUYER }
    ;(await send(client, 'post', '/api/invoices', tooMuch)).assertStatus(422)
    const credit = await issued(client, {
      type: 'credit_note',
      originalId: second.id,
      reason: 'Measured wrongly',
    })
    assert.match(credit.number, /^CN-/)
    assert.equal((await show()).certified, '1500000.00')
    const paid = await send(client, 'get', `/api/invoices/${second.id}`)
    assert.containsSubset(paid.body(), { status: 'paid', balance: '0.00' })
  })

  test('one receipt pays three invoices, the rest stays as an advance; the account adds up', async ({
    client,
    assert,
  }) => {
    const clientId = await party(client)
    const body = {
      type: 'standard',
      clientId,
      buyer: BUYER,
      lines: [{ ...LINE, quantity: '100', unitPrice: '1' }],
    }
    const invoices = [
      await issued(client, body),
      await issued(client, body),
      await issued(client, body),
    ]
    const receipt = await send(client, 'post', '/api/receipts', {
      clientId,
      method: 'transfer',
      amount: '400',
      allocations: [
        { invoiceId: invoices[0].id, amount: '115' },
        { invoiceId: invoices[1].id, amount: '115' },
        { invoiceId: invoices[2].id, amount: '50' },
      ],
    })
    receipt.assertStatus(201)
    assert.containsSubset(receipt.body(), { allocated: '280.00', unallocated: '120.00' })
    const rows = await db.from('invoices').where('client_id', clientId).orderBy('id')
    assert.deepEqual(
      rows.map((row) => [row.status, Number(row.balance_minor)]),
      [
        ['paid', 0],
        ['paid', 0],
        ['partially_paid', 6500],
      ]
    )
    const { id, version } = receipt.body()
    const allocate = (amount: string) =>
      send(
        client,
        'post',
        `/api/receipts/${id}/allocations`,
        { allocations: [{ invoiceId: invoices[2].id, amount }] },
        version
      )
    ;(await allocate('65.01')).assertStatus(422)
    ;(await allocate('65')).assertStatus(200)
    const statement = (await send(client, 'get', `/api/clients/${clientId}/statement`)).body()
    assert.equal(statement.closing, '-55.00')
    assert.lengthOf(statement.rows, 4)

    // neither money of tomorrow nor an account without its client
    const later = { clientId, method: 'cheque', amount: '5', receivedOn: '2199-01-01' }
    ;(await send(client, 'post', '/api/receipts', later)).assertStatus(422)
    const remove = () =>
      client
        .delete(`/api/clients/${clientId}`)
        .header('If-Match', '"1"')
        .loginAs(bdm)
        .withCsrfToken()
    const bdm = await person('bdm')
    ;(await remove()).assertStatus(409)
    const rest = await issued(client, {
      ...body,
      lines: [
        { ...LINE, quantity: '1', unitPrice: '55', vatRate: '0', exemptionReason: 'VATEX-SA-32' },
      ],
    })
    const last = { allocations: [{ invoiceId: rest.id, amount: '55' }] }
    ;(
      await send(client, 'post', `/api/receipts/${id}/allocations`, last, version + 1)
    ).assertStatus(200)
    ;(await remove()).assertStatus(204)
  })

  test('guests, strangers, stale screens and nonsense change nothing', async ({
    client,
    assert,
  }) => {
    ;(await client.post('/api/invoices').withCsrfToken()).assertStatus(401)
    const staff = await person('staff')
    ;(await client.get('/api/invoices').loginAs(staff)).assertStatus(403)
    const clientId = await party(client)
    const refused = [
      {},
      { type: 'gift' },
      { type: 'standard' },
      { type: 'progress', clientId },
      { type: 'standard', clientId, lines: [{ ...LINE, discount: '99999' }] },
      { type: 'credit_note', clientId },
    ]
    for (const body of refused)
      (await send(client, 'post', '/api/invoices', body)).assertStatus(422)
    const draft = (
      await send(client, 'post', '/api/invoices', { type: 'standard', clientId, lines: [LINE] })
    ).body()
    ;(await send(client, 'post', `/api/invoices/${draft.id}/issue`, {}, 9)).assertStatus(412)
    ;(await send(client, 'delete', `/api/invoices/${draft.id}`, {}, 1)).assertStatus(204)
    assert.isNull(await db.from('invoices').where('client_id', clientId).first())
  })
})
