import { line, registerHealthLine } from '#core/health/health_lines'
import { accessReviewSettings } from '#core/settings/access_review'
import { today } from '#core/settings/firm_clock'
import AccessReview from '#identity/shared/access_review'

registerHealthLine('access_review', async () => {
  const open = await AccessReview.query().where('openMark', true).first()
  const last = await AccessReview.query()
    .where('state', 'completed')
    .orderBy('completedAt', 'desc')
    .first()
  const figures = { at: last?.completedAt?.toUTC().toISO() ?? null }
  if (open && open.dueOn < today()) return line('fault', figures, 'overdue')
  if (open) return line('attention', figures, 'open')
  return line(accessReviewSettings().accessReviews ? 'good' : 'attention', figures, 'schedule')
})
