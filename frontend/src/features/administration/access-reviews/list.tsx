import type { TFunction } from 'i18next'
import { Link } from 'react-router'
import { useTranslation } from 'react-i18next'
import { DateText, InstantText } from '../../../kit/display/date-text'
import { Whole } from '../../../kit/display/numbers'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { Column } from '../../../kit/table/types'
import { decidedOf, LIST, REVIEWS, reviewPath, type AccessReview } from './access-review'
import { ReviewState } from './review-state'

function useColumns(): Column<AccessReview>[] {
  const { t } = useTranslation()
  const states = (['open', 'completed'] as const).map((value) => ({
    value,
    label: t(`${REVIEWS}.state.${value}`),
  }))
  return [
    {
      key: 'openedOn',
      sortable: true,
      kept: true,
      filter: { kind: 'date' },
      render: (review) => (
        <Link to={reviewPath(review)}>
          <DateText value={review.openedOn} />
        </Link>
      ),
    },
    {
      key: 'state',
      kept: true,
      filter: { kind: 'choice', options: states },
      render: (review) => <ReviewState review={review} />,
    },
    { key: 'dueOn', sortable: true, render: ({ dueOn }) => <DateText value={dueOn} /> },
    { key: 'accounts', align: 'end', render: ({ counts }) => <Whole value={counts.accounts} /> },
    { key: 'decided', align: 'end', render: (review) => <Whole value={decidedOf(review)} /> },
    { key: 'changed', align: 'end', render: ({ counts }) => <Whole value={counts.changed} /> },
    ...peopleColumns(t),
  ]
}

const peopleColumns = (t: TFunction): Column<AccessReview>[] => [
  {
    key: 'createdBy',
    render: ({ createdBy }) => <bdi>{createdBy?.name ?? t(`${REVIEWS}.by_schedule`)}</bdi>,
  },
  { key: 'completedBy', render: ({ completedBy }) => <bdi>{completedBy?.name}</bdi> },
  {
    key: 'completedAt',
    sortable: true,
    optional: true,
    render: ({ completedAt }) => completedAt && <InstantText value={completedAt} />,
  },
]

/** Reviews of who may do what, the newest first. */
export default function AccessReviewList() {
  const { t } = useTranslation()
  return (
    <ResourceTable<AccessReview>
      resource={REVIEWS}
      columns={useColumns()}
      labelOf={({ openedOn }) => openedOn}
      pathOf={reviewPath}
      initialSorters={[{ field: 'openedOn', order: 'desc' }]}
      searchable={false}
      create={{
        path: `${LIST}/new`,
        ability: 'access-reviews.decide',
        label: t(`${REVIEWS}.create`),
      }}
      emptyHint={t(`${REVIEWS}.empty`)}
    />
  )
}
