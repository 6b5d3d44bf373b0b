import { HttpError } from '../../../../api/http-error'
import { isPassing, problemOf, type Problem } from '../../../../providers/queue-problem'
import { bodyOf } from '../form/values'
import type { Entry } from './entry'
import { removePicture, sendChanges, sendNew, sendPicture, submit } from './requests'
import { changeEntry, dropPicture, readEntry, readPicture } from './store'

/** A report begins at the portal with this version; whoever changes it there raises it. */
const FIRST_VERSION = 1

/**
 * Sends a waiting report step by step until the portal has all of it: its text, its photos, and that it
 * is complete. Each step is written down before it goes out, so that after a crash or a lost answer it is
 * sent again exactly as it was and has its effect once. What is typed meanwhile stays.
 * @returns the number of the report when it was sent, null when it no longer waits
 * @throws HttpError when the portal can't be reached: it goes on waiting
 */
export async function sendEntry(key: string): Promise<string | null> {
  for (;;) {
    const entry = await readEntry(key)
    if (entry?.state !== 'waiting') return null
    try {
      const number = await nextStep(entry)
      if (number !== null) return number
    } catch (error) {
      if (!(error instanceof HttpError) || isPassing(error)) throw error
      await refuse(key, problemOf(error))
      return null
    }
  }
}

function nextStep(entry: Entry): Promise<string | null> {
  const photo = entry.photos.find(({ sent }) => !sent)
  const [removed] = entry.removedPhotos
  if (entry.reportId === null) return create(entry)
  if (entry.attempt || entry.revision > entry.sentRevision) return change(entry)
  if (removed !== undefined) return takeOff(entry, removed)
  if (photo) return sendPhoto(entry, photo.id)
  return handIn(entry)
}

async function create({ key, ...entry }: Entry): Promise<null> {
  const body = { ...bodyOf(entry.values), clientKey: key }
  const attempt = entry.attempt ?? { revision: entry.revision, body }
  await changeEntry(key, (now) => ({ ...now, attempt }))
  const { id, number } = await sendNew(attempt.body)
  await changeEntry(key, (now) => ({
    ...now,
    ...{ reportId: id, number, version: FIRST_VERSION },
    ...{ sentRevision: attempt.revision, attempt: null },
  }))
  return null
}

async function change(entry: Entry): Promise<null> {
  const { key } = entry
  const { projectId: _, reportOn: __, ...body } = bodyOf(entry.values)
  const attempt = entry.attempt ?? { revision: entry.revision, body }
  await changeEntry(key, (now) => ({ ...now, attempt }))
  const { version } = await sendChanges(entry, attempt.revision, attempt.body)
  await changeEntry(key, (now) => ({
    ...now,
    ...{ version, sentRevision: attempt.revision, attempt: null },
  }))
  return null
}

async function takeOff(entry: Entry, photoId: number): Promise<null> {
  await removePicture(entry, photoId).catch((error: unknown) => {
    // gone already: an earlier answer was lost
    if (!(error instanceof HttpError) || error.status !== 404) throw error
  })
  await changeEntry(entry.key, (now) => ({
    ...now,
    removedPhotos: now.removedPhotos.filter((id) => id !== photoId),
  }))
  return null
}

async function sendPhoto(entry: Entry, photoId: string): Promise<null> {
  const { key } = entry
  const photo = entry.photos.find(({ id }) => id === photoId)!
  const picture = await readPicture(key, photoId)
  if (picture) await sendPicture(entry, photo.name, picture)
  await changeEntry(key, (now) => ({
    ...now,
    photos: now.photos.map((one) => (one.id === photoId ? { ...one, sent: true } : one)),
  }))
  await dropPicture(key, photoId)
  return null
}

async function handIn(entry: Entry): Promise<string> {
  const { number, version } = await submit(entry)
  await changeEntry(entry.key, (now) =>
    // typed while the report was handed in: it can't be changed any more, but nothing is thrown away
    now.revision === entry.revision ? null : { ...now, version, ...LATE }
  )
  return number
}

const LATE = {
  state: 'refused',
  problem: { status: 409, code: 'LATE_EDIT', message: '', fields: {} },
} as const

/** What the author has begun to correct meanwhile goes on as a draft. */
async function refuse(key: string, problem: Problem) {
  await changeEntry(key, (now) => ({
    ...now,
    ...{ problem, attempt: null, state: now.state === 'waiting' ? 'refused' : now.state },
  }))
}
