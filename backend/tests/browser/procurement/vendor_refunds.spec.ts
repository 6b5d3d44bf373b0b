import { test } from '@japa/runner'
import { billedOrder, billStep } from '#tests/helpers/browser_orders'
import { found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, fill, link, row, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

/** A bill of 575 that was paid, of which the vendor then credited 230. */
async function overpaid(name: string) {
  const order = await billedOrder(name, { unitPrice: '50' })
  await billStep('accountant', order.id, 'pay', { amount: '575' })
  const path = `/api/purchase-orders/${order.id}/bills`
  const [bill] = await found<{ lines: { id: number }[] }[]>('buyer', path)
  await billStep('po.clerk', order.id, 'credit-notes', {
    ...{ vendorNumber: `CN ${name}`, reason: 'Four were cracked' },
    lines: [{ billLineId: bill.lines[0].id, amount: '200', quantity: '4' }],
  })
  const credits = await found<{ id: number; version: number }[]>(
    'buyer',
    `/api/vendor-credits?vendorId=${order.vendorId}`
  )
  await made(
    'chief.engineer',
    `/api/vendor-credits/${credits[0].id}/approve`,
    {},
    credits[0].version
  )
  return order
}

test.group('Vendor refunds in the browser', () => {
  for (const language of LANGUAGES) {
    test(`money comes back, and a transfer that bounced is cancelled, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const refunds = (key: string) => text(`procurement.vendor_refunds.${key}`)
      const name = `Refunds ${language}`
      const { id } = await overpaid(name)
      const bills = `/api/purchase-orders/${id}/bills`
      const [{ id: billId }] = await found<{ id: number }[]>('accountant', bills)
      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto(`/finance/bills/${billId}`)
      await seesHeading(page, name)
      await link(page, refunds('see')).click()
      await sees(page, /230\.00/)
      await button(page, refunds('record')).click()
      const dialog = page.getByRole('dialog')
      await fill(dialog, { [refunds('fields.reference')]: 'TRX 77' })
      await button(dialog, text('common.save')).click()
      await row(page, 'TRX 77').filter({ hasText: '230.00' }).waitFor()
      await sees(page, refunds('nothing_owed'))
      await button(page, refunds('cancel')).click()
      await fill(page.getByRole('dialog'), { [refunds('reason')]: 'Bounced' })
      await answer(page, refunds('cancel'), refunds('cancelled'))
      await sees(page, refunds('owes'))
      const [bill] = await found<any[]>('accountant', bills)
      assert.containsSubset(bill, { open: '-230.00', paid: '575.00' })
      assert.deepEqual(
        bill.payments.map(({ amount }: any) => amount),
        ['575.00', '-230.00', '230.00']
      )
    })
  }
})
