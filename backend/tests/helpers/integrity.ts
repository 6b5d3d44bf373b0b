import { reasonText, type Reason } from '#core/base/reason'
import { underCheck } from '#database/integrity/check'
import { INTEGRITY_CHECKS } from '#database/integrity/index'

/** No worker runs beside a suite: what a long one has left for it has waited for minutes in the end. */
export const OF_WORKERS = 'events_and_jobs_done'

/** What checks find, as one text in English. */
export const textOf = (reasons: readonly Reason[]) =>
  reasons.map((reason) => reasonText(reason, 'en')).join('\n')

/** What the check of this name finds. */
export async function faultsOf(name: string): Promise<string> {
  const check = INTEGRITY_CHECKS.find((one) => one.name === name)!
  return textOf((await check.run()).problems)
}

/** What these checks find, each fault under the name of its check. */
export async function faultsOfAll(checks = INTEGRITY_CHECKS): Promise<string[]> {
  const found: string[] = []
  for (const check of checks) {
    const { problems } = await check.run()
    found.push(...problems.map((problem) => reasonText(underCheck(check, problem), 'en')))
  }
  return found
}

/**
 * What `portal:verify` proves holds after all tests of a suite as well.
 * @throws Error that names every fault
 */
export async function requireIntegrity() {
  const faults = await faultsOfAll(INTEGRITY_CHECKS.filter(({ name }) => name !== OF_WORKERS))
  if (faults.length) throw new Error(`the data of the suite:\n${faults.join('\n')}`)
}
