import { hasMany } from '@adonisjs/lucid/orm'
import type { HasMany } from '@adonisjs/lucid/types/relations'
import { ApprovalRequestSchema } from '#database/schema'
import ApprovalAuthor from '#core/approvals/models/approval_author'
import ApprovalStep from '#core/approvals/models/approval_step'

/** One asking for approval of one state of a document. */
export default class ApprovalRequest extends ApprovalRequestSchema {
  @hasMany(() => ApprovalStep, {
    foreignKey: 'requestId',
    onQuery: (query) => void query.orderBy('sequence'),
  })
  declare steps: HasMany<typeof ApprovalStep>

  @hasMany(() => ApprovalAuthor, {
    foreignKey: 'requestId',
    onQuery: (query) => void query.orderBy('userId'),
  })
  declare authors: HasMany<typeof ApprovalAuthor>

  /** The step that waits for a decision; undefined once the request is closed. */
  get pendingStep(): ApprovalStep | undefined {
    return this.steps.find((step) => step.status === 'pending')
  }
}
