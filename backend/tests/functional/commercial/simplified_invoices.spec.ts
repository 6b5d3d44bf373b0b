import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { Books, BUYER } from './books.js'

test.group('Simplified tax invoices and buyers of the Gulf', (group) => {
  const books = Books.within(group)

  const draft = async (client: ApiClient, more: object) =>
    books.draft(client, {
      type: 'standard',
      clientId: await books.party(client),
      lines: [{ description: 'Steel', quantity: '1', unitPrice: '500' }],
      ...more,
    })

  async function checkOf(client: ApiClient, more: object, key: string) {
    const { checks } = (await draft(client, more)).body()
    return checks.find((one: any) => one.key === key)?.ok
  }

  test('need nothing of a private person, whatever they cost', async ({ client, assert }) => {
    const lines = [{ description: 'Villa', quantity: '1', unitPrice: '500000' }]
    const simplified = await draft(client, { simplified: true, lines })
    const issued = await books.issue(client, simplified.body())
    issued.assertStatus(200)
    assert.isTrue(issued.body().simplified)
    // the same as a full one needs to know who buys
    const full = await draft(client, { lines })
    ;(await books.issue(client, full.body())).assertStatus(422)
    // a note is as its original
    const { id: originalId } = issued.body()
    const note = await books.issued(client, {
      type: 'credit_note',
      originalId,
      reason: 'Returned',
    })
    assert.isTrue(note.simplified)
  })

  test('are given to a firm up to 1,000 riyals with VAT, no more', async ({ client, assert }) => {
    const priced = (unitPrice: string) => ({
      ...{ simplified: true, buyer: BUYER },
      lines: [{ description: 'Steel', quantity: '1', unitPrice }],
    })
    assert.isTrue(await checkOf(client, priced('869.56'), 'simplified'))
    assert.isFalse(await checkOf(client, priced('869.57'), 'simplified'))
    const above = await draft(client, priced('870'))
    ;(await books.issue(client, above.body())).assertStatus(422)
  })

  test('tax numbers are read as the country of the buyer writes them', async ({
    client,
    assert,
  }) => {
    const fits = (country: string, vatNumber: string) =>
      checkOf(client, { buyer: { ...BUYER, country, vatNumber } }, 'buyerVatFormat')
    assert.isTrue(await fits('AE', '100123456700003'))
    assert.isFalse(await fits('AE', '300000000000003'))
    assert.isTrue(await fits('OM', 'OM1100123456'))
    assert.isFalse(await fits('KW', '300000000000003'))
    assert.isTrue(await fits('SA', '300000000000003'))
    ;(await draft(client, { buyer: { country: 'Oman' } })).assertStatus(422)
  })

  test("the client's order number is kept and found", async ({ client, assert }) => {
    const made = await draft(client, { orderNumber: 'PO-4711' })
    assert.equal(made.body().orderNumber, 'PO-4711')
    const found = await books.get(client, '/api/invoices?q=PO-4711')
    assert.include(
      found.body().map((one: any) => one.id),
      made.body().id
    )
  })
})
