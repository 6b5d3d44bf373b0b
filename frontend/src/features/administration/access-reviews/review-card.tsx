import { Alert } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../kit/display/use-formats'
import { LinkButton } from '../../../kit/link-button'
import { useAbility } from '../../../providers/access'
import { decidedOf, REVIEWS, reviewPath, type AccessReview } from './access-review'

const OPEN = '/api/access-reviews?state=open&_start=0&_end=1'

/** The review that is open now, on the first page of the administration until it is completed. */
export function ReviewCard() {
  return useAbility('access-reviews.view') ? <OpenReview /> : null
}

function OpenReview() {
  const { t } = useTranslation()
  const { day, number } = useFormats()
  const { data = [] } = useQuery<AccessReview[]>({ queryKey: [OPEN], staleTime: 0 })
  const review = data[0]
  if (!review) return null
  const words = {
    day: day(review.dueOn),
    decided: number(decidedOf(review)),
    accounts: number(review.counts.accounts),
  }
  return (
    <Alert
      type={review.overdue ? 'error' : 'warning'}
      showIcon
      style={{ marginBlockEnd: 16 }}
      message={t(`${REVIEWS}.card.${review.overdue ? 'overdue' : 'open'}`)}
      description={t(`${REVIEWS}.card.text`, words)}
      action={<LinkButton to={reviewPath(review)}>{t(`${REVIEWS}.card.go`)}</LinkButton>}
    />
  )
}
