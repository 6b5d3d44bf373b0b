import { test } from '@japa/runner'
import { approvedVendor, found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, fill, openTab, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const GOODS = { description: 'Anchor bolts', descriptionAr: 'براغي تثبيت', unit: 'pcs' }

/** One step of an order's life, taken by someone who saw it just now. */
async function take(as: string, id: number, verb: string, data: object = {}) {
  const path = `/api/purchase-orders/${id}`
  const { version } = await found<{ version: number }>('buyer', path)
  const api = await stage().api(as)
  const headers = { 'If-Match': `"${version}"` }
  const sent = await api.post(`${path}/${verb}`, { data, headers })
  if (!sent.ok()) throw new Error(`${verb} answered ${await sent.text()}`)
  await api.dispose()
}

/** Ten pieces at 50 that came to the site and were billed. */
async function billed(name: string): Promise<{ id: number; number: string }> {
  const vendor = { name, type: 'domestic', group: 'supplier' }
  const { id: vendorId } = await approvedVendor(vendor)
  const lines = [{ ...GOODS, quantity: '10', unitPrice: '50', vatRate: '15' }]
  const order = await made<any>('po.clerk', '/api/purchase-orders', { vendorId, lines })
  await take('po.clerk', order.id, 'submit')
  await take('chief.engineer', order.id, 'approve')
  const [{ id: lineId }] = order.lines
  await take('storekeeper', order.id, 'receipts', { lines: [{ lineId, accepted: '10' }] })
  await take('po.clerk', order.id, 'bills', {
    vendorNumber: name,
    printedTotal: '575',
    lines: [{ lineId, quantity: '10', unitPrice: '50' }],
  })
  return order
}

test.group('Returns to vendors in the browser', () => {
  for (const language of LANGUAGES) {
    test(`goods go back and the bill is reduced, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const credits = (key: string) => text(`procurement.vendor_credits.${key}`)
      const order = await billed(`Back ${language}`)
      const name = language === 'arabic' ? GOODS.descriptionAr : GOODS.description
      const page = await stage().visit({ test: current }, { as: 'buyer', language })
      await page.goto(`/procurement/purchase-orders/${order.id}`)
      await seesHeading(page, order.number)
      await openTab(page, text('procurement.goods_receipts.title'))
      await button(page, credits('give_back')).click()
      const drawer = page.getByRole('dialog')
      await fill(drawer, {
        [credits('fields.reason')]: 'Cracked',
        [`${credits('fields.quantity')} ${name}`]: '4',
      })
      await button(drawer, credits('save.return')).click()
      await page.waitForURL(/\/procurement\/vendor-credits\/\d+$/)
      await sees(page, text('kit.status.submitted'))
      const id = page.url().split('/').at(-1)

      const chief = await stage().visit({ test: current }, { as: 'chief.engineer', language })
      await chief.goto(`/procurement/vendor-credits/${id}`)
      await button(chief, credits('action.approve')).click()
      await answer(chief, credits('action.approve'))
      await sees(chief, text('kit.status.posted'))
      const credit = await found<any>('buyer', `/api/vendor-credits/${id}`)
      assert.containsSubset(credit, { status: 'posted', total: '230.00', credited: '230.00' })
      const [bill] = await found<any[]>('buyer', `/api/purchase-orders/${order.id}/bills`)
      assert.containsSubset(bill, { credited: '230.00', open: '345.00' })
    })
  }
})
