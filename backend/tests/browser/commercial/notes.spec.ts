import { test } from '@japa/runner'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, field, fill, link, openTab, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const BUYER = { vatNumber: '300000000000003', street: 'King Fahd Road', city: 'Riyadh' }
const LINE = { description: 'Anchor bolts', quantity: '10', unitPrice: '50' }

/** An invoice over 575.00 that its client has paid in full. */
async function paid(name: string): Promise<{ id: number; number: string }> {
  const { id: clientId } = await made('bdm', '/api/clients', { name })
  const body = { type: 'standard', clientId, buyer: BUYER, lines: [LINE] }
  const draft = await made('accountant', '/api/invoices', body)
  const issue = `/api/invoices/${draft.id}/issue`
  const invoice = await made<any>('accountant', issue, {}, draft.version)
  await made('accountant', '/api/receipts', {
    ...{ clientId, method: 'transfer', amount: '575' },
    allocations: [{ invoiceId: invoice.id, amount: '575' }],
  })
  return invoice
}

test.group('Credit notes and refunds in the browser', () => {
  for (const language of LANGUAGES) {
    test(`a line is credited in part and what the client has to get is paid back, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const own = (key: string) => text(`commercial.invoices.${key}`)
      const receipts = (key: string) => text(`commercial.receipts.${key}`)
      const invoice = await paid(`Credited ${language}`)
      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto(`/commercial/invoicing/${invoice.id}`)
      await link(page, own('type.credit_note')).click()
      // all that is left is proposed; of one line two pieces are taken back
      const part = (name: string) => field(page, `${own(`note.${name}`)}: ${LINE.description}`)
      await part('quantity').fill('2')
      await fill(page, { [own('fields.reason')]: 'Two were broken' })
      await button(page, own('save_draft')).click()
      await button(page, own('issue')).click()
      await answer(page, own('issue'), own('issued'))
      const id = Number(page.url().split('/').pop())
      const note = await found<any>('accountant', `/api/invoices/${id}`)
      assert.containsSubset(note, { status: 'issued', total: '115.00', balance: '115.00' })
      assert.equal(note.lines[0].quantity, '2')
      // who made the credit does not pay it out
      assert.isFalse(await button(page, receipts('refund.action')).isVisible())

      const manager = await stage().visit({ test: current }, { as: 'admin', language })
      await manager.goto(`/commercial/invoicing/${id}`)
      await button(manager, receipts('refund.action')).click()
      const dialog = manager.getByRole('dialog')
      await fill(dialog, { [receipts('refund.reason')]: 'Asked for it' })
      await answer(manager, receipts('refund.action'), receipts('refund.done'))
      await openTab(manager, own('tab.settlements'))
      await sees(manager, 'Asked for it')
      const after = await found<any>('accountant', `/api/invoices/${id}`)
      assert.containsSubset(after, { status: 'paid', balance: '0.00' })
      assert.containsSubset(after.refunds, [{ amount: '115.00', reason: 'Asked for it' }])
    })
  }
})
