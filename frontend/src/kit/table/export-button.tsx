import { useTranslation } from 'react-i18next'
import { useAbility } from '../../providers/access'
import { FileOrderButton, type FileFormat } from '../jobs/file-order-button'

interface ExportButtonProps {
  /** API name of the resource, for example `purchase-orders`. */
  endpoint: string
  /** List query without paging: what matches now is what is exported. */
  query: string
  columns: string[]
  total: number
  formats?: readonly FileFormat[]
}

/** Exports all matching rows as a file. */
export function ExportButton(props: ExportButtonProps) {
  const { endpoint, query, columns, total, formats = ['xlsx', 'csv'] } = props
  const { t } = useTranslation()
  const allowed = useAbility('exports.create')
  if (!allowed) return null
  return (
    <FileOrderButton
      url="/api/exports"
      formats={formats}
      bodyOf={(format) => ({ resource: endpoint, format, query, shown: columns })}
      label={t('kit.table.export')}
      title={t('kit.table.export_title', { count: total })}
      disabled={total === 0}
    />
  )
}
