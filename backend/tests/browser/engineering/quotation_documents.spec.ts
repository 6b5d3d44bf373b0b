import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib'
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { made, quotationBy } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees, seesHeading } from '#tests/helpers/browser_steps'
import { html } from '#tests/helpers/sample_files'

async function pdf(name: string, ...lines: string[]) {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  for (const line of lines)
    document.addPage([420, 300]).drawText(line, { x: 40, y: 200, size: 24, font })
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) }
}

const inTable = (page: Page, name: string) =>
  page.getByRole('table').getByRole('button', { name, exact: true })

test.group('Documents of a quotation', () => {
  test('ten documents are dropped at once; the false one says why, nine are filed', async ({
    assert,
    test: current,
  }) => {
    const { number } = await quotationBy('engineer', 'Clinic with documents')
    const page = await stage().visit({ test: current }, { as: 'engineer', refusals: [422] })
    await page.goto(`/engineering/quotations/${number}?tab=documents`)
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
    const files = await Promise.all(
      Array.from({ length: 9 }, (_, i) => pdf(`drawing ${i + 1}.pdf`, `Drawing ${i + 1}`))
    )
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([...files, { name: 'site.png', mimeType: 'image/png', buffer: html(8000) }])
    await sees(page, /“site.png” is damaged, or its type isn't supported/)
    for (let i = 1; i <= 9; i++)
      await page.getByRole('link', { name: `drawing ${i}.pdf` }).waitFor()
    assert.equal(await page.getByRole('link', { name: 'site.png' }).count(), 0)
  }).timeout(60_000)

  test('two PDFs are looked into, searched and compared page by page', async ({
    assert,
    test: current,
  }) => {
    const folder = await made<{ id: number }>('engineer', '/api/folders', {
      name: 'Two reports',
      parentId: 1,
    })
    const page = await stage().visit({ test: current }, { as: 'engineer' })
    await page.goto(`/files?folder=${folder.id}`)
    await page.locator('input[type=file]').first().waitFor({ state: 'attached' })
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([
        await pdf('report A.pdf', 'Strength 40 MPa', 'Same page'),
        await pdf('report B.pdf', 'Strength 45 MPa', 'Same page'),
      ])
    await inTable(page, 'report A.pdf').click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('of 2').waitFor()
    await drawer.getByRole('searchbox').fill('same')
    await sees(drawer, /1 of 1/)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
    await page.getByRole('checkbox', { name: 'Select report A.pdf' }).check()
    await page.getByRole('checkbox', { name: 'Select report B.pdf' }).check()
    await button(page, 'Compare').click()
    await seesHeading(page, /Compare/)
    const verdict = page.getByRole('main').getByRole('status').first()
    await verdict.waitFor()
    assert.notMatch(await verdict.innerText(), /same|identical/i)
    await button(page, 'Next').click()
    await page.waitForFunction(() =>
      /same|identical|no difference/i.test(
        document.querySelector('main [role=status]')?.textContent ?? ''
      )
    )
  }).timeout(60_000)
})
