import type { HttpContext } from '@adonisjs/core/http'
import { forbidden, notFound } from '#core/base/app_error'
import { validateBody } from '#core/http/validate'
import { personIn, userNames } from '#core/base/user_names'
import { today } from '#core/settings/firm_clock'
import { writeRequest } from '#core/unit_of_work/write_request'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { endDelegation, giveDelegation, holdDelegation } from './give_delegation.js'
import ApprovalDelegation from './approval_delegation.js'
import { delegationValidator } from './validator.js'

/** Administrators see to it for someone who has fallen ill. */
const FOR_OTHERS = 'users.manage'

export default class ApprovalDelegationsController {
  /** Those that one has given or been given; of everyone for administrators. */
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
    const {
      userId = ctx.actor!.id!,
      note = null,
      ...terms
    } = await validateBody(ctx, delegationValidator)
    if (userId !== ctx.actor!.id && !ctx.abilities.has(FOR_OTHERS)) throw forbidden()
    ctx.response.status(201)
    return writeRequest(ctx, async (uow) => {
      const wanted = { userId, note, ...terms }
      // lent by someone else: it takes effect once a second person has confirmed it
      if (userId !== ctx.actor!.id) {
        await holdDelegation(uow, wanted)
        ctx.response.status(202)
        return viewWanted(wanted, uow)
      }
      const delegation = await giveDelegation(uow, wanted)
      const [view] = await viewDelegations(ctx, [delegation], uow)
      return view
    })
  }

  async destroy(ctx: HttpContext) {
    ctx.response.status(204)
    return writeRequest(ctx, async (uow) => {
      const delegation = await ApprovalDelegation.find(ctx.params.id, { client: uow.trx })
      if (!delegation || !mayEnd(ctx, delegation)) throw notFound()
      await endDelegation(uow, delegation)
    })
  }
}

const mayEnd = (ctx: HttpContext, { userId }: ApprovalDelegation) =>
  userId === ctx.actor!.id || ctx.abilities.has(FOR_OTHERS)

async function viewDelegations(ctx: HttpContext, rows: ApprovalDelegation[], uow?: UnitOfWork) {
  const people = rows.flatMap(({ userId, delegateId }) => [userId, delegateId])
  const names = await userNames(people, uow?.trx)
  return rows.map((row) => ({ id: row.id, ...shown(row, names), can: { end: mayEnd(ctx, row) } }))
}

type Wanted = Pick<ApprovalDelegation, 'userId' | 'delegateId' | 'fromOn' | 'toOn'> & {
  note: string | null
}

/** One that is not stored yet has no id. */
async function viewWanted(wanted: Wanted, uow: UnitOfWork) {
  const names = await userNames([wanted.userId, wanted.delegateId], uow.trx)
  return { id: null, ...shown(wanted, names), can: { end: false } }
}

function shown(
  { userId, delegateId, fromOn, toOn, note }: Wanted,
  names: Awaited<ReturnType<typeof userNames>>
) {
  const person = (id: number) => personIn(names, id)
  return { user: person(userId), delegate: person(delegateId), fromOn, toOn, note: note ?? null }
}
