import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Page } from 'playwright-core'
import { holdFiles, noteCalls } from '#tests/helpers/browser_answers'
import { stage, type Visit } from '#tests/helpers/browser_stage'
import { settled } from '#tests/helpers/browser_steps'
import { until } from '#tests/helpers/until'

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')
const groundOf = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const brightness = (colour: string) =>
  colour
    .match(/\d+/g)!
    .slice(0, 3)
    .map(Number)
    .reduce((sum, part) => sum + part, 0) / 3

/** A page in a browser where nothing was chosen yet. */
async function untouched(context: Pick<TestContext, 'test'>, visit: Visit = {}) {
  const page = await stage().visit(context, visit)
  await page.addInitScript(() => {
    if (sessionStorage.getItem('touched')) return
    sessionStorage.setItem('touched', 'yes')
    localStorage.removeItem('ui-theme')
    localStorage.removeItem('ui-language')
  })
  return page
}

test.group('Themes', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`without a choice a ${colorScheme} system makes a ${colorScheme} portal`, async ({
      assert,
      test: current,
    }) => {
      const page = await untouched({ test: current })
      await page.emulateMedia({ colorScheme })
      await page.goto('/login')
      await page.getByLabel('Username').waitFor()
      assert.equal(await themeOf(page), colorScheme)
    })
  }

  test('without a choice the portal follows the system while it is open', async ({
    test: current,
  }) => {
    const page = await untouched({ test: current })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.goto('/login')
    await page.getByLabel('Username').waitFor()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.locator('html[data-theme=dark]').waitFor()
    await page.emulateMedia({ colorScheme: 'light' })
    await page.locator('html[data-theme=light]').waitFor()
  })

  for (const theme of ['light', 'dark'] as const) {
    test(`the choice ${theme} under ui-theme goes before the system`, async ({
      assert,
      test: current,
    }) => {
      const page = await stage().visit({ test: current }, { theme })
      await page.emulateMedia({ colorScheme: theme === 'light' ? 'dark' : 'light' })
      await page.goto('/login')
      await page.getByLabel('Username').waitFor()
      assert.equal(await themeOf(page), theme)
    })
  }

  test('an entry that is no theme means system', async ({ assert, test: current }) => {
    const page = await stage().visit({ test: current })
    await page.addInitScript(() => localStorage.setItem('ui-theme', 'purple'))
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/login')
    await page.getByLabel('Username').waitFor()
    assert.equal(await themeOf(page), 'dark')
  })

  test('the toggle writes ui-theme and changes the page at once', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current })
    await page.goto('/login')
    await page.getByLabel('Username').waitFor()
    const before = brightness(await groundOf(page))
    await page.getByRole('switch', { name: 'Dark mode' }).click()
    await page.locator('html[data-theme=dark]').waitFor()
    assert.equal(await page.evaluate(() => localStorage.getItem('ui-theme')), 'dark')
    // the colour of the ground may pass into the other
    await until(async () => brightness(await groundOf(page)) < before - 100, 5000)
  })

  test('a dark portal is dark before its code has come: no white flash', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { theme: 'dark' })
    const release = await holdFiles(page, /\/assets\/(?!early-)[^/]*\.js$/)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.waitForFunction(
      () => document.body && getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)'
    )
    assert.equal(await themeOf(page), 'dark')
    assert.isBelow(brightness(await groundOf(page)), 60)
    release()
    await page.getByLabel('Username').waitFor()
  })

  test('the user menu offers light, dark and system', async ({ assert, test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'auditor' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/departments')
    await settled(page)
    await page.locator('#user-button').click()
    const choices = page.locator('#user-panel').getByLabel('Theme')
    for (const [name, theme, stored] of [
      ['System', 'dark', 'system'],
      ['Light', 'light', 'light'],
      ['Dark', 'dark', 'dark'],
    ]) {
      await choices.getByText(name, { exact: true }).click()
      await page.locator(`html[data-theme=${theme}]`).waitFor()
      assert.equal(await page.evaluate(() => localStorage.getItem('ui-theme')), stored)
    }
  })

  test('a choice is stored for the person on the server', async ({ assert, test: current }) => {
    const page = await stage().visit({ test: current }, { as: 'auditor' })
    const calls = noteCalls(page, '/api/auth/preferences', 'PATCH')
    await page.goto('/departments')
    await settled(page)
    const stored = page.waitForResponse((response) => response.url().endsWith('/preferences'))
    await page.getByRole('switch', { name: 'Dark mode' }).click()
    assert.isTrue((await stored).ok())
    assert.deepInclude(calls[0].postDataJSON(), { theme: 'dark' })
  })

  test('another tab takes over a choice', async ({ test: current }) => {
    const page = await stage().visit({ test: current })
    const other = await page.context().newPage()
    await Promise.all([page.goto('/login'), other.goto('/login')])
    await other.getByLabel('Username').waitFor()
    await page.getByRole('switch', { name: 'Dark mode' }).click()
    await other.locator('html[data-theme=dark]').waitFor()
  })
})

test.group('Languages', () => {
  test('without a choice the portal is English, from left to right', async ({
    assert,
    test: current,
  }) => {
    const page = await untouched({ test: current })
    await page.goto('/login')
    await page.getByLabel('Username').waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'en')
    assert.equal(await page.locator('html').getAttribute('dir'), 'ltr')
  })

  test('the toggle writes arabic and english under ui-language and turns the page', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current })
    await page.goto('/login')
    await page.getByRole('button', { name: /العربية/ }).click()
    await page.locator('html[dir=rtl][lang=ar]').waitFor()
    assert.equal(await page.evaluate(() => localStorage.getItem('ui-language')), 'arabic')
    await page.getByRole('button', { name: /English/ }).click()
    await page.locator('html[dir=ltr][lang=en]').waitFor()
    assert.equal(await page.evaluate(() => localStorage.getItem('ui-language')), 'english')
  })

  test('an Arabic portal runs from right to left before its code has come', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { language: 'arabic' })
    const release = await holdFiles(page, /\/assets\/(?!early-)[^/]*\.js$/)
    await page.goto('/login', { waitUntil: 'commit' })
    await page.locator('#root').waitFor({ state: 'attached' })
    assert.equal(await page.locator('html').getAttribute('dir'), 'rtl')
    release()
    await page.getByLabel('اسم المستخدم').waitFor()
  })

  test('the menu stands at the side where reading begins', async ({ assert, test: current }) => {
    for (const [language, side] of [
      ['english', 'left'],
      ['arabic', 'right'],
    ] as const) {
      const page = await stage().visit({ test: current }, { as: 'auditor', language })
      await page.goto('/departments')
      await settled(page)
      const { x, width } = (await page.locator('#shell-menu').boundingBox())!
      assert.equal(x < 10 ? 'left' : 'right', side)
      if (side === 'right') assert.closeTo(x + width, 1440, 20)
    }
  })

  test('calls ask for answers in the language of the page', async ({ assert, test: current }) => {
    const page = await stage().visit({ test: current }, { language: 'arabic' })
    const calls = noteCalls(page, '/api/auth/login')
    await page.goto('/login')
    await page.getByLabel('اسم المستخدم').fill('staff')
    await page.getByLabel('كلمة المرور').fill('wrong')
    await page.getByRole('button', { name: 'دخول' }).click()
    await page.locator('#toasts > li').waitFor()
    assert.equal(calls[0].headers()['accept-language'], 'ar')
    assert.match(await page.locator('#toasts li').innerText(), /[\u0600-\u06ff]/)
  })

  test('numbers are written in Arabic-Indic digits for those who prefer them', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'engineer', language: 'arabic' })
    await page.addInitScript(() => localStorage.setItem('ui-digits', 'arabic'))
    await page.goto('/quotation-documents/quotations')
    await settled(page)
    await page.locator('tbody tr[data-row-index]').first().waitFor()
    assert.match(await page.locator('tbody').innerText(), /[٠-٩]/)
  })
})
