import { test } from '@japa/runner'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, field, fill, paste, sees, seesHeading } from '#tests/helpers/browser_steps'

const LINES = 300

/** As a spreadsheet puts it on the clipboard: with its headings, thousands and Arabic digits. */
const CELLS = [
  'Section\tDescription\tDescription (Arabic)\tUnit\tQuantity\tUnit rate',
  ...Array.from(
    { length: LINES },
    (_, i) => `Part ${i % 6}\tItem ${i + 1}\tبند ${i + 1}\tm2\t${i % 2 ? '٢' : '2'}\t1,000.5`
  ),
].join('\r\n')

test.group('Pasting from a spreadsheet', () => {
  test('three hundred lines come in at once and are saved', async ({ assert, test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'engineer' })
    await page.goto('/engineering/create-quotation')
    await seesHeading(page, 'New quotation')
    await fill(page, { 'Project name': 'Three hundred lines' })
    await paste(field(page, 'Section, line 1'), CELLS)
    await sees(page, 'SAR 690,345.00')
    await button(page, 'Save as draft').click()
    await page.waitForURL(/\/engineering\/quotations\/DRAFT-[^/]+$/)
    const number = page.url().split('/').at(-1)!
    const { lines, total } = await found<{ lines: { descriptionAr: string }[]; total: string }>(
      'engineer',
      `/api/quotations/by-number/${number}`
    )
    assert.lengthOf(lines, LINES)
    assert.equal(lines[299].descriptionAr, 'بند 300')
    assert.equal(total, '690345.00')
  }).timeout(60_000)
})
