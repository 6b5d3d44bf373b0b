import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { stage } from '#tests/helpers/browser_stage'
import { button, link, seesHeading, settled, step } from '#tests/helpers/browser_steps'

const PHONE = 390

async function assertFits(page: Page) {
  const { scrollWidth, clientWidth } = await page
    .evaluate(() => document.documentElement)
    .then(() =>
      page.evaluate(() => ({
        scrollWidth: document.documentElement.scrollWidth,
        clientWidth: document.documentElement.clientWidth,
      }))
    )
  if (scrollWidth > clientWidth)
    throw new Error(`${page.url()} is ${scrollWidth} px wide on a screen of ${clientWidth}`)
}

const SCREENS: Record<string, string[]> = {
  engineer: ['/departments', '/quotation-documents/quotations', '/engineering/create-quotation'],
  bdm: [
    '/commercial/clients',
    '/commercial/clients/new',
    '/commercial/clients/1',
    '/commercial/business-cards',
  ],
  buyer: [
    '/procurement/vendors/1',
    '/procurement/purchase-orders/new',
    '/procurement/purchase-orders/1',
  ],
  admin: ['/admin/users', '/admin/users/5'],
  planner: [
    '/production',
    '/production/projects',
    '/production/projects/1',
    '/production/projects/1/schedule?view=list',
    '/production/projects/1/schedule?view=gantt',
    '/production/projects/1/schedule?view=control',
    '/production/consumption',
    '/production/payment-tracking',
    '/production/planning',
    '/production/site-reports',
  ],
}

test.group('A phone', () => {
  test('no page scrolls sideways, in either direction of writing', async ({ test: current }) => {
    const visitor = await stage().visit({ test: current }, { width: PHONE })
    await visitor.goto('/login')
    await seesHeading(visitor, /./)
    await assertFits(visitor)
    for (const [index, [username, paths]] of Object.entries(SCREENS).entries()) {
      const language = index % 2 === 0 ? 'english' : 'arabic'
      const page = await stage().visit({ test: current }, { as: username, width: PHONE, language })
      await page.goto('/departments')
      await settled(page)
      for (const path of paths) {
        await step(page, path)
        await assertFits(page)
      }
    }
  })

  test('the menu is a drawer, lists are cards and filters have a place', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm', width: PHONE })
    await page.goto('/departments')
    await button(page, 'Open the menu').click()
    const menu = page.getByRole('dialog')
    const commercial = button(menu, 'Pages of Commercial')
    await commercial.waitFor()
    assert.equal(await link(menu, 'Clients').count(), 0)
    await commercial.click()
    await link(menu, 'Clients').click()
    await seesHeading(page, 'Clients')
    await link(page, 'Abdullah Al-Khaldi').waitFor()
    assert.equal(await page.getByRole('columnheader').count(), 0)
    for (const field of ['Company', 'Mobile', 'E-mail', 'Location'])
      await page.getByText(field, { exact: true }).first().waitFor()
    await button(page, 'Filters').click()
    await page.getByRole('dialog').getByLabel('Company', { exact: true }).fill('najd')
    await page.waitForURL(/company_like=najd/)
  })
})
