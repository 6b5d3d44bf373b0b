import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { languageOf } from '#core/base/language'
import { validateQuery } from '#core/http/validate'
import { findMatches } from './find_matches.js'
import { showRecords } from './show_records.js'
import { openSources } from './open_sources.js'

const PER_KIND = 5

export const searchValidator = vine.create({ q: vine.string().trim().minLength(2).maxLength(100) })

export default class SearchesController {
  /** The best few records of every kind that the viewer may open. */
  async index(ctx: HttpContext) {
    const { q } = await validateQuery(ctx, searchValidator)
    const language = languageOf(ctx)
    const kinds = (await openSources(ctx)).map(async (source) => {
      const ids = await findMatches(source, q, ctx, PER_KIND)
      return showRecords(source, ids, ctx, language)
    })
    return (await Promise.all(kinds)).flat()
  }
}
