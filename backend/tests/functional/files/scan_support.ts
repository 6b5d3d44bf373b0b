import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { runJob } from '#core/jobs/run_job'
import { pdf } from '#tests/helpers/sample_files'
import { EICAR, scansOf } from '#tests/helpers/scanner'
import { folder, put } from './library.js'

export const code = (answer: { body(): any }) => answer.body().code

/** Runs the latest job of a kind, or of a kind about a file. */
export async function runLatest(type: string, fileId?: number) {
  const query = db.from('jobs').where('type', type).orderBy('id', 'desc')
  if (fileId) query.where('entity_id', fileId)
  return runJob((await query.firstOrFail()).id)
}

export const scanNow = (fileId: number) => runLatest('files.scan', fileId)

export const stateOf = async (fileId: number) => (await scansOf(fileId)).at(-1).state

/** A file in a folder of its own, as the portal answers it. */
export async function upload(client: ApiClient, name = 'offer.pdf', content: Buffer = pdf()) {
  const { id } = await folder(client, 'engineer', `Scans of ${name}`)
  const answer = await put(client, 'engineer', id, name, { content })
  answer.assertStatus(201)
  return answer.body()
}

export const infected = (client: ApiClient, name = 'bad.txt') =>
  upload(client, name, Buffer.from(EICAR))
