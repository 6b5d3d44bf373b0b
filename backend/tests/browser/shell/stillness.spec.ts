import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Page, Request } from 'playwright-core'
import { stage } from '#tests/helpers/browser_stage'
import { settled } from '#tests/helpers/browser_steps'
import { until } from '#tests/helpers/until'

const SCREENS: [what: string, as: string, path: string][] = [
  ['the dashboard', 'chief.engineer', '/departments'],
  ['a list', 'bdm', '/commercial/clients'],
  ['a form', 'bdm', '/commercial/clients/new'],
  ['the form of a record', 'bdm', '/commercial/clients/1/edit'],
  ['a record', 'buyer', '/procurement/vendors/1'],
  ['a department', 'engineer', '/engineering'],
  ['the notifications', 'chief.engineer', '/notifications'],
]

/**
 * What is left of movement: columns that take the width of their data. Chromium calls less than 0.1
 * good; this is a tenth of it.
 */
const NOTHING = 0.01

/** The layout shifts of the page so far, with what moved. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { shifts: { value: number; moved: string[] }[] }).shifts
  )

/** Answers come late enough for the page to be painted without them; tells whether all are there. */
async function delayAnswers(page: Page): Promise<() => boolean> {
  const open = new Set<Request>()
  const isData = (request: Request) =>
    /\/api\/(?!live|auth\/current-user)/.test(new URL(request.url()).pathname)
  page.on('request', (request) => void (isData(request) && open.add(request)))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  await page.route(/\/api\//, async (route, request) => {
    if (isData(request)) await sleep(250)
    await route.fallback().catch(() => undefined)
  })
  return () => open.size === 0
}

/** Two frames: what has arrived is on the screen. */
const painted = (page: Page) =>
  page.evaluate(async () => {
    await new Promise(requestAnimationFrame)
    await new Promise(requestAnimationFrame)
  })

test.group('Nothing jumps when data arrives', () => {
  for (const [what, as, path] of SCREENS) {
    for (const language of ['english', 'arabic'] as const) {
      test(`on ${what}, in ${language}`, async ({ assert, test: current }) => {
        const page = await stage().visit({ test: current }, { as, language })
        await page.addInitScript(() => {
          const all: { value: number; moved: string[] }[] = []
          Object.assign(window, { shifts: all })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const { value, sources } = entry as unknown as {
                value: number
                sources: { node?: HTMLElement }[]
              }
              const moved = sources.map(({ node }) => `${node?.nodeName}.${node?.className}`)
              all.push({ value, moved })
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
        const arrived = await delayAnswers(page)
        await page.goto(path)
        await settled(page)
        await until(arrived, 20_000)
        await painted(page)
        const shifts = await shiftsOf(page)
        const sum = shifts.reduce((total, { value }) => total + value, 0)
        assert.isBelow(sum, NOTHING, JSON.stringify(shifts))
      })
    }
  }
})
