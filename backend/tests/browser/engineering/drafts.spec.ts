import { test } from '@japa/runner'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, field, fill, sees, seesHeading } from '#tests/helpers/browser_steps'

interface Kept {
  projectName: string
}

test.group('What is typed into a quotation', () => {
  test('survives a browser that dies, and is taken up where it ended', async ({
    assert,
    test: current,
  }) => {
    const dying = await stage().visit({ test: current }, { as: 'estimator' })
    await dying.goto('/engineering/create-quotation')
    await fill(dying, { 'Project name': 'Bridge before the crash', 'End user': 'Ministry' })
    await field(dying, 'Description, line 1').fill('Bearings')
    await field(dying, 'Unit rate, line 1').fill('4500')
    await sees(dying, /^Draft saved/)
    await dying.close({ runBeforeUnload: false })

    const page = await stage().visit({ test: current }, { as: 'estimator' })
    await page.goto('/engineering/create-quotation')
    await sees(page, 'You have an unsaved draft')
    await button(page, 'Restore').first().click()
    await field(page, 'Project name')
      .and(page.locator('[value="Bridge before the crash"]'))
      .waitFor()
    assert.equal(await field(page, 'Description, line 1').inputValue(), 'Bearings')
    await button(page, 'Save as draft').click()
    await page.waitForURL(/\/engineering\/quotations\/DRAFT-/)
    const kept = await found<Kept[]>('estimator', '/api/quotation-autosaves')
    assert.notInclude(
      kept.map(({ projectName }) => projectName),
      'Bridge before the crash'
    )
  }).timeout(60_000)

  test('in Arabic, with Arabic digits', async ({ assert, test: current }) => {
    const page = await stage().visit(
      { test: current },
      { as: 'engineer', language: 'arabic', theme: 'dark' }
    )
    await page.goto('/engineering/create-quotation')
    await seesHeading(page, 'عرض سعر جديد')
    assert.equal(await page.locator('html').getAttribute('dir'), 'rtl')
    await page.getByLabel('اسم المشروع', { exact: true }).fill('جسر وادي لبن')
    await page.getByLabel('الوصف، البند 1', { exact: true }).fill('ركائز')
    const decimals = page.getByRole('table').locator('input[inputmode=decimal]')
    await decimals.nth(0).fill('٣')
    await decimals.nth(1).fill('١٠٫٥')
    await sees(page, /36\.23/)
    await button(page, 'حفظ كمسودة').click()
    await page.waitForURL(/\/engineering\/quotations\/DRAFT-/)
    const number = page.url().split('/').at(-1)!
    const { total } = await found<{ total: string }>(
      'engineer',
      `/api/quotations/by-number/${number}`
    )
    assert.equal(total, '36.23')
  }).timeout(60_000)
})
