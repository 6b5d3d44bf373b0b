/**
 * What text recognition costs over the native tesseract program on the same pictures, turn by turn.
 * Usage: node --import @poppinss/ts-exec bench/ocr.ts; pictures in CARDS_DIR, default
 * `../../shared/data/cards` from the repository. Skips without pictures or without the program.
 *
 * Goals: one warm worker at most 1.7 times native, two at most 1.0 times; a cold one 2.9 times.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { scanCard } from '#commercial/business_cards/reading/scan_card'
import { TesseractEngine } from '#engines/ocr/tesseract_engine'

interface Card {
  path: string
  picture: Buffer
  language: string
}

const root = join(import.meta.dirname, '..', '..')
const folder = (process.env.CARDS_DIR ?? join(root, '..', 'shared', 'data', 'cards')).split(':')[0]

async function readCards(): Promise<Card[]> {
  const truths: { id: string; lang: string }[] = JSON.parse(
    await readFile(join(folder, 'cards.json'), 'utf8')
  )
  const files = (await readdir(folder)).filter((file) => /-(scan|photo)\.\w+$/.test(file)).sort()
  return Promise.all(
    files.map(async (file) => ({
      path: join(folder, file),
      picture: await readFile(join(folder, file)),
      language: truths.find(({ id }) => file.startsWith(`${id}-`))?.lang ?? 'eng+ara',
    }))
  )
}

/** One thread, as the engine has: more of them fight over a small machine. */
async function native({ path, language }: Card) {
  const env = { ...process.env, OMP_THREAD_LIMIT: '1' }
  const program = spawn('tesseract', [path, 'stdout', '-l', language, '--psm', '3'], {
    env,
    stdio: ['ignore', 'ignore', 'ignore'],
  })
  await once(program, 'close')
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

function report(name: string, ratio: number, ms: number, goal?: number) {
  const verdict = goal ? `(goal ≤ ${goal}) ${ratio <= goal ? 'reached' : 'MISSED'}` : ''
  console.log(
    `${name.padEnd(32)} ${ms.toFixed(0).padStart(5)} ms  ${ratio.toFixed(2)} × native ${verdict}`
  )
}

async function measure(cards: Card[]) {
  const one = new TesseractEngine({ poolSize: 1 })
  const two = new TesseractEngine({ poolSize: 2 })
  const cold = await timed(() => one.recognize(cards[0].picture))
  await two.warm()
  const times = { native: [] as number[], block: [] as number[], card: [] as number[] }
  for (const card of cards) {
    times.native.push(await timed(() => native(card)))
    times.block.push(await timed(() => one.recognize(card.picture)))
    times.card.push(await timed(() => scanCard(one, [{ picture: card.picture }])))
  }
  const pair = await timed(() => Promise.all(cards.map(({ picture }) => two.recognize(picture))))
  await Promise.all([one.close(), two.close()])
  const floor = sum(times.native)
  const per = (total: number) => total / cards.length
  console.log(
    `native tesseract, one thread      ${per(floor).toFixed(0)} ms a picture, ${cards.length} pictures`
  )
  report('recognition, warm worker', sum(times.block) / floor, per(sum(times.block)), 1.7)
  report('recognition, two workers', pair / floor, per(pair), 1)
  report('recognition, cold (first)', cold / times.native[0], cold, 2.9)
  report('picture to fields, whole job', sum(times.card) / floor, per(sum(times.card)))
}

if (!existsSync(join(folder, 'cards.json'))) console.log(`skipped: no cards.json in ${folder}`)
else if (spawnSync('tesseract', ['--version']).error) console.log('skipped: no native tesseract')
else await measure(await readCards())
