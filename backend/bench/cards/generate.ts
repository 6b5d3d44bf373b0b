/**
 * Draws invented business cards (scan, 12-megapixel photo, low resolution) with their truth.
 * Usage: node --import @poppinss/ts-exec bench/cards/generate.ts <folder> [shift]; needs Chromium
 * (CHROMIUM_PATH, default /usr/bin/chromium) and the Liberation, DejaVu, Noto and Amiri fonts.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { cardHtml } from './layouts.js'
import { cardSpecs, type CardSpec } from './people.js'
import { photograph } from './photo.js'
import { seedOf } from './random.js'

const DESKS = ['wood', 'dark', 'light', 'cloth'] as const

async function writeVariants(
  folder: string,
  spec: CardSpec,
  index: number,
  shift: number,
  scan: Buffer
) {
  const seed = seedOf(spec.id)
  const turn = index % 2 === 0 ? 1 : -1
  const photo = await photograph(await sharp(scan).toBuffer(), {
    width: 4032,
    height: 3024,
    angleDegrees: turn * (5 + ((index * 7 + shift * 11) % 26)),
    desk: DESKS[(index + shift) % DESKS.length],
    seed,
    blur: 1.2,
  })
  await writeFile(
    join(folder, `${spec.id}-scan.png`),
    await sharp(scan).resize(1050).png().toBuffer()
  )
  await writeFile(join(folder, `${spec.id}-photo.jpg`), photo)
  await writeFile(
    join(folder, `${spec.id}-low.jpg`),
    await sharp(scan).resize(525).jpeg({ quality: 45 }).toBuffer()
  )
}

async function main(folder: string, shift: number) {
  await mkdir(folder, { recursive: true })
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({
    viewport: { width: 1050, height: 600 },
    deviceScaleFactor: 2,
  })
  const specs = cardSpecs(shift)
  for (const [index, spec] of specs.entries()) {
    await page.setContent(cardHtml(spec))
    await writeVariants(folder, spec, index, shift, await page.screenshot({ type: 'png' }))
  }
  await browser.close()
  const truth = specs.map(({ id, lang, fields, arabic }) => ({ id, lang, fields, arabic }))
  await writeFile(join(folder, 'cards.json'), JSON.stringify(truth, null, 1))
  console.log(`${specs.length} cards × 3 pictures in ${folder}`)
}

const folder = process.argv[2]
if (!folder) throw new Error('Give the folder to write to')
await main(folder, Number(process.argv[3] ?? 0))
