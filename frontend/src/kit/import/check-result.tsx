import { Alert, Button, Flex, Table } from 'antd'
import { DownloadOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import type { ImportBatch } from './import-batch'

interface CheckResultProps {
  batch: ImportBatch
  busy: boolean
  onBack: () => void
  onApply: () => void
}

/** What the dry run found: how many rows fit, and what is wrong with each of the others. */
export function CheckResult({ batch, busy, onBack, onApply }: CheckResultProps) {
  const { t } = useTranslation()
  const { badRows, goodRows, totalRows, problems } = batch
  return (
    <Flex vertical gap="middle">
      <Alert
        showIcon
        role="status"
        type={badRows === 0 ? 'success' : 'warning'}
        message={t('kit.import.checked', { good: goodRows, total: totalRows })}
        description={badRows > 0 ? t('kit.import.bad_rows', { count: badRows }) : undefined}
      />
      {badRows > 0 ? (
        <>
          <ProblemsLink batch={batch} />
          <Table
            size="small"
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            scroll={{ x: 'max-content' }}
            rowKey={({ row, field, message }) => `${row}-${field}-${message}`}
            dataSource={problems}
            columns={[
              { key: 'row', dataIndex: 'row', title: t('kit.import.row'), width: 90 },
              { key: 'message', dataIndex: 'message', title: t('kit.import.problem') },
            ]}
          />
        </>
      ) : null}
      <Flex wrap gap="small">
        <Button type="primary" disabled={!batch.can.apply} loading={busy} onClick={onApply}>
          {t('kit.import.apply', { count: goodRows })}
        </Button>
        <Button onClick={onBack} disabled={busy}>
          {t('kit.import.remap')}
        </Button>
      </Flex>
    </Flex>
  )
}

/** The rows that are not taken, to be mended and imported again. */
export function ProblemsLink({ batch }: { batch: ImportBatch }) {
  const { t } = useTranslation()
  if (!batch.problemsUrl) return null
  return (
    <div>
      <Button icon={<DownloadOutlined />} href={batch.problemsUrl}>
        {t('kit.import.download')}
      </Button>
    </div>
  )
}
