import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { call } from '../procurement/support.js'
import { Books, BUYER } from './books.js'

test.group('VAT of invoices and contracts', (group) => {
  const books = Books.within(group)

  const line = (more: object) => ({
    description: 'Steel',
    quantity: '1',
    unitPrice: '100',
    ...more,
  })
  const standard = async (client: ApiClient, ...lines: object[]) => ({
    type: 'standard',
    clientId: await books.party(client),
    buyer: BUYER,
    lines: lines.map(line),
  })

  test('category and rate agree, and a reason belongs to its category, or the line is refused', async ({
    client,
    assert,
  }) => {
    const refused = [
      [{ vatCategory: 'S', vatRate: '0' }, 'lines.0.vatRate'],
      [{ vatCategory: 'Z', vatRate: '15' }, 'lines.0.vatRate'],
      [{ vatCategory: 'E', vatRate: '5' }, 'lines.0.vatRate'],
      [{ vatCategory: 'Z', exemptionReason: 'Export of goods' }, 'lines.0.exemptionReason'],
      [{ vatCategory: 'E', exemptionReason: 'VATEX-SA-32' }, 'lines.0.exemptionReason'],
    ] as const
    for (const [more, field] of refused) {
      const answer = await books.draft(client, await standard(client, more))
      answer.assertStatus(422)
      assert.exists(answer.body().errors[field], JSON.stringify(more))
    }
    const answer = await books.draft(client, await standard(client, { vatRate: '0' }))
    assert.containsSubset(answer.body().lines, [{ vatCategory: 'Z', vatRate: '0.00' }])
    ;(await books.issue(client, answer.body())).assertStatus(422)
  })

  test('exempt supplies and what is out of scope are not in the taxable amount', async ({
    client,
    assert,
  }) => {
    const invoice = await books.issued(
      client,
      await standard(
        client,
        {},
        { vatCategory: 'Z', exemptionReason: 'VATEX-SA-32' },
        { vatCategory: 'E', exemptionReason: 'VATEX-SA-30' },
        { vatCategory: 'O', exemptionReason: 'VATEX-SA-OOS' }
      )
    )
    assert.containsSubset(invoice, {
      gross: '400.00',
      taxable: '200.00',
      vat: '15.00',
      total: '415.00',
    })
  })

  test('a contract that bears no VAT says why; its documents follow it', async ({
    client,
    assert,
  }) => {
    const body = {
      title: 'Tower',
      clientId: await books.party(client),
      lines: [{ description: 'Works', quantity: '100', unitRate: '1000' }],
    }
    const refused = [
      { vatCategory: 'Z', vatRate: '15' },
      { vatRate: '0' },
      { vatCategory: 'E', exemptionReason: 'VATEX-SA-32' },
    ]
    for (const more of refused) {
      const answer = await call(client, 'accountant', 'post', '/api/contracts', {
        body: { ...body, ...more },
      })
      answer.assertStatus(422)
    }
    const contract = await books.contract(client, {
      vatCategory: 'E',
      exemptionReason: 'VATEX-SA-30',
    })
    assert.containsSubset(contract, { vatCategory: 'E', vatRate: '0.00' })
    const under = { contractId: contract.id, buyer: BUYER }
    const advance = await books.issued(client, { ...under, type: 'advance', amount: '1000' })
    const work = {
      contractLineId: contract.lines[0].id,
      description: 'x',
      quantity: '7',
      unitPrice: '0',
    }
    const certificate = await books.issued(client, { ...under, type: 'progress', lines: [work] })
    for (const invoice of [advance, certificate]) {
      assert.containsSubset(invoice, { taxable: '0.00', vat: '0.00' })
      assert.containsSubset(invoice.vatBreakdown, [{ category: 'E', vat: '0.00' }])
      assert.containsSubset(invoice.lines, [{ vatCategory: 'E', exemptionReason: 'VATEX-SA-30' }])
    }
  })

  test('the VAT of the lines of a certificate adds up to that of the document', async ({
    client,
    assert,
  }) => {
    const contract = await books.contract(client, {
      vatOnRetention: 'release',
      retention: '7.5',
      lines: ['333.33', '0.07', '1234.567'].map((unitRate) => ({
        description: 'Works',
        quantity: '100',
        unitRate,
      })),
    })
    const certificate = await books.issued(client, {
      type: 'progress',
      contractId: contract.id,
      buyer: BUYER,
      lines: contract.lines.map(({ id }: any) => ({
        contractLineId: id,
        description: 'x',
        quantity: '33.3',
        unitPrice: '0',
      })),
    })
    const sum = certificate.lines.reduce((total: number, { vat }: any) => total + Number(vat), 0)
    assert.equal(sum.toFixed(2), certificate.vat)
  })
})
