import type { ApplicationService } from '@adonisjs/core/types'

/**
 * Brings the database up to date before the server listens, where the installation asks for it
 * (`PORTAL_PREPARE=migrate|demo`): `demo` also fills an empty database with the demo company.
 */
export default class PrepareProvider {
  constructor(protected app: ApplicationService) {}

  async start() {
    // code generation boots the app too, before there is a database
    if (this.app.getEnvironment() !== 'web' || this.app.getMode() !== 'run') return
    const { loadCopies } = await import('#core/worker/load_copies')
    const wanted = process.env.PORTAL_PREPARE
    if (wanted === 'migrate' || wanted === 'demo') {
      await this.#removeDemo()
      const { migrate } = await import('#core/database/migrate')
      await migrate(this.app)
    }
    if (wanted === 'demo') {
      const { seedDemoWhenEmpty } = await import('#database/seeders/demo/index')
      await seedDemoWhenEmpty()
    }
    await loadCopies()
    const { refuseKnownAccounts } = await import('#database/known_accounts')
    await refuseKnownAccounts(process.env)
  }

  /** While other processes still use the database the demo company stays until a later start. */
  async #removeDemo() {
    const { removalHasBegun, removeRequestedDemo } = await import('#database/remove_demo')
    const { BackupRefused } = await import('#core/backup/refusal')
    try {
      await removeRequestedDemo(this.app)
    } catch (error) {
      if (!(error instanceof BackupRefused) || removalHasBegun()) throw error
      const { default: logger } = await import('@adonisjs/core/services/logger')
      logger.warn(`the demo company stays for now: ${error.message}`)
    }
  }
}
