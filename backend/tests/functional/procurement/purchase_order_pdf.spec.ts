import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { amountInWords } from '#engines/money/words/amount_in_words'
import { sharedRenderer } from '#engines/pdf/shared_renderer'
import { fold } from '#engines/text/fold'
import { purchaseOrderPdfData } from '#procurement/purchase_orders/pdf/pdf_data'
import { ORDER_LABELS } from '#procurement/shared/pdf_labels'
import { purchaseOrderPdf } from '#procurement/purchase_orders/pdf/purchase_order_pdf'
import PurchaseOrder from '#procurement/purchase_orders/models/purchase_order'
import { textsOf } from '../../helpers/pdf_text.js'
import { anOrder, line } from './support.js'

const TERMS = Array.from(
  { length: 6 },
  (_, i) => `Condition ${i + 1}: goods that differ are taken back.`
).join('\n')
/** Lines of one word each: with the first all stands on one page, with the last only lines do. */
const COUNTS = [4, 8, 10, 12, 14, 16]

/** An order with as many lines as any document below needs. */
async function aLongOrder(client: ApiClient, terms: string | null) {
  const lines = Array.from({ length: COUNTS.at(-1)! }, () => line('10', { description: 'Anchor' }))
  const { id } = await anOrder(client, 'po.clerk', '1', { lines, terms })
  return PurchaseOrder.query().where({ id }).preload('lines').preload('paymentTerm').firstOrFail()
}

test.group('Pages of a printed order', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())

  for (const language of ['en', 'ar'] as const)
    for (const terms of [null, TERMS]) {
      test(`${language}: signatures stand with ${terms ? 'the terms' : 'the total'}`, async ({
        client,
        assert,
      }) => {
        const order = await aLongOrder(client, terms)
        const data = await purchaseOrderPdfData(order)
        const lines = [...order.lines]
        const total = fold(ORDER_LABELS.total[language])
        const seen = new Set<number>()
        for (const count of COUNTS) {
          order.$setRelated('lines', lines.slice(0, count))
          const page = purchaseOrderPdf(data, { language, alone: false })
          const printed = await sharedRenderer().render(page)
          const pages = (await textsOf(printed)).map(fold)
          seen.add(pages.length)
          const stated = `${count} lines on ${pages.length} pages`
          const last = pages.at(-1)!
          assert.include(last, fold(ORDER_LABELS.forVendor[language]), stated)
          assert.include(last, terms ? fold('Condition 6') : total, stated)
          assert.include(last, fold(ORDER_LABELS.forFirm[language]), stated)
        }
        assert.includeMembers([...seen], [1, 2])
      }).timeout(120_000)
    }

  test('a first order has no version on it, and its total stands in words', async ({
    client,
    assert,
  }) => {
    const order = await aLongOrder(client, null)
    const data = await purchaseOrderPdfData(order)
    const [en, ar] = (['en', 'ar'] as const).map((language) => ({ language, alone: false }))
    const first = purchaseOrderPdf(data, en!)
    assert.notInclude(first, ORDER_LABELS.revision.en)
    assert.include(first, amountInWords(order.totalMinor, 'SAR')!.en)
    assert.include(purchaseOrderPdf(data, ar!), amountInWords(order.totalMinor, 'SAR')!.ar)
    order.revision = 2
    assert.include(purchaseOrderPdf(data, en!), ORDER_LABELS.revision.en)
  })
})
