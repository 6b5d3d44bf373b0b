import { Form, Input } from 'antd'
import { CopyOutlined, SnippetsOutlined } from '@ant-design/icons'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http } from '../../../../api/http'
import { ConfirmAction } from '../../../../kit/confirm-action'
import type { useRecordAction } from '../../../../kit/show/use-record-action'
import { quotationPath, QUOTATIONS, type QuotationDetail } from '../quotation'
import { useSend } from '../../../../kit/use-send'

const TEXTS = `${QUOTATIONS}.copies`

interface CopyButtonsProps {
  quotation: QuotationDetail
  action: ReturnType<typeof useRecordAction>
}

/** Starts a draft with this bill, or keeps the bill for later quotations. */
export function CopyButtons({ quotation, action }: CopyButtonsProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const send = useSend()
  const copy = async (values: Record<string, unknown>) => {
    const made = await action.run<QuotationDetail>(quotation, {
      path: 'copies',
      body: values,
      done: t(`${TEXTS}.copied`),
    })
    void navigate(`${quotationPath(made)}/edit`)
  }
  const keep = ({ name }: Record<string, unknown>) =>
    send(t(`${TEXTS}.template_made`), () =>
      http.post('/api/quotation-templates', { quotationId: quotation.id, name })
    )
  return (
    <>
      <ConfirmAction
        icon={<CopyOutlined />}
        label={t(`${TEXTS}.copy`)}
        title={t(`${TEXTS}.copy_title`, { number: quotation.number })}
        content={t(`${TEXTS}.copy_text`)}
        confirmLabel={t(`${TEXTS}.copy`)}
        fields={<NameField name="projectName" initial={quotation.projectName} max={200} />}
        onConfirm={(_, { projectName }) => copy({ projectName })}
      />
      <ConfirmAction
        icon={<SnippetsOutlined />}
        label={t(`${TEXTS}.make_template`)}
        title={t(`${TEXTS}.make_template`)}
        content={t(`${TEXTS}.template_text`)}
        confirmLabel={t(`${TEXTS}.make_template`)}
        fields={<NameField name="name" initial={quotation.projectName} max={160} />}
        onConfirm={(_, values) => keep(values)}
      />
    </>
  )
}

interface NameFieldProps {
  name: 'projectName' | 'name'
  initial: string
  max: number
}

function NameField({ name, initial, max }: NameFieldProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name={name}
      label={t(`${TEXTS}.${name}`)}
      initialValue={initial}
      rules={[{ required: true, whitespace: true, message: t('kit.required') }]}
    >
      <Input maxLength={max} dir="auto" />
    </Form.Item>
  )
}
