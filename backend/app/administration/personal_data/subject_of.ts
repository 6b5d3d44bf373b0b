import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#core/base/app_error'
import { SUBJECT_KINDS, type Subject, type SubjectKind } from '#core/personal_data/people'

/** Who an address is about. @throws AppError 404 for a kind that does not exist */
export function kindOf({ params }: HttpContext): SubjectKind {
  const kind = SUBJECT_KINDS.find((name) => name === params.kind)
  if (!kind) throw notFound()
  return kind
}

export const subjectOf = (ctx: HttpContext): Subject => ({ kind: kindOf(ctx), id: ctx.params.id })

/** An account, an employee, a contact, a vendor or a card, as the log names it. */
export const aboutSubject = ({ kind, id }: Subject, label: string) => ({
  ...{ entityType: 'personal_data', entityId: `${kind}:${id}`, label },
})
