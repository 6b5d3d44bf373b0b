import { useState } from 'react'
import { Button, Dropdown, Modal } from 'antd'
import { ExportOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../api/http'
import { messageOf } from '../../api/http-error'
import type { Job } from '../../api/types'
import { useAbility } from '../../providers/access'
import { toast } from '../../providers/toast'
import { JobProgress } from '../jobs/job-progress'

interface ExportButtonProps {
  /** API name of the resource, for example `purchase-orders`. */
  endpoint: string
  /** List query without paging: what matches now is what is exported. */
  query: string
  columns: string[]
  total: number
}

const FORMATS = ['xlsx', 'csv'] as const
type Format = (typeof FORMATS)[number]

/** Exports all matching rows as a file by a job that goes on when the dialog is closed. */
export function ExportButton({ endpoint, query, columns, total }: ExportButtonProps) {
  const { t } = useTranslation()
  const allowed = useAbility('exports.create')
  const [job, setJob] = useState<Job | null>(null)
  const start = useMutation({
    mutationFn: async (format: Format) => {
      const body = { resource: endpoint, format, query, shown: columns }
      const { data } = await http.post<Job>('/api/exports', body, {
        headers: { 'Idempotency-Key': newIdempotencyKey() },
      })
      return data
    },
    onSuccess: setJob,
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t('kit.table.export_failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  if (!allowed) return null
  return (
    <>
      <Dropdown
        trigger={['click']}
        disabled={total === 0}
        menu={{
          items: FORMATS.map((key) => ({ key, label: t(`kit.table.export_as.${key}`) })),
          onClick: ({ key }) => start.mutate(key as Format),
        }}
      >
        <Button icon={<ExportOutlined />} loading={start.isPending} disabled={total === 0}>
          {t('kit.table.export')}
        </Button>
      </Dropdown>
      <Modal
        open={job !== null}
        title={t('kit.table.export_title', { count: total })}
        footer={null}
        onCancel={() => setJob(null)}
      >
        {job ? <JobProgress job={job} /> : null}
      </Modal>
    </>
  )
}
