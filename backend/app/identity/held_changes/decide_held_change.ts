import hash from '@adonisjs/core/services/hash'
import { DateTime } from 'luxon'
import { conflict, forbidden, invalid, notFound } from '#core/base/app_error'
import { consumeAttempt, forgetAttempts } from '#core/limits/attempts'
import type { UnitOfWork } from '#core/unit_of_work/unit_of_work'
import User from '#identity/shared/user'
import { confirmersOf, isNeverAlone } from './confirmers.js'
import { isOwner } from '#identity/shared/owners'
import type HeldChangeModel from './held_change.js'
import HeldChange from './held_change.js'
import { applyHeldChange, auditHeld, emitHeld } from './hold_change.js'

/**
 * Carries out what someone else has requested. An owner who is the only one who could confirm does it
 * alone with their password; the log says so.
 * @throws AppError 404, 409 ALREADY_DECIDED | CHANGE_LAPSED, 403 SECOND_PERSON, 422 on `password`
 */
export async function confirmHeldChange(uow: UnitOfWork, id: number, password?: string) {
  const change = await openChange(uow, id)
  const alone = change.requestedBy === uow.actor.id
  if (alone) await requireOnlyOwner(uow, change, password)
  else await requireConfirmer(uow, change)
  await applyHeldChange(uow, change)
  return close(uow, change, 'confirmed', alone)
}

/** Who requested it takes it back, everyone else who could confirm it refuses. @throws as above */
export async function rejectHeldChange(uow: UnitOfWork, id: number) {
  const change = await openChange(uow, id)
  if (change.requestedBy !== uow.actor.id) await requireConfirmer(uow, change)
  return close(uow, change, 'rejected', false)
}

async function openChange(uow: UnitOfWork, id: number) {
  const change = await HeldChange.query({ client: uow.trx }).where('id', id).forUpdate().first()
  if (!change) throw notFound()
  if (change.status !== 'pending') throw conflict('CHANGE_SETTLED')
  if (change.expiresAt < DateTime.utc()) throw conflict('CHANGE_LAPSED')
  return change
}

async function requireConfirmer(uow: UnitOfWork, change: HeldChangeModel) {
  const confirmers = await confirmersOf(change, uow.trx)
  if (!confirmers.some((one) => one.id === uow.actor.id)) throw forbidden('SECOND_PERSON')
}

async function requireOnlyOwner(uow: UnitOfWork, change: HeldChangeModel, password?: string) {
  const owner = await User.findOrFail(uow.actor.id, { client: uow.trx })
  const others = await confirmersOf(change, uow.trx)
  if (others.length || !isOwner(owner) || isNeverAlone(change)) throw forbidden('SECOND_PERSON')
  if (!password) throw invalid({ password: ['required'] })
  if (!(await hash.verify(owner.password, password))) throw invalid({ password: ['wrong'] })
}

/** Counted outside the transaction, which a wrong password rolls back. @throws AppError 429 */
export async function countConfirmation(userId: number, password: string | undefined) {
  if (password === undefined) return null
  const limit = { key: `confirm:${userId}`, attempts: 5, duration: '15 minutes' } as const
  await consumeAttempt(limit)
  return () => forgetAttempts(limit)
}

async function close(
  uow: UnitOfWork,
  change: HeldChangeModel,
  status: 'confirmed' | 'rejected',
  alone: boolean
) {
  change.useTransaction(uow.trx)
  await change.merge({ status, decidedBy: uow.actor.id, decidedAt: DateTime.utc() }).save()
  await auditHeld(uow, status === 'confirmed' ? 'confirm' : 'reject', change, alone)
  await emitHeld(uow, change, status)
  return change
}
