import { spawnSync } from 'node:child_process'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PortalRestore extends BaseCommand {
  static commandName = 'portal:restore'
  static description = 'Replace the data with a backup, then run portal:verify'
  static help = [
    'Stop the portal first. All checksums and the key of the bank fields are checked before',
    'anything is changed. An empty portal is filled; --force replaces what is there.',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Folder of one backup', required: true })
  declare from: string

  @flags.boolean({ description: 'Replace existing data' })
  declare force: boolean

  async run() {
    const { restoreBackup } = await import('#core/backup/restore_backup')
    const { BackupRefused } = await import('#core/backup/refusal')
    try {
      const { madeAt } = await restoreBackup(this.app, this.from, this.force ?? false)
      this.logger.success(`restored the backup of ${madeAt}`)
    } catch (error) {
      if (!(error instanceof BackupRefused)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
      return
    }
    // in a new process: the keys may be others now
    const again = [...process.execArgv, process.argv[1], 'portal:verify']
    this.exitCode = spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1
  }
}
