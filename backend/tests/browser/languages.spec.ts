import { test } from '@japa/runner'
import type { Page } from 'playwright-core'
import { found } from '#tests/helpers/browser_records'
import { stage } from '#tests/helpers/browser_stage'
import { button, sees, settled, step } from '#tests/helpers/browser_steps'

/** A key such as `kit.table.search` that stands where its text should. */
const RAW_KEY = /(?<![\w@./-])[a-z]+\.[a-z_]+\.[a-z][\w.]*(?![\w@/])/g
/** Labels of the portal itself, which must all speak the language of the screen. */
const LABELS =
  'h1, h2, h3, label, th, dt, legend, [role=tab], .ant-descriptions-item-label, main .ant-btn, nav a'
/** Names of things that are written in Latin letters in every language. */
const LATIN = /^(IBAN|PDF|CSV|English|#|SAR|[A-Z]{2,4}-[\d-]+.*)$/

const SCREENS: Record<string, string[]> = {
  engineer: [
    '/departments',
    '/quotation-documents/quotations',
    '/engineering/create-quotation',
    '/production/projects',
    '/notifications',
  ],
  bdm: [
    '/commercial/clients',
    '/commercial/clients/new',
    '/commercial/business-cards',
    '/commercial/clients/1',
  ],
  buyer: [
    '/procurement/vendors',
    '/procurement/vendors/new',
    '/procurement/vendors/1',
    '/procurement/purchase-orders',
    '/procurement/purchase-orders/new',
    '/procurement/purchase-orders/1',
  ],
  admin: [
    '/admin/users',
    '/admin/users/new',
    '/admin/users/5',
    '/admin/jobs',
    '/account/sessions',
    '/no/such/page',
  ],
}

async function untranslated(page: Page): Promise<string[]> {
  const labels = await page.locator(LABELS).filter({ visible: true }).allInnerTexts()
  if (labels.length < 5) throw new Error(`hardly any label on ${page.url()}`)
  return labels
    .flatMap((text) => text.split('\n'))
    .map((text) => text.trim())
    .filter(
      (text) => /[A-Za-z]{2}/.test(text) && !/[\u0600-\u06ff]/.test(text) && !LATIN.test(text)
    )
}

/** The name of the record in the heading is data, not a label. */
async function recordName(page: Page): Promise<string> {
  return page.getByRole('heading', { level: 1 }).first().innerText()
}

test.group('Languages in the browser', () => {
  for (const [username, paths] of Object.entries(SCREENS)) {
    test(`the screens of ${username} are Arabic, from right to left and dark`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit(
        { test: current },
        { as: username, language: 'arabic', theme: 'dark' }
      )
      await page.goto('/departments')
      await settled(page)
      for (const path of paths) {
        await step(page, path)
        const html = page.locator('html')
        assert.equal(await html.getAttribute('dir'), 'rtl', path)
        assert.equal(await html.getAttribute('lang'), 'ar', path)
        assert.equal(await html.getAttribute('data-theme'), 'dark', path)
        const text = await page.locator('body').innerText()
        const keys = [...text.matchAll(RAW_KEY)]
          .map(([key]) => key)
          .filter((key) => !/\.(example|com|sa)\b/.test(key))
        assert.deepEqual(keys, [], `keys instead of texts on ${path}`)
        const isRecord = /\/\d+$/.test(path)
        const name = isRecord ? await recordName(page) : ''
        assert.deepEqual(
          (await untranslated(page)).filter((label) => label !== name),
          [],
          `English labels on ${path}`
        )
      }
    })
  }

  test('language and theme are switched in the header and remembered for the person', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'storekeeper' })
    await page.goto('/departments')
    const html = page.locator('html')
    await button(page, 'Switch to العربية').click()
    await page.locator('html[dir=rtl][lang=ar]').waitFor()
    await sees(page, 'الأقسام')
    await page.getByRole('switch', { name: 'الوضع الداكن' }).click()
    await page.locator('html[data-theme=dark]').waitFor()
    await page.reload()
    await sees(page, 'الأقسام')
    assert.equal(await html.getAttribute('data-theme'), 'dark')
    const { preferences } = await found<{ preferences: object }>(
      'storekeeper',
      '/api/auth/current-user'
    )
    assert.deepInclude(preferences, { language: 'arabic', theme: 'dark' })
    await page.getByRole('button', { name: /English/ }).click()
    await page.locator('html[dir=ltr][lang=en]').waitFor()
    await sees(page, 'Departments')
  })

  test('numbers and addresses are written from the left in Arabic forms too', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'buyer', language: 'arabic' })
    for (const path of ['/procurement/vendors/new', '/procurement/purchase-orders/new']) {
      await page.goto(path)
      await settled(page)
      const inputs = page.locator('main input[dir=ltr]')
      const directions = await inputs.evaluateAll((found) =>
        found.map((input) => getComputedStyle(input).direction)
      )
      assert.isNotEmpty(directions)
      assert.deepEqual([...new Set(directions)], ['ltr'], path)
    }
  })
})
