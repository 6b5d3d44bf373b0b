import { useTranslation } from 'react-i18next'
import { SCHEDULES } from '../schedule'
import type { GridColumn } from './columns/column'
import { FROZEN } from './frozen'
import styles from './grid.module.css'

export function GridHead({ columns }: { columns: readonly (GridColumn & { title: string })[] }) {
  const { t } = useTranslation()
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} style={{ display: 'contents' }}>
        <div role="columnheader" aria-colindex={1} className={`${styles.cell} ${styles.number}`}>
          <span className="visually-hidden">{t(`${SCHEDULES}.row_number`)}</span>
          <span aria-hidden>#</span>
        </div>
        {columns.map(({ key, title, align }, at) => (
          <div
            key={key}
            role="columnheader"
            aria-colindex={at + 2}
            data-frozen={key === FROZEN || undefined}
            className={align === 'end' ? `${styles.cell} ${styles.end}` : styles.cell}
          >
            <span className={styles.text} title={title}>
              {title}
            </span>
          </div>
        ))}
      </div>
    </div>
  )
}
