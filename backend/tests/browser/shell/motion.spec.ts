import { test } from '@japa/runner'
import type { TestContext } from '@japa/runner/core'
import type { Locator, Page } from 'playwright-core'
import { stopClock } from '#tests/helpers/browser_clock'
import { stage } from '#tests/helpers/browser_stage'
import { button, settled } from '#tests/helpers/browser_steps'

const FRAME_MS = 20

interface Frame {
  heading: string
  opacity: number
  y: number
  scale: number
  /** Milliseconds since the click. */
  at: number
}

/** The portal on a clock of the test's own, at a page that comes without loading anything. */
async function portal(context: Pick<TestContext, 'test'>, moves: boolean): Promise<Page> {
  const page = await stage().visit(context, { as: 'staff', moves, clock: true })
  // what the browser would animate by its own time is then animated by the test's
  if (moves) await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'animate'))
  await page.goto('/unauthorized')
  await settled(page)
  return page
}

/** Follows a change of pages frame by frame, on a clock of the test's own. */
async function framesTo(page: Page, path: string): Promise<Frame[]> {
  await stopClock(page)
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
  const frames: Frame[] = []
  for (let at = 0; at <= 1000; at += FRAME_MS) {
    const frame = await page.evaluate(async () => {
      // React works in messages, which no clock stops: what is due is done before the look
      const { port1, port2 } = new MessageChannel()
      const done = new Promise((resolve) => (port1.onmessage = resolve))
      port2.postMessage(null)
      await done
      const shown = document.querySelector<HTMLElement>('#page > div')
      if (!shown) return null
      const style = getComputedStyle(shown)
      const { m42, a } = new DOMMatrix(style.transform)
      const heading = shown.querySelector('h1')?.textContent ?? ''
      return { heading, opacity: Number(style.opacity), y: m42, scale: a }
    })
    if (frame) frames.push({ ...frame, at })
    await page.clock.runFor(FRAME_MS)
  }
  return frames
}

test.group('Motion', () => {
  test('the page that is left fades and slides away before the next one comes', async ({
    assert,
    test: current,
  }) => {
    const page = await portal({ test: current }, true)
    const first = await page.locator('#page h1').innerText()
    const frames = await framesTo(page, '/no/such/page')
    const leaving = frames.filter(({ heading }) => heading === first)
    const coming = frames.filter(({ heading }) => heading && heading !== first)
    assert.isAbove(leaving.length, 10)
    assert.isAbove(coming.length, 10)
    assert.isTrue(leaving.at(-1)!.at < coming[0].at)
    assert.isBelow(Math.abs(leaving.at(-1)!.at - 400), 80)
    assert.closeTo(leaving.at(-1)!.y, 20, 4)
    assert.closeTo(leaving.at(-1)!.scale, 0.98, 0.004)
  })

  test('the next page rises by 20 pixels from a scale of 0.98 in 0.4 seconds', async ({
    assert,
    test: current,
  }) => {
    const page = await portal({ test: current }, true)
    const first = await page.locator('#page h1').innerText()
    const frames = await framesTo(page, '/no/such/page')
    const coming = frames.filter(({ heading }) => heading && heading !== first)
    assert.closeTo(coming[0].y, 20, 4)
    assert.closeTo(coming[0].scale, 0.98, 0.004)
    const arrived = coming.find(({ y, scale }) => y === 0 && scale === 1)
    assert.isDefined(arrived)
    assert.closeTo(arrived!.at - coming[0].at, 400, 80)
    assert.equal(coming.at(-1)!.opacity, 1)
  })

  test('buttons grow to 1.05 under the pointer and shrink to 0.95 when pressed', async ({
    test: current,
  }) => {
    const page = await stage().visit({ test: current }, { moves: true })
    await page.goto('/login')
    const login = button(page, 'Login')
    await login.hover()
    const scaled = (wanted: number) =>
      page.waitForFunction((scale) => {
        const style = getComputedStyle(document.querySelector('button[type=submit]')!)
        return Math.abs(new DOMMatrix(style.transform).a - scale) < 0.001
      }, wanted)
    await scaled(1.05)
    await page.mouse.down()
    await scaled(0.95)
    await page.mouse.move(5, 5)
    await page.mouse.up()
    await scaled(1)
  })

  test('nothing moves for those who ask for less motion', async ({ assert, test: current }) => {
    const page = await portal({ test: current }, false)
    const first = await page.locator('#page h1').innerText()
    const frames = await framesTo(page, '/no/such/page')
    assert.isTrue(frames.every(({ y, scale }) => y === 0 && scale === 1))
    const coming = frames.filter(({ heading }) => heading && heading !== first)
    assert.isAtMost(coming[0].at, 100)
    assert.equal(coming.at(-1)!.opacity, 1)
  })

  test('a button stands still for those who ask for less motion', async ({
    assert,
    test: current,
  }) => {
    const page = await stage().visit({ test: current })
    await page.goto('/login')
    await button(page, 'Login').hover()
    const transform = await button(page, 'Login').evaluate((one) => getComputedStyle(one).transform)
    assert.include(['none', 'matrix(1, 0, 0, 1, 0, 0)'], transform)
  })
})

test.group('Tips over icons', () => {
  const tip = (page: Page) => page.locator('[data-radix-popper-content-wrapper]')

  /** Several movements: a tip takes the first ones for the way to another that is still open. */
  async function point(target: Locator) {
    await target.hover()
    for (const place of [3, 6, 9]) await target.hover({ position: { x: place, y: place } })
  }

  async function still(context: Pick<TestContext, 'test'>) {
    const page = await stage().visit(context, { as: 'staff', clock: true })
    await page.goto('/hr')
    await settled(page)
    await stopClock(page)
    return page
  }

  test('open after 700 milliseconds', async ({ assert, test: current }) => {
    const page = await still({ test: current })
    await point(page.getByRole('switch', { name: 'Dark mode' }))
    await page.clock.runFor(650)
    assert.equal(await tip(page).count(), 0)
    await page.clock.runFor(100)
    await tip(page).waitFor()
    assert.include(await tip(page).innerText(), 'Dark mode')
  })

  test('open at once on the way from one to the next', async ({ test: current }) => {
    const page = await still({ test: current })
    await point(page.getByRole('switch', { name: 'Dark mode' }))
    await page.clock.runFor(750)
    await tip(page).waitFor()
    await point(page.getByRole('button', { name: /Switch to/ }))
    await page.clock.runFor(20)
    await tip(page).getByText('Language').first().waitFor()
  })

  test('wait again after more than 300 milliseconds without one', async ({
    assert,
    test: current,
  }) => {
    const page = await still({ test: current })
    await point(page.getByRole('switch', { name: 'Dark mode' }))
    await page.clock.runFor(750)
    await tip(page).waitFor()
    // the tip closes at the first movement it hears of after the one that left its icon, and how
    // many came before it listens depends on the load of the machine
    for (let step = 0; await tip(page).count(); step++) {
      await page.mouse.move(400 + (step % 9), 500)
      await page.clock.runFor(50)
    }
    await page.clock.runFor(350)
    await point(page.getByRole('button', { name: /Switch to/ }))
    await page.clock.runFor(600)
    assert.equal(await tip(page).count(), 0)
    await page.clock.runFor(150)
    await tip(page).waitFor()
  })
})
