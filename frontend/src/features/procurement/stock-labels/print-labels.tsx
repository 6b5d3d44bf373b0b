import { useState } from 'react'
import { Button, Form, InputNumber, Modal } from 'antd'
import { QrcodeOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { JobProgress } from '../../../kit/jobs/job-progress'
import { useRequestedJob } from '../../../kit/jobs/use-requested-job'

const TEXTS = 'procurement.stock_labels'

interface PrintLabelsProps {
  /** Of materials, or of their places in warehouses. */
  what: { materialIds: number[] } | { levelIds: number[] }
}

/** Prints labels with QR codes after asking how many of each. */
export function PrintLabels({ what }: PrintLabelsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button size="small" icon={<QrcodeOutlined />} onClick={() => setOpen(true)}>
        {t(`${TEXTS}.print`)}
      </Button>
      {open ? <LabelDialog what={what} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

function LabelDialog({ what, onClose }: PrintLabelsProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const [copies, setCopies] = useState(1)
  const { request, job } = useRequestedJob('/api/stock-labels')
  return (
    <Modal
      open
      title={t(`${TEXTS}.title`)}
      onCancel={onClose}
      onOk={() => request.mutate({ ...what, copies })}
      okText={t(`${TEXTS}.make`)}
      cancelText={t('common.close')}
      okButtonProps={{ loading: request.isPending, disabled: job !== null }}
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
  )
}
