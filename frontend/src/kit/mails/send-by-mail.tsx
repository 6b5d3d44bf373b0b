import { useState } from 'react'
import { Alert, Button, Form, Input, Select, Skeleton, type ButtonProps } from 'antd'
import { MailOutlined } from '@ant-design/icons'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { http, newIdempotencyKey } from '../../api/http'
import type { Schema } from '../../api/types'
import { toast } from '../../providers/toast'
import { usePrintChoices } from '../files/pdf-prints'
import { FormDialog } from '../form/form-dialog'
import { PlainSelect } from '../inputs/plain-select'

type Draft = Schema<'MailDraft'>
type Mail = Schema<'Mail'>

interface MailValues {
  to: string[]
  cc: string[]
  language: Draft['language']
  subject: string
  text: string
}

export interface SendByMailProps {
  /** Address below which the mails of the record are, e.g. `/api/purchase-orders/7/mails`. */
  path: string
  /** Heading of the dialog: what is sent. */
  title: string
  /** What else is asked for, such as a period. */
  body?: object
  /** Above the fields, e.g. what follows from sending. */
  hint?: string
  label?: string
  /** Whom it went to before. */
  again?: Mail
}

/** Sends the document of a record by mail: to whom, in which language, and with which words. */
export function SendByMail({ label, ...props }: SendByMailProps & ButtonProps) {
  const { t } = useTranslation()
  const { path, title, body, hint, again, ...button } = props
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon={<MailOutlined />} {...button} onClick={() => setOpen(true)}>
        {label ?? t('kit.mails.send')}
      </Button>
      {isOpen ? (
        <MailDialog {...{ path, title, body, hint, again }} onClose={() => setOpen(false)} />
      ) : null}
    </>
  )
}

type DialogProps = Omit<SendByMailProps, 'label'> & { onClose: () => void }

function MailDialog({ path, title, body, hint, again, onClose }: DialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const draft = useQuery<Draft>({ queryKey: [`${path}/draft`], staleTime: 0 })
  const send = async (values: MailValues) => {
    const headers = { 'Idempotency-Key': newIdempotencyKey() }
    await http.post(path, { ...body, ...values }, { headers })
    toast({ variant: 'success', title: t('kit.mails.ordered') })
    await client.invalidateQueries({ queryKey: [path] })
  }
  if (!draft.data || draft.isFetching)
    return (
      <FormDialog
        key="loading"
        title={title}
        saveLabel={t('kit.mails.send')}
        onSave={stay}
        onClose={onClose}
      >
        <NoDraft isError={draft.isError} />
      </FormDialog>
    )
  const { language, words, to, known } = draft.data
  const recipients = again ? again.recipients.split(', ') : to
  return (
    <FormDialog<MailValues>
      // a form of its own, which begins with the words that have come
      key="words"
      title={title}
      intro={hint ? <p>{hint}</p> : null}
      saveLabel={t('kit.mails.send')}
      initialValues={{ to: recipients, cc: [], language, ...words[language] }}
      onSave={send}
      onClose={onClose}
    >
      <MailFields draft={draft.data} known={known} />
    </FormDialog>
  )
}

function NoDraft({ isError }: { isError: boolean }) {
  const { t } = useTranslation()
  if (!isError) return <Skeleton active title={false} paragraph={{ rows: 8 }} />
  return <Alert type="error" showIcon message={t('kit.load_failed')} />
}

/** Nothing is sent before its words are there. */
const stay = () => Promise.reject(new Error('not loaded'))

function MailFields({ draft, known }: { draft: Draft; known: string[] }) {
  const { t } = useTranslation()
  const choices = usePrintChoices()
  const required = [{ required: true, message: t('kit.required') }]
  return (
    <>
      <Recipients name="to" known={known} required />
      <Recipients name="cc" known={known} />
      <LanguageItem draft={draft} choices={choices} />
      <Form.Item name="subject" label={t('kit.mails.fields.subject')} rules={required}>
        <Input maxLength={200} dir="auto" />
      </Form.Item>
      <Form.Item
        name="text"
        label={t('kit.mails.fields.text')}
        rules={required}
        extra={t('kit.mails.attached')}
      >
        <Input.TextArea rows={9} maxLength={5000} dir="auto" />
      </Form.Item>
    </>
  )
}

interface RecipientsProps {
  name: 'to' | 'cc'
  known: string[]
  required?: boolean
}

/** Addresses, those that are known of the recipient among them. */
function Recipients({ name, known, required }: RecipientsProps) {
  const { t } = useTranslation()
  return (
    <Form.Item
      name={name}
      label={t(`kit.mails.fields.${name}`)}
      required={required}
      rules={[
        ...(required
          ? [{ type: 'array' as const, min: 1, required, message: t('kit.required') }]
          : []),
        {
          validator: (_, list: string[] = []) =>
            list.every((one) => ADDRESS.test(one))
              ? Promise.resolve()
              : Promise.reject(new Error(t('kit.invalid_email'))),
        },
      ]}
    >
      <Select
        mode="tags"
        maxCount={10}
        tokenSeparators={[',', ';', ' ']}
        options={known.map((value) => ({ value, label: value }))}
        direction="ltr"
        suffixIcon={null}
      />
    </Form.Item>
  )
}

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

interface LanguageItemProps {
  draft: Draft
  choices: { value: string; label: string }[]
}

/** The words follow the language as long as no one has changed them. */
function LanguageItem({ draft, choices }: LanguageItemProps) {
  const { t } = useTranslation()
  const form = Form.useFormInstance<MailValues>()
  const [before, setBefore] = useState(draft.language)
  const change = (language: Draft['language']) => {
    for (const name of ['subject', 'text'] as const)
      if (form.getFieldValue(name) === draft.words[before][name])
        form.setFieldValue(name, draft.words[language][name])
    setBefore(language)
  }
  return (
    <Form.Item name="language" label={t('kit.prints.language')} required>
      <PlainSelect options={choices} onChange={(value) => change(value as Draft['language'])} />
    </Form.Item>
  )
}
