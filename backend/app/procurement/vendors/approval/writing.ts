import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { changesIn, type Change } from '#core/audit/append_audit'
import { entriesOfRecord } from '#core/audit/find_entries'
import type Vendor from '#procurement/vendors/models/vendor'
import { authoredIn, identityIn, isProof } from './trusted.js'

/** Someone's part in what stands of a vendor. */
export interface VendorWriter {
  userId: number
  /** Entered it; that stays theirs whoever approved it since. */
  entered: boolean
  /** What they changed since the last approval. */
  fields: string[]
  /** ISO 8601, UTC: when they did last. */
  at: string
}

export interface VendorWriting {
  writers: VendorWriter[]
  /** The last approval that the log knows. */
  approved: { userId: number | null; at: string } | null
  /** What an approval rests on and has changed since, by anyone. */
  changed: string[]
}

type Entry = Awaited<ReturnType<typeof entriesOfRecord>>[number]

const WRITING = ['create', 'update', 'add_document', 'delete_document', 'change_status']

/** Who wrote what stands of a vendor, and what was changed since it was approved, from the audit log. */
export async function writingOf(
  { id, createdBy, createdAt }: Vendor,
  client: QueryClientContract = db.connection()
): Promise<VendorWriting> {
  const entries = await entriesOfRecord(client, 'vendor', id, WRITING)
  const writing: VendorWriting = { writers: [], approved: null, changed: [] }
  // one that was put in without an entry of the log is its creator's all the same
  if (createdBy) note(writing, { userId: createdBy, at: createdAt.toUTC().toISO()! }, 'create', [])
  for (const entry of entries) read(writing, entry)
  return writing
}

function read(writing: VendorWriting, { actor_id: userId, at, action, changes }: Entry) {
  const made = changesIn(changes)
  if (action === 'change_status') {
    if (!made.some(({ field, after }) => field === 'status' && after === 'approved')) return
    const entered = writing.writers.filter((one) => one.entered)
    writing.writers = entered.map((one) => ({ ...one, fields: [] }))
    writing.approved = { userId, at }
    writing.changed = []
    return
  }
  if (action !== 'create') writing.changed.push(...changedBy(action, made))
  const fields = writtenBy(action, made)
  if (userId !== null && (action === 'create' || fields.length))
    note(writing, { userId, at }, action, fields)
}

/** What makes someone an author: the documents are that, whatever they prove. */
const writtenBy = (action: string, changes: Change[]) => {
  if (action === 'create') return []
  return action === 'update' ? authoredIn(changes.map(({ field }) => field)) : ['documents']
}

/** What takes the ground from an approval. */
function changedBy(action: string, changes: Change[]): string[] {
  if (action === 'update') return identityIn(changes.map(({ field }) => field))
  const proves = changes.some(
    ({ field, before, after }) => field === 'documentType' && isProof(after ?? before)
  )
  return proves ? ['documents'] : []
}

function note(
  { writers }: VendorWriting,
  { userId, at }: { userId: number; at: string },
  action: string,
  fields: string[]
) {
  let writer = writers.find((one) => one.userId === userId)
  if (!writer) writers.push((writer = { userId, entered: false, fields: [], at }))
  writer.entered ||= action === 'create'
  writer.fields = [...new Set([...writer.fields, ...fields])]
  writer.at = at
}
