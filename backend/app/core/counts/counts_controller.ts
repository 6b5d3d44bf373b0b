import type { HttpContext } from '@adonisjs/core/http'
import { validateQuery } from '#core/http/validate'
import { countLists } from './count_lists.js'
import { countsValidator } from './validator.js'

export default class CountsController {
  async index(ctx: HttpContext) {
    const { list } = await validateQuery(ctx, countsValidator)
    return countLists(ctx, list)
  }
}
