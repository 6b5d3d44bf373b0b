/**
 * Measures card reading on pictures with known text: hit rate per field and class, time per card.
 * Usage: node --import @poppinss/ts-exec bench/cards.ts [--verbose]; pictures in CARDS_DIR (several
 * folders parted by a colon), default `../../shared/data/cards` from the repository. Skips when absent.
 */
import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ENGINE_PARAMETERS, scanCard } from '#commercial/business_cards/reading/scan_card'
import { TesseractEngine } from '#engines/ocr/tesseract_engine'
import { compareFields, type CardTruth, type Comparison } from './cards/compare.js'
import { printCalibration, printClasses, printMisses, printPicture } from './cards/report.js'

const { values } = parseArgs({
  options: { verbose: { type: 'boolean' }, workers: { type: 'string' }, only: { type: 'string' } },
})
const root = join(import.meta.dirname, '..', '..')
const folders = (process.env.CARDS_DIR ?? join(root, '..', 'shared', 'data', 'cards')).split(':')

async function measureFolder(engine: TesseractEngine, folder: string): Promise<Comparison[]> {
  const truths: CardTruth[] = JSON.parse(await readFile(join(folder, 'cards.json'), 'utf8'))
  const files = (await readdir(folder)).filter((file) => /-\w+\.(?:png|jpe?g)$/.test(file)).sort()
  const results: Comparison[] = []
  for (const file of files) {
    const [, id, kind] = /^(.+)-(\w+)\.\w+$/.exec(file)!
    const truth = truths.find((item) => item.id === id)
    if (!truth || (values.only && !file.includes(values.only))) continue
    const picture = await readFile(join(folder, file))
    const started = performance.now()
    const before = process.cpuUsage()
    const scanned = await scanCard(engine, [{ picture }])
    const ms = performance.now() - started
    const used = process.cpuUsage(before)
    const cpu = (used.user + used.system) / 1000
    const result = compareFields({ file, kind, truth, scanned, ms, cpu })
    printPicture(result, values.verbose ? scanned : null)
    results.push(result)
  }
  return results
}

const present = folders.filter((folder) => existsSync(join(folder, 'cards.json')))
if (present.length === 0) {
  console.log(`Skipped: no cards.json in ${folders.join(', ')}`)
} else {
  const engine = new TesseractEngine({
    poolSize: Number(values.workers ?? 1),
    parameters: ENGINE_PARAMETERS,
  })
  const cold = performance.now()
  await engine.warm()
  console.log(`Workers ready after ${(performance.now() - cold).toFixed(0)} ms`)
  const results: Comparison[] = []
  for (const folder of present) results.push(...(await measureFolder(engine, folder)))
  await engine.close()
  printClasses(results)
  printCalibration(results)
  printMisses(results)
  console.log(
    `Peak memory of the process: ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`
  )
}
