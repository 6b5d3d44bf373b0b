import { spawnSync } from 'node:child_process'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PortalRestore extends BaseCommand {
  static commandName = 'portal:restore'
  static description = 'Replace the data with a backup, then run portal:verify'
  static help = [
    'Stop the portal first. All checksums and the keys of bank fields and files are checked before',
    'anything is changed. An empty portal is filled; --force replaces what is there.',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Folder of one backup', required: true })
  declare from: string

  @flags.boolean({ description: 'Replace existing data' })
  declare force: boolean

  @flags.string({ description: 'Checksum that the backup had when it was made' })
  declare seal: string

  @flags.string({ description: 'For the portal: write the outcome to this file' })
  declare report: string

  @flags.string({ description: 'Language of what is found: en or ar', default: 'en' })
  declare language: string

  async run() {
    const { restoreBackup } = await import('#core/backup/restore_backup')
    const { BackupRefused, faultText, reasonOf } = await import('#core/backup/refusal')
    const { reportProgress, writeOutcome } = await import('#core/backup/outcome')
    const { languageNamed } = await import('#core/base/language')
    const { report } = this
    const language = languageNamed(this.language)
    try {
      const { manifest, comparison } = await restoreBackup(this.app, this.from, {
        force: this.force ?? false,
        seal: this.seal,
      })
      if (report) await writeOutcome(report, comparison)
      this.logger.success(`restored the backup of ${manifest.madeAt}`)
      for (const difference of comparison.differences)
        this.logger.error(faultText(difference, language))
      reportProgress(60)
      this.exitCode = this.verify(manifest.madeAt) || Number(comparison.differences.length > 0)
    } catch (error) {
      if (report) await writeOutcome(report, { refused: reasonOf(error) })
      if (!(error instanceof BackupRefused)) throw error
      this.logger.error(faultText(error.reason, language))
      this.exitCode = 1
    }
  }

  /** In a new process: the keys may be others now. What waited when the backup was made is not late. */
  private verify(madeAt: string): number {
    const again = [...process.execArgv, process.argv[1], 'portal:verify', `--as-of=${madeAt}`]
    again.push(`--language=${this.language}`)
    if (this.report) again.push(`--report=${this.report}.checks`)
    return spawnSync(process.execPath, again, { stdio: 'inherit' }).status ?? 1
  }
}
