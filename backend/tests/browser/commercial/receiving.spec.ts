/// <reference lib="dom" />
import { test } from '@japa/runner'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, choose, field, fill, sees, seesHeading } from '#tests/helpers/browser_steps'
import { inTurn } from '../../../scripts/turns.mjs'

const LANGUAGES = [
  {
    language: 'english',
    client: 'Client',
    amount: 'Amount',
    allocate: 'Allocate',
    stays: 'Left unallocated:',
    save: 'Save',
  },
  {
    language: 'arabic',
    client: 'العميل',
    amount: 'المبلغ',
    allocate: 'تخصيص',
    stays: 'يبقى غير مخصص:',
    save: 'حفظ',
  },
] as const

const BUYER = { vatNumber: '300000000000003', street: 'King Fahd Road', city: 'Riyadh' }

interface Issued {
  id: number
  version: number
  number: string
}

/** An invoice over SAR 115.00 that a client owes. */
async function owed(clientId: number): Promise<Issued> {
  const lines = [{ description: 'Steel', quantity: '1', unitPrice: '100' }]
  const body = { type: 'standard', clientId, buyer: BUYER, lines }
  const { id, version } = await made('accountant', '/api/invoices', body)
  const api = await stage().api('accountant')
  const issued = await api.post(`/api/invoices/${id}/issue`, {
    data: {},
    headers: { 'If-Match': `"${version}"` },
  })
  const invoice = await issued.json()
  await api.dispose()
  return invoice
}

test.group('Receipts in the browser', () => {
  for (const { language, ...words } of inTurn(LANGUAGES, 2)) {
    test(`one receipt pays three invoices, in ${language}`, async ({ assert, test: current }) => {
      const name = `Paying ${language}`
      const { id: clientId } = await made('bdm', '/api/clients', { name })
      const invoices = [await owed(clientId), await owed(clientId), await owed(clientId)]
      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto('/commercial/receipts/new')
      await choose(page, words.client, name)
      await fill(page, { [words.amount]: '300' })
      const amounts = ['115.00', '115.00', '60.00']
      for (const [i, { number }] of invoices.entries())
        await field(page, `${words.allocate} ${number}`).fill(amounts[i])
      await sees(page, words.stays)
      await sees(page, /10\.00/)
      await button(page, words.save).click()
      await seesHeading(page, /^R/)
      const id = Number(page.url().split('/').pop())
      const receipt = await found<any>('accountant', `/api/receipts/${id}`)
      assert.containsSubset(receipt, {
        amount: '300.00',
        allocated: '290.00',
        unallocated: '10.00',
      })
      assert.lengthOf(receipt.allocations, 3)
      const after = await Promise.all(
        invoices.map((one) => found<any>('accountant', `/api/invoices/${one.id}`))
      )
      assert.deepEqual(
        after.map(({ status, balance }) => [status, balance]),
        [
          ['paid', '0.00'],
          ['paid', '0.00'],
          ['partially_paid', '55.00'],
        ]
      )
      for (const { number } of invoices) await sees(page, number)
    })
  }
})
