/// <reference lib="dom" />
import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { stage } from '#tests/helpers/browser_stage'
import { button, row, sees, seesHeading } from '#tests/helpers/browser_steps'
import { LANGUAGES, words } from '#tests/helpers/browser_words'
import { person } from '#tests/helpers/users'

const TEXT = 'administration.users.view_as'

/** What the portal answers when this page tries to write. */
const write = (page: Page, path: string) =>
  page.evaluate(async (url) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const headers = { 'X-XSRF-TOKEN': token, 'Content-Type': 'application/json' }
    const answer = await fetch(url, { method: 'POST', headers, body: '{}' })
    const { code } = (await answer.json()) as { code: string }
    return { status: answer.status, code }
  }, path)

test.group('View as another user in the browser', () => {
  for (const language of LANGUAGES) {
    test(`a banner says as whom, nothing can be changed, and the button ends it, in ${language}`, async ({
      assert,
      test: current,
    }) => {
      const text = words(language)
      const { id, name, nameAr } = await person('buyer')
      const shownName = (language === 'arabic' && nameAr) || name
      // a view holds for the whole session, which other tests share
      const visit = { as: 'admin', language, ownSession: true, refusals: [403] }
      const page = await stage().visit({ test: current }, visit)
      await page.goto(`/admin/users/${id}`)
      await button(page, text(`${TEXT}.action`)).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel(text(`${TEXT}.reason`)).fill('An order is missing in the list')
      await button(dialog, text(`${TEXT}.start`)).click()

      const banner = page.getByRole('complementary', { name: text('personView.label') })
      await sees(banner, text('personView.text', { name: shownName }))
      await page.goto('/procurement/purchase-orders')
      await row(page, 'PO-').first().waitFor()
      await banner.waitFor()
      assert.deepEqual(await write(page, '/api/purchase-orders'), {
        status: 403,
        code: 'VIEW_READ_ONLY',
      })

      await button(banner, text('personView.end')).click()
      await page.waitForURL(`**/admin/users/${id}`)
      await seesHeading(page, shownName)
      await banner.waitFor({ state: 'detached' })
      await button(page, text(`${TEXT}.action`)).waitFor()
    })
  }
})
