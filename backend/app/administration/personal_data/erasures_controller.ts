import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { validateBody } from '#core/http/validate'
import { authorsOf, planOf } from '#core/personal_data/erasure_plan'
import { obstaclesOf } from '#core/personal_data/obstacles'
import { findPerson } from '#core/personal_data/people'
import { writeRequest } from '#core/unit_of_work/write_request'
import { pendingErasure, requestErasure } from './request_erasure.js'
import { subjectOf } from './subject_of.js'
import { erasureValidator } from './validator.js'

/** Erasure of what the portal holds of one person, at their request. */
export default class ErasuresController {
  /** What would be erased, replaced and kept, and what stands against it. Nothing of it is named. */
  async show(ctx: HttpContext) {
    const subject = subjectOf(ctx)
    const client = db.connection()
    const person = await findPerson(subject, client)
    const me = ctx.actor!.id!
    const pending = await pendingErasure(subject, client)
    return {
      ...{ kind: subject.kind, id: subject.id, isRequested: !!pending },
      isInterested: person.userId === me || (await authorsOf(person, client)).includes(me),
      obstacles: await obstaclesOf(person, client),
      areas: await planOf(person, client),
    }
  }

  /** Takes effect once a second administrator or an owner has confirmed it. */
  async store(ctx: HttpContext) {
    const subject = subjectOf(ctx)
    const { reason } = await validateBody(ctx, erasureValidator)
    ctx.response.status(202)
    return writeRequest(ctx, async (uow) => {
      const { id, expiresAt } = await requestErasure(uow, subject, reason)
      return { id, expiresAt: expiresAt.toUTC().toISO() }
    })
  }
}
