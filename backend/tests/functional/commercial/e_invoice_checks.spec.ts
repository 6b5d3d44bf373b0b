import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { PDFDocument } from '@cantoo/pdf-lib'
import { PRINT_INVOICE } from '#commercial/shared/job_names'
import { faultsOf } from '#tests/helpers/integrity'
import { call } from '../procurement/support.js'
import { FULL_BUYER, runJobs, TaxedFirm, WHO } from './e_invoice_support.js'

test.group('The chain of electronic invoices', (group) => {
  const firm = TaxedFirm.within(group)

  test('is proved on live data', async ({ client, assert }) => {
    await firm.takePart(client)
    for (let count = 0; count < 3; count++) await firm.invoice(client)
    assert.equal(await faultsOf('chains_of_e_invoices'), '')
    assert.equal(await faultsOf('units_of_e_invoicing'), '')
    const [first, second, third] = await db.from('e_invoices').orderBy('counter')
    const xml = second.xml.replace('Steel', 'Stone')
    await db.from('e_invoices').where('id', second.id).update({ xml })
    assert.match(await faultsOf('chains_of_e_invoices'), /e-invoice 2 .* isn't what was hashed/)
    await db.from('e_invoices').where('id', third.id).update({ previous_hash: first.hash })
    assert.match(await faultsOf('chains_of_e_invoices'), /e-invoice 3 .* is another one/)
    await db.from('e_invoices').where('id', third.id).delete()
    assert.match(await faultsOf('units_of_e_invoicing'), /counts 3, its documents 2/)
    await db.from('e_invoice_units').update({ counter: 2, last_hash: second.hash, seal: 'other' })
    assert.match(await faultsOf('units_of_e_invoicing'), /privateKey.* doesn't open/)
  })
})

test.group('Certificates as electronic invoices', (group) => {
  const firm = TaxedFirm.within(group)

  /** An advance, two certificates that recover it, a release, and a credit of a part of the second. */
  async function worked(client: ApiClient, terms: object) {
    const { books } = firm
    const contract = await books.contract(client, { retention: '7.5', ...terms })
    const of = { contractId: contract.id, buyer: FULL_BUYER }
    const [{ id: contractLineId }] = contract.lines
    const issue = (body: object) => books.issued(client, { ...of, ...body })
    const work = (quantity: string) =>
      issue({
        type: 'progress',
        lines: [{ contractLineId, description: 'x', quantity, unitPrice: '0' }],
      })
    const issued = [
      await issue({ type: 'advance', amount: '7777.77' }),
      await work('33.3333'),
      await work('11.1111'),
      await issue({ type: 'retention_release', amount: '111.11' }),
    ]
    const { id: originalId, lines } = issued[2]
    const corrections = [{ lineId: lines[0].id, quantity: '3.3333' }]
    const credit = { type: 'credit_note', originalId, reason: 'Measured again', corrections }
    return [...issued, await books.issued(client, credit)]
  }

  for (const terms of [
    { vatOnRetention: 'release' },
    { vatOnRetention: 'invoice' },
    { vatOnRetention: 'release', currency: 'USD' },
  ])
    test(`state the totals that were issued: ${Object.values(terms).join(', ')}`, async ({
      client,
      assert,
    }) => {
      await firm.takePart(client)
      const issued = await worked(client, terms)
      await firm.send()
      for (const [index, { id, uuid, number, total }] of issued.entries()) {
        assert.equal((await firm.document(client, id)).state, 'cleared', number)
        const { xml } = firm.authority.taken.find((one) => one.uuid === uuid)!
        assert.include(xml, `>${total}</cbc:PayableAmount>`, number)
        const recovers = index === 1 || index === 2
        assert.equal(xml.includes('<cbc:DocumentTypeCode>386<'), recovers, number)
      }
    })
})

test.group('The PDF of an electronic invoice', (group) => {
  const firm = TaxedFirm.within(group)

  test('carries the XML that was cleared', async ({ client, assert }) => {
    await firm.takePart(client)
    const invoice = await firm.invoice(client)
    await firm.send()
    await runJobs(PRINT_INVOICE)
    const { pdfUrl } = (await firm.books.get(client, `/api/invoices/${invoice.id}`)).body()
    const pdf = await call(client, WHO, 'get', pdfUrl).then((answer) => answer.body())
    const [attachment] = (await PDFDocument.load(pdf)).getAttachments()
    const { cleared_xml: cleared } = await db.from('e_invoices').first()
    assert.equal(attachment!.name, `${invoice.number}.xml`)
    assert.equal(Buffer.from(attachment!.data).toString('utf8'), cleared)
  }).timeout(60_000)
})

test.group('What a draft lacks for an electronic invoice', (group) => {
  const firm = TaxedFirm.within(group)

  test('is shown, and keeps it from being issued', async ({ client, assert }) => {
    await firm.takePart(client)
    const clientId = await firm.books.party(client)
    const lines = [{ description: 'Steel', quantity: '1', unitPrice: '100' }]
    const buyer = { vatNumber: FULL_BUYER.vatNumber, street: 'x', city: 'Riyadh' }
    const draft = (
      await firm.books.draft(client, { type: 'standard', clientId, buyer, lines })
    ).body()
    const missing = draft.checks.filter((one: any) => one.required && !one.ok)
    assert.deepEqual(
      missing.map((one: any) => one.key),
      ['eInvoice_buyer']
    )
    const shown = await call(client, WHO, 'get', `/api/invoices/${draft.id}/e-invoice`)
    assert.deepEqual(shown.body().rules, [
      { group: 'buyer', rule: 'BR-KSA-63' },
      { group: 'buyer', rule: 'BR-KSA-67' },
    ])
    const refused = await firm.books.issue(client, draft)
    refused.assertStatus(422)
    assert.equal(refused.body().code, 'INVOICE_NOT_READY')
    // nothing was used up
    assert.lengthOf(await db.from('e_invoices'), 0)
    assert.equal((await db.from('e_invoice_units').first()).counter, 0)
  })
})
