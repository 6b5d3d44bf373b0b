import type { ReactNode } from 'react'
import { CheckOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { ConfirmAction } from '../../../kit/confirm-action'
import { nameIn } from '../../../kit/display/name-in'
import { useRefresh } from '../../../kit/show/use-record'
import { ResourceTable } from '../../../kit/table/resource-table'
import type { TableTab } from '../../../kit/table/types'
import { useSend } from '../../../kit/use-send'
import { REVIEWS } from '../access-reviews/access-review'
import { itemPath, ITEMS, MOST_AT_ONCE, type ReviewItem } from './access-review-item'
import { useItemColumns } from './item-columns'

/** Days without a sign-in after which an account is called idle. */
const IDLE = '91'

function useTabs(reviewId?: number): TableTab[] {
  const { t } = useTranslation()
  const tab = (key: string, params: TableTab['params']) => ({
    ...{ key, label: t(`${ITEMS}.tabs.${key}`) },
    params: { ...params, ...(reviewId !== undefined && { reviewId: String(reviewId) }) },
  })
  return [
    tab('pending', { state: 'pending' }),
    tab('guarded', { guarded: 'true', isService: 'false' }),
    tab('programs', { isService: 'true' }),
    tab('never', { idleDays_empty: 'true' }),
    tab('idle', { idleDays_gte: IDLE }),
    tab('left', { employment: 'left' }),
    tab('changed', { sinceLast: 'changed' }),
    tab('all', {}),
  ]
}

interface ItemTableProps {
  /** Of one review; without it, of all. */
  reviewId?: number
  title?: string
  back?: { to: string; label: string }
  above?: ReactNode
  actions?: ReactNode
}

/** Accounts with what each holds and what was decided on it. */
export function ItemTable({ reviewId, title, back, above, actions }: ItemTableProps) {
  const { t, i18n } = useTranslation()
  const shown = reviewId === undefined ? {} : { bulkActions: confirmSelected }
  return (
    <ResourceTable<ReviewItem>
      resource={ITEMS}
      columns={useItemColumns()}
      labelOf={({ user }) => nameIn(i18n.language, user.name, user.nameAr)}
      pathOf={itemPath}
      initialSorters={[{ field: 'name', order: 'asc' }]}
      searchable={false}
      tabs={useTabs(reviewId)}
      emptyHint={t(`${ITEMS}.empty`)}
      {...{ title, back, above, actions, ...shown }}
    />
  )
}

const confirmSelected = (items: ReviewItem[]) => <ConfirmSelected items={items} />

/** Confirms plain accounts together; the others are looked at one by one. */
function ConfirmSelected({ items }: { items: ReviewItem[] }) {
  const { t } = useTranslation()
  const send = useSend()
  const refreshItems = useRefresh(ITEMS)
  const refreshReview = useRefresh(REVIEWS)
  const plain = items.filter((item) => item.can.confirm && !item.guarded).slice(0, MOST_AT_ONCE)
  const rest = items.length - plain.length
  const confirm = async () => {
    const body = { items: plain.map(({ id, version }) => ({ id, version })) }
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    try {
      await send(t(`${ITEMS}.confirmed_many`, { count: plain.length }), () =>
        http.post('/api/access-review-items/confirm', body, { headers })
      )
    } finally {
      await Promise.all([refreshItems(), refreshReview()])
    }
  }
  return (
    <ConfirmAction
      size="small"
      type="primary"
      icon={<CheckOutlined />}
      disabled={!plain.length}
      label={t(`${ITEMS}.confirm`)}
      title={t(`${ITEMS}.confirm_many_title`, { count: plain.length })}
      content={
        <>
          <p>{t(`${ITEMS}.confirm_text`)}</p>
          {rest ? <p>{t(`${ITEMS}.confirm_rest`, { count: rest })}</p> : null}
        </>
      }
      confirmLabel={t(`${ITEMS}.confirm`)}
      onConfirm={confirm}
    />
  )
}
