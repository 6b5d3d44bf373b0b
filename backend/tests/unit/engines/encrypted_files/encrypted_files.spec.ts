import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import { test } from '@japa/runner'
import {
  chunksOf,
  decrypted,
  encrypted,
  encryptedSize,
  spanOf,
} from '#engines/encrypted_files/chunks'
import { FileDamaged, KeyMissing } from '#engines/encrypted_files/failures'
import {
  CHUNK_BYTES,
  HEADER_BYTES,
  openHeader,
  readHeader,
  rewrapHeader,
  TAG_BYTES,
} from '#engines/encrypted_files/header'
import { masterKey, type MasterKey } from '#engines/encrypted_files/master_key'
import { takeHead } from '#engines/encrypted_files/take_head'

const SEALED = CHUNK_BYTES + TAG_BYTES
const newMaster = () => masterKey(randomBytes(32).toString('base64'))!
const master = newMaster()
const NAME = '2026/01/0123456789abcdef0123456789abcdef'

const seal = (clear: Buffer, identity = NAME, by: MasterKey = master) =>
  buffer(Readable.from(encrypted(piecesOf(clear), { size: clear.length, identity, master: by })))

/** Chunks of any length, as streams bring them. */
async function* piecesOf(bytes: Buffer) {
  for (let at = 0; at < bytes.length;) {
    const length = 1 + (randomBytes(2).readUInt16BE() % 50_000)
    yield bytes.subarray(at, at + length)
    at += length
  }
}

/** A few bytes, and the next only when the event loop has gone round, as from a disk or a store. */
async function* dribbled(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 1 + HEADER_BYTES / 2) {
    await setImmediate()
    yield bytes.subarray(at, at + 1 + HEADER_BYTES / 2)
  }
}

async function open(stored: Buffer, { identity = NAME, ring = [master] } = {}) {
  const header = readHeader(stored)!
  const file = { header, fileKey: openHeader(header, identity, ring), identity }
  return buffer(Readable.from(decrypted(piecesOf(stored.subarray(HEADER_BYTES)), file)))
}

async function part(stored: Buffer, start: number, end: number) {
  const header = readHeader(stored)!
  const file = { header, fileKey: openHeader(header, NAME, [master]), identity: NAME }
  const span = spanOf({ start, end }, header.size)
  const source = piecesOf(stored.subarray(span.start, span.end + 1))
  const chunks = await buffer(Readable.from(decrypted(source, file, span)))
  const skip = start - span.first * CHUNK_BYTES
  return chunks.subarray(skip, skip + end - start + 1)
}

const EDGES = [0, 1, CHUNK_BYTES - 1, CHUNK_BYTES, CHUNK_BYTES + 1]
const LENGTHS = [...EDGES, 2 * CHUNK_BYTES - 1, 2 * CHUNK_BYTES, 3 * CHUNK_BYTES + 777]

test.group('Encrypted files', () => {
  test('open as what was encrypted, whole and any part of them', async ({ assert }) => {
    for (const length of LENGTHS) {
      const clear = randomBytes(length)
      const stored = await seal(clear)
      assert.equal(stored.length, encryptedSize(length))
      assert.equal(readHeader(stored)!.size, length)
      assert.isTrue((await open(stored)).equals(clear), String(length))
      if (!length) continue
      const points = [...EDGES, length - 1, ...Array.from({ length: 8 }, () => randomBelow(length))]
      const inside = points.filter((at) => at < length)
      for (const start of inside)
        for (const end of inside.filter((at) => at >= start))
          assert.isTrue(
            (await part(stored, start, end)).equals(clear.subarray(start, end + 1)),
            `${start}-${end} of ${length}`
          )
    }
  })

  test('show nothing of their contents, nor that two are equal', async ({ assert }) => {
    const clear = Buffer.from('a rare word '.repeat(9000))
    const [one, other] = [await seal(clear), await seal(clear)]
    assert.isFalse(one.includes('rare word'))
    assert.isFalse(one.subarray(HEADER_BYTES, 200).equals(other.subarray(HEADER_BYTES, 200)))
    assert.isFalse(one.includes(master.key))
  })

  test('a flipped bit anywhere, a cut, or bytes after the end are found', async ({ assert }) => {
    const clear = randomBytes(CHUNK_BYTES + 100)
    const stored = await seal(clear)
    const places = [8, 9, 11, 13, 19, 28, 40, 71, 72, 87, 88, HEADER_BYTES + CHUNK_BYTES]
    for (const at of [...places, HEADER_BYTES + SEALED, stored.length - 1]) {
      const changed = Buffer.from(stored)
      changed[at]! ^= 1
      await assert.rejects(() => open(changed), /header|cut|changed/)
    }
    const other = Buffer.from(stored)
    other[20]! ^= 1
    await assert.rejects(() => open(other), /is missing/)
    for (const length of [HEADER_BYTES, HEADER_BYTES + 5, HEADER_BYTES + SEALED, stored.length - 1])
      await assert.rejects(() => open(stored.subarray(0, length)), /cut/)
    assert.throws(() => readHeader(stored.subarray(0, 50)), /cut/)
    await assert.rejects(() => open(Buffer.concat([stored, Buffer.alloc(1)])), /cut/)
    await assert.rejects(() => open(Buffer.concat([stored, Buffer.alloc(100)])), /longer|cut/)
  })

  test('chunks open in their place of their file alone', async ({ assert }) => {
    const clear = randomBytes(3 * CHUNK_BYTES)
    const stored = await seal(clear)
    const chunk = (file: Buffer, index: number) =>
      file.subarray(HEADER_BYTES + index * SEALED, HEADER_BYTES + (index + 1) * SEALED)
    const head = stored.subarray(0, HEADER_BYTES)
    const built = (...chunks: Buffer[]) => Buffer.concat([head, ...chunks])
    const [a, b, c] = [chunk(stored, 0), chunk(stored, 1), chunk(stored, 2)]
    assert.isTrue((await open(built(a, b, c))).equals(clear))
    const other = await seal(randomBytes(3 * CHUNK_BYTES))
    for (const wrong of [built(b, a, c), built(a, a, c), built(a, chunk(other, 1), c)])
      await assert.rejects(() => open(wrong), /changed/)
    // the header of a shorter file before the chunks of this one
    const short = await seal(randomBytes(2 * CHUNK_BYTES))
    await assert.rejects(
      () => open(Buffer.concat([short.subarray(0, HEADER_BYTES), a, b])),
      /changed/
    )
    // the whole of another file in its place
    await assert.rejects(
      () => open(stored, { identity: NAME.replace('0123', '3210') }),
      /header_changed/
    )
  })

  test('damage is found before any byte of its chunk is handed out', async ({ assert }) => {
    const stored = await seal(randomBytes(2 * CHUNK_BYTES))
    stored[stored.length - 1]! ^= 1
    const header = readHeader(stored)!
    const file = { header, fileKey: openHeader(header, NAME, [master]), identity: NAME }
    let bytes = 0
    await assert.rejects(async () => {
      for await (const chunk of decrypted(piecesOf(stored.subarray(HEADER_BYTES)), file))
        bytes += chunk.length
    }, FileDamaged)
    assert.equal(bytes, CHUNK_BYTES)
  })

  test('another master key opens a file once its header is wrapped again, contents untouched', async ({
    assert,
  }) => {
    const clear = randomBytes(CHUNK_BYTES + 9)
    const stored = await seal(clear)
    const next = newMaster()
    await assert.rejects(() => open(stored, { ring: [next] }), KeyMissing)
    const header = rewrapHeader(readHeader(stored)!, NAME, [next, master], next)
    const again = Buffer.concat([header.bytes, stored.subarray(HEADER_BYTES)])
    assert.isTrue((await open(again, { ring: [next] })).equals(clear))
    assert.equal(readHeader(again)!.keyId, next.id)
    await assert.rejects(() => open(again), KeyMissing)
  })

  test('a file that is not of the size that was stated is not encrypted', async ({ assert }) => {
    const bad = (bytes: Buffer, size: number) =>
      buffer(Readable.from(encrypted(piecesOf(bytes), { size, identity: NAME, master })))
    for (const [length, size] of [
      [5, 4],
      [4, 5],
      [0, 1],
      [1, 0],
      [CHUNK_BYTES, CHUNK_BYTES + 1],
      [CHUNK_BYTES + 1, CHUNK_BYTES],
    ] as const)
      await assert.rejects(() => bad(randomBytes(length), size), /the file/)
    assert.equal(chunksOf(0), 1)
  })

  test('the head is taken of a stream that is still coming, has arrived or has ended, and the rest stays', async ({
    assert,
  }) => {
    const all = randomBytes(CHUNK_BYTES)
    for (const size of [0, 10, HEADER_BYTES, HEADER_BYTES + 1, all.length]) {
      const bytes = all.subarray(0, size)
      const arrived = () => new PassThrough({ highWaterMark: all.length }).end(bytes)
      for (const stream of [arrived(), Readable.from(dribbled(bytes), { objectMode: false })]) {
        // within a pipeline a stream that has arrived ends between its first bytes and the next
        const head: Buffer[] = []
        async function* rest() {
          head.push(await takeHead(stream))
          yield* stream
        }
        const seen = new PassThrough({ highWaterMark: all.length })
        await pipeline(Readable.from(rest()), seen)
        assert.deepEqual(await buffer(seen), bytes.subarray(HEADER_BYTES))
        assert.deepEqual(head[0], bytes.subarray(0, HEADER_BYTES))
      }
      const broken = arrived()
      broken.destroy(new Error('gone'))
      await assert.rejects(() => takeHead(broken), 'gone')
    }
  })

  test('what is not encrypted is seen, and a key is 32 bytes in base64', ({ assert }) => {
    assert.isNull(readHeader(Buffer.alloc(0)))
    assert.isNull(readHeader(Buffer.from('%PDF-1.7')))
    const secret = randomBytes(32)
    const key = masterKey(secret.toString('base64'))!
    assert.equal(masterKey(` ${secret.toString('base64url')}\n`)!.id, key.id)
    assert.isFalse(key.key.equals(secret))
    for (const text of [
      '',
      'short',
      'x'.repeat(32),
      randomBytes(31).toString('base64'),
      '%'.repeat(44),
    ])
      assert.isNull(masterKey(text), text)
  })
})

const randomBelow = (most: number) => randomBytes(4).readUInt32BE() % most
