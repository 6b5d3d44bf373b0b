import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/exceptions/app_error'
import ListOption from '#administration/models/list_option'

interface Option {
  value: string
  label: string
  labelAr: string
  active: boolean
}

export default class ListsController {
  /** Every dropdown at once: the portal loads them with its first screen. */
  async index() {
    return grouped(await ListOption.query().orderBy('list').orderBy('position').orderBy('id'))
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
