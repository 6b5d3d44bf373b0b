import { Button, Flex } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Schema } from '../../../api/types'
import { ConfirmAction } from '../../../kit/confirm-action'
import { useRecordAction } from '../../../kit/show/use-record-action'

const SCANS = 'administration.file_scans'

/** One more scan, and deleting what is infected. */
export function ScanActions({ scan }: { scan: Schema<'FileScan'> }) {
  const { t } = useTranslation()
  const { run } = useRecordAction(SCANS)
  // what went wrong has been said
  const rescan = () =>
    run(scan, { path: 'rescan', body: {}, done: t(`${SCANS}.rescan_started`) }).catch(() => null)
  return (
    <Flex gap="small" wrap>
      {scan.can.rescan ? (
        <Button size="small" onClick={() => void rescan()}>
          {t(`${SCANS}.rescan`)}
        </Button>
      ) : null}
      {scan.can.remove ? (
        <ConfirmAction
          size="small"
          danger
          label={t(`${SCANS}.remove`)}
          title={t(`${SCANS}.remove_title`, { name: scan.name })}
          content={t(`${SCANS}.remove_text`)}
          confirmLabel={t(`${SCANS}.remove`)}
          reason={{ label: t(`${SCANS}.reason`), required: true }}
          onConfirm={(reason) =>
            run(scan, { path: 'removal', body: { reason }, done: t(`${SCANS}.removed`) })
          }
        />
      ) : null}
    </Flex>
  )
}
