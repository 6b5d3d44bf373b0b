import type { HttpContext } from '@adonisjs/core/http'
import { forbidden, notFound } from '#core/exceptions/app_error'
import { validateBody } from '#core/http/validate'
import { userNames } from '#core/people/user_names'
import { today } from '#core/settings/firm_clock'
import { writeRequest } from '#core/unit/write_request'
import type { Unit } from '#core/unit/unit'
import { endDelegation, giveDelegation } from '#identity/delegations/give_delegation'
import ApprovalDelegation from '#identity/delegations/models/approval_delegation'
import { delegationValidator } from '#identity/delegations/validators'

/** Administrators see to it for somebody who has fallen ill. */
const FOR_OTHERS = 'users.manage'

export default class ApprovalDelegationsController {
  /** Those that one has given or been given; of everybody for administrators. */
  async index(ctx: HttpContext) {
    const query = ApprovalDelegation.query()
      .where('toOn', '>=', today())
      .orderBy('fromOn')
      .orderBy('id')
    const id = ctx.actor!.id!
    if (!ctx.abilities.has(FOR_OTHERS))
      query.where((own) => void own.where('userId', id).orWhere('delegateId', id))
    return viewDelegations(ctx, await query.limit(500))
  }

  async store(ctx: HttpContext) {
    const { userId = ctx.actor!.id!, note = null, ...terms } = await validateBody(ctx, delegationValidator) // prettier-ignore
    if (userId !== ctx.actor!.id && !ctx.abilities.has(FOR_OTHERS)) throw forbidden()
    ctx.response.status(201)
    return writeRequest(ctx, async (unit) => {
      const delegation = await giveDelegation(unit, { userId, note, ...terms })
      const [view] = await viewDelegations(ctx, [delegation], unit)
      return view
    })
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (unit) => {
      const delegation = await ApprovalDelegation.find(ctx.params.id, { client: unit.trx })
      if (!delegation || !mayEnd(ctx, delegation)) throw notFound()
      await endDelegation(unit, delegation)
    })
  }
}

const mayEnd = (ctx: HttpContext, { userId }: ApprovalDelegation) =>
  userId === ctx.actor!.id || ctx.abilities.has(FOR_OTHERS)

async function viewDelegations(ctx: HttpContext, rows: ApprovalDelegation[], unit?: Unit) {
  const people = rows.flatMap(({ userId, delegateId }) => [userId, delegateId])
  const names = await userNames(people, unit?.trx)
  const person = (id: number) => ({ id, name: names.get(id) ?? null })
  return rows.map((row) => ({
    id: row.id,
    user: person(row.userId),
    delegate: person(row.delegateId),
    fromOn: row.fromOn,
    toOn: row.toOn,
    note: row.note ?? null,
    can: { end: mayEnd(ctx, row) },
  }))
}
