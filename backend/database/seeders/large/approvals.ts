import ApprovalRule from '#core/approvals/models/approval_rule'
import { findRoute, type Route } from '#core/approvals/find_rule'
import { firstFreeId, sqlTime, type LargeContext } from './context.js'
import type { Row } from './row_writer.js'

export interface RequestedApproval {
  documentType: string
  documentId: number
  number: string
  title: string
  link: string
  amountMinor: number
  requestedBy: number
  requestedAt: number
  status: 'pending' | 'approved' | 'rejected'
  decidedAt: number | null
  comment: string | null
}

/** Who of the demo company decides on steps that ask for an ability. */
const DECIDERS: Record<string, string> = {
  'purchase-orders.approve': 'buyer',
  'purchase-orders.approve-medium': 'technical.director',
  'purchase-orders.approve-large': 'general.manager',
  'quotations.approve': 'chief.engineer',
}

/** Writes the approval requests of generated documents, by the rules that the firm has now. */
export class ApprovalWriter {
  private readonly routes = new Map<string, Route>()
  private requests: Row[] = []
  private steps: Row[] = []

  private constructor(
    private readonly context: LargeContext,
    private nextId: number,
    private readonly rules: ApprovalRule[]
  ) {}

  static async open(context: LargeContext) {
    const rules = await ApprovalRule.query({ client: context.trx })
    return new ApprovalWriter(context, await firstFreeId(context, 'approval_requests'), rules)
  }

  /** @returns who decided last, null while the request is open */
  async add(requested: RequestedApproval): Promise<number | null> {
    const { ruleId, steps } = await this.routeOf(requested)
    const open = requested.status === 'pending'
    const deciders = steps.map(({ value }) =>
      this.context.user(DECIDERS[value] ?? 'general.manager')
    )
    const decidedAt = requested.decidedAt && sqlTime(requested.decidedAt)
    this.requests.push({
      id: this.nextId,
      document_type: requested.documentType,
      document_id: requested.documentId,
      document_number: requested.number,
      title: requested.title,
      link: requested.link,
      document_version: 1,
      amount_minor: requested.amountMinor,
      currency: 'SAR',
      rule_id: ruleId,
      status: requested.status,
      current_step: open ? 1 : steps.length,
      open_guard: open ? 1 : null,
      requested_by: requested.requestedBy,
      requested_at: sqlTime(requested.requestedAt),
      decided_at: decidedAt,
    })
    this.addSteps(requested, steps, deciders)
    this.nextId++
    return open ? null : deciders.at(-1)!
  }

  /** The steps before the last one are approved, however the request has ended. */
  private addSteps(requested: RequestedApproval, steps: Route['steps'], deciders: number[]) {
    const open = requested.status === 'pending'
    steps.forEach((step, index) => {
      const last = index === steps.length - 1
      const status = open ? (index ? 'waiting' : 'pending') : last ? requested.status : 'approved'
      this.steps.push({
        request_id: this.nextId,
        sequence: index + 1,
        name: step.name,
        name_ar: step.nameAr,
        approver_kind: step.kind,
        approver_value: step.value,
        status,
        decided_by: open ? null : deciders[index],
        decided_at: requested.decidedAt && sqlTime(requested.decidedAt),
        comment: last ? requested.comment : null,
        amount_seen_minor: open ? null : requested.amountMinor,
      })
    })
  }

  /** Writes what has been added since. */
  async flush() {
    await this.context.write('approval_requests', this.requests)
    await this.context.write('approval_steps', this.steps)
    this.requests = []
    this.steps = []
  }

  /** All amounts between two limits of the rules take the same route: it is looked up once. */
  private async routeOf({ documentType, amountMinor }: RequestedApproval): Promise<Route> {
    const limits = this.rules.flatMap(({ minMinor, maxMinor }) => [minMinor, (maxMinor ?? 0) + 1])
    const key = `${documentType} ${limits.filter((limit) => limit <= amountMinor).length}`
    const known = this.routes.get(key)
    if (known) return known
    const requested = {
      documentType,
      amountMinor,
      currency: 'SAR',
      department: departmentOf(documentType),
    }
    const route = await findRoute(this.context.trx, requested)
    this.routes.set(key, route)
    return route
  }
}

function departmentOf(documentType: string) {
  return documentType === 'purchase_order' ? 'procurement' : null
}
