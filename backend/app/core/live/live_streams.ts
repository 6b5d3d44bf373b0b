import { PassThrough } from 'node:stream'
import logger from '@adonisjs/core/services/logger'
import { limits } from '#config/limits'
import type { Language } from '#core/base/language'
import { onEnvelope } from './bus.js'
import { SESSIONS, type Envelope, type LiveMessage } from './messages.js'
import { sessionStands } from './session_check.js'

export interface Audience {
  userId: number
  sessionId: number
  abilities: ReadonlySet<string>
  language: Language
}

/** Milliseconds between two signs of life, and between two looks at the session. */
export const liveTimes = { heartbeat: 25_000, sessionCheck: 30_000 }
const RETRY_MS = 3000
const LAST_WORDS_MS = 1000
/** A browser that does not read is let go rather than kept in memory. */
const MOST_UNREAD_BYTES = 256 * 1024

const open = new Map<PassThrough, Audience>()

/** @returns null when this person has too many open already */
export function openLiveStream(audience: Audience): PassThrough | null {
  const others = [...open.values()].filter(({ userId }) => userId === audience.userId)
  if (others.length >= limits.liveStreams) return null
  const stream = new PassThrough()
  open.set(stream, audience)
  const heartbeat = setInterval(() => write(stream, ': still here\n\n'), liveTimes.heartbeat)
  const watch = setInterval(() => void endUnlessSignedIn(stream, audience), liveTimes.sessionCheck)
  const unlisten = onEnvelope((envelope) => {
    if (envelope.kind === 'live') send(stream, audience, envelope.message)
    // a session has ended or a person has changed, here or in another process
    else if (concerns(envelope, audience)) void endUnlessSignedIn(stream, audience)
  })
  stream.on('error', (err) => logger.debug({ err }, 'live connection cut off'))
  stream.once('close', () => {
    clearInterval(heartbeat)
    clearInterval(watch)
    unlisten()
    open.delete(stream)
  })
  write(stream, `retry: ${RETRY_MS}\n\n`)
  return stream
}

/** Whether it says that sessions of this person, or of no one named, are to be looked at again. */
function concerns(envelope: Envelope, { userId }: Audience): boolean {
  if (envelope.kind !== 'stale' || envelope.copy !== SESSIONS) return false
  return envelope.userId === undefined || envelope.userId === userId
}

/** Ends all streams, so that the server can close. */
export function closeLiveStreams() {
  for (const stream of open.keys()) finish(stream)
}

function send(stream: PassThrough, audience: Audience, message: LiveMessage) {
  if (message.userId !== undefined && message.userId !== audience.userId) return
  if (message.ability && !audience.abilities.has(message.ability)) return
  const data = audience.language === 'ar' ? (message.dataAr ?? message.data) : message.data
  write(stream, `event: ${message.event}\ndata: ${JSON.stringify(data)}\n\n`)
}

function write(stream: PassThrough, text: string) {
  if (stream.writableEnded || stream.destroyed) return
  if (stream.writableLength > MOST_UNREAD_BYTES) stream.destroy(new Error('too much unread'))
  else stream.write(text)
}

/** A browser that does not take the end is cut off, or it would keep the server from closing. */
function finish(stream: PassThrough) {
  stream.end()
  setTimeout(() => stream.destroy(new Error('end not taken')), LAST_WORDS_MS).unref()
}

async function endUnlessSignedIn(stream: PassThrough, { sessionId }: Audience) {
  try {
    if (!(await sessionStands(sessionId))) finish(stream)
  } catch (err) {
    logger.warn({ err }, 'session of a live connection could not be checked')
  }
}
