import { Alert, Card, Flex } from 'antd'
import { useParams } from 'react-router'
import { useTranslation } from 'react-i18next'
import { nameIn } from '../../../kit/display/name-in'
import { LoadFailed } from '../../../kit/load-failed'
import { PageHeader } from '../../../kit/page-header'
import { PageSkeleton } from '../../../kit/page-skeleton'
import { useRecord } from '../../../kit/show/use-record'
import { reviewPath } from '../access-reviews/access-review'
import { ITEMS, type ReviewItem } from './access-review-item'
import { DecisionFacts, HoldingFacts } from './item-facts'
import { ServiceFacts } from './service-facts'
import { DifferenceLines } from './difference'
import { ItemActions } from './item-actions'
import { ItemState } from './item-state'

/** One account of a review: what it holds, how that has changed, and the decision. */
export default function ReviewItemShow() {
  const { t, i18n } = useTranslation()
  const query = useRecord<ReviewItem>(ITEMS, useParams().id)
  if (query.error)
    return <LoadFailed page error={query.error} onRetry={() => void query.refetch()} />
  const item = query.data
  if (!item) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={nameIn(i18n.language, item.user.name, item.user.nameAr)}
        back={{ to: reviewPath({ id: item.reviewId }), label: t(`${ITEMS}.review`) }}
        tags={<ItemState item={item} />}
        actions={<ItemActions item={item} />}
      />
      <Flex vertical gap="middle">
        <Changes item={item} />
        {item.holds.service ? (
          <ServiceFacts service={item.holds.service} idleDays={item.idleDays} />
        ) : (
          <HoldingFacts item={item} />
        )}
        {item.decidedAt ? <DecisionFacts item={item} /> : null}
      </Flex>
    </>
  )
}

/** What has changed since the account was listed, and since the last review. */
function Changes({ item: { changedSince, lastDiff } }: { item: ReviewItem }) {
  const { t } = useTranslation()
  return (
    <>
      {changedSince ? (
        <Alert
          type="warning"
          showIcon
          message={t(`${ITEMS}.changed_since_title`)}
          description={
            <>
              <p>{t(`${ITEMS}.changed_since_text`)}</p>
              <DifferenceLines difference={changedSince} />
            </>
          }
        />
      ) : null}
      {lastDiff ? (
        <Card size="small" title={t(`${ITEMS}.last_diff`)}>
          <DifferenceLines difference={lastDiff} />
        </Card>
      ) : null}
    </>
  )
}
