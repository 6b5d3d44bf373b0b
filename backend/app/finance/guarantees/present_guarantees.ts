import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#core/base/app_error'
import { nameIn, userNames } from '#core/base/user_names'
import { answerList } from '#core/listing/answer_list'
import { daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import { formatDecimal } from '#engines/money/money'
import Guarantee from './guarantee.js'
import { guaranteeCost, wholeCost } from './guarantee_cost.js'
import { linksOf, type Link } from './guarantee_links.js'
import { guaranteeListing, guaranteesFor } from './listing.js'

/** The register that a list request asks for. */
export async function listedGuarantees(ctx: HttpContext) {
  const scope = guaranteesFor(ctx.abilities)
  const guarantees = await answerList(ctx, Guarantee, guaranteeListing, { scope })
  const links = await linksOf(guarantees)
  return guarantees.map((one) => present(ctx, one, links.get(one.id)))
}

/** The id of a guarantee that the viewer may see. @throws AppError 404 */
export async function visibleGuarantee(ctx: HttpContext): Promise<number> {
  const query = db.from('guarantees').where('guarantees.id', Number(ctx.params.id))
  guaranteesFor(ctx.abilities)?.(query)
  const row = await query.select('guarantees.id').first()
  if (!row) throw notFound()
  return row.id
}

/** A guarantee as every write on it answers, with its extensions. */
export async function showGuarantee(ctx: HttpContext, id: number, uow?: UnitOfWork) {
  const guarantee = await Guarantee.query(uow && { client: uow.trx })
    .where('id', id)
    .preload('extensions', (extensions) => void extensions.orderBy('id'))
    .firstOrFail()
  const links = await linksOf([guarantee], uow?.trx)
  const names = await userNames(
    guarantee.extensions.map(({ createdBy }) => createdBy),
    uow?.trx
  )
  return {
    ...present(ctx, guarantee, links.get(id)),
    extensions: guarantee.extensions.map(({ fromOn, toOn, reason, createdBy, createdAt }) => ({
      ...{ fromOn, toOn, reason },
      changedBy: nameIn(names, createdBy),
      changedAt: createdAt.toUTC().toISO()!,
    })),
  }
}

const percent = (bp: number | null) => (bp === null ? null : formatDecimal(bp, 2))

function present({ abilities }: HttpContext, guarantee: Guarantee, link?: Link) {
  const { id, version, direction, kind, bank, number, beneficiary, currency } = guarantee
  const { issuedOn, expiresOn, firstExpiresOn, endedOn, endReason, note } = guarantee
  const { tenderId, contractId, purchaseOrderId, feeMinor, claimedMinor } = guarantee
  const now = today()
  const money = (minor: number | null) => (minor === null ? null : guarantee.money(minor))
  return {
    ...{ id, version, direction, kind, bank, number, beneficiary, currency, issuedOn, expiresOn },
    ...{ firstExpiresOn, endedOn, endReason, note, tenderId, contractId, purchaseOrderId },
    ...{ amount: guarantee.money(guarantee.amountMinor), percent: percent(guarantee.percentBp) },
    ...{ commission: percent(guarantee.commissionBp), fee: money(feeMinor) },
    claimed: money(claimedMinor),
    link: link ?? null,
    status: guarantee.statusOn(now),
    daysLeft: guarantee.isHeld ? daysBetween(now, expiresOn) : null,
    cost: guarantee.money(wholeCost(guarantee)),
    costToDate: guarantee.money(guaranteeCost(guarantee, issuedOn ?? now, now)),
    createdAt: guarantee.createdAt.toUTC().toISO()!,
    can: stepsOf(guarantee, abilities.has('guarantees.manage')),
  }
}

function stepsOf({ status, isHeld }: Guarantee, manages: boolean) {
  const isRequested = status === 'requested'
  return {
    update: manages && (isRequested || isHeld),
    activate: manages && isRequested,
    extend: manages && isHeld,
    release: manages && isHeld,
    claim: manages && isHeld,
    delete: manages && isRequested,
  }
}
