import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class SeedLarge extends BaseCommand {
  static commandName = 'seed:large'
  static description = 'Add 100,000 clients, 20,000 quotations and 20,000 purchase orders'
  static options: CommandOptions = { startApp: true }

  async run() {
    const { clientListing } = await import('#commercial/clients/listing')
    const { refreshSearchIndex } = await import('#core/listing/search_index/refresh')
    const { seedLarge } = await import('#database/seeders/large/index')
    const start = performance.now()
    const counts = await seedLarge()
    // what a worker of the portal would do a minute later
    await refreshSearchIndex(clientListing)
    const seconds = (performance.now() - start) / 1000
    for (const [table, count] of Object.entries(counts)) {
      this.logger.log(`${table.padEnd(22)} ${count.toLocaleString('en').padStart(9)}`)
    }
    this.logger.log(`${seconds.toFixed(1)} s`)
  }
}
