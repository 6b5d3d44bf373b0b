import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PortalSetup extends BaseCommand {
  static commandName = 'portal:setup'
  static description = 'Create the first administrator of a new portal'
  static help = [
    'Creates the initial data (sections, approval rules, payment terms …) and one',
    'administrator, whose password is shown once. Refuses to run if a user exists.',
  ]
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Username of the administrator', default: 'admin' })
  declare username: string

  @flags.string({ description: 'Name of the administrator', default: 'Administrator' })
  declare fullName: string

  async run() {
    const { setUpPortal, SetupRefused } = await import('#database/setup_portal')
    try {
      const { username, password } = await setUpPortal(this.username, this.fullName)
      this.logger.success(`administrator ${username} was created`)
      this.logger.log(`\n  password: ${password}\n`)
      this.logger.log('It will not be shown again. Sign in and change it.')
      await this.warnOfNoOwner(username)
    } catch (error) {
      if (!(error instanceof SetupRefused)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }

  /** The names of owners are fixed by the environment; an administrator is none by that alone. */
  private async warnOfNoOwner(username: string) {
    const { accessSettings } = await import('#identity/shared/access_settings')
    if (accessSettings.owners.includes(username)) return
    this.logger.warning(
      `${username} does not own the portal: logs and scoring stay closed. ` +
        `Add the username to OWNER_USERNAMES and restart the portal.`
    )
  }
}
