/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { made, QUOTATION, quotationBy, type MadeQuotation } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, link, panel, row, sees, seesHeading } from '#tests/helpers/browser_steps'

const header = (page: Page, name: string) =>
  page.getByRole('columnheader').filter({ hasText: name }).first()

/** Names in the first column of the rows on screen. */
async function names(page: Page): Promise<string[]> {
  // rows of the page before are dimmed while the next one loads
  await page.locator('[aria-busy="false"] tr[data-row-index="0"]').waitFor()
  const links = page.locator('tr[data-row-index] td a').filter({ hasNotText: /[@+]/ })
  // the initials of a client without a picture stand before the name
  return (await links.allInnerTexts()).map((text) => text.split('\n').at(-1)!)
}

test.group('Lists in the browser', () => {
  test('search, filter, sort and page stand in the address: reload and back keep them', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm' })
    await page.goto('/commercial/clients')
    await page.getByRole('searchbox').fill('example')
    await page.waitForURL(/q=example/)
    await header(page, 'Company').getByText('Company').click()
    await page.waitForURL(/_sort=company/)
    await page.getByTitle('2', { exact: true }).click()
    await page.waitForURL(/page=2/)
    await page
      .getByRole('listitem', { name: '2' })
      .and(page.locator('.ant-pagination-item-active'))
      .waitFor()
    const before = await names(page)
    assert.isAbove(before.length, 5)

    await page.reload()
    await row(page, before[0]).waitFor()
    assert.deepEqual(await names(page), before)
    assert.equal(await page.getByRole('searchbox').inputValue(), 'example')

    await link(page, before[2]).click()
    await seesHeading(page, before[2])
    await page.goBack()
    await row(page, before[0]).waitFor()
    assert.match(page.url(), /q=example.*page=2/)
    assert.deepEqual(await names(page), before)
  })

  test('columns are chosen, and the choice is remembered', async ({ assert, test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm' })
    await page.goto('/commercial/clients')
    await row(page, 'Abdullah').first().waitFor()
    await button(page, 'Columns and density').click()
    const chooser = panel(page)
    await chooser.getByRole('checkbox', { name: 'Last contact' }).uncheck()
    await chooser.getByRole('checkbox', { name: 'Website' }).check()
    await page.keyboard.press('Escape')
    await header(page, 'Website').waitFor()
    assert.equal(await header(page, 'Last contact').count(), 0)
    await page.reload()
    await header(page, 'Website').waitFor()
    assert.equal(await header(page, 'Last contact').count(), 0)
    await button(page, 'Columns and density').click()
    await button(page, 'Reset columns').click()
    await header(page, 'Last contact').waitFor()
  })

  test('a list is saved as a view under a name and opened by it', async ({ test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm.clients' })
    await page.goto('/commercial/clients?q=najd')
    await row(page, 'Najd').first().waitFor()
    await button(page, 'Views').click()
    await page.getByLabel('Save this list as a view').fill('People of Najd')
    await button(panel(page), 'Save').click()
    await button(page, 'People of Najd').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('')
    await page.waitForURL((url) => !url.search.includes('najd'))
    await button(page, 'Views').click()
    await button(page, 'People of Najd').click()
    await page.waitForURL(/q=najd/)
    await row(page, 'Najd').first().waitFor()
    await button(page, 'Views').click()
    await button(page, 'Delete view People of Najd').click()
    await sees(page, 'No saved views yet')
  })

  test('deleting many reports what could not be deleted, and why', async ({
    assert,
    test: current,
  }) => {
    const draft = await made<MadeQuotation>('estimator', '/api/quotations', {
      ...QUOTATION,
      projectName: 'Bulk delete draft',
      draft: true,
    })
    const waiting = await quotationBy('estimator', 'Bulk delete waiting')
    const page = await stage().visit({ test: current }, { as: 'estimator' })
    await page.goto('/quotation-documents/quotations?q=Bulk delete')
    await page.getByRole('checkbox', { name: `Select ${draft.number}` }).check()
    await page.getByRole('checkbox', { name: `Select ${waiting.number}` }).check()
    await sees(page, '2 rows selected')
    await button(page, 'Delete').click()
    await button(page.getByRole('dialog', { name: 'Delete 2 records?' }), 'Delete').click()
    const report = page.getByRole('dialog', { name: "1 record couldn't be deleted" })
    await sees(report, waiting.number)
    assert.isAbove((await report.locator('.ant-list-item-meta-description').innerText()).length, 10)
    await button(report, 'Close').last().click()
    await row(page, waiting.number).waitFor()
    assert.equal(await row(page, draft.number).count(), 0)
  })

  test('no match and no data are distinguished', async ({ test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm' })
    await page.goto('/commercial/clients?q=nobody-is-called-this')
    await sees(page, 'No matching records')
    await button(page, 'Clear filters').first().click()
    await row(page, 'Abdullah').first().waitFor()
    const admin = await stage().visit({ test: current }, { as: 'admin' })
    // a list that no other test fills
    await admin.goto('/admin/restore-drills')
    await sees(admin, 'Nothing here yet')
    await sees(admin, 'A drill restores the newest backup beside the portal and checks it.')
  })

  test('rows, filters and the palette answer to the keyboard', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm' })
    await page.goto('/commercial/clients')
    await row(page, 'Abdullah').first().waitFor()
    await page.locator('tr[data-row-index="0"]').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Space')
    await sees(page, '1 row selected')
    await page.keyboard.press('Space')
    const [, second] = await names(page)
    await page.keyboard.press('Enter')
    await seesHeading(page, second)

    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').last().fill('New client')
    await page
      .getByRole('option', { name: /New client|Clients/ })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.goto('/commercial/clients')
    await button(page, 'Filter by Name').focus()
    await page.keyboard.press('Enter')
    await panel(page).getByRole('textbox', { name: 'Name' }).waitFor()
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })
    assert.equal(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label')),
      'Filter by Name'
    )
  })
})
