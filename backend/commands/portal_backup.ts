import { DateTime } from 'luxon'
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

  @flags.string({ description: 'For the portal: write the outcome to this file, note nothing' })
  declare report: string

  async run() {
    const { makeBackup } = await import('#core/backup/make_backup')
    const { noteBackup } = await import('#core/backup/backup_log')
    const { reportProgress, writeOutcome } = await import('#core/backup/outcome')
    const { BackupRefused, reasonOf } = await import('#core/backup/refusal')
    const { to, keep, withKeys = false, report } = this
    try {
      const options = { to, keep, withKeys, report: reportProgress }
      const { manifest, ...made } = await makeBackup(this.app, options)
      const { folder, place, files, bytes, checksum } = made
      if (report) await writeOutcome(report, made)
      else
        await noteBackup({
          at: DateTime.fromISO(made.at, { zone: 'utc' }),
          folder,
          place,
          files,
          bytes,
          checksum,
        })
      this.logger.success(`${place}: database and ${files} files, ${(bytes / 1e6).toFixed(1)} MB`)
      this.logger.log(`bank fields: key ${manifest.bankKey}`)
      for (const id of manifest.fileKeys ?? []) this.logger.log(`encrypted files: key ${id}`)
    } catch (error) {
      if (report) await writeOutcome(report, { refused: reasonOf(error) })
      if (!(error instanceof BackupRefused)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}
