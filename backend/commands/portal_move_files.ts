import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PortalMoveFiles extends BaseCommand {
  static commandName = 'portal:move-files'
  static description = 'Move stored files between the disk and the object store, as DRIVE_DISK says'
  static help = [
    'Set S3_* everywhere first, then DRIVE_DISK to the place of new files. The portal reads both places',
    'meanwhile. A run that was ended goes on when it is run again; --job leaves the work to a worker.',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.boolean({ description: 'Order a job, to be followed under Administration → Jobs' })
  declare job: boolean

  async run() {
    if (this.job) return this.#order()
    const { moveFiles, NothingToMove } = await import('#core/file_moves/move_files')
    const { FilesBusy } = await import('#core/storage/claim')
    try {
      let shown = -10
      const progress = (percent: number) => {
        if (percent < shown + 10) return
        shown = percent
        this.logger.log(`${Math.floor(percent)} %`)
      }
      const { from, to, moved, bytes, damaged, left } = await moveFiles({ progress })
      this.logger.success(
        `${moved} files (${(bytes / 1e6).toFixed(1)} MB) moved from ${from} to ${to}, ${left} without a row left`
      )
      if (!damaged) return
      this.logger.error(`${damaged} files are damaged and stay where they are: see portal:verify`)
      this.exitCode = 1
    } catch (error) {
      if (!(error instanceof NothingToMove || error instanceof FilesBusy)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }

  async #order() {
    const { orderMove } = await import('#core/file_moves/move_files_job')
    const { SYSTEM_ACTOR } = await import('#core/base/actor')
    const { transact } = await import('#core/unit_of_work/transact')
    const { id } = await transact(SYSTEM_ACTOR, orderMove)
    this.logger.success(`job ${id}`)
  }
}
