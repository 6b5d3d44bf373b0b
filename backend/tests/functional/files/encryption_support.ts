import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ApiClient } from '@japa/api-client'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import fileEncryptionConfig from '#config/file_encryption'
import { localFolder } from '#core/storage/local_place'
import { tmpFolder } from '#core/storage/tmp_files'
import { CHUNK_BYTES, TAG_BYTES } from '#engines/encrypted_files/header'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { folder, put } from './library.js'

export const WORD = 'qizilbash-marker-of-a-client'
export const SEALED = CHUNK_BYTES + TAG_BYTES
/** Three chunks and a bit. */
export const long = (words = WORD) =>
  pdf(`${words} `.repeat(7000).slice(0, 200_000) + randomBytes(9).toString('hex'))

export const rowOf = (key: string) => db.from('encrypted_files').where('storage_key', key).first()
export const tmpFiles = () => readdirSync(tmpFolder()).length

/** What tests of encrypted files do where new files go to `disk`. */
export function filesOn(disk: 'fs' | 's3') {
  /** The bytes as they lie. */
  const lying = async (key: string): Promise<Buffer> =>
    disk === 'fs'
      ? readFileSync(join(localFolder(), key))
      : Buffer.from(await drive.use('s3').getBytes(key))
  const spoil = async (key: string, bytes: Buffer) =>
    disk === 'fs' ? writeFileSync(join(localFolder(), key), bytes) : drive.use('s3').put(key, bytes)

  async function upload(client: ApiClient, name: string, content: Buffer = long()) {
    const { id: folderId } = await folder(client, 'engineer', `Encrypted ${name}`)
    const answer = await put(client, 'engineer', folderId, name, { content })
    answer.assertStatus(201)
    const { id } = answer.body()
    const { storage_key: key } = await db.from('files').where('id', id).firstOrFail()
    return { id: id as number, folderId: folderId as number, key: key as string, content }
  }
  const content = async (client: ApiClient, id: number, range?: string) => {
    const request = client.get(`/api/files/${id}/content`).loginAs(await person('engineer'))
    return range ? request.header('Range', range) : request
  }
  /** In the clear, as one that was there before. */
  async function uploadClear(client: ApiClient, name: string, bytes?: Buffer) {
    const { on } = fileEncryptionConfig
    fileEncryptionConfig.on = false
    try {
      return await upload(client, name, bytes)
    } finally {
      fileEncryptionConfig.on = on
    }
  }

  return { lying, spoil, upload, uploadClear, content }
}
