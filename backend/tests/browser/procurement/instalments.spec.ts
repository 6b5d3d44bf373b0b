import { test } from '@japa/runner'
import { billedOrder } from '#tests/helpers/browser_orders'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, openTab, row, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const EARLY = { discount: '2', discountDays: 10 }
const PARTS = [
  { portion: '60', dueFrom: 'invoice', days: 30, ...EARLY },
  { portion: '40', dueFrom: 'invoice', days: 60 },
]

test.group('Instalments in the browser', () => {
  for (const language of LANGUAGES) {
    test(`are planned on the order and paid early for less, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const { id: paymentTermId } = await made('buyer', '/api/payment-terms', {
        ...{ code: `INST-${language}`, name: 'Two parts', nameAr: 'دفعتان', parts: PARTS },
      })
      const order = await billedOrder(`Instalments ${language}`, { paymentTermId })
      const buyer = await stage().visit({ test: current }, { as: 'buyer', language })
      await buyer.goto(`/procurement/purchase-orders/${order.id}`)
      await seesHeading(buyer, order.number)
      await openTab(buyer, text('procurement.purchase_orders.plan.title'))
      await row(buyer, '690.00').waitFor()
      await row(buyer, '460.00').waitFor()

      const bills = `/api/purchase-orders/${order.id}/bills`
      const [{ id: billId }] = await found<{ id: number }[]>('accountant', bills)
      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto(`/finance/bills/${billId}`)
      const state = (name: string) => text(`procurement.bills.instalments.states.${name}`)
      await row(page, '690.00')
        .filter({ hasText: state('open') })
        .waitFor()
      await row(page, '460.00')
        .filter({ hasText: state('open') })
        .waitFor()
      await button(page, text('procurement.bills.pay')).click()
      const dialog = page.getByRole('dialog')
      const amount = dialog.getByLabel(text('procurement.bills.amount'))
      assert.equal(await amount.inputValue(), '1150.00')
      await dialog.getByRole('radio', { name: /676\.20/ }).check()
      await page.waitForFunction(
        (input) => (input as HTMLInputElement).value === '676.20',
        await amount.elementHandle()
      )
      await answer(page, text('procurement.bills.pay'), text('procurement.bills.pay_done'))
      await row(page, '690.00')
        .filter({ hasText: state('paid') })
        .waitFor()
      await sees(page, text('procurement.bills.totals.discountTaken'))
      const [paid] = await found<any[]>('accountant', bills)
      assert.containsSubset(paid, {
        ...{ open: '460.00', paid: '676.20' },
        payments: [{ amount: '676.20', discount: '13.80' }],
        instalments: [{ state: 'paid' }, { state: 'open', open: '460.00' }],
      })
    })
  }
})
