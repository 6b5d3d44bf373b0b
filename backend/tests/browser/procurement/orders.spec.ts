/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Page } from 'playwright-core'
import { approvedVendor, found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  choose,
  field,
  fill,
  openTab,
  paste,
  row,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'
import { LANGUAGES, words, type Language } from '#tests/helpers/browser_words'

const LINES = 30
const ORDERS = 'procurement.purchase_orders'

/** Description in both languages, quantity, unit and price, as a spreadsheet gives them. */
const CELLS = Array.from(
  { length: LINES },
  (_, i) => `Facade panel ${i + 1}\tلوح واجهة ${i + 1}\t10.5\tm2\t${i ? '1,000' : '23,000.25'}`
).join('\r\n')

interface Journey {
  current: TestContext['test']
  language: Language
  vendor: string
  text: ReturnType<typeof words>
}
const at = ({ current, language }: Journey, as: string) =>
  stage().visit({ test: current }, { as, language })

async function writeOrder(journey: Journey): Promise<{ id: number; number: string; page: Page }> {
  const { text, vendor } = journey
  const page = await at(journey, 'po.clerk')
  await page.goto('/procurement/purchase-orders/new')
  await choose(page, text(`${ORDERS}.fields.vendorId`), vendor)
  const column = text(`${ORDERS}.fields.description`)
  await paste(field(page, text('kit.lines.cell', { column, number: 1 })), CELLS)
  await field(page, text('kit.lines.cell', { column, number: LINES })).waitFor()
  await button(page, text('common.save')).click()
  await page.waitForURL(/\/purchase-orders\/\d+$/)
  const number = await page.getByRole('heading', { level: 1, name: /^PO/ }).innerText()
  await button(page, text(`${ORDERS}.action.submit`)).click()
  await answer(page, text(`${ORDERS}.action.submit`), text(`${ORDERS}.action.submit_done`))
  await sees(page, text('kit.status.submitted'))
  return { id: Number(page.url().split('/').at(-1)), number, page }
}

async function approve(journey: Journey, as: string, id: number) {
  const { text } = journey
  const page = await at(journey, as)
  await page.goto(`/procurement/purchase-orders/${id}/approval`)
  const drawer = page.getByRole('dialog')
  await sees(drawer, journey.language === 'arabic' ? 'لوح واجهة 30' : 'Facade panel 30')
  await button(drawer, text(`${ORDERS}.action.approve`)).click()
  await answer(page, text(`${ORDERS}.action.approve`), text(`${ORDERS}.action.approve_done`))
}

/** In the open drawer: of the first line something was broken, of the second nothing came. */
async function receiveInPart(page: Page, { text, language }: Journey) {
  const drawer = page.getByRole('dialog')
  const name = (n: number) => (language === 'arabic' ? `لوح واجهة ${n}` : `Facade panel ${n}`)
  const cell = (key: string, n: number) =>
    field(drawer, `${text(`procurement.goods_receipts.${key}`)} ${name(n)}`)
  await fill(drawer, { [text('procurement.goods_receipts.deliveryNoteNo')]: 'DN-30' })
  await cell('accepted', 1).fill('10.2')
  await cell('rejected', 1).fill('0.3')
  await cell('reason', 1).fill('Cracked')
  await cell('accepted', 2).fill('0')
  await button(drawer, text('procurement.goods_receipts.save')).click()
  await sees(page, text('procurement.goods_receipts.received'))
  await drawer.waitFor({ state: 'hidden' })
}

test.group('A purchase order in the browser', () => {
  for (const language of LANGUAGES) {
    test(`thirty lines, two approvals, two deliveries and a dear bill, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const vendor = `Journey facades ${language}`
      const journey = { current, language, vendor, text }
      await approvedVendor({ name: vendor, type: 'domestic', group: 'supplier' })
      const { id, number, page } = await writeOrder(journey)
      const order = () => found<any>('buyer', `/api/purchase-orders/${id}`)
      assert.containsSubset(await order(), { subtotal: '546002.63', status: 'submitted' })
      assert.lengthOf((await order()).lines, LINES)

      await approve(journey, 'chief.engineer', id)
      const steps = (await order()).approval.steps.map((step: any) => step.status)
      assert.deepEqual(steps, ['approved', 'pending'])
      await approve(journey, 'general.manager', id)
      assert.equal((await order()).status, 'approved')

      const store = await at(journey, 'storekeeper')
      await store.goto(`/procurement/purchase-order-materials?number=${number}`)
      await row(store, number).first().getByRole('button').click()
      await receiveInPart(store, journey)
      assert.containsSubset(await order(), { status: 'partially_received' })

      // who wrote the order reads why the rest is received by someone else
      await page.reload()
      await openTab(page, text('procurement.goods_receipts.title'))
      await sees(page, text('procurement.goods_receipts.withheld.made'))
      const buyer = await at(journey, 'buyer')
      await buyer.goto(`/procurement/purchase-orders/${id}`)
      await openTab(buyer, text('procurement.goods_receipts.title'))
      await button(buyer, text('procurement.goods_receipts.receive')).click()
      await button(buyer.getByRole('dialog'), text('procurement.goods_receipts.save')).click()
      await sees(buyer, text('procurement.goods_receipts.received'))
      const received = await order()
      assert.containsSubset(received, { status: 'received', receivedPct: 100 })
      assert.containsSubset(received.lines[0], { accepted: '10.5', rejected: '0.3' })

      await page.reload()
      await openTab(page, text('procurement.bills.tab'))
      await button(page, text('procurement.bills.record')).click()
      const drawer = page.getByRole('dialog')
      const first = language === 'arabic' ? 'لوح واجهة 1' : 'Facade panel 1'
      await fill(drawer, {
        [text('procurement.bills.vendorNumber')]: `INV-${language}`,
        [text('procurement.bills.printedTotal')]: '1',
        [`${text('procurement.bills.unitPrice')} ${first}`]: '24150.2625',
      })
      await button(drawer, text('procurement.bills.save')).click()
      await sees(
        page,
        text('procurement.bills.matches.price_variance', { over: '0', percent: '5' })
      )
      await sees(page, text('kit.status.blocked'))
      assert.equal(await button(page, text('procurement.bills.release')).count(), 0)

      await buyer.goto(`/procurement/purchase-orders/${id}`)
      await seesHeading(buyer, number)
      await openTab(buyer, text('procurement.bills.tab'))
      await button(buyer, text('procurement.bills.release')).click()
      await fill(buyer.getByRole('dialog'), {
        [text('procurement.bills.reason')]: 'Agreed by phone',
      })
      await answer(buyer, text('kit.confirm'), text('procurement.bills.release_done'))
      await sees(buyer, text('kit.status.released'))
      const [bill] = await found<any[]>('buyer', `/api/purchase-orders/${id}/bills`)
      assert.containsSubset(bill, { status: 'released', releaseReason: 'Agreed by phone' })
      assert.containsSubset(await order(), { billedPct: 100 })
    }).timeout(180_000)
  }
})
