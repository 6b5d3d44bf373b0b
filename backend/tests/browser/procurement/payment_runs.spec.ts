import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { GOODS, orderStep } from '#tests/helpers/browser_orders'
import { approvedVendor, found, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { answer, button, openTab, row, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { inDays } from '#tests/helpers/days'

const IBAN = 'SA0380000000608010167519'

/** A vendor whose account another person has confirmed. */
async function paidVendor(name: string): Promise<number> {
  const account = { bankName: 'Al Rajhi Bank', accountName: name, iban: IBAN }
  const vendor = { name, type: 'domestic', group: 'supplier', ...account }
  const { id } = await approvedVendor({ ...vendor, swiftCode: 'RJHISARI' })
  const path = `/api/vendors/${id}/bank-accounts`
  const [waiting] = await found<{ id: number; version: number }[]>('admin', path)
  await made('admin', `${path}/${waiting!.id}/approve`, {}, waiting!.version)
  return id
}

/** A bill of 1,150 riyals that is due at once. */
async function dueBill(vendorId: number, number: string): Promise<number> {
  const lines = [{ ...GOODS, quantity: '10', unitPrice: '100', vatRate: '15' }]
  const order = await made<any>('po.clerk', '/api/purchase-orders', { vendorId, lines })
  await orderStep('po.clerk', order.id, 'submit')
  await orderStep('chief.engineer', order.id, 'approve')
  const [{ id: lineId }] = order.lines
  await orderStep('storekeeper', order.id, 'receipts', { lines: [{ lineId, accepted: '10' }] })
  await orderStep('po.clerk', order.id, 'bills', {
    ...{ vendorNumber: number, printedTotal: '1150', dueOn: inDays(0) },
    lines: [{ lineId, quantity: '10', unitPrice: '100' }],
  })
  const path = `/api/purchase-orders/${order.id}/bills`
  const [bill] = await found<{ id: number }[]>('accountant', path)
  return bill!.id
}

/** Takes everything out but these bills. */
async function keepOnly(page: Page, names: string[]) {
  // those of bills: who gets a cheque is asked below them, and goes with a vendor's last bill
  const boxes = page.getByRole('table').getByRole('checkbox')
  await boxes.first().waitFor()
  for (const box of await boxes.all()) {
    const name = await box.getAttribute('aria-label')
    if (name && !names.includes(name)) await box.uncheck()
  }
}

test.group('Payment runs in the browser', () => {
  for (const language of LANGUAGES) {
    test(`are proposed by one person and sent to the bank by another, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const own = (key: string, values?: Record<string, string>) =>
        text(`procurement.payment_runs.${key}`, values)
      const vendor = `Paid together ${language}`
      const vendorId = await paidVendor(vendor)
      const numbers = [`RUN-${language}-1`, `RUN-${language}-2`]
      const ids = [await dueBill(vendorId, numbers[0]!), await dueBill(vendorId, numbers[1]!)]

      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto('/finance/payment-runs')
      await page.getByRole('link', { name: own('create') }).click()
      await button(page, own('propose')).click()
      await sees(page, numbers[1]!)
      await keepOnly(
        page,
        numbers.map((bill) => own('pay_bill', { bill }))
      )
      const amount = page.getByRole('textbox', { name: own('amount_of', { bill: numbers[1]! }) })
      await amount.fill('150')
      await button(page, own('save')).click()
      await page.waitForURL(/\/finance\/payment-runs\/\d+$/)
      const id = page.url().split('/').at(-1)!
      const run = await found<any>('accountant', `/api/payment-runs/${id}`)
      assert.containsSubset(run, { status: 'draft', total: '1300.00', vendorCount: 1 })
      await seesHeading(page, run.number)
      await button(page, own('action.submit')).click()
      await answer(page, own('action.submit'), own('action.submit_done', { number: run.number }))
      assert.equal(await button(page, own('action.approve')).count(), 0)

      const manager = await stage().visit({ test: current }, { as: 'general.manager', language })
      await manager.goto(`/finance/payment-runs/${id}`)
      await seesHeading(manager, run.number)
      await button(manager, own('action.approve')).click()
      await answer(
        manager,
        own('action.approve'),
        own('action.approve_done', { number: run.number })
      )
      const [download] = await Promise.all([
        manager.waitForEvent('download'),
        button(manager, own('bank_file')).click(),
      ])
      assert.equal(download.suggestedFilename(), `${run.number}.xml`)
      const xml = await readFile((await download.path())!, 'utf8')
      assert.include(xml, `<InstdAmt Ccy="SAR">1300.00</InstdAmt>`)
      assert.include(xml, `<IBAN>${IBAN}</IBAN>`)
      assert.include(xml, `<Ustrd>${numbers.join(' ')}</Ustrd>`)
      await openTab(manager, own('bills_tab'))
      await row(manager, numbers[0]!).waitFor()
      await button(manager, own('action.pay')).click()
      await answer(manager, own('action.pay'), own('action.pay_done'))
      const [first, second] = await Promise.all(
        ids.map((bill) => found<any>('accountant', `/api/bills/${bill}`))
      )
      assert.deepEqual([first.open, second.open], ['0.00', '1000.00'])
    })
  }
})
