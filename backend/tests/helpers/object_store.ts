import { createServer, request, type Server } from 'node:http'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from 's3rver'
import { Secret } from '@adonisjs/core/helpers'
import drive from '@adonisjs/drive/services/main'
import backupStoreConfig from '#config/backup_store'
import objectStoreConfig from '#config/object_store'
import { deleteFileOf, filesUnder } from '#core/backup/backup_store'
import { KEY_PATTERN } from '#core/storage/blob_keys'
import { masterKey } from '#engines/encrypted_files/master_key'
import { storePlace } from '#core/storage/store_place'

export const BUCKET = 'binaa-files'
const BACKUP_BUCKET = 'binaa-backups'
const BACKUP_KEY = Buffer.alloc(32, 'backup key of the tests').toString('base64')
/** What s3rver takes for both halves of a key. */
const KEY = 'S3RVER'

/** What was asked of the store, as it came. */
export interface Asked {
  method: string
  path: string
  range?: string
}

/**
 * An S3 server of its own behind a door that a test can shut. Drive keeps its client, so one process has
 * one store, at one address.
 */
class TestStore {
  readonly asked: Asked[] = []
  isAway = false
  /** End of the paths whose requests break off. */
  failsAt: string | null = null

  /** What is under way at each path. */
  readonly #busy = new Map<string, Promise<unknown>>()

  private constructor(
    private readonly inner: number,
    private readonly door: Server
  ) {}

  static async open(): Promise<TestStore> {
    const folder = await mkdtemp(join(tmpdir(), 'binaa-s3-'))
    const server = new S3rver({
      ...{ port: 0, address: '127.0.0.1', silent: true, directory: folder },
      configureBuckets: [BUCKET, BACKUP_BUCKET].map((name) => ({ name, configs: [] })),
    })
    const { port } = await server.run()
    const door = createServer()
    const store = new TestStore(port, door)
    door.on('request', (incoming, outgoing) => store.#inTurn(incoming, outgoing))
    door.listen(0, '127.0.0.1')
    await once(door, 'listening')
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    return store
  }

  get origin() {
    return `http://127.0.0.1:${(this.door.address() as AddressInfo).port}`
  }

  get env() {
    return {
      ...{ S3_BUCKET: BUCKET, S3_ENDPOINT: this.origin, S3_REGION: 'us-east-1' },
      ...{ S3_ACCESS_KEY_ID: KEY, S3_SECRET_ACCESS_KEY: KEY },
    }
  }

  /** A store replaces a file at once; s3rver writes over it while others read, so one waits for the other. */
  #inTurn(
    incoming: import('node:http').IncomingMessage,
    outgoing: import('node:http').ServerResponse
  ) {
    const path = incoming.url!.split('?')[0]!
    const ended = once(outgoing, 'close')
    const before = this.#busy.get(path)
    const turn = Promise.all([before, ended])
    this.#busy.set(path, turn)
    void turn.then(() => this.#busy.get(path) === turn && this.#busy.delete(path))
    if (before) void before.then(() => this.#pass(incoming, outgoing))
    else this.#pass(incoming, outgoing)
  }

  #pass(
    incoming: import('node:http').IncomingMessage,
    outgoing: import('node:http').ServerResponse
  ) {
    const { method = '', url = '', headers } = incoming
    this.asked.push({ method, path: url.split('?')[0]!, range: headers.range })
    const fails = this.failsAt && url.split('?')[0]!.endsWith(this.failsAt)
    if (this.isAway || fails) return void outgoing.destroy()
    const passed = request(
      { host: '127.0.0.1', port: this.inner, method, path: url, headers },
      (answer) => {
        outgoing.writeHead(answer.statusCode!, answer.headers)
        answer.pipe(outgoing)
      }
    )
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  }
}

let opened: Promise<TestStore> | null = null

/** The portal's new files go to `disk`, and a store is set; both are as before when the test ends. */
export async function useStore(disk: 'fs' | 's3' = 's3') {
  opened ??= TestStore.open()
  const store = await opened
  const key = new Secret(KEY)
  const found = { bucket: BUCKET, endpoint: store.origin, accessKeyId: key, secretAccessKey: key }
  Object.assign(objectStoreConfig, { disk, ...found })
  store.asked.length = 0
  return {
    store,
    async forget() {
      store.isAway = false
      for (const key of await keysIn()) await storePlace.delete(key)
      Object.assign(objectStoreConfig, { disk: 'fs', bucket: null, endpoint: null })
      Object.assign(objectStoreConfig, { accessKeyId: null, secretAccessKey: null })
    },
  }
}

/** Backups get a copy in a bucket of their own, until the test ends. */
export async function useBackupStore() {
  opened ??= TestStore.open()
  const store = await opened
  const secret = new Secret(KEY)
  const before = { ...backupStoreConfig }
  Object.assign(backupStoreConfig, {
    ...{ bucket: BACKUP_BUCKET, prefix: 'riyadh/portal', endpoint: store.origin },
    ...{ accessKeyId: secret, secretAccessKey: secret, key: masterKey(BACKUP_KEY), old: [] },
  })
  const env = {
    ...{ BACKUP_S3_BUCKET: BACKUP_BUCKET, BACKUP_S3_PREFIX: 'riyadh/portal' },
    ...{ BACKUP_S3_ENDPOINT: store.origin, BACKUP_S3_ACCESS_KEY_ID: KEY },
    ...{ BACKUP_S3_SECRET_ACCESS_KEY: KEY, BACKUP_KEY },
  }
  return {
    ...{ store, env },
    async forget() {
      Object.assign(store, { isAway: false, failsAt: null })
      for await (const keys of filesUnder('')) for (const key of keys) await deleteFileOf(key)
      Object.assign(backupStoreConfig, before)
    },
  }
}

/** Keys of stored files in the store. */
export async function keysIn(): Promise<string[]> {
  const found: string[] = []
  for await (const keys of storePlace.keys()) found.push(...keys)
  return found.filter((key) => KEY_PATTERN.test(key))
}

/** Puts other bytes under a key of the store, as a fault of its own would. */
export const garbleInStore = (key: string) => drive.use('s3').put(key, 'garbled')
