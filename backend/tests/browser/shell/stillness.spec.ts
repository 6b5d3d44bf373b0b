import { setTimeout as sleep } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Page, Request } from 'playwright-core'
import { judgeCalls } from '#tests/helpers/browser_calls'
import { stage } from '#tests/helpers/browser_stage'
import { settled, step } from '#tests/helpers/browser_steps'
import { LANGUAGES } from '#tests/helpers/browser_words'
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

const LISTS = `/commercial/clients /commercial/pipeline /commercial/invoicing /commercial/contracts
  /commercial/receipts /admin/users /admin/jobs /admin/sessions /admin/logs /production/projects
  /engineering/quotation-approval /procurement/purchase-orders /procurement/purchase-requests
  /procurement/vendors /procurement/vendor-documents /procurement/payment-terms
  /procurement/equipment-management /procurement/inventory /procurement/material-tracking
  /procurement/movements /procurement/materials /procurement/warehouses
  /procurement/purchase-order-materials /procurement/track-transportation /finance/bills`.split(
  /\s+/
)

/** Chromium calls less than 0.1 good; this is a fiftieth of it. */
const NOTHING = 0.002
/** Below a short list its bar for scrolling sideways goes from the screen's edge to the last row. */
const A_BAR = 0.004

interface Shift {
  value: number
  moved: string[]
}

/**
 * From the next load on, notes what moves on the page. The menu opens the department of the page
 * that is entered: what moves inside of it alone is the answer to a press, not to data.
 */
const noteShifts = (page: Page) =>
  page.addInitScript(() => {
    const all: Shift[] = []
    Object.assign(window, { shifts: all })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as {
          value: number
          sources: { node?: HTMLElement }[]
        }
        if (sources.length && sources.every(({ node }) => node?.closest?.('nav'))) continue
        const moved = sources.map(({ node }) => `${node?.nodeName}.${node?.className}`)
        all.push({ value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** What has moved since the last look. */
const takeShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts.splice(0))

const sumOf = (shifts: Shift[]) => shifts.reduce((total, { value }) => total + value, 0)

/** Answers come late enough for the page to be painted without them; tells whether all are there. */
async function delayAnswers(page: Page): Promise<() => boolean> {
  const open = new Set<Request>()
  const isData = (url: URL) => /\/api\/(?!live|auth\/current-user)/.test(url.pathname)
  page.on('request', (request) => void (isData(new URL(request.url())) && open.add(request)))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  await judgeCalls(page, async ({ url }) => {
    if (isData(url)) await sleep(250)
    return undefined
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
    for (const language of LANGUAGES) {
      test(`on ${what}, in ${language}`, async ({ assert, test: current }) => {
        const page = await stage().visit({ test: current }, { as, language })
        await noteShifts(page)
        const arrived = await delayAnswers(page)
        await page.goto(path)
        await settled(page)
        await until(arrived, 20_000)
        await painted(page)
        const shifts = await takeShifts(page)
        assert.isBelow(sumOf(shifts), NOTHING, JSON.stringify(shifts))
      })
    }
  }

  for (const language of LANGUAGES) {
    test(`on any list, in ${language}`, async ({ assert, test: current }) => {
      const page = await stage().visit({ test: current }, { as: 'admin', language })
      await noteShifts(page)
      const arrived = await delayAnswers(page)
      await page.goto('/departments')
      await settled(page)
      const moving: string[] = []
      for (const path of LISTS) {
        await until(arrived, 20_000)
        await painted(page)
        await takeShifts(page)
        await step(page, path)
        await page.locator('#page [role=table]').waitFor()
        await until(arrived, 20_000)
        await painted(page)
        const shifts = await takeShifts(page)
        if (sumOf(shifts) > A_BAR) moving.push(`${path}: ${JSON.stringify(shifts)}`)
      }
      assert.deepEqual(moving, [])
    }).timeout(120_000)
  }
})
