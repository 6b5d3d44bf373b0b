/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { approvedVendor, made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  choose,
  field,
  link,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'

async function fillOrderLine(page: Page, line: number, values: Record<string, string>) {
  for (const [column, value] of Object.entries(values)) {
    await field(page, `${column}, line ${line}`).fill(value)
    await page.keyboard.press('Tab')
  }
}

test.group('Procurement in the browser', () => {
  test('an order goes from draft to approval, and never by the hand that wrote it', async ({
    assert,
    test: current,
  }) => {
    await approvedVendor({
      name: 'Granite Hill Supply',
      type: 'domestic',
      group: 'supplier',
    })
    const page = await stage().visit({ test: current }, { as: 'buyer' })
    await page.goto('/procurement/purchase-orders/new')
    await choose(page, 'Vendor', 'Granite Hill Supply')
    await fillOrderLine(page, 1, {
      Description: 'Granite slabs 30 mm',
      'Description (Arabic)': 'ألواح جرانيت',
      Quantity: '10',
      'Unit price': '250',
    })
    await button(page, 'Add line').click()
    await fillOrderLine(page, 2, { Description: 'Transport', 'Unit price': '99.99', 'VAT %': '0' })
    await sees(page, 'SAR 2,974.99')
    await button(page, 'Save').click()
    await page.waitForURL(/\/purchase-orders\/\d+$/)
    await sees(page, 'Draft')
    const number = await page.getByRole('heading', { level: 1, name: /^PO/ }).innerText()
    await button(page, 'Submit for approval').click()
    await answer(page, 'Submit for approval', 'Purchase order submitted')
    await sees(page, 'Submitted')
    assert.equal(await button(page, 'Approve order').count(), 0)
    assert.equal(await link(page, 'Edit').count(), 0)

    const address = new URL(page.url()).pathname
    const manager = await stage().visit({ test: current }, { as: 'general.manager' })
    await manager.goto(`${address}/approval`)
    const drawer = manager.getByRole('dialog')
    await sees(drawer, 'Granite slabs 30 mm')
    await button(drawer, 'Approve order').click()
    await answer(manager, 'Approve order', 'Purchase order approved')
    await link(drawer, number).click()
    await seesHeading(manager, number)
    await sees(manager.getByRole('main'), 'Approved')

    await page.reload()
    await sees(page.getByRole('main'), 'Approved')
  })

  test('bank details are masked for those who only order', async ({ assert, test: current }) => {
    const { id } = await made<{ id: number }>('buyer', '/api/vendors', {
      name: 'Masked Metals',
      type: 'domestic',
      group: 'supplier',
      iban: 'SA0380000000608010167519',
    })
    const api = await stage().api('po.clerk')
    assert.equal((await api.get(`/api/vendors/${id}`)).status(), 403)
    await api.dispose()
    const page = await stage().visit({ test: current }, { as: 'po.clerk' })
    await page.goto(`/procurement/vendors/${id}`)
    await seesHeading(page, 'Procurement')
    assert.equal(await page.getByText('Masked Metals').count(), 0)
  })
})
