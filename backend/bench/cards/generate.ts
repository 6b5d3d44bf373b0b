/**
 * Draws invented business cards with their truth, each as a scan, as a photograph on a table, as a
 * small blurred picture and as a hand-held 12-megapixel photograph, in two parts: `tuning` for whoever
 * works on the reading, `unseen` with people, firms, typefaces and layouts of its own, read only to
 * measure. Usage: node --import @poppinss/ts-exec bench/cards/generate.ts <folder> [seed]; needs
 * Chromium (CHROMIUM_PATH, default /usr/bin/chromium) and the typefaces of `dress.ts` (Liberation,
 * DejaVu, Noto, URW, and of Debian fonts-hosny-amiri, fonts-kacst, fonts-sil-scheherazade, -lateef).
 */
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { FONTS } from './dress.js'
import type { Part } from './invent.js'
import { cardHtml } from './layouts.js'
import { cardSpecs, type CardSpec } from './people.js'
import { cardCorners, photograph, type PhotoOptions } from './photo.js'
import { seededRandom, seedOf } from './random.js'
import { DESKS } from './surroundings.js'
import { wearCard } from './wear.js'

/** A typeface that is absent would be replaced unheard, and the pictures would be other ones. */
function refuseAbsentFonts(): void {
  const present = execFileSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  const absent = [...new Set(FONTS)].filter((font) => !present.includes(font))
  if (absent.length > 0) throw new Error(`Install these typefaces first: ${absent.join(', ')}`)
}

/** On a table, near enough, from above. */
function onTable(seed: number, index: number): PhotoOptions {
  const random = seededRandom(seed)
  return {
    width: 2000,
    height: 1500,
    angleDegrees: (random() - 0.5) * 24,
    desk: DESKS[(index * 2 + 1) % DESKS.length],
    seed,
    blur: 0.6 + 0.4 * random(),
    slant: 0.06,
    unevenness: 0.4,
    bend: 0,
    held: false,
    quality: 85,
  }
}

/** In the hand or on whatever is there, at a slant, in bad light, a little shaken. */
function byHand(seed: number, index: number): PhotoOptions {
  const random = seededRandom(seed + 7)
  return {
    width: 4032,
    height: 3024,
    angleDegrees: (random() - 0.5) * 50,
    desk: DESKS[index % DESKS.length],
    seed: seed + 7,
    blur: 1.2 + 1.6 * random(),
    slant: 0.12,
    unevenness: 0.5 + 0.5 * random(),
    bend: random() < 0.4 ? 0.03 * random() : 0,
    held: random() < 0.5,
    quality: 78,
  }
}

const shares = (options: PhotoOptions) =>
  cardCorners(options).map(({ x, y }) => ({ x: x / options.width, y: y / options.height }))

/** What a card says, and where it lies in its photographs. */
function truthOf({ id, lang, fields, arabic }: CardSpec, part: Part, index: number) {
  const [photo, hand] = [onTable(seedOf(id), index), byHand(seedOf(id), index)]
  const scenes = {
    corners: { photo: shares(photo), hand: shares(hand) },
    desks: { photo: photo.desk, hand: hand.desk },
  }
  return { id, lang, part, fields, arabic, ...scenes }
}

async function writeVariants(
  folder: string,
  { id, stock }: CardSpec,
  index: number,
  drawn: Buffer
) {
  const seed = seedOf(id)
  const random = seededRandom(seed)
  const worn = random() < 0.6 ? random() * 0.8 : 0
  const card = await wearCard(drawn, stock, worn, seed)
  const write = (kind: string, picture: Buffer) => writeFile(join(folder, `${id}-${kind}`), picture)
  const turned = sharp(card).rotate((random() - 0.5) * 2.4, { background: '#fff' })
  await write('scan.jpg', await turned.resize(1050).jpeg({ quality: 80 }).toBuffer())
  await write('low.jpg', await sharp(card).resize(525).jpeg({ quality: 45 }).toBuffer())
  await write('photo.jpg', await photograph(card, onTable(seed, index)))
  await write('hand.jpg', await photograph(card, byHand(seed, index)))
}

/** Draws the card with smaller type until all of it stands on the card. */
async function drawCard(page: Page, spec: CardSpec): Promise<Buffer> {
  for (let size = spec.size; ; size -= 0.06) {
    await page.setContent(cardHtml({ ...spec, size }))
    const fits = await page.evaluate(() =>
      [...document.querySelectorAll('div')].every((box) => {
        const { left, right, bottom } = box.getBoundingClientRect()
        return left > -1 && right < 1051 && bottom < 601 && box.scrollWidth <= box.clientWidth + 1
      })
    )
    if (fits || size < 0.6) return page.screenshot({ type: 'png' })
  }
}

/** Cards whose last picture is there already are not drawn again: a set takes minutes. */
async function drawPart(page: Page, folder: string, part: Part, seed: number) {
  await mkdir(folder, { recursive: true })
  const specs = cardSpecs(part, seed)
  const truths = specs.map((spec, index) => truthOf(spec, part, index))
  await writeFile(join(folder, 'cards.json'), JSON.stringify(truths, null, 1))
  for (const [index, spec] of specs.entries()) {
    if (!existsSync(join(folder, `${spec.id}-hand.jpg`)))
      await writeVariants(folder, spec, index, await drawCard(page, spec))
  }
  console.log(`${specs.length} cards × 4 pictures in ${folder}`)
}

async function main(folder: string, seed: number) {
  refuseAbsentFonts()
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({
    viewport: { width: 1050, height: 600 },
    deviceScaleFactor: 2,
  })
  for (const part of ['tuning', 'unseen'] as const)
    await drawPart(page, join(folder, part), part, seed)
  await browser.close()
}

const folder = process.argv[2]
if (!folder) throw new Error('Give the folder to write to')
await main(folder, Number(process.argv[3] ?? 1))
