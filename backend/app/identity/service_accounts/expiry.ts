import { sqlInstant } from '#core/database/instants'
import { writer } from '#core/database/writer'
import { onceAtStep } from '#core/scheduled/once'
import { daysBetween } from '#core/settings/days'
import { today } from '#core/settings/firm_clock'
import { SERVICE_TOKEN_EXPIRING, type ServiceTokenExpiring } from '#identity/events'
import ApiToken from '#identity/api_tokens/api_token'
import ServiceAccount from '#identity/shared/service_account'
import { inForce } from '#identity/shared/tokens_in_force'

/** At how many days left the responsible person is notified. */
const REMINDERS = [30, 7, 1]
const DAY = 24 * 60 * 60
const AT_ONCE = 100

/** Notifies of tokens of programs that end soon, each once at each step. */
export async function notifyOfExpiry() {
  for (let after = 0; ;) {
    const tokens = await endingSoon(after)
    const accounts = await accountsOf(tokens)
    for (const token of tokens) await remind(accounts.get(token.userId)!, token)
    if (tokens.length < AT_ONCE) return
    after = tokens.at(-1)!.id
  }
}

const endingSoon = (after: number) =>
  inForce(ApiToken.query({ client: writer() }))
    .whereIn('user_id', ServiceAccount.query().where('active', true).select('user_id'))
    .whereNull('replaced_at')
    // the day of the firm may end later than that many times 24 hours
    .where('expires_at', '<', sqlInstant((REMINDERS[0]! + 1) * DAY))
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)

async function accountsOf(tokens: readonly ApiToken[]) {
  const ids = [...new Set(tokens.map(({ userId }) => userId))]
  const accounts = await ServiceAccount.query().whereIn('user_id', ids)
  return new Map(accounts.map((account) => [account.userId, account]))
}

async function remind({ id, name, responsibleId }: ServiceAccount, token: ApiToken) {
  const expiresOn = today(token.expiresAt)
  const daysLeft = daysBetween(today(), expiresOn)
  // a token that lives for a week is not announced as one that ends within a month
  const lives = daysBetween(today(token.createdAt), expiresOn)
  const steps = REMINDERS.filter((days) => days < lives)
  await onceAtStep(`service-token:${token.id}`, { steps, daysLeft }, async (uow) => {
    const event: ServiceTokenExpiring = {
      ...{ accountId: id, accountName: name, responsibleId, tokenName: token.name, expiresOn },
    }
    await uow.emit(SERVICE_TOKEN_EXPIRING, { ...event })
  })
}
