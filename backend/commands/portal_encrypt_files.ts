import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import type { ChangedFiles, EncryptionWork } from '#core/file_encryption/encrypt_files'

export default class PortalEncryptFiles extends BaseCommand {
  static commandName = 'portal:encrypt-files'
  static description = 'Encrypt stored files that lie in the clear, as FILES_ENCRYPTION says'
  static help = [
    'Set FILES_KEY and FILES_ENCRYPTION=on everywhere first. The portal reads files either way meanwhile.',
    'A run that was ended goes on when it is run again; --job leaves the work to a worker.',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'The other way, with FILES_ENCRYPTION=off' })
  declare decrypt: boolean

  @flags.boolean({ description: 'Change files of a former key (FILES_KEY_OLD) to FILES_KEY' })
  declare rewrap: boolean

  @flags.boolean({ description: 'Order a job, to be followed under Administration → Jobs' })
  declare job: boolean

  async run() {
    if (this.decrypt && this.rewrap) return this.#refuse('choose --decrypt or --rewrap')
    const work = this.decrypt ? 'decrypt' : this.rewrap ? 'rewrap' : 'encrypt'
    if (this.job) return this.#order(work)
    const { encryptFiles, WorkRefused } = await import('#core/file_encryption/encrypt_files')
    const { FilesBusy } = await import('#core/storage/claim')
    try {
      this.#report(await encryptFiles(work, { progress: this.#progress() }))
    } catch (error) {
      if (!(error instanceof WorkRefused || error instanceof FilesBusy)) throw error
      this.#refuse(error.message)
    }
  }

  #progress() {
    let shown = -10
    return (percent: number) => {
      if (percent < shown + 10) return
      shown = percent
      this.logger.log(`${Math.floor(percent)} %`)
    }
  }

  #report({ work, changed, bytes, damaged, locked, left }: ChangedFiles) {
    const done = { encrypt: 'encrypted', decrypt: 'decrypted', rewrap: 'given the present key' }
    const size = `${(bytes / 1e6).toFixed(1)} MB`
    this.logger.success(`${changed} files (${size}) ${done[work]}, ${left} without a row left`)
    if (locked) this.#refuse(`${locked} files need a key that isn't set: see portal:doctor`)
    if (damaged)
      this.#refuse(`${damaged} files are damaged and stay as they are: see portal:verify`)
  }

  #refuse(message: string) {
    this.logger.error(message)
    this.exitCode = 1
  }

  async #order(work: EncryptionWork) {
    const { orderEncryption } = await import('#core/file_encryption/encrypt_files_job')
    const { SYSTEM_ACTOR } = await import('#core/base/actor')
    const { transact } = await import('#core/unit_of_work/transact')
    const { id } = await transact(SYSTEM_ACTOR, (uow) => orderEncryption(uow, work))
    this.logger.success(`job ${id}`)
  }
}
