import { Alert, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Ltr } from '../../../kit/display/ltr'
import { ProgressBar } from '../../../kit/display/progress-bar'
import { useFormats } from '../../../kit/display/use-formats'
import { Details } from '../../../kit/show/details'
import { decidedOf, REVIEWS, type AccessReview } from './access-review'

/** How far a review is, and what came of it. */
export function ReviewFacts({ review }: { review: AccessReview }) {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { counts, overdue, completedAt, note } = review
  const total = counts.accounts || 1
  const figure = (name: 'kept' | 'changed' | 'disabled' | 'unreviewed') =>
    counts[name] ? `${t(`${REVIEWS}.counts.${name}`)}: ${number(counts[name])}` : null
  const outcome = (['kept', 'changed', 'disabled', 'unreviewed'] as const)
    .flatMap((name) => figure(name) ?? [])
    .join(' · ')
  return (
    <Flex vertical gap="middle" style={{ marginBlockEnd: 16 }}>
      {overdue ? <Alert type="error" showIcon message={t(`${REVIEWS}.overdue_text`)} /> : null}
      <ProgressBar
        percent={Math.floor((decidedOf(review) / total) * 100)}
        aria-label={t(`${REVIEWS}.fields.decided`)}
      />
      <Details
        resource={REVIEWS}
        items={[
          { name: 'openedOn', value: <DateText value={review.openedOn} /> },
          { name: 'dueOn', value: <DateText value={review.dueOn} /> },
          {
            name: 'createdBy',
            value: <bdi>{review.createdBy?.name ?? t(`${REVIEWS}.by_schedule`)}</bdi>,
          },
          { name: 'note', value: note },
          { name: 'outcome', value: outcome, wide: true },
          {
            name: 'completedBy',
            value: review.completedBy && <bdi>{review.completedBy.name}</bdi>,
          },
          { name: 'completedAt', value: completedAt && <InstantText value={completedAt} /> },
          { name: 'digest', value: review.digest && <Ltr>{review.digest}</Ltr>, wide: true },
        ]}
      />
    </Flex>
  )
}
