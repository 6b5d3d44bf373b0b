import { BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class PortalDoctor extends BaseCommand {
  static commandName = 'portal:doctor'
  static description = 'Check the environment of the portal; exits with 1 on errors'
  static options: CommandOptions = { startApp: true }

  @flags.string({ description: 'Language of the output: en or ar', default: 'en' })
  declare language: string

  async run() {
    const { examine } = await import('#core/doctor/examine')
    const { findingTexts } = await import('#core/doctor/finding')
    const { languageNamed } = await import('#core/base/language')
    const { alignColumns } = await import('#engines/text/columns')
    const findings = await examine(this.app)
    const language = languageNamed(this.language)
    const rows = findings.map((finding) => {
      const { state, what, found, advice } = findingTexts(finding, language)
      return [state, what, found, advice ?? '']
    })
    for (const line of alignColumns(rows)) this.logger.log(line)
    if (findings.some(({ state }) => state === 'failed')) this.exitCode = 1
  }
}
