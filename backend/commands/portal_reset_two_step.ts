import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PortalResetTwoStep extends BaseCommand {
  static commandName = 'portal:reset-two-step'
  static description = 'End two-step verification and passkeys of one account'
  static help = [
    'For an administrator who has lost the second step and whom no colleague can help: the account is',
    'open by its password alone again. Its sessions end, the person is told, and the log names the console.',
  ]
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Username of the account' })
  declare username: string

  async run() {
    const { resetTwoStep, ResetRefused } = await import('#database/reset_two_step')
    try {
      const { username, ended } = await resetTwoStep(this.username)
      this.logger.success(`${username} signs in by password alone; ended: ${ended.join(', ')}`)
    } catch (error) {
      if (!(error instanceof ResetRefused)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}
