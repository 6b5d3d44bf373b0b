import { useState } from 'react'
import { Button, DatePicker, Form, Input, Modal, type FormInstance } from 'antd'
import { PlusOutlined } from '@ant-design/icons'
import dayjs, { type Dayjs } from 'dayjs'
import { useTranslation } from 'react-i18next'
import { PlainSelect } from '../../../kit/inputs/plain-select'
import type { useRecordAction } from '../../../kit/show/use-record-action'
import type { Client } from './client'
import { ACTIVITY_KINDS } from './timeline-item'

interface LogActivityProps {
  client: Client
  action: ReturnType<typeof useRecordAction>
}

interface Values {
  kind: string
  subject: string
  details?: string
  occurredAt: Dayjs
}

/** Notes down a call, visit, meeting, e-mail or note. */
export function LogActivity({ client, action }: LogActivityProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const [form] = Form.useForm<Values>()
  const save = async ({ occurredAt, ...values }: Values) => {
    setBusy(true)
    const body = { ...values, occurredAt: occurredAt.toISOString() }
    const done = t('commercial.clients.timeline.logged')
    const saved = await action.run(client, { path: 'activities', body, done }).then(
      () => true,
      () => false
    )
    setBusy(false)
    if (saved) setOpen(false)
  }
  const text = (name: string) => t(`commercial.clients.timeline.${name}`)
  return (
    <>
      <div>
        <Button type="primary" icon={<PlusOutlined />} onClick={() => setOpen(true)}>
          {text('log')}
        </Button>
      </div>
      <Modal
        open={open}
        title={text('log')}
        okText={t('common.save')}
        cancelText={t('common.cancel')}
        okButtonProps={{ loading: busy }}
        onOk={() => form.submit()}
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <ActivityForm form={form} onSave={(values) => void save(values)} />
      </Modal>
    </>
  )
}

interface ActivityFormProps {
  form: FormInstance<Values>
  onSave: (values: Values) => void
}

function ActivityForm({ form, onSave }: ActivityFormProps) {
  const { t } = useTranslation()
  const text = (name: string) => t(`commercial.clients.timeline.${name}`)
  return (
    <Form
      form={form}
      layout="vertical"
      preserve={false}
      initialValues={{ kind: 'call', occurredAt: dayjs() }}
      validateMessages={{ required: t('kit.required') }}
      onFinish={onSave}
    >
      <Form.Item name="kind" label={text('kind_label')} rules={[{ required: true }]}>
        <PlainSelect
          options={ACTIVITY_KINDS.map((value) => ({ value, label: text(`kind.${value}`) }))}
        />
      </Form.Item>
      <Form.Item
        name="subject"
        label={text('subject')}
        rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
      >
        <Input maxLength={200} />
      </Form.Item>
      <Form.Item name="occurredAt" label={text('occurred')} rules={[{ required: true }]}>
        <DatePicker showTime={{ format: 'HH:mm' }} style={{ width: '100%' }} />
      </Form.Item>
      <Form.Item name="details" label={text('details')}>
        <Input.TextArea rows={4} maxLength={5000} />
      </Form.Item>
    </Form>
  )
}
