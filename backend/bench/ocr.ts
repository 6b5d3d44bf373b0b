/**
 * What text recognition costs in processor time over the native tesseract program on the same
 * pictures with the same models, turn by turn.
 * Usage: node --import @poppinss/ts-exec bench/ocr.ts; pictures in CARDS_DIR, default
 * `../../shared/data/cards` from the repository. Skips without pictures or without the program.
 *
 * Goal: at most 1.7 times native.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ENGINE_PARAMETERS, scanCard } from '#commercial/business_cards/reading/scan_card'
import { TesseractEngine } from '#engines/ocr/tesseract_engine'
import { trainedDataSource } from '#engines/ocr/trained_data'

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

/** The project's own models, unpacked for the program: others are faster or slower. */
async function unpackModels(): Promise<string> {
  const target = await mkdtemp(join(tmpdir(), 'binaa-models-'))
  for (const language of ['eng', 'ara']) {
    const packed = await readFile(trainedDataSource(language))
    await writeFile(join(target, `${language}.traineddata`), gunzipSync(packed))
  }
  return target
}

/** Seconds of the user in "1m2.345s 0m0.010s". */
const userSeconds = (line: string) => {
  const [, minutes, seconds] = /(\d+)m([\d.]+)s/.exec(line)!
  return Number(minutes) * 60 + Number(seconds)
}

/** Processor milliseconds of the program with one thread, as the engine has. */
function native(models: string, { path, language }: Card): number {
  const command = 'tesseract "$1" stdout -l "$2" --psm 3 --tessdata-dir "$3" >/dev/null 2>&1; times'
  const { stdout } = spawnSync('bash', ['-c', command, 'bash', path, language, models], {
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
    encoding: 'utf8',
  })
  return userSeconds(stdout.trim().split('\n')[1]) * 1000
}

/** Processor milliseconds of all threads: the clock tells of whatever else the machine does. */
async function timed(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  await work()
  return process.cpuUsage(before).user / 1000
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0)

function report(name: string, ratio: number, ms: number, goal?: number) {
  const verdict = goal ? `(goal ≤ ${goal}) ${ratio <= goal ? 'reached' : 'MISSED'}` : ''
  console.log(
    `${name.padEnd(32)} ${ms.toFixed(0).padStart(5)} ms  ${ratio.toFixed(2)} × native ${verdict}`
  )
}

async function measure(cards: Card[]) {
  const models = await unpackModels()
  const engine = new TesseractEngine({ poolSize: 1, parameters: ENGINE_PARAMETERS })
  const cold = await timed(() => engine.recognize(cards[0].picture))
  await scanCard(engine, [{ picture: cards[0].picture }])
  const times = { native: [] as number[], block: [] as number[], card: [] as number[] }
  for (const card of cards) {
    times.native.push(native(models, card))
    times.block.push(await timed(() => engine.recognize(card.picture)))
    times.card.push(await timed(() => scanCard(engine, [{ picture: card.picture }])))
  }
  await engine.close()
  await rm(models, { recursive: true })
  const floor = sum(times.native)
  const per = (total: number) => total / cards.length
  console.log(
    `native tesseract, one thread      ${per(floor).toFixed(0)} ms of processor a picture, ${cards.length} pictures`
  )
  report('recognition, warm worker', sum(times.block) / floor, per(sum(times.block)), 1.7)
  report('recognition, cold (first)', cold / times.native[0], cold)
  report('picture to fields, whole job', sum(times.card) / floor, per(sum(times.card)), 1.7)
}

if (!existsSync(join(folder, 'cards.json'))) console.log(`skipped: no cards.json in ${folder}`)
else if (spawnSync('tesseract', ['--version']).error) console.log('skipped: no native tesseract')
else await measure(await readCards())
