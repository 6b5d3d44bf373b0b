import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Page } from 'playwright-core'
import { cutCalls, noteCalls } from '#tests/helpers/browser_answers'
import { stage } from '#tests/helpers/browser_stage'
import { button, settled } from '#tests/helpers/browser_steps'

const LOGOUT = '/api/auth/logout'

async function portal(context: Pick<TestContext, 'test'>) {
  const page = await stage().visit(context, {
    as: 'staff',
    ownSession: true,
    refusals: [401],
    says: [/^Logout failed/, /^POST \/api\/auth\/logout failed/],
  })
  await page.goto('/hr')
  await settled(page)
  await page.evaluate(() => localStorage.setItem('lastUser', 'staff'))
  return page
}

async function logout(page: Page) {
  await button(page, 'Account of Aisha Rahman').click()
  await button(page, 'Logout').click()
  await page.getByLabel('Username').waitFor()
}

test.group('Logging out', () => {
  test('forgets lastUser and leads to /login', async ({ assert, test: current }) => {
    const page = await portal({ test: current })
    await logout(page)
    assert.equal(new URL(page.url()).pathname, '/login')
    assert.isNull(await page.evaluate(() => localStorage.getItem('lastUser')))
  })

  test('ends the session on the server', async ({ assert, test: current }) => {
    const page = await portal({ test: current })
    const before = await page.context().cookies()
    await logout(page)
    const again = await stage().browser.newContext({ baseURL: stage().portal.origin })
    await again.addCookies(before)
    assert.equal((await again.request.get('/api/auth/current-user')).status(), 401)
    await again.close()
  })

  test('sends no body', async ({ assert, test: current }) => {
    const page = await portal({ test: current })
    const calls = noteCalls(page, LOGOUT, 'POST')
    await logout(page)
    assert.lengthOf(calls, 1)
    assert.isNull(calls[0].postData())
  })

  test('clears the person and leads to /login even when the call fails', async ({
    assert,
    test: current,
  }) => {
    const page = await portal({ test: current })
    await cutCalls(page, LOGOUT)
    await logout(page)
    assert.equal(new URL(page.url()).pathname, '/login')
    assert.isNull(await page.evaluate(() => localStorage.getItem('lastUser')))
    assert.equal(await page.getByText('Aisha Rahman').count(), 0)
  })

  test('that failed is only logged: no message is shown', async ({ assert, test: current }) => {
    const page = await portal({ test: current })
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    await cutCalls(page, LOGOUT)
    await logout(page)
    assert.isTrue(logged.some((text) => text.startsWith('Logout failed')))
    assert.equal(await page.locator('#toasts > li').count(), 0)
  })

  test('leaves nothing of the person behind the back button', async ({ assert, test: current }) => {
    const page = await portal({ test: current })
    await logout(page)
    await page.goBack()
    await page.getByLabel('Username').waitFor()
    assert.equal(await page.getByRole('navigation', { name: 'Menu' }).count(), 0)
  })
})
