import { useState } from 'react'
import { Alert, Checkbox, Form, Modal } from 'antd'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, ifMatch, newIdempotencyKey } from '../../../api/http'
import { messageOf } from '../../../api/http-error'
import type { Answer } from '../../../api/types'
import { RecordSelect } from '../../../kit/inputs/record-select'
import { toast } from '../../../providers/toast'
import { filesPath, SCHEDULE_FILES } from './schedule-files'

interface CopyDialogProps {
  projectId: number
  /** Of the empty schedule. */
  version: number
  onClose: () => void
  onCopied: () => void
}

interface CopyForm {
  fromId: number
  materialNeeds?: boolean
}

/** Fills an empty schedule with the plan of another project. */
export function CopyDialog({ projectId, version, onClose, onCopied }: CopyDialogProps) {
  const { t } = useTranslation()
  const [form] = Form.useForm<CopyForm>()
  const { problem, copy } = useCopy({ projectId, version, onCopied })
  const text = (name: string) => t(`${SCHEDULE_FILES}.copy.${name}`)
  return (
    <Modal
      open
      title={text('title')}
      okText={text('apply')}
      confirmLoading={copy.isPending}
      onOk={form.submit}
      onCancel={onClose}
    >
      <Form form={form} layout="vertical" onFinish={(values) => copy.mutate(values)}>
        {problem ? <Alert type="error" showIcon role="alert" message={problem} /> : null}
        <Form.Item
          name="fromId"
          label={text('from')}
          extra={text('hint')}
          rules={[{ required: true, message: text('required') }]}
        >
          <RecordSelect lookup="projects/lookup" />
        </Form.Item>
        <Form.Item name="materialNeeds" valuePropName="checked">
          <Checkbox>{text('needs')}</Checkbox>
        </Form.Item>
      </Form>
    </Modal>
  )
}

function useCopy({ projectId, version, onCopied }: Omit<CopyDialogProps, 'onClose'>) {
  const { t } = useTranslation()
  const [problem, setProblem] = useState<string | null>(null)
  const copy = useMutation({
    mutationFn: async ({ fromId, materialNeeds = false }: CopyForm) => {
      const headers = { ...ifMatch(version), 'Idempotency-Key': newIdempotencyKey() }
      const body = { fromId, materialNeeds }
      return (
        await http.post<Answer<'schedule_copies.store'>>(`${filesPath(projectId)}/copies`, body, {
          headers,
        })
      ).data
    },
    onSuccess: ({ tasks }) => {
      toast({ title: t(`${SCHEDULE_FILES}.copy.done`, { total: tasks }) })
      onCopied()
    },
    onError: (error) => setProblem(messageOf(error, t('kit.try_again'))),
  })
  return { problem, copy }
}
