import { CheckOutlined } from '@ant-design/icons'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { ConfirmAction } from '../../../kit/confirm-action'
import { useFormats } from '../../../kit/display/use-formats'
import { FileOrderButton } from '../../../kit/jobs/file-order-button'
import { LoadFailed } from '../../../kit/load-failed'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { ActionConflict } from '../../../kit/show/action-conflict'
import { useRecord } from '../../../kit/show/use-record'
import { useRecordAction } from '../../../kit/show/use-record-action'
import { ItemTable } from '../access-review-items/item-table'
import { LIST, REVIEWS, type AccessReview } from './access-review'
import { ReviewFacts } from './review-facts'

/** One review: its accounts with what each holds, and the decisions. */
export default function AccessReviewShow() {
  const { t } = useTranslation()
  const { day } = useFormats()
  const query = useRecord<AccessReview>(REVIEWS, useParams().id)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  const review = query.data
  if (!review) return <PageSkeleton />
  return (
    <ItemTable
      reviewId={review.id}
      title={t(`${REVIEWS}.of`, { day: day(review.openedOn) })}
      back={{ to: LIST, label: t(`${REVIEWS}.title`) }}
      above={<ReviewFacts review={review} />}
      actions={<ReviewActions review={review} />}
    />
  )
}

function ReviewActions({ review }: { review: AccessReview }) {
  const { t } = useTranslation()
  const action = useRecordAction(REVIEWS)
  return (
    <>
      <FileOrderButton
        url={`/api/access-reviews/${review.id}/exports`}
        formats={['pdf', 'xlsx', 'csv']}
        bodyOf={(format) => ({ format })}
        label={t('kit.export')}
        title={t('kit.export')}
      />
      {review.can.complete ? (
        <ConfirmAction
          type="primary"
          icon={<CheckOutlined />}
          disabled={review.counts.pending > 0}
          label={t(`${REVIEWS}.complete`)}
          title={t(`${REVIEWS}.complete_title`)}
          content={t(`${REVIEWS}.complete_text`)}
          confirmLabel={t(`${REVIEWS}.complete`)}
          onConfirm={() =>
            action.run(review, { path: 'complete', body: {}, done: t(`${REVIEWS}.completed`) })
          }
        />
      ) : null}
      <ActionConflict action={action} />
    </>
  )
}
