import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { Reason } from '#core/base/reason'

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

  @flags.string({ description: 'Language of the output: en or ar', default: 'en' })
  declare language: string

  async run() {
    const { writeOutcome } = await import('#core/backup/outcome')
    const { INTEGRITY_CHECKS } = await import('#database/integrity/index')
    const { checkTitle, underCheck } = await import('#database/integrity/check')
    const { languageNamed } = await import('#core/base/language')
    const { reasonText } = await import('#core/base/reason')
    const { alignColumns } = await import('#engines/text/columns')
    const words = (reason: Reason) => reasonText(reason, languageNamed(this.language))
    const text = (name: string) => words({ key: `integrity.${name}` })
    const heads = ['check', 'checked', 'faults'].map((name) => text(`heads.${name}`))
    const table = [['', ...heads, '']]
    const faults: Reason[] = []
    const at = this.asOf ? new Date(this.asOf) : new Date()
    let faultCount = 0
    for (const check of INTEGRITY_CHECKS) {
      const { checked, problems, notes = [] } = await check.run(at)
      const { length } = problems
      faultCount += length
      const noted = notes.map(words).join(text('comma'))
      const state = length ? 'FAIL' : 'ok'
      table.push([state, words(checkTitle(check)), String(checked), String(length), noted])
      const shown = problems.slice(0, SHOWN)
      if (length > SHOWN) shown.push({ key: 'integrity.more', params: { count: length - SHOWN } })
      faults.push(...shown.map((problem) => underCheck(check, problem)))
    }
    if (this.report)
      await writeOutcome(this.report, { checks: INTEGRITY_CHECKS.length, faultCount, faults })
    for (const line of alignColumns(table)) this.logger.log(line)
    for (const fault of faults) this.logger.error(words(fault))
    if (faults.length) this.exitCode = 1
    else this.logger.success(text('passed'))
  }
}
