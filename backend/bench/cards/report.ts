import type { ScannedCard } from '#commercial/business_cards/reading/scan_card'
import type { Comparison } from './compare.js'

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`

/** One row per picture, with everything that was read when `scanned` is given. */
export function printPicture(result: Comparison, scanned: ScannedCard | null): void {
  const hits = Object.values(result.hits)
  const right = hits.filter(Boolean).length
  const missed = result.misses.map((miss) => miss.field).join(' ')
  console.log(
    `${result.file.padEnd(24)} ${result.ms.toFixed(0).padStart(5)} ms  ${result.cpu.toFixed(0).padStart(5)} ms of processor  ${right}/${hits.length}  ${missed}`
  )
  if (!scanned) return
  for (const { prepared, text } of scanned.sides) {
    console.log(
      `   warped ${prepared.warped}, turns ${text.turns}, confidence ${text.confidence.toFixed(0)}`
    )
    for (const line of text.lines)
      console.log(`   ${line.confidence.toFixed(0).padStart(3)} ${line.text}`)
  }
  for (const [name, field] of Object.entries(scanned.fields)) {
    const also = field.alternatives ? ` | ${field.alternatives.join(' | ')}` : ''
    console.log(
      `   → ${name}: ${field.value}${also} (${field.confidence}${field.doubtful ? ', doubtful' : ''})`
    )
  }
}

/** Hit rates per language and kind of picture, with the median time. */
export function printClasses(results: Comparison[]): void {
  console.log(
    '\nclass                      pictures  fields   median ms  processor  4 of 5  per field'
  )
  const classes = new Map<string, Comparison[]>()
  for (const result of results) {
    const key = `${result.part} ${result.lang} ${result.kind}`.trim()
    classes.set(key, [...(classes.get(key) ?? []), result])
  }
  for (const [key, group] of [...classes].sort()) {
    const all = group.flatMap((result) => Object.values(result.hits))
    const times = group.map((result) => result.ms).sort((a, b) => a - b)
    const fields = [...new Set(group.flatMap((result) => Object.keys(result.hits)))].map((name) => {
      const list = group.flatMap((result) => (name in result.hits ? [result.hits[name]] : []))
      return `${name} ${list.filter(Boolean).length}/${list.length}`
    })
    const rate = percent(all.filter(Boolean).length, all.length)
    const median = times[Math.floor(times.length / 2)].toFixed(0)
    const cpu = (group.reduce((sum, result) => sum + result.cpu, 0) / group.length).toFixed(0)
    const usable = percent(group.filter(isUsable).length, group.length)
    console.log(
      `${key.padEnd(26)} ${String(group.length).padStart(8)}  ${rate.padStart(6)}  ${median.padStart(9)}  ${cpu.padStart(9)}  ${usable.padStart(6)}  ${fields.join('  ')}`
    )
  }
}

/** Pictures of which at least four of five fields are right. */
const isUsable = ({ hits }: Comparison) => {
  const all = Object.values(hits)
  return all.filter(Boolean).length >= all.length * 0.8
}

/** How well the mark "doubtful" tells wrong values from right ones. */
export function printCalibration(results: Comparison[]): void {
  console.log('\nmarked as doubtful')
  for (const part of new Set(results.map((result) => result.part))) {
    const values = results
      .filter((result) => result.part === part)
      .flatMap((result) => result.values)
    const share = (right: boolean) => {
      const own = values.filter((value) => value.right === right)
      const marked = own.filter((value) => value.marked).length
      return `${marked} of ${own.length} (${percent(marked, own.length || 1)})`
    }
    console.log(`${part.padEnd(10)} wrong values ${share(false)}, right values ${share(true)}`)
  }
}

/** Every value that was not found, with what was found instead. */
export function printMisses(results: Comparison[]): void {
  const misses = results.flatMap(({ file, misses: list }) =>
    list.map((miss) => ({ file, ...miss }))
  )
  console.log(`\n${misses.length} misses`)
  for (const { file, field, wanted, got } of misses) {
    console.log(`${file.padEnd(24)} ${field.padEnd(9)} wanted ${wanted} got ${got}`)
  }
}
