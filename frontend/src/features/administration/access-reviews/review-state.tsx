import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import { REVIEWS, type AccessReview } from './access-review'

const COLORS = { open: 'blue', completed: 'green', overdue: 'red' } as const

/** Open, late or completed. */
export function ReviewState({ review }: { review: AccessReview }) {
  const { t } = useTranslation()
  const state = review.overdue ? 'overdue' : review.state
  return <Tag color={COLORS[state]}>{t(`${REVIEWS}.state.${state}`)}</Tag>
}
