import { test } from '@japa/runner'
import { orderStep } from '#tests/helpers/browser_orders'
import { approvedVendor, found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, choose, field, fill, sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const LINES = [
  { description: 'Anchor bolts', descriptionAr: 'براغي تثبيت', quantity: '10', accepted: '8.5' },
  { description: 'Base plates', descriptionAr: 'ألواح قاعدة', quantity: '4', accepted: '0' },
]

/** An approved order of which a part has come. */
async function delivered(name: string): Promise<{ id: number; number: string }> {
  const { id: vendorId } = await approvedVendor({
    name,
    type: 'domestic',
    group: 'supplier',
  })
  const lines = LINES.map(({ accepted, ...line }) => ({
    ...line,
    unit: 'pcs',
    unitPrice: '50',
    vatRate: '15',
  }))
  const order = await made<any>('po.clerk', '/api/purchase-orders', { vendorId, lines })
  await orderStep('po.clerk', order.id, 'submit')
  await orderStep('chief.engineer', order.id, 'approve')
  const [{ id: lineId }] = order.lines
  await orderStep('storekeeper', order.id, 'receipts', {
    lines: [{ lineId, accepted: LINES[0].accepted }],
  })
  return order
}

test.group('Bills in the browser', () => {
  for (const language of LANGUAGES) {
    test(`finance records one without the order book, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const order = await delivered(`Books ${language}`)
      const page = await stage().visit(
        { test: current },
        { as: 'accountant', language, refusals: [422] }
      )
      await page.goto('/finance/bills')
      await button(page, text('procurement.bills.record')).click()
      const drawer = page.getByRole('dialog')
      await choose(drawer, text('procurement.bills.order'), order.number)
      await fill(drawer, {
        [text('procurement.bills.vendorNumber')]: `BOOKS-${language}`,
        [text('procurement.bills.printedTotal')]: '600',
      })
      const cell = (key: string, line: number) => {
        const { description, descriptionAr } = LINES[line]
        return field(
          drawer,
          `${text(`procurement.bills.${key}`)} ${language === 'arabic' ? descriptionAr : description}`
        )
      }
      // what has come is filled in; the price stands only on the vendor's invoice
      assert.equal(await cell('quantity', 0).inputValue(), '8.5')
      assert.equal(await cell('quantity', 1).inputValue(), '0')
      assert.equal(await cell('unitPrice', 0).inputValue(), '')
      await button(drawer, text('procurement.bills.save')).click()
      await sees(drawer, language === 'arabic' ? /براغي تثبيت: / : /Anchor bolts: /)
      await cell('unitPrice', 0).fill('60')
      await button(drawer, text('procurement.bills.save')).click()
      await page.waitForURL(/\/finance\/bills\/\d+$/)
      await page.getByRole('heading', { level: 1, name: `BOOKS-${language}` }).waitFor()
      const id = page.url().split('/').at(-1)
      const bill = await found<any>('accountant', `/api/bills/${id}`)
      assert.containsSubset(bill, { status: 'blocked', order: { id: order.id } })
      assert.lengthOf(bill.lines, 1)
      await sees(page, text('procurement.bills.matches.price_variance', { percent: '20' }))
      // 8.5 at 60 and VAT are 586.50
      await sees(page, text('procurement.bills.printed_differs'))
    })
  }
})
