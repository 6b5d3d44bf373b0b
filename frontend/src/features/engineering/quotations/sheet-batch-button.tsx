import { useState } from 'react'
import { Button, Dropdown, Modal, Typography } from 'antd'
import { FilePdfOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Job } from '../../../api/types'
import { toast } from '../../../providers/toast'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { QUOTATIONS } from './quotation'
import { SHEET_LANGUAGES } from './sheet-languages'

/** As many as the server prints in one go. */
const MOST = 200

function useBatch(query: string) {
  const { t } = useTranslation()
  const [job, setJob] = useState<Job | null>(null)
  const start = useMutation({
    mutationFn: async (language: string) => {
      const { data } = await http.post<Job>(
        '/api/tracking-sheet-batches',
        { query, language },
        { headers: { 'Idempotency-Key': newIdempotencyKey() } }
      )
      return data
    },
    onSuccess: setJob,
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t(`${QUOTATIONS}.sheet_failed`),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  return { job, setJob, start }
}

/** Prints the tracking sheets of every quotation that the list shows now, as one job. */
export function SheetBatchButton({ query, total }: { query: string; total: number }) {
  const { t } = useTranslation()
  const { job, setJob, start } = useBatch(query)
  const none = total === 0 || total > MOST
  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        disabled={none}
        menu={{
          items: SHEET_LANGUAGES.map(({ value, label }) => ({ key: value, label })),
          onClick: ({ key }) => start.mutate(key),
        }}
      >
        <Button
          icon={<FilePdfOutlined />}
          loading={start.isPending}
          disabled={none}
          title={total > MOST ? t(`${QUOTATIONS}.sheets_too_many`, { count: MOST }) : undefined}
        >
          {t(`${QUOTATIONS}.tracking_sheets`)}
        </Button>
      </Dropdown>
      <Modal
        open={job !== null}
        title={t(`${QUOTATIONS}.sheets_batch`, { count: total })}
        footer={null}
        onCancel={() => setJob(null)}
      >
        {job ? <JobProgress job={job} download={false} /> : null}
        <Typography.Paragraph type="secondary" style={{ marginBlock: 12 }}>
          {t(`${QUOTATIONS}.sheets_batch_hint`)}
        </Typography.Paragraph>
      </Modal>
    </>
  )
}
