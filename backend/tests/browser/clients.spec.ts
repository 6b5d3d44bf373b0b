import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { made } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import {
  answer,
  button,
  choose,
  field,
  fill,
  link,
  panel,
  row,
  sees,
  seesHeading,
} from '#tests/helpers/browser_steps'

test.group('Clients in the browser', () => {
  test('a client is added, found, changed and deleted', async ({ test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'bdm' })
    await page.goto('/commercial/clients')
    await link(page, 'New client').click()
    await fill(page, {
      Name: 'Zubaida Karimi',
      'Job title': 'Design Manager',
      Company: 'Oasis Interiors',
      Mobile: '٠٥٥ ٩٨١ ٢٢٣٤',
      'E-mail': 'zubaida@oasis.example',
    })
    await choose(page, 'Company type', 'Engineering consultant')
    await button(page, 'Save').click()
    await seesHeading(page, 'Zubaida Karimi')
    await sees(page, 'Engineering consultant')

    await link(page, 'Clients').first().click()
    await page.getByRole('searchbox').fill('zubaida')
    await row(page, 'Zubaida Karimi').getByRole('link', { name: 'Zubaida Karimi' }).click()
    await link(page, 'Edit').click()
    await fill(page, { Location: 'Khobar' })
    await page.keyboard.press('Control+s')
    await sees(page, 'Khobar')
    await page.getByRole('tab', { name: 'History' }).click()
    await sees(page, 'Location:')

    await button(page, 'Delete').click()
    await sees(page.getByRole('dialog'), 'The business cards of a deleted client are deleted too.')
    await answer(page, 'Delete', 'Client deleted')
    await seesHeading(page, 'Clients')
  })

  test('all matching clients are exported for a spreadsheet, in Arabic too and without formulas', async ({
    assert,
    test: current,
  }) => {
    const company = 'Saffron Export Trading'
    await made('bdm', '/api/clients', { name: 'ليلى الحسن', company, notes: 'x' })
    await made('bdm', '/api/clients', { name: '=HYPERLINK("http://evil.example")', company })
    await made('bdm', '/api/clients', { name: 'Somebody else', company: 'Another firm' })

    const page = await stage().visit({ test: current }, { as: 'bdm' })
    await page.goto('/commercial/clients')
    await button(page, 'Filter by Company').click()
    await panel(page).getByRole('textbox', { name: 'Company' }).fill('saffron')
    await sees(page, '2 records')
    await page.keyboard.press('Escape')
    await button(page, 'Export all').click()
    await page.getByRole('menuitem', { name: /CSV/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Exporting 2 rows' })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(dialog, 'Download').click(),
    ])
    assert.match(download.suggestedFilename(), /\.csv$/)
    const file = await readFile(await download.path())
    assert.deepEqual([...file.subarray(0, 3)], [0xef, 0xbb, 0xbf])
    const text = file.toString('utf8')
    assert.include(text, 'ليلى الحسن')
    assert.include(text, `"'=HYPERLINK(`)
    assert.notInclude(text, 'Somebody else')
    assert.equal(text.trim().split('\r\n').length, 3)
  })

  test('a client like one already there is pointed out while typing', async ({ test: current }) => {
    await made('bdm', '/api/clients', {
      name: 'Ranim Odeh',
      email: 'ranim@cedar.example',
      company: 'Cedar',
    })
    const page = await stage().visit({ test: current }, { as: 'bdm.clients' })
    await page.goto('/commercial/clients/new')
    await field(page, 'E-mail').fill('RANIM@cedar.example')
    const notice = page.getByRole('status').filter({ hasText: 'You may already have this client' })
    await notice.getByRole('link', { name: 'Ranim Odeh' }).waitFor()
    await sees(notice, 'same e-mail')
  })
})
