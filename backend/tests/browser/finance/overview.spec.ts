import { test } from '@japa/runner'
import { stage } from '#tests/helpers/browser_stage'
import { sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

test.group('The home of finance in the browser', () => {
  for (const language of LANGUAGES) {
    test(`tiles and figures open what they count, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const own = (key: string) => text(`finance.overview.${key}`)
      const page = await stage().visit({ test: current }, { as: 'accountant', language })
      await page.goto('/finance')
      await seesHeading(page, text('departments.finance.title'))
      const tiles = page.getByRole('list', { name: text('departments.today'), exact: true })
      const months = tiles.getByRole('link', { name: own('work.months_to_close') })
      await months.click()
      await page.waitForURL(/\/finance\/closings\/\d+/)
      await page.goBack()

      // every chart is drawn, and its figures stand in a table beside it
      const charts = page.getByRole('img', { name: own('months') })
      await charts.waitFor()
      await page.getByTitle(own('figures.receivable'), { exact: true }).click()
      const drawer = page.getByRole('dialog')
      await sees(drawer, own('document'))
      const rows = drawer.locator('tbody tr[data-row-key]')
      await rows.first().waitFor()
      assert.isAbove(await rows.count(), 0)
    })
  }
})
