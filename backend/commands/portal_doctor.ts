import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PortalDoctor extends BaseCommand {
  static commandName = 'portal:doctor'
  static description = 'Check the environment of the portal; exits with 1 on errors'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { examine } = await import('#core/doctor/examine')
    const { alignColumns } = await import('#engines/text/columns')
    const findings = await examine(this.app)
    const rows = findings.map(({ state, what, found, advice }) => [
      state,
      what,
      found,
      advice ?? '',
    ])
    for (const line of alignColumns(rows)) this.logger.log(line)
    if (findings.some(({ state }) => state === 'failed')) this.exitCode = 1
  }
}
