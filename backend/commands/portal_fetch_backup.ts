import { mkdir } from 'node:fs/promises'
import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PortalFetchBackup extends BaseCommand {
  static commandName = 'portal:fetch-backup'
  static description = 'Bring a copy back from the object store of the backups'
  static help = [
    'Without --name it lists the copies, oldest first. A copy is decrypted with BACKUP_KEY, and gets its',
    'name in --to when every byte is as it was saved; then portal:restore --from reads it.',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Name of the copy; "newest" for the last one' })
  declare name: string

  @flags.string({ description: 'Folder to put it in' })
  declare to: string

  async run() {
    const { default: store } = await import('#config/backup_store')
    const { copiesInStore, fetchCopy } = await import('#core/backup/stored_copy')
    const { BackupRefused } = await import('#core/backup/refusal')
    if (!store.bucket) return this.#refuse('BACKUP_S3_BUCKET is not set: there is no store')
    if (this.name && !this.to) return this.#refuse('--to is missing: the folder to put it in')
    try {
      const names = await copiesInStore()
      if (!this.name) return names.forEach((name) => this.logger.log(name))
      const name = this.name === 'newest' ? names.at(-1) : this.name
      if (!name || !names.includes(name)) return this.#refuse(`there is no copy ${this.name}`)
      await mkdir(this.to, { recursive: true, mode: 0o700 })
      this.logger.success(await fetchCopy(name, this.to))
    } catch (error) {
      if (!(error instanceof BackupRefused)) throw error
      this.#refuse(error.message)
    }
  }

  #refuse(text: string) {
    this.logger.error(text)
    this.exitCode = 1
  }
}
