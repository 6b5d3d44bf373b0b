import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { runJob } from '#core/jobs/run_job'
import type { SubjectKind } from '#core/personal_data/people'
import { storeBuffer } from '#core/storage/store_file'
import { transact } from '#core/unit_of_work/transact'
import { INTEGRITY_CHECKS } from '#database/integrity/index'
import { faultsOfAll, OF_WORKERS } from '#tests/helpers/integrity'
import { person } from '#tests/helpers/users'
import { made } from '../access/owned_records.js'
import { call } from '../procurement/support.js'

const PATH = '/api/personal-data'
export const REASON = 'Asked for in writing, file 2026/14'
export const at = (kind: SubjectKind, id: number) => `${PATH}/${kind}/${id}/erasure`

export const request = (
  client: ApiClient,
  kind: SubjectKind,
  id: number,
  as = 'admin',
  reason = REASON
) => call(client, as, 'post', at(kind, id), { body: { reason } })

export const confirm = (client: ApiClient, id: number, as = 'general.manager') =>
  call(client, as, 'post', `/api/held-changes/${id}/confirm`, { body: {} })

/** Requests, confirms and carries out. @returns the job */
export async function erased(client: ApiClient, kind: SubjectKind, id: number) {
  const jobId = await ordered(client, kind, id)
  await runJob(jobId)
  const job = await db.from('jobs').where('id', jobId).first()
  if (job.status !== 'completed') throw new Error(`${job.status}: ${job.error}`)
  return jobId
}

export async function ordered(client: ApiClient, kind: SubjectKind, id: number): Promise<string> {
  const held = await request(client, kind, id)
  held.assertStatus(202)
  ;(await confirm(client, held.body().id)).assertStatus(200)
  const order = await db.from('erasures').orderBy('id', 'desc').firstOrFail()
  return order.job_id
}

export const NAME = 'Zyxwv Rarename'
export const EMAIL = 'zyxwv.rare@client.example'

/** A contact with everything that is kept of one. */
export async function aFullContact(client: ApiClient): Promise<number> {
  const id = await made(client, 'bdm', '/api/clients', {
    ...{ name: NAME, email: EMAIL, mobile: '+966501234567', jobTitle: 'Zyxjob' },
    ...{ notes: 'Zyxnote', address: 'Zyxaddress' },
    contactPoints: [{ kind: 'email', label: 'private', value: 'zyx.home@client.example' }],
  })
  await made(client, 'bdm', `/api/clients/${id}/activities`, { kind: 'note', subject: 'Zyxcall' })
  await aCard(id)
  return id
}

async function aCard(clientId: number) {
  const { id: by } = await person('bdm')
  const label = { name: 'card.png', mime: 'image/png', extension: 'png' }
  const { id: front } = await transact(SYSTEM_ACTOR, (uow) =>
    storeBuffer(uow, { ...label, content: Buffer.from('x') }, { ownerType: 'x', ownerId: null })
  )
  const now = sqlInstant()
  const stamps = { created_by: by, updated_by: by, created_at: now, updated_at: now, version: 1 }
  const row = { front_file_id: front, status: 'confirmed', raw_text: NAME, client_id: clientId }
  await db.table('business_cards').insert({ ...row, ...stamps })
  return front
}

export async function aDisabledUser(client: ApiClient, username = 'zyx.rare'): Promise<number> {
  const id = await made(client, 'admin', '/api/users', {
    ...{ username, name: NAME, nameAr: 'زيكس', email: 'zyx@binaa.example', role: 'staff' },
    password: 'Granite-and-glass-9',
  })
  const { version } = await db.from('users').where('id', id).firstOrFail()
  const done = await call(client, 'admin', 'post', `/api/users/${id}/disable`, {
    ...{ body: {}, seen: version },
  })
  done.assertStatus(200)
  return id
}

/** What `portal:verify` finds, as far as tests have no workers. */
export const faults = () => faultsOfAll(INTEGRITY_CHECKS.filter(({ name }) => name !== OF_WORKERS))

export const auditOf = (action: string) =>
  db.from('audit_logs').where('action', action).orderBy('id')
