import { useState } from 'react'
import { Flex, Form, Input } from 'antd'
import { DeleteOutlined, SnippetsOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useTranslation } from 'react-i18next'
import { http } from '../../../../api/http'
import type { Answer } from '../../../../api/types'
import { ConfirmAction } from '../../../../kit/confirm-action'
import { PlainSelect } from '../../../../kit/inputs/plain-select'
import { quotationPath, QUOTATIONS, type QuotationDetail } from '../quotation'
import { useSend } from '../../../../kit/use-send'

const TEXTS = `${QUOTATIONS}.copies`
const PATH = '/api/quotation-templates'

type Template = Answer<'quotation_templates.index'>[number]

/** Starts a quotation from a kept bill. */
export function FromTemplate() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const send = useSend()
  const start = async ({ template, projectName }: Record<string, unknown>) => {
    const { data } = await send(t(`${TEXTS}.copied`), () =>
      http.post<QuotationDetail>(`${PATH}/${String(template)}/quotations`, { projectName })
    )
    void navigate(`${quotationPath(data)}/edit`)
  }
  return (
    <ConfirmAction
      icon={<SnippetsOutlined />}
      label={t(`${TEXTS}.from_template`)}
      title={t(`${TEXTS}.from_template`)}
      content={t(`${TEXTS}.from_template_text`)}
      confirmLabel={t(`${TEXTS}.start`)}
      fields={<Fields />}
      onConfirm={(_, values) => start(values)}
    />
  )
}

function Fields() {
  const { t } = useTranslation()
  const form = Form.useFormInstance()
  const chosen = Form.useWatch<string | undefined>('template', form)
  const { data: templates = [], isSuccess } = useQuery<Template[]>({
    queryKey: [PATH],
    staleTime: 0,
  })
  const required = [{ required: true, message: t('kit.required') }]
  return (
    <>
      <Form.Item
        name="template"
        label={t(`${TEXTS}.template`)}
        rules={required}
        extra={isSuccess && templates.length === 0 ? t(`${TEXTS}.no_templates`) : undefined}
      >
        <PlainSelect
          options={templates.map(({ id, name, lineCount }) => ({
            value: String(id),
            label: t(`${TEXTS}.template_label`, { name, count: lineCount }),
          }))}
        />
      </Form.Item>
      <Form.Item name="projectName" label={t(`${TEXTS}.projectName`)} rules={required}>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
      {chosen ? (
        <DeleteTemplate
          template={templates.find(({ id }) => String(id) === chosen)}
          onDeleted={() => form.setFieldValue('template', undefined)}
        />
      ) : null}
    </>
  )
}

interface DeleteTemplateProps {
  template: Template | undefined
  onDeleted: () => void
}

function DeleteTemplate({ template, onDeleted }: DeleteTemplateProps) {
  const { t } = useTranslation()
  const send = useSend()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  if (!template) return null
  const remove = async () => {
    setBusy(true)
    try {
      await send(t(`${TEXTS}.template_deleted`), () => http.delete(`${PATH}/${template.id}`))
      await queries.invalidateQueries({ queryKey: [PATH] })
      onDeleted()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Flex justify="end">
      <ConfirmAction
        danger
        type="text"
        size="small"
        loading={busy}
        icon={<DeleteOutlined />}
        label={t(`${TEXTS}.delete_template`)}
        title={t(`${TEXTS}.delete_template_title`, { name: template.name })}
        content={t(`${TEXTS}.delete_template_text`)}
        confirmLabel={t(`${TEXTS}.delete_template`)}
        onConfirm={remove}
      />
    </Flex>
  )
}
