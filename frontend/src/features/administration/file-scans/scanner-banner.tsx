import { Alert } from 'antd'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Answer } from '../../../api/types'

const SCANS = 'administration.file_scans'

/** The virus scanner; its `scanner` is null while none is set up. */
export const useScanner = () =>
  useQuery<Answer<'file_scans.scanner'>>({ queryKey: ['/api/file-scans/scanner'] })

/** Whether the scanner answers, and how old what it knows is. */
export function ScannerBanner() {
  const { t } = useTranslation()
  const { data } = useScanner()
  if (!data) return null
  const { scanner } = data
  const style = { marginBlockEnd: 12 }
  if (!scanner) return <Alert style={style} type="info" showIcon message={t(`${SCANS}.off`)} />
  if (!scanner.answers)
    return <Alert style={style} type="error" showIcon message={t(`${SCANS}.away`)} />
  const message =
    scanner.signatureDays === null
      ? t(`${SCANS}.answers_undated`)
      : t(`${SCANS}.answers`, { count: scanner.signatureDays })
  return (
    <Alert
      style={style}
      type={scanner.isOld ? 'warning' : 'success'}
      showIcon
      message={message}
      description={<bdi>{scanner.version}</bdi>}
    />
  )
}
