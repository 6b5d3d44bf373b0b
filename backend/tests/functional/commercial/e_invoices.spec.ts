import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { PRINT_INVOICE, SEND_E_INVOICE } from '#commercial/shared/job_names'
import { alertOfDeadlines, sendWaiting } from '#commercial/e_invoices/jobs/watch_e_invoices'
import { verifyInvoice } from '#engines/e_invoice/verify_invoice'
import { call } from '../procurement/support.js'
import { FULL_BUYER, TaxedFirm, WHO } from './e_invoice_support.js'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.group('Electronic invoices', (group) => {
  const firm = TaxedFirm.within(group)

  test('are not made while the firm does not take part', async ({ client, assert }) => {
    const invoice = await firm.invoice(client)
    assert.deepEqual(await firm.documents(client, invoice.id), [])
    assert.lengthOf(await db.from('jobs').where({ type: SEND_E_INVOICE }), 0)
    assert.lengthOf(await db.from('jobs').where({ type: PRINT_INVOICE, entity_id: invoice.id }), 1)
  })

  test('of standard invoices are cleared and then printed', async ({ client, assert }) => {
    await firm.takePart(client)
    const invoice = await firm.invoice(client)
    const before = await firm.document(client, invoice.id)
    assert.containSubset(before, { state: 'not_sent', counter: 1, uuid: invoice.uuid })
    const prints = () => db.from('jobs').where({ type: PRINT_INVOICE, entity_id: invoice.id })
    assert.lengthOf(await prints(), 0)
    await firm.send()
    const after = await firm.document(client, invoice.id)
    assert.containSubset(after, { state: 'cleared', accepted: true, sentTimes: 1 })
    assert.lengthOf(await prints(), 1)
    const [taken] = firm.authority.taken
    assert.equal(taken!.hash, after.hash)
    const sent = firm.authority.requests.at(-1)!
    assert.equal(sent.path, '/invoices/clearance/single')
    assert.equal(sent.headers['clearance-status'], '1')
    const xml = await call(client, WHO, 'get', after.xmlUrl)
    assert.isTrue((await verifyInvoice(xml.text())).signature)
    assert.include(xml.text(), invoice.number)
  })

  test('of simplified invoices are reported, printed at once', async ({ client, assert }) => {
    await firm.takePart(client)
    const invoice = await firm.invoice(client, { simplified: true, buyer: {} })
    assert.lengthOf(await db.from('jobs').where({ type: PRINT_INVOICE, entity_id: invoice.id }), 1)
    await firm.send()
    assert.equal((await firm.document(client, invoice.id)).state, 'reported')
    assert.equal(firm.authority.requests.at(-1)!.path, '/invoices/reporting/single')
  })

  test('of all kinds form one chain that the authority accepts', async ({ client, assert }) => {
    await firm.takePart(client)
    const { books } = firm
    const first = await firm.invoice(client)
    const contract = await books.contract(client)
    const of = { contractId: contract.id, buyer: FULL_BUYER }
    const [{ id: contractLineId }] = contract.lines
    const work = (quantity: string) => [
      { contractLineId, description: 'x', quantity, unitPrice: '0' },
    ]
    await books.issued(client, { ...of, type: 'advance', amount: '3333.33' })
    await books.issued(client, { ...of, type: 'advance', amount: '6666.67' })
    const certificate = await books.issued(client, {
      ...of,
      type: 'progress',
      lines: work('40'),
      deductions: '123.45',
      deductionReason: 'Delay',
    })
    const next = await books.issued(client, { ...of, type: 'progress', lines: work('30.3333') })
    await books.issued(client, { ...of, type: 'retention_release', amount: '100' })
    const note = { reason: 'Returned', originalId: first.id }
    await books.issued(client, { ...note, type: 'credit_note' })
    const [{ id: lineId }] = first.lines
    const corrections = [{ lineId, amount: '10' }]
    await books.issued(client, { ...note, type: 'debit_note', corrections })
    await books.issued(client, {
      type: 'credit_note',
      originalId: next.id,
      reason: 'Measured again',
    })
    await firm.invoice(client, { simplified: true, buyer: {} })
    await firm.send()
    const rows = await db.from('e_invoices').orderBy('counter')
    assert.deepEqual(
      rows
        .map(({ state, messages }) => [state, messages])
        .filter(([state]) => state === 'rejected'),
      []
    )
    assert.lengthOf(firm.authority.taken, 10)
    assert.deepEqual(
      rows.map(({ counter }) => counter),
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
    )
    for (const [index, row] of rows.entries())
      if (index) assert.equal(row.previous_hash, rows[index - 1].hash)
    const recovered = firm.authority.taken.find(({ uuid }) => uuid === certificate.uuid)!
    // 4,000 of the advances: the first one whole, the rest of the second, with their VAT
    assert.include(recovered.xml, '>3333.33</cbc:TaxableAmount>')
    assert.include(recovered.xml, '>666.67</cbc:TaxableAmount>')
    assert.include(recovered.xml, `>${certificate.total}</cbc:PayableAmount>`)
  })

  test('of another currency state VAT in riyals', async ({ client, assert }) => {
    await firm.takePart(client)
    const invoice = await firm.invoice(client, { currency: 'USD' })
    await firm.send()
    const [taken] = firm.authority.taken
    assert.include(taken!.xml, '<cbc:TaxCurrencyCode>SAR</cbc:TaxCurrencyCode>')
    assert.include(taken!.xml, `<cbc:TaxAmount currencyID="SAR">${invoice.baseVat}</cbc:TaxAmount>`)
    assert.include(taken!.xml, `<cbc:TaxAmount currencyID="USD">${invoice.vat}</cbc:TaxAmount>`)
  })

  test('wait for an authority that is away, and stay issued', async ({ client, assert }) => {
    await firm.takePart(client)
    const invoice = await firm.invoice(client)
    for (const [mood, failure] of [
      ['away', 'unreachable'],
      ['busy', 'busy'],
      ['unauthorized', 'unauthorized'],
    ] as const) {
      firm.authority.mood = mood
      await sendWaiting(Date.now() + 2 * HOUR)
      await firm.send()
      const { state, failure: why } = await firm.document(client, invoice.id)
      assert.deepEqual([state, why], ['retry', failure])
    }
    assert.equal(
      (await firm.books.get(client, `/api/invoices/${invoice.id}`)).body().status,
      'issued'
    )
    // not before its turn
    assert.equal(await sendWaiting(), 0)
    firm.authority.mood = 'open'
    assert.equal(await sendWaiting(Date.now() + 2 * HOUR), 1)
    await firm.send()
    assert.containSubset(await firm.document(client, invoice.id), {
      state: 'cleared',
      sentTimes: 4,
    })
  })

  test('whose answer was lost are taken once', async ({ client, assert }) => {
    await firm.takePart(client)
    const invoice = await firm.invoice(client)
    firm.authority.mood = 'lost'
    await firm.send()
    assert.equal((await firm.document(client, invoice.id)).state, 'retry')
    firm.authority.mood = 'open'
    const { id, version } = await firm.document(client, invoice.id)
    const again = await call(client, WHO, 'post', `/api/e-invoices/${id}/send`, {
      body: {},
      seen: version,
    })
    again.assertStatus(202)
    await firm.send()
    assert.equal((await firm.document(client, invoice.id)).state, 'cleared')
    assert.lengthOf(firm.authority.taken, 1)
    const settled = await firm.document(client, invoice.id)
    const once = await call(client, WHO, 'post', `/api/e-invoices/${id}/send`, {
      body: {},
      seen: settled.version,
    })
    once.assertStatus(409)
  })

  test('are reported where clearing is off, and keep warnings', async ({ client, assert }) => {
    await firm.takePart(client)
    firm.authority.mood = 'clearing_off'
    const first = await firm.invoice(client)
    await firm.send()
    assert.equal((await firm.document(client, first.id)).state, 'reported')
    firm.authority.mood = 'warns'
    const second = await firm.invoice(client)
    await firm.send()
    const { state, messages } = await firm.document(client, second.id)
    assert.equal(state, 'warning')
    assert.containSubset(messages, [
      { kind: 'warning', code: 'BR-KSA-F-06-C23', text: 'Street is short | الشارع قصير' },
    ])
  })

  test('that were rejected are told of and signed again', async ({ client, assert }) => {
    await firm.takePart(client)
    const invoice = await firm.invoice(client)
    // what was signed is changed on its way: the authority refuses it
    const [row] = await db.from('e_invoices').where('invoice_id', invoice.id)
    const xml = row.xml.replace('>2.5</cbc:InvoicedQuantity>', '>2.6</cbc:InvoicedQuantity>')
    await db.from('e_invoices').where('id', row.id).update({ xml })
    await firm.send()
    const rejected = await firm.document(client, invoice.id)
    assert.equal(rejected.state, 'rejected')
    assert.includeMembers(
      rejected.messages.map((one: any) => one.code),
      ['INVALID_HASH', 'INVALID_SIGNATURE']
    )
    const told = await db.from('notifications').where({ type: 'e_invoice_refused' })
    assert.isNotEmpty(told)
    const path = `/api/invoices/${invoice.id}/e-invoice`
    const { version } = (await firm.books.get(client, `/api/invoices/${invoice.id}`)).body()
    const again = await call(client, WHO, 'post', path, { body: {}, seen: version })
    again.assertStatus(200)
    await firm.send()
    const [second, first] = await firm.documents(client, invoice.id)
    assert.containSubset(second, { state: 'cleared', attempt: 2, counter: 2 })
    assert.equal(first.state, 'rejected')
    assert.notEqual(second.uuid, first.uuid)
    const twice = await call(client, WHO, 'post', path, { body: {}, seen: version })
    twice.assertStatus(409)
  })

  test('that come near their deadline are told of once', async ({ client, assert }) => {
    await firm.takePart(client)
    const invoice = await firm.invoice(client, { simplified: true, buyer: {} })
    const issued = Date.parse(invoice.issuedAt)
    assert.equal(await alertOfDeadlines(issued + 20 * HOUR - MINUTE), 0)
    assert.equal(await alertOfDeadlines(issued + 20 * HOUR + MINUTE), 1)
    assert.equal(await alertOfDeadlines(issued + 21 * HOUR), 0)
    const told = await db.from('notifications').where({ type: 'e_invoice_deadline' })
    assert.isNotEmpty(told)
    assert.lengthOf(new Set(told.map((one) => one.user_id)), told.length)
  })
})

test.group('Who may see and send electronic invoices', (group) => {
  const firm = TaxedFirm.within(group)

  test('guests nothing, others what their work needs', async ({ client }) => {
    await firm.takePart(client)
    const invoice = await firm.invoice(client)
    const { id } = await firm.document(client, invoice.id)
    const reads = [`/api/invoices/${invoice.id}/e-invoice`, `/api/e-invoices/${id}/xml`]
    for (const path of [...reads, '/api/e-invoicing']) {
      ;(await client.get(path)).assertStatus(401)
      ;(await call(client, 'storekeeper', 'get', path)).assertStatus(403)
    }
    ;(await call(client, 'auditor', 'get', '/api/e-invoicing')).assertStatus(200)
    const posts = [
      `/api/invoices/${invoice.id}/e-invoice`,
      `/api/e-invoices/${id}/send`,
      '/api/e-invoicing/units',
      '/api/e-invoicing/units/1/tests',
      '/api/e-invoicing/units/1/renewal',
    ]
    for (const path of posts) {
      ;(await client.post(path).withCsrfToken()).assertStatus(401)
      ;(await call(client, 'auditor', 'post', path, { body: {}, seen: 1 })).assertStatus(403)
    }
    const patched = await call(client, 'auditor', 'patch', '/api/e-invoicing', {
      body: { mode: 'off' },
      seen: 1,
    })
    patched.assertStatus(403)
    ;(await call(client, WHO, 'get', '/api/e-invoices/999999/xml')).assertStatus(404)
    ;(await call(client, WHO, 'get', `/api/invoices/999999/e-invoice`)).assertStatus(404)
  })
})
