import { useState } from 'react'
import { Button, Checkbox, DatePicker, Form, Modal, Radio, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import dayjs from 'dayjs'
import { JobProgress } from '../../../../kit/jobs/job-progress'
import { useRequestedJob } from '../../../../kit/jobs/use-requested-job'
import type { Body } from '../../../../api/types'
import type { Baseline } from '../../schedule-control/schedule-control'
import type { ScheduleAnswer } from '../plan/types'
import type { Loads } from './histogram/use-loads'
import { GANTT, nameOf } from './texts'

type PrintOrder = Body<'schedule_prints.store'>

interface PrintDialogProps {
  schedule: ScheduleAnswer
  /** What the chart is compared with. */
  baseline: Baseline | null
  loads: Loads
  isOpen: boolean
  onClose: () => void
}

/** Requests the chart as PDF; the server draws it from the stored dates. */
export function PrintDialog({ isOpen, onClose, ...shown }: PrintDialogProps) {
  const { t } = useTranslation()
  return (
    <Modal
      open={isOpen}
      destroyOnHidden
      title={t(`${GANTT}.print.title`)}
      footer={null}
      onCancel={onClose}
    >
      <PrintForm {...shown} />
    </Modal>
  )
}

type Shown = Omit<PrintDialogProps, 'isOpen' | 'onClose'>

function PrintForm({ schedule, baseline, loads }: Shown) {
  const { t, i18n } = useTranslation()
  const { request, job } = useRequestedJob<PrintOrder>(
    `/api/projects/${schedule.projectId}/schedule/prints`
  )
  const [order, setOrder] = useState<PrintOrder>({
    paper: 'a3',
    language: i18n.language.startsWith('ar') ? 'ar' : 'en',
    // as the chart is shown
    baselineId: baseline?.id,
    resourceIds: loads.shown && [loads.shown.resourceId],
  })
  if (job) return <JobProgress job={job} />
  return (
    <Form layout="vertical" onFinish={() => request.mutate(order)}>
      <ChoiceField name="paper" order={order} onChange={setOrder} />
      <ChoiceField name="language" order={order} onChange={setOrder} />
      <PeriodField order={order} onChange={setOrder} />
      <BaselineField baseline={baseline} order={order} onChange={setOrder} />
      <LoadField schedule={schedule} loads={loads} order={order} onChange={setOrder} />
      <Button type="primary" htmlType="submit" loading={request.isPending}>
        {t(`${GANTT}.print.request`)}
      </Button>
    </Form>
  )
}

interface FieldProps {
  order: PrintOrder
  onChange: (order: PrintOrder) => void
}

function ChoiceField({ name, order, onChange }: FieldProps & { name: 'paper' | 'language' }) {
  const { t } = useTranslation()
  const options = {
    paper: ['a3', 'a1'].map((value) => ({ value, label: value.toUpperCase() })),
    language: ['en', 'ar'].map((value) => ({
      value,
      label: t(`${GANTT}.print.languages.${value}`),
    })),
  }
  return (
    <Form.Item label={t(`${GANTT}.print.${name}`)}>
      <Radio.Group
        value={order[name]}
        options={options[name]}
        onChange={({ target }) => onChange({ ...order, [name]: target.value })}
      />
    </Form.Item>
  )
}

function BaselineField({ baseline, order, onChange }: FieldProps & Pick<Shown, 'baseline'>) {
  const { t } = useTranslation()
  if (!baseline) return null
  return (
    <Form.Item>
      <Checkbox
        checked={order.baselineId !== undefined}
        onChange={({ target }) =>
          onChange({ ...order, baselineId: target.checked ? baseline.id : undefined })
        }
      >
        {t(`${GANTT}.print.baseline`, { name: baseline.name })}
      </Checkbox>
    </Form.Item>
  )
}

/** As many as fit below the bars. */
const MOST_LOADS = 4

function LoadField({ schedule, loads, order, onChange }: FieldProps & Omit<Shown, 'baseline'>) {
  const { t, i18n } = useTranslation()
  if (!loads.used.length) return null
  const used = new Set(loads.used.map(({ resourceId }) => resourceId))
  return (
    <Form.Item label={t(`${GANTT}.load.title`)} extra={t(`${GANTT}.print.load_hint`)}>
      <Select
        mode="multiple"
        allowClear
        optionFilterProp="label"
        aria-label={t(`${GANTT}.load.title`)}
        maxCount={MOST_LOADS}
        value={order.resourceIds}
        onChange={(resourceIds) => onChange({ ...order, resourceIds })}
        options={schedule.resources
          .filter(({ id }) => used.has(id))
          .map((one) => ({ value: one.id, label: nameOf(one, i18n.language) }))}
      />
    </Form.Item>
  )
}

function PeriodField({ order, onChange }: FieldProps) {
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
