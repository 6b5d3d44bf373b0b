import { test } from '@japa/runner'
import { stage } from '#tests/helpers/browser_stage'
import { button, field, fill, paste, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const LINES = 1000

const row = (section: string, item: number, rate: string) =>
  [section, `Panel ${item}`, `لوح ${item}`, 'm2', '2', rate].join('\t')
const CELLS = [
  row('Facade > East', 1, '100'),
  row('Facade > West', 2, '50'),
  row('Facade', 3, '-30'),
  ...Array.from({ length: LINES - 3 }, (_, index) => row('Roof', index + 4, '1')),
].join('\n')

test.group('Bills as trees', () => {
  for (const language of LANGUAGES)
    test(`a thousand lines are pasted into sections in sections and shown with their sums, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const quotations = (key: string) => text(`engineering.quotations.${key}`)
      const page = await stage().visit({ test: current }, { as: 'engineer', language })
      await page.goto('/engineering/create-quotation')
      await seesHeading(page, quotations('create'))
      await fill(page, { [quotations('fields.projectName')]: 'Tower as a tree' })
      const column = quotations('fields.section')
      await paste(field(page, text('kit.lines.cell', { column, number: '1' })), CELLS)
      await sees(page, '2,234.00')
      await button(page, quotations('save_draft')).click()
      await page.waitForURL(/\/engineering\/quotations\/DRAFT-[^/]+$/)
      const path = `${new URL(page.url()).pathname}?tab=lines`
      await page.goto(path)
      await sees(page, '1.1.1')
      const facade = page.getByRole('rowheader', { name: 'Facade' }).first()
      await facade.waitFor()
      assert.isBelow(await page.locator('tbody tr').count(), 200)
      await sees(page, language === 'arabic' ? 'لوح 1' : 'Panel 1')
    }).timeout(60_000)
})
