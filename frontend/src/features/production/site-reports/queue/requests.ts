import { http, ifMatch } from '../../../../api/http'
import type { SiteReport } from '../site-report'
import type { Entry } from './entry'

const URL = '/api/site-reports'
/** A line that has died quietly is given up after this long, and the request is sent again later. */
const TEXT_TIMEOUT = 60_000
const PHOTO_TIMEOUT = 300_000

export async function sendNew(body: object): Promise<SiteReport> {
  const { data } = await http.post<SiteReport>(URL, body, { timeout: TEXT_TIMEOUT })
  return data
}

/** A change has its effect once: sent again after a lost answer, the key brings the answer back. */
const keyed = ({ key, version }: Entry, step: string) => ({
  ...ifMatch(version ?? undefined),
  'Idempotency-Key': `${key}:${step}:${version}`,
})

export async function sendChanges(
  entry: Entry,
  revision: number,
  body: object
): Promise<SiteReport> {
  const { data } = await http.patch<SiteReport>(`${URL}/${entry.reportId}`, body, {
    headers: keyed(entry, `edit-${revision}`),
    timeout: TEXT_TIMEOUT,
  })
  return data
}

/** The portal keeps the same picture once, however often it is sent. */
export async function sendPicture({ reportId }: Entry, name: string, picture: Blob): Promise<void> {
  const form = new FormData()
  form.append('file', picture, name)
  await http.post(`${URL}/${reportId}/photos`, form, { timeout: PHOTO_TIMEOUT })
}

export async function removePicture({ reportId }: Entry, photoId: number): Promise<void> {
  await http.delete(`${URL}/${reportId}/photos/${photoId}`, { timeout: TEXT_TIMEOUT })
}

export async function submit(entry: Entry): Promise<SiteReport> {
  const { data } = await http.post<SiteReport>(
    `${URL}/${entry.reportId}/submit`,
    {},
    { headers: keyed(entry, 'submit'), timeout: TEXT_TIMEOUT }
  )
  return data
}

export async function readReport(id: number): Promise<SiteReport> {
  const { data } = await http.get<SiteReport>(`${URL}/${id}`, { timeout: TEXT_TIMEOUT })
  return data
}
