import { appUrl } from '#config/app'
import { sealedAfter, type SealedEntry } from '#core/audit/sealed_entries'
import { affected } from '#core/database/affected'
import { inTransaction } from '#core/database/commit'
import { sqlInstant } from '#core/database/instants'
import { multiInsert } from '#core/database/multi_insert'
import { writer } from '#core/database/writer'
import { showRecords } from '#core/search/show_records'
import type { SearchSource, Viewer } from '#core/search/sources'
import { ownAbilitiesOf } from '#identity/guard/abilities'
import { toldKinds } from '#administration/webhooks/kinds'
import Webhook from '#administration/webhooks/webhook'
import type WebhookDelivery from './webhook_delivery.js'

/** Entries of the log that are looked at together. */
const BATCH = 500

/**
 * Turns new entries of the audit log into messages, each entry once for each webhook: the place in the
 * log moves in the transaction that writes the messages. Entries are taken in the order of their seals,
 * which one process gives at a time, so none is passed over that was committed late.
 */
export async function fanOut() {
  const webhooks = await Webhook.query({ client: writer() }).where('active', true)
  for (const webhook of webhooks) {
    for (;;) {
      const entries = await sealedAfter(webhook.lastSealId, BATCH)
      if (!entries.length) break
      const bodies = await messagesOf(webhook, entries)
      const last = entries.at(-1)!.seal_id
      if (!(await write(webhook, last, bodies))) break
      webhook.lastSealId = last
      if (entries.length < BATCH) break
    }
  }
}

/** The messages of entries about records that the owner of the webhook may see now. */
async function messagesOf({ ownerId, kinds }: Webhook, entries: SealedEntry[]) {
  const abilities = await ownAbilitiesOf(ownerId)
  const viewer: Viewer = { actor: { id: ownerId }, abilities }
  const wanted = toldKinds().filter(
    ({ resource, ability }) => kinds.includes(resource) && abilities.has(ability)
  )
  const messages: { entry: SealedEntry; message: Message }[] = []
  for (const source of wanted) {
    const about = entries.filter((entry) => entry.entity_type === source.entityType)
    messages.push(...(await messagesAbout(source, about, viewer)))
  }
  return messages
    .sort((a, b) => a.entry.seal_id - b.entry.seal_id)
    .map(({ entry, message }) => ({ id: messageId(entry), message }))
}

async function messagesAbout(source: SearchSource, entries: SealedEntry[], viewer: Viewer) {
  const ids = [...new Set(entries.map((entry) => Number(entry.entity_id)))]
  const shown = new Map(
    (await showRecords(source, ids, viewer, 'en')).map((record) => [record.id, record])
  )
  return entries.flatMap((entry) => {
    const id = Number(entry.entity_id)
    const record = shown.get(id)
    // what is gone can't be looked at; where rows are open to some only, it stays untold
    if (!record && source.scope) return []
    const { number = null, title = null } = record ?? {}
    return [{ entry, message: messageOf(source.resource, entry, { id, number, title }) }]
  })
}

const messageId = ({ id }: SealedEntry) => `change_${id}`

/** What a program is told: what happened to which record, and where to read it. No values of fields. */
const messageOf = (
  resource: string,
  { at, action, actor_id: actorId, actor_name: name }: SealedEntry,
  record: { id: number; number: string | null; title: string | null }
) => ({
  type: `${resource}.${action}`,
  timestamp: at,
  data: {
    ...{ resource, action, record },
    by: actorId === null ? null : { id: actorId, name },
    url: new URL(`/api/${resource}/${record.id}`, appUrl).href,
  },
})
type Message = ReturnType<typeof messageOf>

/** @returns false when another process has moved on in the log meanwhile */
function write(webhook: Webhook, last: number, messages: { id: string; message: Message }[]) {
  return inTransaction(writer(), async (trx) => {
    const place = trx
      .from('webhooks')
      .where({ id: webhook.id, active: true, last_seal_id: webhook.lastSealId })
    if (!(await affected(place.update({ last_seal_id: last })))) return false
    const rows = messages.map(({ id, message }) => newRow(webhook.id, id, message))
    if (rows.length) await multiInsert(trx, 'webhook_deliveries', rows)
    return true
  })
}

/** A message that waits to be sent at once, new or once more. */
export const waitingRow = (
  webhookId: number,
  { messageId, event, body }: Pick<WebhookDelivery, 'messageId' | 'event' | 'body'>
) => ({
  ...{ webhook_id: webhookId, message_id: messageId, event, body },
  ...{ state: 'waiting', attempts: 0, due_at: sqlInstant(), created_at: sqlInstant() },
})

export const newRow = (
  webhookId: number,
  messageId: string,
  message: { type: string } & Record<string, unknown>
) =>
  waitingRow(webhookId, {
    ...{ messageId, event: message.type.slice(0, 90) },
    body: JSON.stringify(message),
  })
