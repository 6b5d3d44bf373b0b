import { test } from '@japa/runner'
import { stage } from '#tests/helpers/browser_stage'
import { button, field, fill, paste, sees, seesHeading } from '#tests/helpers/browser_steps'

const LINES = 1000
/** A second on a machine that does nothing else. */
const MOST_MS = 2000

const row = (section: string, item: number, rate: string) =>
  [section, `Panel ${item}`, `لوح ${item}`, 'm2', '2', rate].join('\t')
const CELLS = [
  row('Facade > East', 1, '100'),
  row('Facade > West', 2, '50'),
  row('Facade', 3, '-30'),
  ...Array.from({ length: LINES - 3 }, (_, index) => row('Roof', index + 4, '1')),
].join('\n')

test.group('Bills as trees', () => {
  test('a thousand lines are pasted into sections in sections and shown with their sums', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'engineer' })
    await page.goto('/engineering/create-quotation')
    await seesHeading(page, 'New quotation')
    await fill(page, { 'Project name': 'Tower as a tree' })
    const started = Date.now()
    await paste(field(page, 'Section, line 1'), CELLS)
    await sees(page, '2,234.00')
    assert.isBelow(Date.now() - started, MOST_MS)
    await button(page, 'Save as draft').click()
    await page.waitForURL(/\/engineering\/quotations\/DRAFT-[^/]+$/)
    const path = `${new URL(page.url()).pathname}?tab=lines`
    await page.goto(path)
    await sees(page, '1.1.1')
    const facade = page.getByRole('rowheader', { name: 'Facade' }).first()
    await facade.waitFor()
    assert.isBelow(await page.locator('tbody tr').count(), 200)
    const arabic = await stage().visit({ test: current }, { as: 'engineer', language: 'arabic' })
    await arabic.goto(path)
    await sees(arabic, 'لوح 1')
    await sees(arabic, '1.1.1')
  }).timeout(60_000)
})
