import type { HttpContext } from '@adonisjs/core/http'
import { REPORT_NAMES, type ReportName } from './report_list.js'
import type { ReportViewer } from './report_people.js'

export const viewerOf = ({ actor, abilities }: HttpContext): ReportViewer => ({
  userId: actor?.id ?? null,
  abilities,
})

/** The report that the address names; undefined where it names none. */
export const reportNameOf = ({ params }: HttpContext): ReportName | undefined =>
  REPORT_NAMES.find((name) => name === params.name)
