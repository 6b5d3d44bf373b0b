import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Page } from 'playwright-core'
import { answerCalls, cutCalls, noteCalls } from '#tests/helpers/browser_answers'
import { found } from '#tests/helpers/browser_records'
import { DEMO_PASSWORD, stage, type Visit } from '#tests/helpers/browser_stage'
import { fill, button, sees, seesHeading, signInOn, toastOf } from '#tests/helpers/browser_steps'

const LOGIN = '/api/auth/login'
const CURRENT_USER = '/api/auth/current-user'

/** A visitor's page at an address, with its time in the hands of the test where requested. */
async function visitor(context: Pick<TestContext, 'test'>, path: string, visit: Visit = {}) {
  const page = await stage().visit(context, visit)
  await page.goto(path)
  await page.getByLabel('Username').waitFor()
  return page
}

const stored = (name: string) => `localStorage.getItem(${JSON.stringify(name)})`

/** When the page's calls of an address began and ended, in milliseconds since it was opened. */
function timesOf(page: Page, path: string): Promise<{ start: number; end: number }[]> {
  return page.evaluate(
    (ending) =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith(ending))
        .map(({ startTime, duration }) => ({ start: startTime, end: startTime + duration })),
    path
  )
}

test.group('Signing in', () => {
  test('welcomes by name', async ({ assert, test: current }) => {
    const page = await visitor({ test: current }, '/login')
    await signInOn(page, 'staff', DEMO_PASSWORD)
    await page.locator('#toasts > li[data-variant=success]').getByText('Login Successful').waitFor()
    assert.include(await toastOf(page).innerText(), 'Welcome back, Aisha Rahman!')
  })

  test('keeps the username in this browser as lastUser and offers it next time', async ({
    assert,
    test: current,
  }) => {
    const page = await visitor({ test: current }, '/login')
    assert.isNull(await page.evaluate(stored('lastUser')))
    await signInOn(page, 'staff', DEMO_PASSWORD)
    await seesHeading(page, /^Good/)
    assert.equal(await page.evaluate(stored('lastUser')), 'staff')
    await page.context().clearCookies()
    await page.reload()
    await page.getByLabel('Username').waitFor()
    assert.equal(await page.getByLabel('Username').inputValue(), 'staff')
    assert.equal(await page.evaluate('document.activeElement.type'), 'password')
  })

  test('asks for the current user once more half a second after the success', async ({
    assert,
    test: current,
  }) => {
    const page = await visitor({ test: current }, '/login')
    await Promise.all([
      page.waitForResponse((response) => response.url().endsWith(CURRENT_USER)),
      signInOn(page, 'staff', DEMO_PASSWORD),
    ])
    await seesHeading(page, /^Good/)
    // by the page's own clock, which nothing delays on the way to the test
    const [login] = await timesOf(page, LOGIN)
    const later = (await timesOf(page, CURRENT_USER)).filter(({ start }) => start > login.end)
    assert.lengthOf(later, 1)
    assert.isAtLeast(later[0].start - login.end, 499)
  })

  test('reads the user directly or from a field named user', async ({ test: current }) => {
    const user = await found<object>('staff', CURRENT_USER)
    const page = await visitor({ test: current }, '/login')
    await page.route(`**${LOGIN}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { user } })
    })
    await signInOn(page, 'staff', DEMO_PASSWORD)
    await sees(page, 'Welcome back, Aisha Rahman!')
    await seesHeading(page, /^Good/)
  })

  test('opens the page that was requested, with what stood behind its question mark', async ({
    assert,
    test: current,
  }) => {
    const page = await visitor({ test: current }, '/account/preferences?from=a-link')
    await signInOn(page, 'staff', DEMO_PASSWORD)
    await page.locator('#page h1').waitFor()
    assert.match(page.url(), /\/account\/preferences\?from=a-link$/)
  })

  test('follows the return path of /login inside the portal', async ({ assert, test: current }) => {
    const page = await visitor({ test: current }, '/login?to=/hr')
    await signInOn(page, 'staff', DEMO_PASSWORD)
    await seesHeading(page, 'Human resources')
    assert.equal(new URL(page.url()).pathname, '/hr')
  })

  for (const hostile of ['https://evil.example/', '//evil.example', '/\\evil.example']) {
    test(`does not follow a return path to ${hostile}`, async ({ assert, test: current }) => {
      const path = `/login?to=${encodeURIComponent(hostile)}`
      const page = await visitor({ test: current }, path)
      await signInOn(page, 'staff', DEMO_PASSWORD)
      await seesHeading(page, /^Good/)
      assert.equal(new URL(page.url()).origin, stage().portal.origin)
    })
  }

  test('at /login leads to the departments', async ({ test: current }) => {
    const page = await visitor({ test: current }, '/login')
    await signInOn(page, 'staff', DEMO_PASSWORD)
    await page.waitForURL('**/departments')
    await sees(page, 'Human resources')
  })

  test('is kept through a reload', async ({ test: current }) => {
    const page = await visitor({ test: current }, '/hr')
    await signInOn(page, 'staff', DEMO_PASSWORD)
    await seesHeading(page, 'Human resources')
    await page.reload()
    await seesHeading(page, 'Human resources')
  })

  test('takes up the language and the theme that the person chose before', async ({
    test: current,
  }) => {
    const user = await found<object>('staff', CURRENT_USER)
    const preferences = { language: 'arabic', theme: 'dark', digits: 'arabic' }
    const page = await visitor({ test: current }, '/login')
    await page.route(`**${LOGIN}`, async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...user, preferences } })
    })
    await signInOn(page, 'staff', DEMO_PASSWORD)
    await page.locator('html[dir=rtl][data-theme=dark]').waitFor()
  })
})

test.group('Signing in by name and passcode', () => {
  const NAMES = [
    { id: 5, name: 'Yousef Al-Qahtani' },
    { id: 6, name: 'Mariam Saleh' },
  ]

  async function simpleLogin(context: Pick<TestContext, 'test'>, refusals: number[] = []) {
    const page = await stage().visit(context, { refusals })
    await answerCalls(page, '/api/auth/passcode-users', { body: NAMES })
    await page.goto('/engineering')
    await page.getByLabel('Passcode').waitFor()
    return page
  }

  async function choosePerson(page: Awaited<ReturnType<typeof simpleLogin>>) {
    await page.getByLabel('Name', { exact: true }).fill('Mariam')
    await page.locator('.ant-select-item-option').filter({ hasText: 'Mariam Saleh' }).click()
  }

  test('is offered at /engineering where the firm has switched it on', async ({
    assert,
    test: current,
  }) => {
    const page = await simpleLogin({ test: current })
    assert.equal(await page.getByLabel('Username').count(), 0)
    await page.getByLabel('Name', { exact: true }).click()
    await page.locator('.ant-select-item-option').nth(1).waitFor()
    await page.keyboard.press('Escape')
    await button(page, 'Use username and password').click()
    await page.getByLabel('Username').waitFor()
    await button(page, 'Use name and passcode').click()
    await page.getByLabel('Passcode').waitFor()
  })

  test('asks for what is missing: "Please select your name" and "Please enter your passcode"', async ({
    test: current,
  }) => {
    const page = await simpleLogin({ test: current })
    await button(page, 'Login').click()
    await sees(page, 'Please select your name')
    await sees(page, 'Please enter your passcode')
  })

  test('says Login Failed with the words of the server, else "Authentication failed"', async ({
    test: current,
  }) => {
    const page = await simpleLogin({ test: current }, [401, 418])
    await choosePerson(page)
    const path = '/api/auth/passcode-login'
    await answerCalls(page, path, { status: 401, body: { message: 'Invalid passcode' } })
    await fill(page, { Passcode: '000000' })
    await button(page, 'Login').click()
    await toastOf(page).getByText('Login Failed').waitFor()
    await sees(toastOf(page), 'Invalid passcode')
    await answerCalls(page, path, { status: 418, body: {} })
    await button(page, 'Login').click()
    await toastOf(page).getByText('Authentication failed').waitFor()
  })

  test('says Login Error when there is no network', async ({ test: current }) => {
    const page = await simpleLogin({ test: current }, [0])
    await choosePerson(page)
    await cutCalls(page, '/api/auth/passcode-login')
    await fill(page, { Passcode: '246813' })
    await button(page, 'Login').click()
    await toastOf(page).getByText('Login Error').waitFor()
    await sees(toastOf(page), 'An error occurred during login. Please try again.')
  })

  test('sends the id and the passcode', async ({ assert, test: current }) => {
    const page = await simpleLogin({ test: current }, [401])
    const calls = noteCalls(page, '/api/auth/passcode-login')
    await answerCalls(page, '/api/auth/passcode-login', { status: 401, body: {} })
    await choosePerson(page)
    await fill(page, { Passcode: '246813' })
    await button(page, 'Login').click()
    await toastOf(page).waitFor()
    assert.deepEqual(calls[0].postDataJSON(), { userId: 6, passcode: '246813' })
  })
})
