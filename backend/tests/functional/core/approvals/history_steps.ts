import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import fc from 'fast-check'
import { today } from '#core/settings/firm_clock'
import { call } from '#tests/functional/procurement/support'

/** More of them by `APPROVAL_HISTORIES=2000`. */
export const HISTORIES = Number(process.env.APPROVAL_HISTORIES ?? 14)
export const SEED = Number(process.env.APPROVAL_SEED ?? Date.now() % 1e9)
/** What the life of a document refuses, or who may not see it yet; anything else is a fault. */
const REFUSED = [403, 404, 409, 422]
/** The latest first: what earlier histories left waiting fills more than a page. */
const INBOX = '/api/approvals?_sort=requestedAt&_order=desc&_start=0&_end=50'

/** A kind of document that is approved, as its addresses and its table have it. */
export interface Kind {
  type: string
  path: string
  table: string
  /** The amount that an approval takes in, where the kind has one. */
  amountColumn?: string
  /** States of the document by the state of its request. */
  due: Record<'pending' | 'approved' | 'rejected', string[]>
  /** What an approval and a rejection are called, where by another word. */
  approval?: string
  rejection?: string
  /** Where the page says what may be decided, if not as any record does. */
  decisions?: (shown: any) => { can: Record<string, boolean> } | undefined
  /** What an approval states of the document as it was shown. */
  approvalOf?: (shown: any) => Record<string, unknown>
}

/** What has happened to one document, distinguished from anything that the portal keeps of it. */
export interface Story {
  client: ApiClient
  kind: Kind
  id: number
  version: number
  lines: { id: number }[]
  ids: Map<string, number>
  /** Who wrote it since it was last approved in full. */
  authors: Set<string>
  took: { effects: number; refusals: number; seconds: number }
}

/** Steps of an approval itself: whatever the kind, they are taken in the same way. */
export const decidingSteps = (decider: fc.Arbitrary<string>) =>
  [
    { weight: 7, arbitrary: fc.record({ do: fc.constant('approve' as const), by: decider }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reject' as const), by: decider }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('delegate' as const), by: decider, to: decider }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('return' as const), by: decider }) },
  ] as const

export type DecidingStep =
  { do: 'approve' | 'reject' | 'return'; by: string } | { do: 'delegate'; by: string; to: string }

const at = ({ kind, id }: Story, action = '') => `${kind.path}/${id}${action && `/${action}`}`

export async function send(
  story: Story,
  by: string,
  action: string,
  body?: Record<string, unknown>
) {
  const method = action ? 'post' : 'patch'
  const sent = { seen: story.version, ...(body && { body }) }
  const response = await call(story.client, by, method, at(story, action), sent)
  if ([200, 201].includes(response.status())) {
    story.version = response.body().version
    story.lines = response.body().lines
  } else if (!REFUSED.includes(response.status())) {
    throw new Error(`${action || 'edit'} answered ${response.status()}`)
  }
  return response
}

export async function takeDecidingStep(story: Story, one: DecidingStep) {
  if (one.do === 'delegate') await delegate(story, one.by, one.to)
  else if (one.do === 'return') await comeBack(story, one.by)
  else await decide(story, one.by, one.do)
}

/** What is shown to a person is what the portal then does. */
async function decide(story: Story, by: string, decision: 'approve' | 'reject') {
  const shown = (await call(story.client, by, 'get', at(story))).body()
  const inbox = (await call(story.client, by, 'get', INBOX)).body()
  const listed = inbox.some(
    (one: any) => one.documentType === story.kind.type && one.documentId === story.id
  )
  const { approval = 'approve', rejection = 'reject', approvalOf = () => ({}) } = story.kind
  const [action, body] =
    decision === 'reject' ? [rejection, { reason: 'No' }] : [approval, approvalOf(shown)]
  const { decisions } = story.kind
  const may = decisions ? decisions(shown)?.can[decision] === true : allows(shown, action)
  if (may !== listed) throw new Error(`${by}: the list says ${listed}, the page ${may}`)
  const response = await send(story, by, action, body)
  if ((response.status() === 200) !== may)
    throw new Error(`${by} may ${may}, and was answered ${response.status()}`)
  if (response.status() !== 200) story.took.refusals++
  else await judge(story, response.body())
}

const allows = (shown: any, action: string): boolean =>
  shown.allowedActions?.includes(action) ?? shown.can?.[action] === true

/** The two promises, on the rows of the request that was decided on. */
async function judge(story: Story, { status }: { status: string }) {
  const { type, table, amountColumn, due } = story.kind
  const request = await db
    .from('approval_requests')
    .where({ document_type: type, document_id: story.id })
    .orderBy('id', 'desc')
    .first()
  const steps = await db.from('approval_steps').where('request_id', request.id)
  const people = steps
    .filter(({ decided_by: by }) => by !== null)
    .flatMap(({ decided_by: by, on_behalf_of: lender }) => (lender ? [by, lender] : [by]))
  if (new Set(people).size !== people.length) throw new Error('one person took two steps')
  const authors = [...story.authors].map((name) => story.ids.get(name)!)
  if (people.some((id) => authors.includes(id))) throw new Error('an author decided')
  if (!due[request.status as keyof typeof due]?.includes(status))
    throw new Error(`its request is ${request.status}, the document ${status}`)
  if (request.status !== 'approved') return
  if (amountColumn) {
    const row = await db.from(table).where('id', story.id).first()
    const amounts = [request, ...steps].map((one) =>
      Number(one.amount_seen_minor ?? one.amount_minor)
    )
    if (amounts.some((amount) => amount !== Number(row[amountColumn])))
      throw new Error('another amount was decided on')
  }
  story.took.effects++
  if (steps.length > 1) story.took.seconds++
  story.authors.clear()
}

async function delegate({ client, ids }: Story, by: string, to: string) {
  const body = { delegateId: ids.get(to), fromOn: today(), toOn: today() }
  const given = await call(client, by, 'post', '/api/approval-delegations', { body })
  if (![201, 409, 422].includes(given.status())) throw new Error(`answered ${given.status()}`)
}

export async function comeBack({ client, ids }: Story, by: string) {
  const given = (await call(client, by, 'get', '/api/approval-delegations')).body()
  for (const { id, user } of given)
    if (user.id === ids.get(by))
      (await call(client, by, 'delete', `/api/approval-delegations/${id}`)).assertStatus(204)
}
