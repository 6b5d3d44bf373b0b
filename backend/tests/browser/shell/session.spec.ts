import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Page } from 'playwright-core'
import { answerCalls, noteCalls } from '#tests/helpers/browser_answers'
import { DEMO_PASSWORD, stage, type Visit } from '#tests/helpers/browser_stage'
import { button, sees, settled } from '#tests/helpers/browser_steps'
import { until } from '#tests/helpers/until'

const SESSION = '/api/auth/session'
const KEEP_ALIVE = '/api/auth/keep-alive'
const HOUR = 3600

/** Times of a session that ends in so many seconds, as the server tells them. */
function times(idleSeconds: number, absoluteSeconds = 10 * HOUR) {
  const now = Date.now()
  const at = (seconds: number) => new Date(now + seconds * 1000).toISOString()
  const end = Math.min(idleSeconds, absoluteSeconds)
  return {
    expiresAt: at(end),
    warnAt: at(end - 60),
    absoluteExpiresAt: at(absoluteSeconds),
  }
}

const warning = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' })
const ended = (page: Page) => page.getByRole('dialog', { name: 'Your session has expired' })

/** The seconds that the countdown shows. */
async function countdown(page: Page): Promise<number> {
  const text = await warning(page)
    .getByText(/^Your session ends in/)
    .first()
    .innerText()
  return Number(/\d+/.exec(text)![0])
}

/** The portal with a session that ends in so many seconds; time is in the hands of the test. */
async function portal(
  context: Pick<TestContext, 'test'>,
  session: object,
  visit: Visit = {}
): Promise<Page> {
  const page = await stage().visit(context, { as: 'staff', clock: true, refusals: [401], ...visit })
  await answerCalls(page, SESSION, { body: session })
  await answerCalls(page, KEEP_ALIVE, { body: times(1800) })
  await page.goto('/hr')
  await settled(page)
  return page
}

test.group('The countdown of a session', () => {
  test('is not shown while more than 60 seconds are left', async ({ assert, test: current }) => {
    const page = await portal({ test: current }, times(600))
    assert.equal(await warning(page).count(), 0)
  })

  test('appears by itself when the last minute begins', async ({ test: current }) => {
    const page = await portal({ test: current }, times(120))
    await page.clock.runFor(65_000)
    await warning(page).waitFor()
  })

  test('counts down in seconds', async ({ assert, test: current }) => {
    const page = await portal({ test: current }, times(55))
    await warning(page).waitFor()
    const before = await countdown(page)
    assert.isAtMost(before, 55)
    await page.clock.runFor(10_000)
    const after = await countdown(page)
    assert.isAtLeast(before - after, 10)
  })

  test('is announced to screen readers now and then, not every second', async ({
    test: current,
  }) => {
    const page = await portal({ test: current }, times(55))
    await warning(page).waitFor()
    await warning(page).locator('[role=status]').waitFor({ state: 'attached' })
  })

  test('ends with any click, and the server is notified', async ({ assert, test: current }) => {
    const page = await portal({ test: current }, times(55))
    const calls = noteCalls(page, KEEP_ALIVE, 'POST')
    await warning(page).waitFor()
    await page.mouse.click(5, 5)
    await warning(page).waitFor({ state: 'hidden' })
    assert.isAbove(calls.length, 0)
  })

  test('ends with any key, and the server is notified', async ({ assert, test: current }) => {
    const page = await portal({ test: current }, times(55))
    const calls = noteCalls(page, KEEP_ALIVE, 'POST')
    await warning(page).waitFor()
    await page.keyboard.press('x')
    await warning(page).waitFor({ state: 'hidden' })
    assert.isAbove(calls.length, 0)
  })

  test('offers a button to stay signed in', async ({ test: current }) => {
    const page = await portal({ test: current }, times(55))
    await button(warning(page), 'Stay signed in').click()
    await warning(page).waitFor({ state: 'hidden' })
  })

  test('is shown in every tab, and staying in one tab ends it in all', async ({
    test: current,
  }) => {
    const page = await portal({ test: current }, times(55))
    const other = await page.context().newPage()
    await answerCalls(other, SESSION, { body: times(55) })
    await other.goto('/finance')
    await warning(other).waitFor()
    await warning(page).waitFor()
    await page.bringToFront()
    await page.keyboard.press('x')
    await warning(page).waitFor({ state: 'hidden' })
    await warning(other).waitFor({ state: 'hidden' })
  })

  test('names the longest time for one sign-in, which nothing extends', async ({
    assert,
    test: current,
  }) => {
    const page = await portal({ test: current }, times(1800, 55))
    await sees(
      warning(page),
      "You've reached the maximum session length. Save your work and sign in again."
    )
    assert.equal(await button(warning(page), 'Stay signed in').count(), 0)
  })

  test('speaks Arabic in an Arabic portal', async ({ test: current }) => {
    const page = await portal({ test: current }, times(55), { language: 'arabic' })
    await sees(page.getByRole('dialog'), /[\u0600-\u06ff]{3}/)
  })
})

test.group('The end of a session', () => {
  test('comes when the countdown is over: nothing is lost, the dialog asks for the password', async ({
    assert,
    test: current,
  }) => {
    const page = await portal({ test: current }, times(58))
    await warning(page).waitFor()
    await answerCalls(page, SESSION, { status: 401, body: {} })
    await page.clock.runFor(59_000)
    await ended(page).waitFor()
    await sees(ended(page), 'Your entries on this page are kept.')
    assert.equal(await ended(page).getByLabel('Username').inputValue(), 'staff')
    assert.isFalse(await ended(page).getByLabel('Username').isEditable())
    assert.equal(new URL(page.url()).pathname, '/hr')
  })

  test('counts the time that the computer slept', async ({ test: current }) => {
    const page = await portal({ test: current }, times(1800))
    await answerCalls(page, SESSION, { status: 401, body: {} })
    await page.clock.fastForward('02:00:00')
    await ended(page).waitFor()
  })

  test('someone else may sign in instead', async ({ assert, test: current }) => {
    const page = await portal({ test: current }, times(58))
    await answerCalls(page, SESSION, { status: 401, body: {} })
    await page.clock.runFor(59_000)
    await button(ended(page), 'Use another account').click()
    await page.getByLabel('Username').waitFor()
    assert.equal(new URL(page.url()).pathname, '/login')
  })

  test('a wrong password is refused in the dialog, which stays', async ({ test: current }) => {
    const page = await portal({ test: current }, times(58))
    await answerCalls(page, SESSION, { status: 401, body: {} })
    await page.clock.runFor(59_000)
    await ended(page).getByLabel('Password').fill('wrong')
    await button(ended(page), 'Login').click()
    await page.locator('#toasts > li').getByText('Login Failed').waitFor()
    await ended(page).waitFor()
  })

  test('the right password takes the work up again in place', async ({ test: current }) => {
    const page = await portal({ test: current }, times(58), { ownSession: true })
    await answerCalls(page, SESSION, { status: 401, body: {} })
    await page.clock.runFor(59_000)
    await ended(page).waitFor()
    await answerCalls(page, SESSION, { body: times(1800) })
    await ended(page).getByLabel('Password').fill(DEMO_PASSWORD)
    await button(ended(page), 'Login').click()
    await ended(page).waitFor({ state: 'hidden' })
    await sees(page, 'Human resources')
  })
})

test.group('What keeps a session alive', () => {
  test('polling says that no one is there: it never extends the session', async ({
    assert,
    test: current,
  }) => {
    const page = await portal({ test: current }, times(1800))
    // what a page asks for because someone opened it counts as presence
    await page.clock.runFor(65_000)
    const polls: { path: string; background?: string }[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      // a picture in what has come belongs to the opening of the page, however late it is drawn
      const isPicture = request.resourceType() === 'image'
      const isPoll = pathname.startsWith('/api/') && pathname !== '/api/live' && !isPicture
      if (isPoll) polls.push({ path: pathname, background: request.headers()['x-background'] })
    })
    for (const requested of [1, 2, 3, 4]) {
      await until(async () => {
        await page.clock.runFor(5_000)
        return polls.length >= requested
      }, 10_000)
    }
    assert.deepEqual(
      polls.filter(({ background }) => background !== '1'),
      []
    )
  })

  test('a click or a key tells the server at most once a minute', async ({
    assert,
    test: current,
  }) => {
    const page = await portal({ test: current }, times(1800))
    const calls = noteCalls(page, KEEP_ALIVE, 'POST')
    const answered = page.waitForResponse((response) => response.url().endsWith(KEEP_ALIVE))
    await page.keyboard.press('x')
    await answered
    for (const key of ['a', 'b', 'c']) await page.keyboard.press(key)
    assert.lengthOf(calls, 1)
    await page.clock.runFor(61_000)
    const again = page.waitForRequest((request) => request.url().endsWith(KEEP_ALIVE))
    await page.mouse.click(5, 5)
    await again
    assert.lengthOf(calls, 2)
  })
})
