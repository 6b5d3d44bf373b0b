import { test } from '@japa/runner'
import { axeProblems } from '#tests/helpers/browser_axe'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { sees } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const MONTHS = { english: '2026-03', arabic: '2026-04' }
const KEY = 'people.month_sheets'

/** A second person of HR: locking takes two. */
const ANOTHER = 'hr.officer'

test.group('A month sheet in the browser', () => {
  for (const language of LANGUAGES) {
    test(`is built, checked, locked by another and exported, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const month = MONTHS[language]
      const page = await stage().visit({ test: current }, { as: 'hr.manager', language })
      await page.goto('/hr/month-sheets')
      await page.getByRole('button', { name: text(`${KEY}.create`) }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text(`${KEY}.fields.month`)).fill(month)
      await dialog.getByLabel(text(`${KEY}.fields.month`)).press('Enter')
      await page.waitForURL(/month-sheets\/\d+/)
      const path = new URL(page.url()).pathname

      const figures = page.getByRole('button', { name: text(`${KEY}.figures`) }).first()
      await figures.click()
      await sees(page.getByRole('dialog'), text(`${KEY}.rules.pro_rata`))
      assert.deepEqual(await axeProblems(page, 'figures of a line', { frameless: true }), [])
      await page.keyboard.press('Escape')

      const press = async (at: typeof page, step: string) => {
        const name = text(`${KEY}.action.${step}`)
        await at.getByRole('button', { name }).click()
        await at.getByRole('dialog').getByRole('button', { name }).click()
        await sees(at, text(`${KEY}.action.${step}_done`))
      }
      await press(page, 'check')
      assert.equal(await page.getByRole('button', { name: text(`${KEY}.action.lock`) }).count(), 0)

      const other = await stage().visit({ test: current }, { as: ANOTHER, language })
      await other.goto(path)
      await press(other, 'lock')
      await other.getByRole('button', { name: text(`${KEY}.action.export`) }).click()
      const coming = other.waitForEvent('download')
      await other.getByRole('menuitem', { name: text('kit.table.export_as.xlsx') }).click()
      assert.equal((await coming).suggestedFilename(), `month-sheet-${month}-locked.xlsx`)
      const sheets = await found<{ month: string; status: string }[]>(
        'hr.manager',
        `/api/month-sheets?month=${month}`
      )
      assert.containsSubset(sheets, [{ month, status: 'locked' }])
    })
  }
})
