import type { ApiClient } from '@japa/api-client'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { storeBuffer } from '#core/storage/store_file'
import { transact } from '#core/unit_of_work/transact'
import { registerFileOwner } from '#files/shared/file_owners'
import { pdf } from '#tests/helpers/sample_files'
import { call } from '../procurement/support.js'

/** Larger than one chunk of a stream. */
export const CONTENT = pdf('drawing '.repeat(30_000))
const LABEL = { name: 'مخطط A-101.pdf', mime: 'application/pdf', extension: 'pdf' }

// read by estimators only
registerFileOwner('shared-records', { ability: 'quotations.manage' })

export const aFile = () =>
  transact(SYSTEM_ACTOR, (uow) =>
    storeBuffer(uow, { ...LABEL, content: CONTENT }, { ownerType: 'shared-records', ownerId: 1 })
  )

/** A share of a new file by `engineer`, as the portal answers it, with its code. */
export async function aShare(client: ApiClient, more: Record<string, unknown> = {}) {
  const { id: fileId } = await aFile()
  const body = { fileId, ...more }
  const response = await call(client, 'engineer', 'post', '/api/shares', { body })
  response.assertStatus(201)
  return response.body()
}

/** What a person without a session is answered. */
export const open = (client: ApiClient, code: string) =>
  client.post('/api/shares/open').withCsrfToken().json({ code })
