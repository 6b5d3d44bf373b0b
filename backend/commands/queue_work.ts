import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class QueueWork extends BaseCommand {
  static commandName = 'queue:work'
  static description = 'Run jobs, events and housekeeping until stopped'
  static options: CommandOptions = { startApp: true, staysAlive: true }

  async run() {
    const { default: queueConfig } = await import('#config/queue')
    const { loadCopies } = await import('#core/worker/load_copies')
    const { startBackground } = await import('#core/worker/start_background')
    const { startTracing } = await import('#core/tracing/start_tracing')
    // a job that began on the defaults would print another firm's name and count at other rates
    await loadCopies()
    const { operators } = await import('#identity/shared/operators')
    await operators.reload()
    // registered first, so it runs last: the jobs that end with the process are in it
    const endTracing = await startTracing()
    if (endTracing) this.app.terminating(endTracing)
    const background = startBackground({ worker: true })
    this.app.terminating(() => background.stop(queueConfig.shutdown.worker))
    this.logger.info(`worker ready (${queueConfig.driver})`)
  }
}
