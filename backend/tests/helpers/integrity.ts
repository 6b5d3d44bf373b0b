import { INTEGRITY_CHECKS } from '#database/integrity/index'

/** No worker runs beside a suite: what a long one has left for it has waited for minutes in the end. */
const OF_WORKERS = 'events and jobs done'

/**
 * What `portal:verify` proves holds after all tests of a suite as well.
 * @throws Error that names every fault
 */
export async function requireIntegrity() {
  const faults: string[] = []
  for (const { name, run } of INTEGRITY_CHECKS.filter((check) => check.name !== OF_WORKERS)) {
    const { problems } = await run()
    faults.push(...problems.map((problem) => `${name}: ${problem}`))
  }
  if (faults.length) throw new Error(`the data of the suite:\n${faults.join('\n')}`)
}
