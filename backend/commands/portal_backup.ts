import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PortalBackup extends BaseCommand {
  static commandName = 'portal:backup'
  static description = 'Copy database and files of the running portal, with checksums'
  static help = [
    'Creates a folder in --to, which gets its final name when complete. Keys are not included unless',
    '--with-keys asks for those that lie in DATA_DIR: keep such a copy as safe as the keys.',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Folder for the backups', required: true })
  declare to: string

  @flags.number({ description: 'Number of backups to keep; older ones are removed', default: 0 })
  declare keep: number

  @flags.boolean({ description: 'Also copy the keys of an embedded portal' })
  declare withKeys: boolean

  async run() {
    const { makeBackup } = await import('#core/backup/make_backup')
    const { BackupRefused } = await import('#core/backup/refusal')
    const { to, keep, withKeys = false } = this
    try {
      const { folder, files, bytes, manifest } = await makeBackup(this.app, { to, keep, withKeys })
      this.logger.success(`${folder}: database and ${files} files, ${(bytes / 1e6).toFixed(1)} MB`)
      this.logger.log(`bank fields: key ${manifest.bankKey}`)
    } catch (error) {
      if (!(error instanceof BackupRefused)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}
