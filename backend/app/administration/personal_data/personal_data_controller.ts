import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { languageOf } from '#core/base/language'
import { validateBody, validateQuery } from '#core/http/validate'
import { findPerson, searchPeople } from '#core/personal_data/people'
import { transact } from '#core/unit_of_work/transact'
import { writeRequest } from '#core/unit_of_work/write_request'
import { noBody } from '#core/validation/fields'
import { orderExport } from './order_export.js'
import { overviewOf } from './overview.js'
import { aboutSubject, kindOf, subjectOf } from './subject_of.js'
import { searchValidator } from './validator.js'

/** What the portal holds of one person. `:kind` and `:id` name the record they are chosen by. */
export default class PersonalDataController {
  /** Id and label for a choice. */
  async index(ctx: HttpContext) {
    const kind = kindOf(ctx)
    return searchPeople(kind, await validateQuery(ctx, searchValidator), db.connection())
  }

  /** Every look is logged. */
  async show(ctx: HttpContext) {
    const subject = subjectOf(ctx)
    const overview = await overviewOf(subject, ctx.abilities, db.connection())
    const about = aboutSubject(subject, overview.name)
    await transact(ctx.actor!, (uow) => uow.audit({ action: 'view_personal_data', ...about }))
    return overview
  }

  async export(ctx: HttpContext) {
    const subject = subjectOf(ctx)
    await validateBody(ctx, noBody)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const { name } = await findPerson(subject, uow.trx)
      await uow.audit({ action: 'export_personal_data', ...aboutSubject(subject, name) })
      return orderExport(uow, { subject, language: languageOf(ctx) })
    })
  }
}
