import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { HttpError } from '../../api/http-error'
import type { ResourceDefinition } from '../../kit/define-resource'
import { relativeTime } from '../../providers/dates'
import { recordAddress } from '../resources'
import { inSentence } from './in-sentence'
import { RowSkeleton } from './row-skeleton'
import { useRecent } from './use-figures'
import styles from './panel.module.css'

type Row = Record<string, unknown>

const TITLE_FIELDS = ['name', 'projectName', 'title', 'username', 'vendorName', 'clientName']
const ARABIC_TITLE_FIELDS = ['nameAr', 'projectNameAr', 'titleAr']
const ROWS = 5
const NUMBER_FIELDS = ['number', 'code']

function firstText(row: Row, fields: string[]): string | undefined {
  const field = fields.find((name) => typeof row[name] === 'string' && row[name] !== '')
  return field && String(row[field])
}

function RecentRow({ definition, row }: { definition: ResourceDefinition; row: Row }) {
  const address = recordAddress(definition, row) ?? definition.path
  const number = firstText(row, NUMBER_FIELDS)
  const arabic = useTranslation().i18n.language.startsWith('ar')
  const title = firstText(row, arabic ? [...ARABIC_TITLE_FIELDS, ...TITLE_FIELDS] : TITLE_FIELDS)
  const when = firstText(row, ['updatedAt', 'createdAt'])
  return (
    <li>
      <Link to={address} className={styles.recentRow}>
        {number && <bdi dir="ltr">{number}</bdi>}
        <span className={styles.recentTitle}>
          <bdi>{title ?? (number ? '' : String(row.id))}</bdi>
        </span>
        {when && <time dateTime={when}>{relativeTime(when)}</time>}
      </Link>
    </li>
  )
}

/** The newest records of one list. */
export function RecentPanel({ definition }: { definition: ResourceDefinition }) {
  const { t } = useTranslation()
  const { data, isPending, error } = useRecent(definition, ROWS)
  const heading = t('departments.newest', { list: inSentence(t(`${definition.name}.title`)) })
  return (
    <section className={`${styles.panel} dashboard-panel`} aria-label={heading}>
      <h2 className={styles.title}>{heading}</h2>
      {isPending && <RowSkeleton rows={ROWS} />}
      {error && (
        <p className={styles.empty}>
          {error instanceof HttpError ? error.detail : t('pages.failure.text')}
        </p>
      )}
      {data?.length === 0 && <p className={styles.empty}>{t('departments.noRecords')}</p>}
      {data && data.length > 0 && (
        <ul className={styles.list}>
          {data.map((row) => (
            <RecentRow key={String(row.id)} definition={definition} row={row} />
          ))}
        </ul>
      )}
    </section>
  )
}
