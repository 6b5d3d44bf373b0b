import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

/** More would bury the table; the first ones show what kind of fault it is. */
const SHOWN = 40

export default class PortalRecompute extends BaseCommand {
  static commandName = 'portal:recompute'
  static description =
    'Work out the figures of buying and selling again; exits with 1 on differences'
  static help = [
    'Reads documents alone (orders, deliveries, movements, bills, payments, contracts, invoices, receipts)',
    'with an arithmetic of its own, and compares with what the portal answers, to the minor unit.',
    'Run it on an idle portal or a restored copy: a concurrent write may look like a difference.',
  ]
  static options: CommandOptions = { startApp: true }

  async run() {
    const { recompute } = await import('#database/recompute/index')
    const { alignColumns } = await import('#engines/text/columns')
    const comparison = await recompute()
    for (const line of alignColumns(comparison.table())) this.logger.log(line)
    const { differences } = comparison
    for (const difference of differences.slice(0, SHOWN)) this.logger.error(difference)
    if (differences.length > SHOWN) this.logger.error(`and ${differences.length - SHOWN} more`)
    if (differences.length) this.exitCode = 1
    else this.logger.success('documents and portal agree')
  }
}
