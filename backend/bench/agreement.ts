/**
 * How many of the dates in schedules of other programs the engine computes alike.
 *
 *   node --import @poppinss/ts-exec bench/agreement.ts [folder of .xer and .xml files] [details]
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { agreementOf, type Agreement } from '#engines/schedule_files/agreement'
import { readSchedule } from '#engines/schedule_files/read_schedule'
import { ScheduleFileError } from '#engines/schedule_files/errors'
import { SchedulingError } from '#engines/scheduling/errors'

const folder = process.argv[2] ?? process.env.SCHEDULE_FILES
const isDetailed = process.argv[3] === 'details'
if (!folder) {
  console.log('no folder of schedules is given (SCHEDULE_FILES): nothing to compare')
  process.exit(0)
}

const total = { files: 0, compared: 0, agreeing: 0, contradicted: 0 }
const classes = new Map<string, Set<string>>()
const share = ({ compared, agreeing }: { compared: number; agreeing: number }) =>
  compared ? `${((100 * agreeing) / compared).toFixed(1)} %` : '-'

for (const name of readdirSync(folder).sort()) {
  if (!/\.(xer|xml)$/i.test(name)) continue
  const outcome = await compare(join(folder, name))
  if (typeof outcome === 'string') console.log(`${name.padEnd(64)} ${outcome}`)
  else report(name, outcome)
}
const { files, contradicted, ...all } = total
const sound = { ...all, compared: all.compared - contradicted }
console.log(
  `${files} files, ${all.compared} unfinished tasks, ${share(all)} agree; ` +
    `${share(sound)} of those whose float the file itself does not contradict (${contradicted})`
)
for (const [cause, tasks] of classes) console.log(`    ${cause}: ${tasks.size} tasks`)

async function compare(path: string): Promise<Agreement | string> {
  try {
    return agreementOf(await readSchedule(readFileSync(path), /xer$/i.test(path) ? 'xer' : 'mspdi'))
  } catch (error) {
    if (error instanceof ScheduleFileError) return `not read: ${error.fault} ${error.detail}`
    if (error instanceof SchedulingError) return `no dates: ${error.message}`
    throw error
  }
}

function report(name: string, agreement: Agreement) {
  const { compared, figures, disagreements } = agreement
  if (!compared) return console.log(`${name.padEnd(64)} no dates of unfinished tasks`)
  const parts = [figures.earlyStart, figures.earlyFinish, figures.totalFloat].map(share)
  console.log(
    `${name.padEnd(64)} ${String(compared).padStart(5)} tasks, ${share(agreement)} (${parts.join(', ')})`
  )
  const causes = Map.groupBy(disagreements, ({ cause }) => cause)
  for (const [cause, of] of causes) console.log(`    ${cause}: ${of.length}`)
  if (isDetailed)
    for (const of of disagreements.slice(0, 12))
      console.log(
        `      ${of.cause} ${of.code} ${of.name}: ${of.figure} ${of.file}, here ${of.engine}`
      )
  total.files++
  total.compared += compared
  total.agreeing += agreement.agreeing
  const byTask = Map.groupBy(disagreements, ({ code }) => code)
  for (const [code, of] of byTask) {
    const weightiest = of.find(({ cause }) => cause !== 'stale_float')?.cause
    if (!weightiest) total.contradicted++
    const cause = weightiest ?? 'stale_float'
    classes.set(cause, (classes.get(cause) ?? new Set()).add(`${name} ${code}`))
  }
}
