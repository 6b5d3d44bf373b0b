import { flag, id, instant, nullable, object, text } from '#core/openapi/schema'
import type Passkey from './passkey.js'

export const presentPasskey = ({ id: key, name, isSynced, createdAt, lastUsedAt }: Passkey) => ({
  ...{ id: key, name, isSynced },
  createdAt: createdAt.toUTC().toISO()!,
  lastUsedAt: lastUsedAt?.toUTC().toISO() ?? null,
})

/** What `presentPasskey` answers. */
export const passkeyAnswer = object({
  ...{ id, name: text, isSynced: flag },
  ...{ createdAt: instant, lastUsedAt: nullable(instant) },
})
