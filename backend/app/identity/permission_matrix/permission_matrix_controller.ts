import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { validateBody } from '#core/http/validate'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import { peopleOnly } from '#identity/shared/people'
import User from '#identity/shared/user'
import { applyChange } from './apply_change.js'
import { matrixListing } from './listing.js'
import { planChange } from './plan_change.js'
import { presentPlan, presentRow } from './present.js'
import { applyValidator, previewValidator } from './validator.js'

/** Who has which permission and from where, and changes of many people at once. */
export default class PermissionMatrixController {
  async index(ctx: HttpContext) {
    const users = await answerList(ctx, User, matrixListing, {
      scope: peopleOnly,
      prepare: (query) => void query.preload('permissionSets'),
    })
    return users.map(presentRow)
  }

  /** What a change would do; nothing is written. */
  async preview(ctx: HttpContext) {
    const change = await validateBody(ctx, previewValidator)
    return presentPlan(await planChange(db.connection(), change), change.userIds.length)
  }

  async apply(ctx: HttpContext) {
    const change = await validateBody(ctx, applyValidator)
    return writeRequest(ctx, async (uow) =>
      presentPlan(await applyChange(uow, change), change.userIds.length)
    )
  }
}
