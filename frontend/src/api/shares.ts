import type { Body, Schema } from './types'
import { saveAnswer } from './download'
import { http, ifMatch, newIdempotencyKey } from './http'

/** A file shared externally the firm. */
export type Share = Schema<'Share'>

export type NewShare = Body<'shares.store'>

/** Makes a share. The code is in this answer only; null when the request was a repetition. */
export async function createShare(share: NewShare): Promise<Share & { code: string | null }> {
  const headers = { 'Idempotency-Key': newIdempotencyKey() }
  const { data } = await http.post('/api/shares', share, { headers })
  return data
}

export async function revokeShare({ id, version }: Pick<Share, 'id' | 'version'>): Promise<void> {
  await http.post(`/api/shares/${id}/revoke`, undefined, { headers: ifMatch(version) })
}

/** Opens a shared file with its code and saves it. Rejects with `HttpError` for a wrong code. */
export async function downloadWithCode(code: string): Promise<void> {
  const response = await http.post<Blob>(
    '/api/shares/open',
    { code },
    { responseType: 'blob', expects401: true, isProbe: true }
  )
  saveAnswer(response, 'download')
}
