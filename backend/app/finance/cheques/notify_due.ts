import { onceAtStep } from '#core/scheduled/once'
import { addDays, daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { holdersOf } from '#identity/shared/people'
import { notify, type Message } from '#notifications/notify'
import Cheque from './cheque.js'

/** Days before its date at which people are notified; below nothing it should have been deposited. */
const STEPS = [3, 0, -1] as const
/** What was due longer ago is no news. */
const FORGOTTEN_DAYS = 30

/**
 * Notifies finance of cheques that are due in a few days or today, and of those that were not deposited: once for each
 * cheque and step, however often and on however many workers this runs.
 * @returns how many cheques were reported
 */
export async function notifyDueCheques(now: string = today()): Promise<number> {
  const cheques = await Cheque.query()
    .whereIn('status', ['held', 'issued'])
    .where('chequeOn', '<=', addDays(now, STEPS[0]))
    .where('chequeOn', '>=', addDays(now, -FORGOTTEN_DAYS))
    .orderBy('chequeOn')
    .orderBy('id')
  let notified = 0
  for (const cheque of cheques) {
    const daysLeft = daysBetween(now, cheque.chequeOn)
    // a bank may take its time to present one that the firm gave
    if (daysLeft < 0 && cheque.direction === 'issued') continue
    const key = `cheque-due:${cheque.id}:${cheque.chequeOn}`
    const isNew = await onceAtStep(key, { steps: STEPS, daysLeft }, async (uow) =>
      notify(uow, await holdersOf('cheques.follow', uow.trx), messageOf(cheque, daysLeft))
    )
    if (isNew) notified++
  }
  return notified
}

function messageOf(cheque: Cheque, daysLeft: number): Message {
  const { id, direction, chequeNumber, partyName, chequeOn, currency } = cheque
  const amount = `${cheque.money(cheque.amountMinor)} ${currency}`
  const [title, titleAr] = titles(direction === 'received', daysLeft)
  return {
    type: daysLeft < 0 ? 'cheque_expired' : 'cheque_expiring',
    ...{ title, titleAr },
    message: `${chequeNumber} · ${partyName} · ${amount}: ${chequeOn}`,
    messageAr: `${chequeNumber} · ${partyName} · ${amount}: ${chequeOn}`,
    priority: daysLeft <= 0 ? 'high' : 'normal',
    actionUrl: `/finance/cheques/${id}`,
    relatedEntityType: 'cheque',
    relatedEntityId: id,
  }
}

function titles(isReceived: boolean, daysLeft: number): [string, string] {
  if (daysLeft < 0) return ['Cheque not deposited', 'شيك لم يودَع']
  if (isReceived) return ['Cheque due for deposit', 'شيك حان موعد إيداعه']
  return ['Issued cheque due soon', 'شيك صادر يستحق قريباً']
}
