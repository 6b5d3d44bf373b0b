import { test } from '@japa/runner'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const RETENTION = 'administration.retention_rules'

test.group('Retention rules in the browser', () => {
  for (const language of LANGUAGES) {
    test(`a rule is looked at before it is saved, in ${language}`, async ({ test: current }) => {
      const text = words(language)
      const page = await stage().visit({ test: current }, { as: 'admin', language })
      await page.goto('/admin/retention')
      await seesHeading(page, text(`${RETENTION}.title`))
      await sees(page, text(`${RETENTION}.never`))
      const name = text(`${RETENTION}.kind.unconfirmed_cards.name`)
      await button(page, text(`${RETENTION}.change_one`, { name })).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByText(text(`${RETENTION}.some_days`)).click()
      const previewed = page.waitForResponse((answer) => answer.url().includes('days=4000'))
      await dialog.getByRole('spinbutton').fill('4000')
      await previewed
      await sees(page, text(`${RETENTION}.nothing`))
      await button(dialog, text('common.save')).click()
      await sees(page, text(`${RETENTION}.saved`))
    }).timeout(120_000)
  }
})
