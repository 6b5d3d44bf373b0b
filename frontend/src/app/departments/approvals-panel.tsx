import { useState } from 'react'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CheckSquareOutlined } from '@ant-design/icons'
import { messageOf } from '../../api/http-error'
import type { PendingApproval } from '../../api/types'
import { LocalName } from '../../kit/display/local-name'
import { Money } from '../../kit/display/numbers'
import { relativeTime, wholeNumber } from '../../providers/dates'
import { RowSkeleton } from './row-skeleton'
import { usePendingApprovals } from './use-figures'
import styles from './panel.module.css'

const ROWS_SHOWN = 5

function nameOf(requestedBy: PendingApproval['requestedBy']): string | null {
  return typeof requestedBy === 'object' ? (requestedBy?.name ?? null) : requestedBy
}

function ApprovalRow({ item }: { item: PendingApproval }) {
  const { t } = useTranslation()
  const by = nameOf(item.requestedBy)
  return (
    <li>
      <Link to={item.link} className={styles.approvalRow}>
        <span className={styles.approvalKind}>
          {t(`departments.documentTypes.${item.documentType}`, { defaultValue: item.documentType })}
        </span>
        <span className={styles.approvalTitle}>
          <bdi dir="ltr">{item.documentNumber}</bdi>{' '}
          <LocalName name={item.title} nameAr={item.titleAr} />
        </span>
        {/* what has no price, such as leave, has an amount of nothing */}
        {Number(item.amount) === 0 ? null : <Money value={item.amount} currency={item.currency} />}
        <span className={styles.approvalWhen}>
          {by ? `${by} · ` : ''}
          {relativeTime(item.requestedAt)}
        </span>
      </Link>
    </li>
  )
}

interface ApprovalsPanelProps {
  /** Only these document types; all when left out. */
  documentTypes?: string[]
  /** Drawn also while loading and when nothing waits, so that nothing jumps when the answer comes. */
  always?: boolean
}

/** What waits for this user's decision. */
export function ApprovalsPanel({ documentTypes, always = false }: ApprovalsPanelProps) {
  const { t } = useTranslation()
  const { data = [], isLoading, error } = usePendingApprovals()
  const [showsAll, setShowsAll] = useState(false)
  const items = documentTypes
    ? data.filter(({ documentType }) => documentTypes.includes(documentType))
    : data
  if (items.length === 0 && !always) return null
  const shown = showsAll ? items : items.slice(0, ROWS_SHOWN)
  return (
    <section
      id="approvals"
      className={`${styles.panel} ${styles.approvals} ${always ? styles.tall : ''}`}
      aria-labelledby="approvals-title"
    >
      <h2 id="approvals-title" className={styles.title}>
        <CheckSquareOutlined aria-hidden /> {t('departments.approvals')}
        {items.length > 0 && <span className={styles.count}>{wholeNumber(items.length)}</span>}
      </h2>
      {isLoading && <RowSkeleton rows={ROWS_SHOWN} />}
      {error && <p className={styles.empty}>{messageOf(error, t('pages.failure.text'))}</p>}
      {!isLoading && !error && items.length === 0 && (
        <p className={styles.empty}>{t('departments.nothingWaits')}</p>
      )}
      <ul className={styles.list}>
        {shown.map((item) => (
          <ApprovalRow key={item.id} item={item} />
        ))}
      </ul>
      {shown.length < items.length && (
        <Button type="link" onClick={() => setShowsAll(true)}>
          {t('departments.showAll', { count: items.length })}
        </Button>
      )}
    </section>
  )
}
