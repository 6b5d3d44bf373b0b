import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Page } from 'playwright-core'
import { stopClock } from '#tests/helpers/browser_clock'
import { sharedPage } from '#tests/helpers/browser_shared'
import { DEMO_PASSWORD, stage } from '#tests/helpers/browser_stage'
import { button, signInOn, toastOf } from '#tests/helpers/browser_steps'

/** The login screen at a stopped time, with the toast of a refused sign-in that lasts 5 seconds. */
async function frozenToast(context: Pick<TestContext, 'test'>): Promise<Page> {
  const page = await stage().visit(context, { clock: true })
  await page.goto('/login')
  await page.getByLabel('Username').waitFor()
  await stopClock(page)
  await signInOn(page, 'staff', 'wrong')
  await toastOf(page).waitFor()
  // away from the toast, where the pointer would hold it
  await page.mouse.move(400, 300)
  return page
}

const isOpen = (page: Page) => page.locator('#toasts > li[data-state=open]').count()

async function closesAfter(page: Page, milliseconds: number) {
  await page.clock.runFor(milliseconds - 100)
  if ((await isOpen(page)) !== 1) throw new Error(`closed before ${milliseconds} ms`)
  await page.clock.runFor(200)
  await toastOf(page).waitFor({ state: 'hidden' })
}

test.group('How long a toast stays', () => {
  test('a failed sign-in is reported for 5 seconds', async ({ test: current }) => {
    await closesAfter(await frozenToast({ test: current }), 5000)
  })

  test('a successful sign-in is reported for 3 seconds', async ({ test: current }) => {
    const page = await stage().visit({ test: current }, { clock: true })
    await page.goto('/login')
    await page.getByLabel('Username').waitFor()
    await stopClock(page)
    await signInOn(page, 'staff', DEMO_PASSWORD)
    await toastOf(page).getByText('Login Successful').waitFor()
    await page.mouse.move(400, 300)
    await closesAfter(page, 3000)
  })

  test('anything else is reported for 5 seconds unless it says otherwise', async ({
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { as: 'staff', clock: true })
    await page.goto('/departments')
    await page.locator('#user-button').click()
    await button(page, 'Change photo').click()
    const input = page.getByRole('dialog').locator('input[type=file]')
    await input.waitFor({ state: 'attached' })
    await stopClock(page)
    await input.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await toastOf(page).getByText('Invalid file type').waitFor()
    await closesAfter(page, 5000)
  })

  test('its time stands still while the pointer is on it, and goes on afterwards', async ({
    assert,
    test: current,
  }) => {
    const page = await frozenToast({ test: current })
    await page.clock.runFor(3000)
    await toastOf(page).hover()
    await page.clock.runFor(60_000)
    assert.equal(await isOpen(page), 1)
    await page.mouse.move(400, 300)
    await closesAfter(page, 2000)
  })

  test('its time stands still while the focus is in the toasts, and goes on afterwards', async ({
    assert,
    test: current,
  }) => {
    const page = await frozenToast({ test: current })
    await page.clock.runFor(3000)
    await page.keyboard.press('F8')
    await page.clock.runFor(60_000)
    assert.equal(await isOpen(page), 1)
    await page.getByLabel('Username').focus()
    await closesAfter(page, 2000)
  })

  test('its time stands still while the window is left, and goes on afterwards', async ({
    assert,
    test: current,
  }) => {
    const page = await frozenToast({ test: current })
    await page.clock.runFor(3000)
    await page.evaluate(() => dispatchEvent(new Event('blur')))
    await page.clock.runFor(60_000)
    assert.equal(await isOpen(page), 1)
    await page.evaluate(() => dispatchEvent(new Event('focus')))
    await closesAfter(page, 2000)
  })
})

test.group('Toasts', (group) => {
  const current = sharedPage(group, { refusals: [401] }, '/login')

  async function failed(): Promise<Page> {
    const page = current()
    await signInOn(page, 'staff', 'wrong')
    await toastOf(page).waitFor()
    return page
  }

  /** Drags the toast to the right by so many pixels, in small steps as a hand would. */
  async function drag(page: Page, distance: number) {
    const box = (await toastOf(page).boundingBox())!
    const [x, y] = [box.x + 60, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let moved = 1; moved <= Math.abs(distance); moved += 5) {
      await page.mouse.move(x + Math.sign(distance) * moved, y)
    }
    await page.mouse.move(x + distance, y)
    await page.mouse.up()
  }

  test('are shown one at a time, the newest', async ({ assert }) => {
    const page = await failed()
    const first = await toastOf(page).elementHandle()
    await button(page, 'Login').click()
    await page.waitForFunction((one) => !one?.isConnected, first)
    await toastOf(page).waitFor()
    assert.equal(await page.locator('#toasts > li').count(), 1)
  })

  test('close on their close button', async () => {
    const page = await failed()
    await toastOf(page).getByRole('button', { name: 'Close' }).click()
    await toastOf(page).waitFor({ state: 'hidden' })
  })

  test('close on Escape, wherever the focus is', async () => {
    const page = await failed()
    await page.getByLabel('Username').focus()
    await page.keyboard.press('Escape')
    await toastOf(page).waitFor({ state: 'hidden' })
  })

  test('close on Escape when they have the focus', async () => {
    const page = await failed()
    await page.keyboard.press('F8')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Escape')
    await toastOf(page).waitFor({ state: 'hidden' })
  })

  test('close on a swipe to the right past 50 pixels', async () => {
    const page = await failed()
    await drag(page, 90)
    await toastOf(page).waitFor({ state: 'hidden' })
  })

  test('come back from a swipe of less than 50 pixels', async ({ assert }) => {
    const page = await failed()
    await drag(page, 40)
    assert.equal(await isOpen(page), 1)
  })

  test('do not move to the left', async ({ assert }) => {
    const page = await failed()
    await drag(page, -120)
    assert.equal(await isOpen(page), 1)
  })

  test('take a movement of 2 pixels of the mouse for a press, not for a swipe', async ({
    assert,
  }) => {
    const page = await failed()
    const box = (await toastOf(page).boundingBox())!
    await page.mouse.move(box.x + 60, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 61, box.y + 20)
    assert.isNull(await toastOf(page).getAttribute('data-swipe'))
    await page.mouse.move(box.x + 75, box.y + 20)
    await page.mouse.move(box.x + 80, box.y + 20)
    assert.match((await toastOf(page).getAttribute('data-swipe')) ?? '', /start|move/)
    await page.mouse.up()
  })

  for (const key of ['F8', 'Alt+t']) {
    test(`get the focus with ${key}`, async ({ assert }) => {
      const page = await failed()
      await page.keyboard.press(key)
      assert.isTrue(await page.locator('#toasts').evaluate((one) => one === document.activeElement))
    })
  }

  test('are red for a failure', async ({ assert }) => {
    const page = await failed()
    const colour = await toastOf(page).evaluate(
      (one) => getComputedStyle(one).borderInlineStartColor
    )
    const [red, green] = colour.match(/\d+/g)!.map(Number)
    assert.isAbove(red, green * 2)
  })

  test('are read out by screen readers', async () => {
    const page = current()
    await signInOn(page, 'staff', 'wrong')
    await page
      .locator('[role=status]')
      .filter({ hasText: 'Login Failed' })
      .first()
      .waitFor({ state: 'attached' })
  })
})
