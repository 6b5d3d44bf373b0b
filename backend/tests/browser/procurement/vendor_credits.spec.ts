import { test } from '@japa/runner'
import { billedOrder, GOODS } from '#tests/helpers/browser_orders'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, fill, openTab, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

test.group('Returns to vendors in the browser', () => {
  for (const language of LANGUAGES) {
    test(`goods go back and the bill is reduced, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const credits = (key: string) => text(`procurement.vendor_credits.${key}`)
      const order = await billedOrder(`Back ${language}`, { unitPrice: '50' })
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
