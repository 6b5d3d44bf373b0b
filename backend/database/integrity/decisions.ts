import { writer } from '#core/database/writer'
import { fault, judgeRows, word, type Finding } from './check.js'
import { pagesOf } from './pages.js'

interface DecidedStep {
  id: number
  request_id: number
  sequence: number
  status: string
  decided_by: number
}

interface Request {
  id: number
  document_type: string
  document_id: number
}

/** What the audit log calls a decision. */
const ACTIONS = { approved: 'approve', rejected: 'reject' } as const
type Decided = keyof typeof ACTIONS

/** Every decision on an approval step stands in the audit log of its document, by the same person. */
export function checkDecisions(): Promise<Finding> {
  return judgeRows(withLog(), ({ step, request, logged }) => {
    const action = ACTIONS[step.status as Decided]
    if (action && logged.has(decision(request, action, step.decided_by))) return null
    return fault(step.status === 'approved' ? 'approval_unlogged' : 'rejection_unlogged', {
      ...{ kind: word('kinds', request.document_type), id: request.document_id },
      ...{ step: step.sequence, user: step.decided_by },
    })
  })
}

const decision = (request: Request, action: string, userId: number) =>
  [request.document_type, request.document_id, action, userId].join(' ')

/** Steps that were decided, with the decisions that the log has of their documents. */
async function* withLog() {
  const columns = ['request_id', 'sequence', 'status', 'decided_by']
  const decided = pagesOf('approval_steps', columns, (query) => query.whereNotNull('decided_by'))
  for await (const steps of decided as AsyncIterable<DecidedStep[]>) {
    const requests = await requestsOf(steps)
    const logged = await loggedFor([...requests.values()])
    yield steps.map((step) => ({ step, request: requests.get(step.request_id)!, logged }))
  }
}

async function requestsOf(steps: DecidedStep[]): Promise<Map<number, Request>> {
  const rows: Request[] = await writer()
    .from('approval_requests')
    .whereIn(
      'id',
      steps.map((step) => step.request_id)
    )
    .select('id', 'document_type', 'document_id')
  return new Map(rows.map((row) => [row.id, row]))
}

async function loggedFor(requests: Request[]): Promise<Set<string>> {
  const logged = new Set<string>()
  for (const type of new Set(requests.map((request) => request.document_type))) {
    const ids = requests.filter((request) => request.document_type === type)
    const entries = await writer()
      .from('audit_logs')
      .where('entity_type', type)
      .whereIn(
        'entity_id',
        ids.map((request) => String(request.document_id))
      )
      .whereIn('action', Object.values(ACTIONS))
      .select('entity_id', 'action', 'actor_id')
    for (const { entity_id: id, action, actor_id: actor } of entries)
      logged.add([type, id, action, actor].join(' '))
  }
  return logged
}
