import { beforeEach, expect, test } from 'vitest'
import { AxiosError } from 'axios'
import { calls, fakeApi } from '../../../test/fake-api'
import { hasUnsent } from '../../../providers/unsent'
import { emptyValues, type ReportValues } from './form/values'
import { edited, newEntry, type Entry } from './queue/entry'
import { sendEntry } from './queue/send-entry'
import {
  addEntry,
  changeEntry,
  discardEntry,
  keepPicture,
  readEntries,
  readEntry,
} from './queue/store'

const VALUES: ReportValues = {
  ...emptyValues('2026-03-01'),
  ...{ projectId: 7, projectLabel: 'PRJ-7 — Hangar', weather: 'clear', notes: 'First' },
}
const KEY = 'k'.repeat(32)

async function aWaiting(more: Partial<Entry> = {}) {
  await discardEntry(KEY)
  await addEntry({ ...newEntry(KEY, 3, VALUES), revision: 1, state: 'waiting', ...more })
}

const said = (method: string, path: string) =>
  calls.filter((call) => call.method === method && call.url === `/api/site-reports${path}`)
const bodyOf = (call: (typeof calls)[number]) => JSON.parse(call.data as string)
const type = (notes: string) =>
  changeEntry(KEY, (now) => edited(now, { values: { ...now.values, notes } }))

/** The portal: one report, which counts what it is sent. */
function portal(answers: Record<string, () => unknown> = {}) {
  fakeApi(async ({ method, url }) => {
    const own = answers[`${method} ${url}`]
    if (own) return (await own()) as { body: object }
    const version = calls.filter((call) => call.method === 'patch').length + 1
    return { body: { id: 9, number: 'DSR-2026-0009', version } }
  })
}
const lineIsDead = () => {
  throw new AxiosError('Network Error', 'ERR_NETWORK')
}

beforeEach(async () => {
  portal()
  // what tests before this one have left on the device
  for (const { key } of await readEntries()) await discardEntry(key)
})

test('a report goes out with its photo and is handed in once, then leaves the device', async () => {
  await aWaiting({ photos: [{ id: 'p', name: 'a.jpg', sent: false }] })
  await keepPicture(KEY, 'p', new Blob(['x'], { type: 'image/jpeg' }))
  expect(await sendEntry(KEY)).toBe('DSR-2026-0009')
  expect(bodyOf(said('post', '')[0]!)).toMatchObject({ clientKey: KEY, projectId: 7 })
  expect(said('post', '/9/photos')).toHaveLength(1)
  expect(said('post', '/9/submit')[0]!.headers.get('If-Match')).toBe('"1"')
  expect(said('patch', '/9')).toHaveLength(0)
  expect(await readEntry(KEY)).toBeUndefined()
  expect(hasUnsent('binaa-site-reports')).toBe(false)
})

test('a device notes that something waits, so that any page sends it', async () => {
  await aWaiting({ state: 'draft' })
  expect(hasUnsent('binaa-site-reports')).toBe(false)
  await changeEntry(KEY, (now) => ({ ...now, state: 'waiting' }))
  expect(hasUnsent('binaa-site-reports')).toBe(true)
})

test('after a lost answer the same text goes out under the same key, and the edit after it', async () => {
  await aWaiting()
  portal({ 'post /api/site-reports': lineIsDead })
  await expect(sendEntry(KEY)).rejects.toMatchObject({ status: 0 })
  expect(await readEntry(KEY)).toMatchObject({ state: 'waiting', reportId: null })
  await type('Second')
  await changeEntry(KEY, (now) => ({ ...now, state: 'waiting' }))
  portal()
  expect(await sendEntry(KEY)).toBe('DSR-2026-0009')
  expect(bodyOf(said('post', '')[0]!)).toMatchObject({ clientKey: KEY, notes: 'First' })
  const [change] = said('patch', '/9')
  expect(bodyOf(change!)).toMatchObject({ notes: 'Second' })
  expect(change!.headers.get('If-Match')).toBe('"1"')
})

test('what is typed while the report is on its way stays and is not handed in half done', async () => {
  await aWaiting()
  portal({
    'post /api/site-reports': async () => {
      await type('Typed meanwhile')
      return { body: { id: 9, number: 'DSR-2026-0009', version: 1 } }
    },
  })
  expect(await sendEntry(KEY)).toBeNull()
  expect(said('post', '/9/submit')).toHaveLength(0)
  const kept = await readEntry(KEY)
  expect(kept).toMatchObject({ state: 'draft', reportId: 9, version: 1 })
  expect(kept!.values.notes).toBe('Typed meanwhile')
  expect(kept!.revision).toBeGreaterThan(kept!.sentRevision)
})

test('what is typed while it is handed in is kept and said', async () => {
  await aWaiting()
  portal({
    'post /api/site-reports/9/submit': async () => {
      await type('Too late')
      return { body: { id: 9, number: 'DSR-2026-0009', version: 2 } }
    },
  })
  await sendEntry(KEY)
  expect(await readEntry(KEY)).toMatchObject({
    ...{ state: 'refused', problem: { code: 'LATE_EDIT' } },
    values: { notes: 'Too late' },
  })
})

test('a refusal is kept with its reason, and the correction is a new try', async () => {
  await aWaiting()
  const errors = { reportOn: ['A day in the future.'] }
  portal({
    'post /api/site-reports': () => ({
      status: 422,
      body: { message: 'No', code: 'INVALID', errors },
    }),
  })
  expect(await sendEntry(KEY)).toBeNull()
  expect(await readEntry(KEY)).toMatchObject({
    ...{ state: 'refused', attempt: null },
    problem: { status: 422, fields: { reportOn: 'A day in the future.' } },
  })
  await type('Corrected')
  await changeEntry(KEY, (now) => ({ ...now, state: 'waiting' }))
  portal()
  await sendEntry(KEY)
  expect(bodyOf(said('post', '')[0]!)).toMatchObject({ notes: 'Corrected' })
})

test('a correction does not overwrite what was changed in the portal meanwhile', async () => {
  await aWaiting({ reportId: 9, number: 'DSR-2026-0009', version: 3, sentRevision: 0 })
  portal({
    'patch /api/site-reports/9': () => ({
      ...{ status: 412, body: { message: 'Changed', code: 'STALE_VERSION', currentVersion: 4 } },
    }),
  })
  expect(await sendEntry(KEY)).toBeNull()
  expect(said('patch', '/9')[0]!.headers.get('If-Match')).toBe('"3"')
  expect(said('post', '/9/submit')).toHaveLength(0)
  expect(await readEntry(KEY)).toMatchObject({ state: 'refused', version: 3 })
})

test('a busy portal is no refusal', async () => {
  await aWaiting()
  for (const status of [401, 429, 503]) {
    portal({ 'post /api/site-reports': () => ({ status, body: { message: 'Later' } }) })
    await expect(sendEntry(KEY)).rejects.toMatchObject({ status })
    expect(await readEntry(KEY)).toMatchObject({ state: 'waiting', problem: null })
  }
})
