import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { sqlInstant } from '#core/database/instants'
import { onceAtStep } from '#core/scheduled/once'
import { SERVICE_TOKEN_EXPIRING, type ServiceTokenExpiring } from '#identity/events'
import ApiToken from '#identity/api_tokens/api_token'
import ServiceAccount from '#identity/shared/service_account'

/** At how many days left the responsible person is notified. */
const REMINDERS = [30, 7, 1]
const DAY = 24 * 60 * 60

/** Notifies of tokens of programs that end soon, each once at each step. */
export async function notifyOfExpiry() {
  const accounts = await ServiceAccount.query().where('active', true).orderBy('id')
  for (const account of accounts)
    for (const token of await endingSoon(account.userId)) await remind(account, token)
}

const endingSoon = (userId: number) =>
  ApiToken.query({ client: db.connection() })
    .where('user_id', userId)
    .whereNull('revoked_at')
    .whereNull('replaced_at')
    .where('expires_at', '>', sqlInstant())
    .where('expires_at', '<', sqlInstant(REMINDERS[0]! * DAY))
    .orderBy('id')

async function remind({ id, name, responsibleId }: ServiceAccount, token: ApiToken) {
  const daysLeft = Math.ceil(token.expiresAt.diff(DateTime.utc(), 'days').days)
  // a token that lives for a week is not announced as one that ends within a month
  const lives = token.expiresAt.diff(token.createdAt, 'days').days
  const steps = REMINDERS.filter((days) => days < lives)
  await onceAtStep(`service-token:${token.id}`, { steps, daysLeft }, async (uow) => {
    const event: ServiceTokenExpiring = {
      ...{ accountId: id, accountName: name, responsibleId, tokenName: token.name },
      expiresAt: token.expiresAt.toUTC().toISO()!,
    }
    await uow.emit(SERVICE_TOKEN_EXPIRING, { ...event })
  })
}
