import { test } from '@japa/runner'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees, seesHeading, settled } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const HEALTH = 'administration.system_health'
/** What every portal has, whatever is set up. */
const LINES = ['database', 'disk', 'jobs', 'mails', 'backup', 'restore_drill', 'access_review']

test.group('The health page in the browser', () => {
  for (const language of LANGUAGES) {
    test(`says how the portal is, what to do, and reads it again, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const page = await stage().visit({ test: current }, { as: 'admin', language })
      await page.goto('/admin/health')
      await seesHeading(page, text(`${HEALTH}.title`))
      await settled(page)
      for (const line of LINES) await sees(page, text(`${HEALTH}.lines.${line}.title`))
      await sees(page, text(`${HEALTH}.state.good`))
      // a figure without its words or its value
      const shown = await page.locator('#page').innerText()
      assert.notMatch(shown, /\{\{|system_health|undefined|null|NaN/)

      const again = page.waitForResponse((answer) => answer.url().endsWith('/api/system-health'))
      await button(page, text(`${HEALTH}.refresh`)).click()
      assert.equal((await again).status(), 200)

      await page.getByRole('link', { name: text(`${HEALTH}.lines.backup.title`) }).click()
      await seesHeading(page, text('administration.backups.title'))
    })
  }
})
