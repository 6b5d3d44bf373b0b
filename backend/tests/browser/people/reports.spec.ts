import assert from 'node:assert/strict'
import { test } from '@japa/runner'
import { stage } from '#tests/helpers/browser_stage'
import { sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const AT_END = { english: 'At end', arabic: 'آخر الفترة' }

test.group('Reports on people in the browser', () => {
  for (const language of LANGUAGES) {
    test(`a figure opens the people it counts, in ${language}`, async ({ test: current }) => {
      const text = words(language)
      const page = await stage().visit({ test: current }, { as: 'hr.manager', language })
      await page.goto('/hr/reports')
      await seesHeading(page, text('people.reports.title'))
      const figures = page.getByRole('button', { name: new RegExp(`${AT_END[language]}: \\d+$`) })
      const total = figures.last()
      const label = await total.getAttribute('aria-label')
      const count = Number(/\d+$/.exec(label!)![0])
      assert.ok(count > 100)
      await total.click()
      const drawer = page.getByRole('dialog')
      await sees(drawer, new RegExp(`^${count}\\s`))
      await page.waitForURL(/row=total&column=end/)
      await drawer.getByRole('link').first().click()
      await page.waitForURL(/\/hr\/employees\/\d+$/)
      await page.goBack()
      await sees(page.getByRole('dialog'), new RegExp(`^${count}\\s`))

      await page.goto('/hr/projects')
      await seesHeading(page, text('people.project_staffing.title'))
      const week = page.locator('tbody td button').first()
      await week.click()
      await page.getByRole('dialog').getByRole('columnheader').first().waitFor()
    })
  }
})
