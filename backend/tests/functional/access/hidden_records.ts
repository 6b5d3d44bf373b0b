import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { SYSTEM_ACTOR } from '#core/base/actor'
import { sqlInstant } from '#core/database/instants'
import { storeBuffer } from '#core/storage/store_file'
import { transact } from '#core/unit_of_work/transact'
import { pdf } from '#tests/helpers/sample_files'
import { person } from '#tests/helpers/users'
import { ask, folder, put } from '../files/library.js'
import { anOrder, call } from '../procurement/support.js'

/** Records that few may see, and below them what the demo company has none of. */
export async function hideSome(client: ApiClient) {
  await plansOfAProject()
  await aResult()
  await aDraft(client)
  await aFolderOfOnePerson(client)
}

/** A plan that the optimizer proposed and one that was read from a file. */
async function plansOfAProject() {
  const { project_id: projectId } = await db
    .from('delays')
    .orderBy('project_id', 'desc')
    .firstOrFail()
  const { id: createdBy } = await person('planner')
  const stamps = { created_by: createdBy, created_at: sqlInstant(), updated_at: sqlInstant() }
  const own = { project_id: projectId, version: 1, ...stamps }
  await db.table('schedule_scenarios').insert({
    ...{ status: 'queued', seconds: 1, seed: 1, extra_capacity: '[]' },
    ...own,
  })
  const file = await aFile('schedule_import', null, createdBy)
  await db.table('schedule_imports').insert({
    ...{ file_id: file.id, file_name: 'a.pdf', format: 'mpp', status: 'reading' },
    ...own,
  })
}

/** A job that made a file for one person. */
async function aResult() {
  const { id } = await person('planner')
  const file = await aFile('exports.projects', null, id)
  const job = await transact({ ...SYSTEM_ACTOR, id }, (uow) =>
    uow.enqueue({ type: 'exports.csv', title: 'a', titleAr: 'أ', payload: {} })
  )
  const ended = { status: 'completed', result_file_id: file.id, finished_at: sqlInstant() }
  await db.from('jobs').where('id', job.id).update(ended)
}

/** An order that no one was asked about yet, with what the vendor wrote. */
async function aDraft(client: ApiClient) {
  const { id } = await anOrder(client, 'po.clerk', '100')
  const { id: createdBy } = await person('po.clerk')
  await aFile('purchase_order_file', id, createdBy)
}

async function aFolderOfOnePerson(client: ApiClient) {
  const { id } = await folder(client, 'admin', 'Of one person')
  ;(await put(client, 'admin', id, 'claim.pdf')).assertStatus(201)
  const grants = [{ kind: 'user', value: String((await person('engineer')).id), level: 'view' }]
  const path = `/api/folders/${id}`
  const { version: seen } = (await call(client, 'admin', 'get', path)).body()
  const granted = await ask(client, 'admin', 'put', `${path}/permissions`, {
    body: { grants },
    seen,
  })
  granted.assertStatus(200)
}

const aFile = (ownerType: string, ownerId: number | null, createdBy: number) =>
  transact({ ...SYSTEM_ACTOR, id: createdBy }, (uow) =>
    storeBuffer(
      uow,
      { name: 'a.pdf', mime: 'application/pdf', extension: 'pdf', content: pdf() },
      { ownerType, ownerId, ...(ownerId === null && { requires: [] }) }
    )
  )
