import { useTranslation } from 'react-i18next'
import { FileOrderButton } from '../../kit/jobs/file-order-button'

interface ReportButtonProps {
  /** Address that takes the order of the report. */
  url: string
  /** What the report is about, as the order's body. */
  query: object
  disabled?: boolean
}

/** What the page shows as a PDF or a workbook. */
export function ReportButton({ url, query: filters, disabled }: ReportButtonProps) {
  const { t } = useTranslation()
  return (
    <FileOrderButton
      url={url}
      formats={['pdf', 'xlsx']}
      bodyOf={(format) => ({ ...filters, format })}
      label={t('kit.export')}
      title={t('kit.export')}
      disabled={disabled}
    />
  )
}
