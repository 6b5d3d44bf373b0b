import { useTranslation } from 'react-i18next'
import { FileOrderButton, type FileFormat } from '../../kit/jobs/file-order-button'

interface ReportButtonProps {
  /** Address that takes the order of the report. */
  url: string
  /** What the report is about, as the order's body. */
  query: object
  formats?: readonly FileFormat[]
  disabled?: boolean
}

/** What the page shows as a file. */
export function ReportButton({
  url,
  query: filters,
  formats = ['pdf', 'xlsx'],
  disabled,
}: ReportButtonProps) {
  const { t } = useTranslation()
  return (
    <FileOrderButton
      url={url}
      formats={formats}
      bodyOf={(format) => ({ ...filters, format })}
      label={t('kit.export')}
      title={t('kit.export')}
      disabled={disabled}
    />
  )
}
