/**
 * Takes the pictures of `docs/screenshots` from the built portal with its demo company.
 * Usage: node --import=@poppinss/ts-exec tests/browser/screenshots/take.ts <folder> [beginning of a name …]
 */
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { cardPicture } from '#tests/helpers/browser_card'
import { Stage } from '#tests/helpers/browser_stage'
import { CARD, CARD_PATH, SHOTS, type Shot } from './shots.js'

const LOOKS = [
  { suffix: 'en', language: 'english', theme: 'light' },
  { suffix: 'ar', language: 'arabic', theme: 'dark' },
] as const
/** The picture that stands for the whole portal. */
const FRONT = 'departments-en'

/** First records of the demo company that show most, by the placeholder that names them. */
async function recordsOf(stage: Stage): Promise<Record<string, string>> {
  const first = async (username: string, path: string) => {
    const api = await stage.api(username)
    const [record] = await (await api.get(path)).json()
    await api.dispose()
    return record
  }
  const engineering = '/api/quotations?_start=0&_end=1&_sort=projectScore&_order=desc'
  return {
    ':draft': (await first('engineer', `${engineering}&stage=draft`)).number,
    ':pending': (await first('engineer', `${engineering}&stage=pending_approval`)).number,
    ':rated': (await first('buyer', '/api/vendors?_start=0&_end=1&_sort=ratingScore&_order=desc'))
      .id,
    ':order': (await first('buyer', '/api/purchase-orders?_start=0&_end=1&status=submitted')).id,
  }
}

/** Has a card read, so that there is one to confirm. */
async function scanCard(stage: Stage) {
  const context = await stage.profile({ as: 'bdm' })
  const page = await context.newPage()
  await page.goto('/commercial/business-cards')
  await page.getByLabel('Choose image: Front').setInputFiles(await cardPicture(stage.browser, CARD))
  await page.getByRole('button', { name: 'Read card' }).click()
  await page.waitForURL('**/business-cards/*', { timeout: 120_000 })
  await context.close()
}

/** Waits until nothing on the page is still on its way. */
async function settled(page: Page) {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page
    .locator('.ant-skeleton, [data-loading], .ant-spin')
    .first()
    .waitFor({ state: 'hidden' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForFunction(() => [...document.images].every((image) => image.complete))
}

/** Opens what belongs above the page. */
async function openAbove(page: Page, opens: Shot['opens']) {
  if (opens === 'bell') {
    await page.locator('button:has(.anticon-bell)').click()
    await page.locator('button[data-unread]').first().waitFor()
  }
  if (opens === 'photo') {
    await page.locator('#user-button').click()
    await page.locator('#change-photo').click()
    await page
      .getByRole('dialog')
      .locator('input[type=file]')
      .setInputFiles(await portrait())
    await page.getByRole('slider').waitFor()
  }
}

/** Someone whom no one knows, drawn. */
async function portrait() {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600">
    <rect width="600" height="600" fill="#d9c7a3"/><circle cx="300" cy="240" r="110" fill="#8a5a3c"/>
    <path d="M190 200q110-130 220 0v-40q-110-110-220 0z" fill="#2b2420"/>
    <path d="M80 600q20-210 220-210t220 210z" fill="#0f5f5c"/></svg>`
  const buffer = await sharp(Buffer.from(drawing)).jpeg().toBuffer()
  return { name: 'portrait.jpg', mimeType: 'image/jpeg', buffer }
}

async function take(page: Page, { path, opens }: Shot, file: string) {
  await page.goto(path)
  await settled(page)
  await openAbove(page, opens)
  const picture = await page.screenshot({ animations: 'disabled' })
  await sharp(picture).png({ palette: true, colours: 96, effort: 10 }).toFile(file)
}

const [folder, ...wanted] = process.argv.slice(2)
const isWanted = ({ name }: Shot) =>
  wanted.length === 0 || wanted.some((beginning) => name.startsWith(beginning))
if (!folder) throw new Error('Give the folder to write to')
const stage = await Stage.open()
try {
  const shots = SHOTS.filter(isWanted)
  if (shots.some(({ path }) => path === CARD_PATH)) await scanCard(stage)
  const records = await recordsOf(stage)
  for (const shot of shots) {
    const path = Object.entries(records).reduce(
      (text, [key, value]) => text.replace(key, String(value)),
      shot.path
    )
    for (const { suffix, language, theme } of LOOKS) {
      const context = await stage.profile({ as: shot.as, language, theme, width: shot.width })
      const name = `${shot.name}-${suffix}`
      await take(await context.newPage(), { ...shot, path }, join(folder, `${name}.png`))
      await context.close()
      console.log(name)
    }
  }
  await sharp(join(folder, `${FRONT}.png`)).toFile(join(folder, 'portal.png'))
} finally {
  await stage.close()
}
