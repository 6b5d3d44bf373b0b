import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { validateBody } from '#core/http/validate'
import { personIn, userNames } from '#core/base/user_names'
import { answerList } from '#core/listing/answer_list'
import { writeRequest } from '#core/unit_of_work/write_request'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { confirmersOf, isNeverAlone } from './confirmers.js'
import { isOwner } from '#identity/shared/owners'
import { confirmHeldChange, countConfirmation, rejectHeldChange } from './decide_held_change.js'
import HeldChange from './held_change.js'
import { heldChangeListing } from './listing.js'
import { confirmationValidator } from './validator.js'
import User from '#identity/shared/user'

/** Changes of access that one administrator requested and another one confirms. */
export default class HeldChangesController {
  async index(ctx: HttpContext) {
    return view(ctx, await answerList(ctx, HeldChange, heldChangeListing))
  }

  async confirm(ctx: HttpContext) {
    const { password } = await validateBody(ctx, confirmationValidator, { asTyped: true })
    const forget = await countConfirmation(ctx.actor!.id!, password)
    const answer = await writeRequest(ctx, async (uow) => {
      const change = await confirmHeldChange(uow, ctx.params.id, password)
      return (await view(ctx, [change], uow))[0]
    })
    await forget?.()
    return answer
  }

  async reject(ctx: HttpContext) {
    return writeRequest(ctx, async (uow) => {
      const change = await rejectHeldChange(uow, ctx.params.id)
      return (await view(ctx, [change], uow))[0]
    })
  }
}

async function view(ctx: HttpContext, changes: HeldChange[], uow?: UnitOfWork) {
  const client = uow?.trx ?? db.connection()
  const people = changes.flatMap((one) => [one.requestedBy, one.decidedBy, one.concernedId])
  const names = await userNames(people, uow?.trx)
  const person = (id: number | null) => personIn(names, id)
  const me = await User.findOrFail(ctx.actor!.id, { client })
  return Promise.all(
    changes.map(async (change) => ({
      ...{ id: change.id, kind: change.kind, label: change.label, changes: change.changes },
      status: statusOf(change),
      concerned: person(change.concernedId),
      requestedBy: person(change.requestedBy),
      requestedAt: change.requestedAt.toUTC().toISO(),
      expiresAt: change.expiresAt.toUTC().toISO(),
      decidedBy: person(change.decidedBy),
      decidedAt: change.decidedAt?.toUTC().toISO() ?? null,
      can: await mayDecide(change, me, client),
    }))
  )
}

const statusOf = ({ status, expiresAt }: HeldChange) =>
  status === 'pending' && expiresAt < DateTime.utc() ? 'lapsed' : status

/** `alone`: only the owner who requested it is left, who confirms with their password. */
async function mayDecide(change: HeldChange, me: User, client: Parameters<typeof confirmersOf>[1]) {
  if (statusOf(change) !== 'pending') return { confirm: false, reject: false, alone: false }
  const confirmers = await confirmersOf(change, client)
  const other = confirmers.some(({ id }) => id === me.id)
  const own = change.requestedBy === me.id
  const alone = own && !confirmers.length && isOwner(me) && !isNeverAlone(change)
  return { confirm: other || alone, reject: other || own, alone }
}
