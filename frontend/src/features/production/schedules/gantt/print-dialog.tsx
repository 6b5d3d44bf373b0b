import { useState } from 'react'
import { Button, DatePicker, Form, Modal, Radio } from 'antd'
import { useTranslation } from 'react-i18next'
import dayjs from 'dayjs'
import { JobProgress } from '../../../../kit/jobs/job-progress'
import { useRequestedJob } from '../../../../kit/jobs/use-requested-job'
import type { Body } from '../../../../api/types'
import { GANTT } from './texts'

type PrintOrder = Body<'schedule_prints.store'>

interface PrintDialogProps {
  projectId: number
  isOpen: boolean
  onClose: () => void
}

/** Requests the chart as PDF; the server draws it from the stored dates. */
export function PrintDialog({ projectId, isOpen, onClose }: PrintDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={t(`${GANTT}.print.title`)}
      footer={null}
      onCancel={onClose}
    >
      <PrintForm projectId={projectId} />
    </Modal>
  )
}

function PrintForm({ projectId }: Pick<PrintDialogProps, 'projectId'>) {
  const { t, i18n } = useTranslation()
  const { request, job } = useRequestedJob<PrintOrder>(`/api/projects/${projectId}/schedule/prints`)
  const [order, setOrder] = useState<PrintOrder>({
    paper: 'a3',
    language: i18n.language.startsWith('ar') ? 'ar' : 'en',
  })
  if (job) return <JobProgress job={job} />
  return (
    <Form layout="vertical" onFinish={() => request.mutate(order)}>
      <Form.Item label={t(`${GANTT}.print.paper`)}>
        <Radio.Group
          value={order.paper}
          options={['a3', 'a1'].map((value) => ({ value, label: value.toUpperCase() }))}
          onChange={({ target }) => setOrder({ ...order, paper: target.value })}
        />
      </Form.Item>
      <Form.Item label={t(`${GANTT}.print.language`)}>
        <Radio.Group
          value={order.language}
          options={['en', 'ar'].map((value) => ({
            value,
            label: t(`${GANTT}.print.languages.${value}`),
          }))}
          onChange={({ target }) => setOrder({ ...order, language: target.value })}
        />
      </Form.Item>
      <PeriodField order={order} onChange={setOrder} />
      <Button type="primary" htmlType="submit" loading={request.isPending}>
        {t(`${GANTT}.print.request`)}
      </Button>
    </Form>
  )
}

interface PeriodFieldProps {
  order: PrintOrder
  onChange: (order: PrintOrder) => void
}

function PeriodField({ order, onChange }: PeriodFieldProps) {
  const { t } = useTranslation()
  const { from, to } = order
  return (
    <Form.Item label={t(`${GANTT}.print.period`)} extra={t(`${GANTT}.print.period_hint`)}>
      <DatePicker.RangePicker
        aria-label={t(`${GANTT}.print.period`)}
        allowEmpty={[true, true]}
        value={[from ? dayjs(from) : null, to ? dayjs(to) : null]}
        onChange={(days) => {
          const [first, last] = [0, 1].map((end) => days?.[end]?.format('YYYY-MM-DD'))
          onChange({ ...order, from: first, to: last })
        }}
      />
    </Form.Item>
  )
}
