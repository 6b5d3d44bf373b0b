import { useState } from 'react'
import { Button, Form, InputNumber, Modal } from 'antd'
import { QrcodeOutlined } from '@ant-design/icons'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Job } from '../../../api/types'
import { toast } from '../../../providers/toast'
import { JobProgress } from '../../../kit/jobs/job-progress'

const TEXTS = 'procurement.labels'

interface PrintLabelsProps {
  /** Of materials, or of their places in the stores. */
  what: { materialIds: number[] } | { levelIds: number[] }
}

/** Prints labels with QR codes; asks how many of each. */
export function PrintLabels({ what }: PrintLabelsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [copies, setCopies] = useState(1)
  const [job, setJob] = useState<Job | null>(null)
  const print = useMutation({
    mutationFn: async () => {
      const headers = { 'Idempotency-Key': newIdempotencyKey() }
      return (await http.post<Job>('/api/stock-labels', { ...what, copies }, { headers })).data
    },
    onSuccess: setJob,
    onError: (error) =>
      void toast({
        variant: 'destructive',
        title: t('kit.action_failed'),
        description: messageOf(error, t('kit.try_again')),
      }),
  })
  const close = () => {
    setOpen(false)
    setJob(null)
  }
  return (
    <>
      <Button size="small" icon={<QrcodeOutlined />} onClick={() => setOpen(true)}>
        {t(`${TEXTS}.print`)}
      </Button>
      <Modal
        open={open}
        title={t(`${TEXTS}.title`)}
        onCancel={close}
        onOk={() => print.mutate()}
        okText={t(`${TEXTS}.make`)}
        cancelText={t('common.close')}
        okButtonProps={{ loading: print.isPending, disabled: job !== null }}
        destroyOnHidden
      >
        <p>{t(`${TEXTS}.text`)}</p>
        <Form.Item label={t(`${TEXTS}.copies`)} htmlFor="label-copies">
          <InputNumber
            id="label-copies"
            min={1}
            max={50}
            precision={0}
            value={copies}
            onChange={(value) => setCopies(value ?? 1)}
          />
        </Form.Item>
        {job ? <JobProgress key={job.id} job={job} /> : null}
      </Modal>
    </>
  )
}
