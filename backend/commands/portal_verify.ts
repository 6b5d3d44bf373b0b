import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** More would bury the other checks; the first ones show what kind of fault it is. */
const SHOWN = 10

export default class PortalVerify extends BaseCommand {
  static commandName = 'portal:verify'
  static description = 'Check the integrity of the data; exits with 1 on errors'
  static help = [
    'Checks the audit chain, keys, numbers, events, jobs, files, sessions, totals, counts and the ledger.',
    'Run it on an idle portal or a restored copy: a concurrent write may look like an error.',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.string({
    description: 'Of a restored copy: when it was made, so that nothing waits since',
  })
  declare asOf: string

  @flags.string({ description: 'For the portal: write the outcome to this file' })
  declare report: string

  async run() {
    const { writeOutcome } = await import('#core/backup/outcome')
    const { INTEGRITY_CHECKS } = await import('#database/integrity/index')
    const { alignColumns } = await import('#engines/text/columns')
    const table = [['', 'check', 'looked at', 'faults', '']]
    const faults: string[] = []
    const at = this.asOf ? new Date(this.asOf) : new Date()
    let faultCount = 0
    for (const { name, run } of INTEGRITY_CHECKS) {
      const { checked, problems, note } = await run(at)
      faultCount += problems.length
      const state = problems.length ? 'FAIL' : 'ok'
      table.push([state, name, String(checked), String(problems.length), note ?? ''])
      faults.push(...problems.slice(0, SHOWN).map((problem) => `${name}: ${problem}`))
      if (problems.length > SHOWN) faults.push(`${name}: and ${problems.length - SHOWN} more`)
    }
    if (this.report)
      await writeOutcome(this.report, { checks: INTEGRITY_CHECKS.length, faultCount, faults })
    for (const line of alignColumns(table)) this.logger.log(line)
    for (const fault of faults) this.logger.error(fault)
    if (faults.length) this.exitCode = 1
    else this.logger.success('all checks passed')
  }
}
