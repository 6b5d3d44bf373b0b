import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PortalRemoveDemo extends BaseCommand {
  static commandName = 'portal:remove-demo'
  static description = 'Remove the demo company, where an owner has asked for it in the portal'
  static help = [
    'A start with PORTAL_PREPARE does this by itself. Elsewhere stop the portal and its workers and',
    'run this with an account that may drop tables. A backup of everything is made first.',
  ]
  static options: CommandOptions = { startApp: true }

  async run() {
    const { removeRequestedDemo } = await import('#database/remove_demo')
    const { BackupRefused } = await import('#core/backup/refusal')
    try {
      const backup = await removeRequestedDemo(this.app)
      if (backup) this.logger.success(`removed; what was there is in ${backup}`)
      else this.logger.info('no owner has asked for it in the portal, or it could not be saved')
    } catch (error) {
      if (!(error instanceof BackupRefused)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}
