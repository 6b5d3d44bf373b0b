/**
 * What the sealed renderer costs over a bare puppeteer page, both measured in this run on the same
 * sixty-line tracking sheet, turn by turn.
 *
 *   node --import @poppinss/ts-exec bench/pdf.ts [warm rounds] [cold rounds]
 *
 * Goals: warm at most 1.2 times bare, p95 at most twice the median; cold at most 1.3 times bare.
 * Two at once at most 0.7 times one after the other is wished for: it takes two free cores.
 */
import puppeteer, { type Browser } from 'puppeteer-core'
import { findBrowser } from '#engines/pdf/browser_path'
import { PdfRenderer } from '#engines/pdf/renderer'
import { trackingSheetHtml } from '#engineering/tracking_sheets/pdf/tracking_sheet_pdf'
import { sampleSheet } from '#tests/unit/engineering/documents/sample_sheet'

const warmRounds = Number(process.argv[2] ?? 30)
const coldRounds = Number(process.argv[3] ?? 7)
const PRINT = {
  format: 'A4',
  printBackground: true,
  preferCSSPageSize: true,
  tagged: true,
  outline: true,
} as const

const location = await findBrowser()
const sheet = trackingSheetHtml(sampleSheet({ printLanguage: 'ar' }))

function launchBare(): Promise<Browser> {
  const { executablePath, env, headless } = location
  const args = ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage']
  return puppeteer.launch({ executablePath, env, headless, args, pipe: true })
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

function quantile(times: number[], share: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]
}

function report(name: string, times: number[]): number {
  const median = quantile(times, 0.5)
  const [p95, least, most] = [quantile(times, 0.95), Math.min(...times), Math.max(...times)]
  console.log(
    `${name.padEnd(28)} median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)}, ` +
      `${least.toFixed(0)}–${most.toFixed(0)}`
  )
  return median
}

function goal(name: string, ratio: number, limit: number): void {
  const verdict = ratio <= limit ? 'reached' : 'MISSED'
  console.log(`${name.padEnd(28)} ${ratio.toFixed(2)} (goal ≤ ${limit}) ${verdict}`)
}

async function warm(): Promise<void> {
  const bareBrowser = await launchBare()
  const page = await bareBrowser.newPage()
  const bare = async () => {
    await page.setContent(sheet)
    await page.pdf(PRINT)
  }
  const renderer = new PdfRenderer({ recycleAfter: Infinity })
  const ours = () => renderer.render(sheet)
  for (const work of [bare, ours, bare, ours]) await work()

  const times: { bare: number[]; ours: number[] } = { bare: [], ours: [] }
  for (let round = 0; round < warmRounds; round++) {
    times.bare.push(await timed(bare))
    times.ours.push(await timed(ours))
  }
  await bareBrowser.close()
  await renderer.close()
  const ratio = report('warm, ours', times.ours) / report('warm, bare page reuse', times.bare)
  goal('warm / bare', ratio, 1.2)
  goal('p95 / median, ours', quantile(times.ours, 0.95) / quantile(times.ours, 0.5), 2)
}

async function cold(): Promise<void> {
  const times: { bare: number[]; ours: number[] } = { bare: [], ours: [] }
  for (let round = 0; round < coldRounds; round++) {
    times.bare.push(
      await timed(async () => {
        const browser = await launchBare()
        const page = await browser.newPage()
        await page.setContent(sheet)
        await page.pdf(PRINT)
        await browser.close()
      })
    )
    times.ours.push(
      await timed(async () => {
        const renderer = new PdfRenderer()
        await renderer.render(sheet)
        await renderer.close()
      })
    )
  }
  const ratio = report('cold, ours', times.ours) / report('cold, bare launch', times.bare)
  goal('cold / bare', ratio, 1.3)
}

async function parallel(): Promise<void> {
  const renderer = new PdfRenderer({ concurrency: 2, recycleAfter: Infinity })
  const pair = () => Promise.all([renderer.render(sheet), renderer.render(sheet)])
  const turns = async () => {
    await renderer.render(sheet)
    await renderer.render(sheet)
  }
  await pair()
  const times: { pair: number[]; turns: number[] } = { pair: [], turns: [] }
  for (let round = 0; round < Math.ceil(warmRounds / 3); round++) {
    times.turns.push(await timed(turns))
    times.pair.push(await timed(pair))
  }
  await renderer.close()
  const ratio = report('two at once', times.pair) / report('two, one by one', times.turns)
  console.log(`${'at once / one by one'.padEnd(28)} ${ratio.toFixed(2)} (wished for ≤ 0.7)`)
}

console.log(
  `${location.source} ${location.executablePath}, ${(sheet.length / 1024).toFixed(0)} kB of HTML`
)
await warm()
await cold()
await parallel()
