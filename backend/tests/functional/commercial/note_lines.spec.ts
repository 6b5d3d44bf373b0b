import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { call } from '../procurement/support.js'
import { Books, BUYER } from './books.js'

test.group('Lines of credit and debit notes', (group) => {
  const books = Books.within(group)

  const LINES = [
    { description: 'Steel', quantity: '10', unitPrice: '100', discount: '50' },
    {
      description: 'Export',
      quantity: '4',
      unitPrice: '25',
      vatCategory: 'Z',
      exemptionReason: 'VATEX-SA-32',
    },
  ]
  const plain = async (client: ApiClient, lines: object[] = LINES) =>
    books.issued(client, {
      type: 'standard',
      clientId: await books.party(client),
      buyer: BUYER,
      lines,
    })
  const note = (original: any, corrections?: object[], type = 'credit_note') => ({
    type,
    originalId: original.id,
    reason: 'Returned',
    ...(corrections && { corrections }),
  })

  test('take text, price, category and rate from the line that they name', async ({
    client,
    assert,
  }) => {
    const invoice = await plain(client)
    const [steel, exported] = invoice.lines
    const answer = await books.issued(
      client,
      note(invoice, [
        { lineId: steel.id, quantity: '4' },
        { lineId: exported.id, amount: '30' },
      ])
    )
    assert.containsSubset(answer, { gross: '410.00', vat: '57.00', total: '467.00' })
    assert.containsSubset(answer.lines, [
      {
        description: 'Steel',
        originalLineId: steel.id,
        quantity: '4',
        unitPrice: '100',
        discount: '20.00',
        vatCategory: 'S',
        vatRate: '15.00',
        net: '380.00',
        vat: '57.00',
      },
      { vatCategory: 'Z', vatRate: '0.00', exemptionReason: 'VATEX-SA-32', net: '30.00' },
    ])
    const after = (await books.get(client, `/api/invoices/${invoice.id}`)).body()
    assert.containsSubset(after.lines, [
      { id: steel.id, left: { quantity: '6', amount: '570.00' } },
      { id: exported.id, left: { quantity: '4', amount: '70.00' } },
    ])
  })

  test('lines of their own, lines of others and prices of their own are refused', async ({
    client,
  }) => {
    const invoice = await plain(client)
    const other = await plain(client)
    const [{ id: lineId }] = invoice.lines
    const refused = [
      { lines: [{ description: 'Steel', quantity: '1', unitPrice: '100' }] },
      { corrections: [{ lineId: other.lines[0].id, quantity: '1' }] },
      { corrections: [{ lineId, quantity: '1', unitPrice: '5' }] },
      { corrections: [{ lineId, quantity: '1', amount: '5' }] },
      { corrections: [{ lineId }] },
      { corrections: [{ lineId, quantity: '0' }] },
      {
        corrections: [
          { lineId, quantity: '1' },
          { lineId, quantity: '1' },
        ],
      },
    ]
    for (const type of ['credit_note', 'debit_note'])
      for (const body of refused)
        (await books.draft(client, { ...note(invoice, undefined, type), ...body })).assertStatus(
          422
        )
  })

  test('all credits together take back no more of a line than it has, also from two drafts', async ({
    client,
    assert,
  }) => {
    const invoice = await plain(client)
    const [{ id: lineId }] = invoice.lines
    // the other line would leave room for it
    ;(await books.draft(client, note(invoice, [{ lineId, amount: '950.01' }]))).assertStatus(422)
    ;(await books.draft(client, note(invoice, [{ lineId, quantity: '10.0001' }]))).assertStatus(422)
    const second = (await books.draft(client, note(invoice, [{ lineId, quantity: '7' }]))).body()
    await books.issued(client, note(invoice, [{ lineId, quantity: '4' }]))
    ;(await books.issue(client, second)).assertStatus(422)
    const rest = await books.issued(client, note(invoice))
    assert.equal(rest.total, '755.50')
    ;(await books.draft(client, note(invoice))).assertStatus(422)
    assert.lengthOf(
      await db.from('invoices').where('original_id', invoice.id).whereNotNull('number'),
      2
    )
  })

  test('three credits of a third each take back the VAT to the halala', async ({
    client,
    assert,
  }) => {
    const line = { description: 'Bolt', quantity: '1', unitPrice: '10.03' }
    const invoice = await plain(client, [line, line, line])
    assert.equal(invoice.vat, '4.51')
    const vats = []
    for (const { id: lineId } of invoice.lines)
      vats.push((await books.issued(client, note(invoice, [{ lineId, quantity: '1' }]))).vat)
    assert.deepEqual(vats, ['1.50', '1.50', '1.51'])
  })

  test('a debit note adds at the price of its line, and is credited itself', async ({
    client,
    assert,
  }) => {
    const invoice = await plain(client)
    const [{ id: lineId }] = invoice.lines
    const more = await books.issued(
      client,
      note(invoice, [{ lineId, quantity: '20' }], 'debit_note')
    )
    assert.containsSubset(more, { gross: '1900.00', vat: '285.00' })
    ;(await books.draft(client, note(invoice, [{ lineId, quantity: '11' }]))).assertStatus(422)
    assert.equal((await books.issued(client, note(more))).total, more.total)
  })

  test('are written neither by guests nor by those who keep no books', async ({ client }) => {
    const invoice = await plain(client)
    const [{ id: lineId }] = invoice.lines
    const body = note(invoice, [{ lineId, quantity: '1' }])
    ;(await call(client, 'staff', 'post', '/api/invoices', { body })).assertStatus(403)
    ;(await client.post('/api/invoices').json(body).withCsrfToken()).assertStatus(401)
  })
})
