import { writeFile } from 'node:fs/promises'
import { args, BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class DocsOpenapi extends BaseCommand {
  static commandName = 'docs:openapi'
  static description = 'Write the OpenAPI document that GET /api/openapi.json answers to a file'
  static options: CommandOptions = { startApp: true }

  @args.string({ description: 'Where to write it' })
  declare path: string

  async run() {
    const { servedDocument } = await import('#core/openapi/served_document')
    const router = await this.app.container.make('router')
    router.commit()
    await writeFile(this.path, JSON.stringify(servedDocument()))
    this.logger.success(`wrote ${this.path}`)
  }
}
