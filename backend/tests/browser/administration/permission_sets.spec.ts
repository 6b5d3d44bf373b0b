import { test } from '@japa/runner'
import { DEMO_USERS } from '#database/seeders/demo/users'
import { stage } from '#tests/helpers/browser_stage'
import { button, choose, fill, link, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'

const SETS = 'administration.permission_sets'
const MATRIX = 'administration.permission_matrix'
const USERS = 'administration.users'
/** What each language's set gives: a second set with the same would give nothing. */
const GIVES = { english: 'scheduleView', arabic: 'fileManagerView' } as const
/** Whom no other test needs. */
const MEMBER = DEMO_USERS.find(({ username }) => username === 'disabled.user')!

test.group('Permission sets in the browser', () => {
  for (const language of LANGUAGES) {
    test(`a set is made, given to someone after a preview, and explained, in ${language}`, async ({
      test: current,
    }) => {
      const text = words(language)
      const name = `Drawings ${language}`
      const page = await stage().visit({ test: current }, { as: 'admin', language })
      await page.goto('/admin/permission-sets/new')
      await fill(page, { [text(`${SETS}.fields.name`)]: name })
      await page
        .getByRole('checkbox', {
          name: text(`${USERS}.permission.${GIVES[language]}`),
          exact: true,
        })
        .click()
      await button(page, text('common.save')).click()
      await seesHeading(page, name)

      await page.goto(`/admin/permission-matrix?name=${encodeURIComponent(MEMBER.name)}`)
      const shown = language === 'arabic' ? MEMBER.nameAr : MEMBER.name
      await page.getByRole('checkbox', { name: shown }).click()
      await page.getByRole('button', { name: text(`${MATRIX}.change_one`, { count: 1 }) }).click()
      await choose(page, text(`${MATRIX}.fields.addSets`), name)
      // several can be chosen: the list stays open
      await page.keyboard.press('Escape')
      await button(page, text(`${MATRIX}.preview`)).click()
      await sees(page, text(`${MATRIX}.plan.gained`))
      await button(page, text(`${MATRIX}.apply`)).click()
      await sees(page, text(`${MATRIX}.applied_one`, { count: 1 }))
      await page.getByRole('img', { name: text(`${MATRIX}.origin.set`, { sets: name }) }).waitFor()

      await link(page, shown).click()
      await page.getByRole('tab', { name: text(`${USERS}.effective_access`) }).click()
      await sees(page, text(`${USERS}.grant.sets`, { names: name }))
    }).timeout(120_000)
  }
})
