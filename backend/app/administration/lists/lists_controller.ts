import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import ListOption from './list_option.js'

interface Option {
  value: string
  label: string
  labelAr: string
  active: boolean
}

/**
 * They change with a new version of the portal at most: a browser answers from its own copy and asks
 * again beside the work.
 */
const KEPT_BY_BROWSERS = 'private, max-age=300, stale-while-revalidate=86400'

export default class ListsController {
  /** Every dropdown at once: the portal loads them with its first screen. */
  async index({ response }: HttpContext) {
    const rows = await ListOption.query().orderBy('list').orderBy('position').orderBy('id')
    response.header('Cache-Control', KEPT_BY_BROWSERS)
    return response.send(grouped(rows), true)
  }

  async show({ params }: HttpContext) {
    const rows = await ListOption.query()
      .where('list', params.name)
      .orderBy('position')
      .orderBy('id')
    if (!rows.length) throw notFound()
    return grouped(rows)[params.name]
  }
}

function grouped(rows: ListOption[]) {
  const lists: Record<string, Option[]> = {}
  for (const { list, value, label, labelAr, active } of rows) {
    ;(lists[list] ??= []).push({ value, label, labelAr, active })
  }
  return lists
}
