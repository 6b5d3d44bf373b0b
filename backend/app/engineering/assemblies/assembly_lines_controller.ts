import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import Assembly from './assembly.js'
import { linesOf } from './lines_of.js'
import { assemblyLinesValidator } from './validator.js'

/** What an assembly comes to for given parameters; nothing is kept. */
export default class AssemblyLinesController {
  async store(ctx: HttpContext) {
    const assembly = await Assembly.find(ctx.params.id)
    if (!assembly) throw notFound()
    const { parameters = {}, currency = 'SAR' } = await validateBody(ctx, assemblyLinesValidator)
    return linesOf(assembly, { parameters, currency })
  }
}
