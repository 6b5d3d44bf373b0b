import { useState } from 'react'
import { Button, Dropdown, Modal } from 'antd'
import { ExportOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../api/http'
import { messageOf } from '../../api/http-error'
import type { Job } from '../../api/types'
import { toast } from '../../providers/toast'
import { JobProgress } from './job-progress'

export type FileFormat = 'pdf' | 'xlsx' | 'csv' | 'vcf'

interface FileOrderButtonProps {
  /** Address that takes the order and answers with the job that writes the file. */
  url: string
  formats: readonly FileFormat[]
  bodyOf: (format: FileFormat) => object
  label: string
  /** Of the dialog that shows how far the file is. */
  title: string
  disabled?: boolean
}

/** Requests a file in one of several formats; its job continues when the dialog is closed. */
export function FileOrderButton(props: FileOrderButtonProps) {
  const { url, formats, bodyOf, label, title, disabled = false } = props
  const { t } = useTranslation()
  const [job, setJob] = useState<Job | null>(null)
  const start = useMutation({
    mutationFn: async (format: FileFormat) => {
      const { data } = await http.post<Job>(url, bodyOf(format), {
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
  return (
    <>
      <Dropdown
        autoFocus
        trigger={['click']}
        disabled={disabled}
        menu={{
          items: formats.map((key) => ({ key, label: t(`kit.table.export_as.${key}`) })),
          onClick: ({ key }) => start.mutate(key as FileFormat),
        }}
      >
        <Button icon={<ExportOutlined />} loading={start.isPending} disabled={disabled}>
          {label}
        </Button>
      </Dropdown>
      <Modal open={job !== null} title={title} footer={null} onCancel={() => setJob(null)}>
        {job ? <JobProgress job={job} /> : null}
      </Modal>
    </>
  )
}
