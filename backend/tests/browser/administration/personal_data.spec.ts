import { test } from '@japa/runner'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { person } from '#tests/helpers/users'

const PERSONAL_DATA = 'administration.personal_data'

test.group('Personal data in the browser', () => {
  for (const language of LANGUAGES) {
    test(`what is held of someone is shown and exported, in ${language}`, async ({
      test: current,
    }) => {
      const text = words(language)
      const { id } = await person('engineer')
      const page = await stage().visit({ test: current }, { as: 'admin', language })
      await page.goto('/admin/personal-data')
      await seesHeading(page, text(`${PERSONAL_DATA}.title`))
      await sees(page, text(`${PERSONAL_DATA}.choose`))
      await page.goto(`/admin/personal-data?kind=user&id=${id}`)
      await sees(page, text(`${PERSONAL_DATA}.area.account`))
      await sees(page, text(`${PERSONAL_DATA}.basis.contract`))
      await button(page, text(`${PERSONAL_DATA}.export`)).click()
      await sees(page, text(`${PERSONAL_DATA}.export_text`))
      await sees(page, text('kit.job.status.completed'))
    }).timeout(120_000)
  }
})
