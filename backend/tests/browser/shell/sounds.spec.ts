import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Page } from 'playwright-core'
import { haveNotifications } from '#tests/helpers/browser_notifications'
import { DEMO_PASSWORD, stage, type Visit } from '#tests/helpers/browser_stage'
import { button, settled, signInOn, toastOf } from '#tests/helpers/browser_steps'

interface Tone {
  frequency: number
  start: number
  stop: number
}

/** Notes every tone that a page plays from its first moment on. */
async function listening(context: Pick<TestContext, 'test'>, visit: Visit = {}): Promise<Page> {
  const page = await stage().visit(context, visit)
  await page.addInitScript(() => {
    if (!sessionStorage.getItem('heard')) localStorage.setItem('ui-muted', 'false')
    sessionStorage.setItem('heard', 'yes')
    const tones: { frequency: number; start: number; stop: number }[] = []
    Object.assign(window, { tones })
    const { start, stop } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (this: OscillatorNode, at = 0) {
      tones.push({ frequency: this.frequency.value, start: at, stop: Number.NaN })
      Object.assign(this, { noted: tones.at(-1) })
      return start.call(this, at)
    }
    OscillatorNode.prototype.stop = function (this: OscillatorNode, at = 0) {
      ;(this as unknown as { noted: { stop: number } }).noted.stop = at
      return stop.call(this, at)
    }
  })
  return page
}

const tonesOf = (page: Page): Promise<Tone[]> =>
  page.evaluate(() => (window as unknown as { tones: Tone[] }).tones)

/** Frequencies in their order, and the seconds from the first start to the last end. */
async function heard(page: Page, count: number) {
  await page.waitForFunction(
    (wanted) => (window as unknown as { tones: unknown[] }).tones.length >= wanted,
    count
  )
  const tones = await tonesOf(page)
  const seconds =
    Math.max(...tones.map(({ stop }) => stop)) - Math.min(...tones.map(({ start }) => start))
  return { frequencies: tones.map(({ frequency }) => frequency), seconds }
}

/** Browsers let a page sound after a first gesture. */
async function gesture(page: Page) {
  await page.locator('h1').first().click()
}

test.group('Sounds', () => {
  test('a destructive toast sounds low: 220 and 233 Hz for 0.4 s', async ({
    assert,
    test: current,
  }) => {
    const page = await listening({ test: current })
    await page.goto('/login')
    await signInOn(page, 'staff', 'wrong')
    const { frequencies, seconds } = await heard(page, 2)
    assert.deepEqual(frequencies, [220, 233])
    assert.closeTo(seconds, 0.4, 0.001)
  })

  test('any other toast sounds of success: 587 and 880 Hz for 0.3 s', async ({
    assert,
    test: current,
  }) => {
    const page = await listening({ test: current })
    await page.goto('/login')
    await signInOn(page, 'staff', DEMO_PASSWORD)
    const { frequencies, seconds } = await heard(page, 2)
    assert.deepEqual(frequencies, [587, 880])
    assert.closeTo(seconds, 0.3, 0.001)
  })

  test('a new notification sounds 880 Hz for 0.2 s', async ({ assert, test: current }) => {
    const page = await listening({ test: current }, { as: 'storekeeper', clock: true })
    await haveNotifications(page, [], 1)
    await page.goto('/hr')
    await page.getByRole('button', { name: 'Notifications, 1 unread' }).waitFor()
    await gesture(page)
    await haveNotifications(page, [], 2)
    await page.clock.runFor(31_000)
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
    const { frequencies, seconds } = await heard(page, 1)
    assert.deepEqual(frequencies, [880])
    assert.closeTo(seconds, 0.2, 0.001)
  })

  test('nothing sounds when the unread count stays or falls', async ({ assert, test: current }) => {
    const page = await listening({ test: current }, { as: 'storekeeper', clock: true })
    await haveNotifications(page, [], 5)
    await page.goto('/hr')
    await page.getByRole('button', { name: 'Notifications, 5 unread' }).waitFor()
    await gesture(page)
    await page.clock.runFor(31_000)
    await haveNotifications(page, [], 2)
    await page.clock.runFor(31_000)
    await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor()
    assert.deepEqual(await tonesOf(page), [])
  })

  test('nothing sounds for what was unread when the portal was opened', async ({
    assert,
    test: current,
  }) => {
    const page = await listening({ test: current }, { as: 'storekeeper' })
    await haveNotifications(page, [], 7)
    await page.goto('/hr')
    await page.getByRole('button', { name: 'Notifications, 7 unread' }).waitFor()
    assert.deepEqual(await tonesOf(page), [])
  })

  test('a muted portal is silent', async ({ assert, test: current }) => {
    const page = await listening({ test: current }, { as: 'foreman' })
    await page.goto('/departments')
    await settled(page)
    await page.locator('#user-button').click()
    await page.getByRole('switch', { name: 'Sounds' }).click()
    await button(page, 'Change photo').click()
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await toastOf(page).waitFor()
    assert.deepEqual(await tonesOf(page), [])
    assert.equal(await page.evaluate(() => localStorage.getItem('ui-muted')), 'true')
  })
})
