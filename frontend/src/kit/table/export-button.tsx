import { useTranslation } from 'react-i18next'
import { useAbility } from '../../providers/access'
import { FileOrderButton } from '../jobs/file-order-button'

interface ExportButtonProps {
  /** API name of the resource, for example `purchase-orders`. */
  endpoint: string
  /** List query without paging: what matches now is what is exported. */
  query: string
  columns: string[]
  total: number
}

/** Exports all matching rows as a file. */
export function ExportButton({ endpoint, query, columns, total }: ExportButtonProps) {
  const { t } = useTranslation()
  const allowed = useAbility('exports.create')
  if (!allowed) return null
  return (
    <FileOrderButton
      url="/api/exports"
      formats={['xlsx', 'csv']}
      bodyOf={(format) => ({ resource: endpoint, format, query, shown: columns })}
      label={t('kit.table.export')}
      title={t('kit.table.export_title', { count: total })}
      disabled={total === 0}
    />
  )
}
