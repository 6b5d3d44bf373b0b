/**
 * How long a thousand lines of a bill of quantities take from the clipboard to the screen: pasted into a
 * new quotation, until its total counts them all and the screen has been drawn.
 *
 *   node --import @poppinss/ts-exec bench/pasting.ts
 *
 * The floor, in the same tab, is the same cells in a plain table without styles or rules. Needs a built
 * portal (`npm run bench` builds it). PASTING_ROUNDS (5) tells how often; the median counts, the first
 * paste of a page is one of them. Goal: 1 s, in either language.
 */
import { chromium, type Page } from 'playwright-core'
import { findBrowser } from '#engines/pdf/browser_path'
import { PortalProcess } from '#tests/helpers/browser_portal'
import { fileURLToPath } from 'node:url'
import { signedIn, type Cookies } from './pages/sign_in.ts'
import { median } from './requests/load.ts'

const ROUNDS = Number(process.env.PASTING_ROUNDS ?? 5)
const UNPACKED = fileURLToPath(new URL('../../.cache/', import.meta.url))
const LINES = 1000
const GOAL_MS = 1000
const PATIENCE_MS = 60_000

/** 1,000 lines of two at 1,000.50, and 15 % of VAT on top. */
const TOTAL = '2,301,150.00'
const CELLS = [
  'Section\tDescription\tDescription (Arabic)\tUnit\tQuantity\tUnit rate',
  ...Array.from(
    { length: LINES },
    (_, i) => `Part ${i % 6}\tItem ${i + 1}\tبند ${i + 1}\tm2\t2\t1,000.5`
  ),
].join('\r\n')

/** From the paste until the text is on the screen and two frames have been drawn, in milliseconds. */
const pasted = (page: Page) =>
  page.evaluate(
    async ([cells, total]) => {
      const cell = document.querySelector<HTMLElement>('#page tbody input')!
      cell.focus()
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', cells!)
      const frame = () => new Promise(requestAnimationFrame)
      const begun = performance.now()
      cell.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      )
      do await frame()
      while (!document.querySelector('#page')!.textContent.includes(total!))
      await frame()
      return performance.now() - begun
    },
    [CELLS, TOTAL]
  )

/** The same cells as a table of nothing but text. */
const floor = (page: Page) =>
  page.evaluate(async (cells) => {
    const frame = () => new Promise(requestAnimationFrame)
    const begun = performance.now()
    const table = document.createElement('table')
    for (const line of cells.split('\r\n')) {
      const row = table.insertRow()
      for (const text of line.split('\t')) row.insertCell().textContent = text
    }
    document.body.append(table)
    await frame()
    await frame()
    const taken = performance.now() - begun
    table.remove()
    return taken
  }, CELLS)

interface Round {
  pastedMs: number
  floorMs: number
}

async function round(page: Page): Promise<Round> {
  await page.goto('/engineering/create-quotation', { timeout: PATIENCE_MS })
  await page.locator('#page tbody input').first().waitFor({ timeout: PATIENCE_MS })
  // the live messages keep a request open, so the network is never idle
  await page.waitForFunction(
    () => !document.querySelector('.ant-skeleton-active, .ant-spin-spinning')
  )
  const floorMs = await floor(page)
  return { pastedMs: await pasted(page), floorMs }
}

async function measure(origin: string, language: string, cookies: Cookies) {
  const { executablePath, env, args } = await findBrowser({ dataDir: UNPACKED })
  const browser = await chromium.launch({ executablePath, env, args: [...args, '--disable-gpu'] })
  try {
    const localStorage = [
      { name: 'ui-language', value: language },
      { name: 'ui-muted', value: 'true' },
    ]
    const storageState = { cookies: [], origins: [{ origin, localStorage }] }
    const context = await browser.newContext({ baseURL: origin, storageState })
    await context.addCookies(cookies)
    const page = await context.newPage()
    const rounds: Round[] = []
    for (let i = 0; i < ROUNDS; i++) rounds.push(await round(page))
    report(language, rounds)
  } finally {
    await browser.close()
  }
}

function report(language: string, rounds: Round[]) {
  const ms = median(rounds.map(({ pastedMs }) => pastedMs))
  const floorMs = median(rounds.map(({ floorMs }) => floorMs))
  console.log(
    `${language.padEnd(8)} ${LINES} lines ${ms.toFixed(0).padStart(6)} ms, first ${rounds[0]!.pastedMs.toFixed(0)} ms, ` +
      `${(ms / floorMs).toFixed(1)} × a plain table (goal ≤ ${GOAL_MS} ms) ${ms <= GOAL_MS ? 'reached' : 'MISSED'}`
  )
}

const portal = await PortalProcess.start()
try {
  const cookies = await signedIn(portal.origin)
  for (const language of ['english', 'arabic']) await measure(portal.origin, language, cookies)
} finally {
  await portal.stop()
}
